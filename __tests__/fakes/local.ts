// The local port in memory: a checkout and saved logs as texts.
import picomatch from 'picomatch'
import type { LocalPort, LogAnswer } from '../../src/ports.ts'

export type LocalState = {
  /** Checkout by path; undefined: there is none. */
  readonly files?: Readonly<Record<string, string>> | undefined
  /** Saved logs by the path that a user would write. */
  readonly logs?: Readonly<Record<string, string>>
  /** What the running job has written so far; undefined outside of a runner. */
  readonly page?: string | undefined
}

export function aLogAnswer(log: string, text: string, job?: string): LogAnswer {
  const bytes = Buffer.from(text)
  const handle = {
    log,
    bytes: bytes.length,
    complete: true,
    chunks: () => [bytes],
    ...(job === undefined ? {} : { job }),
  }
  return { kind: 'log', handle }
}

const missing = (why: string): LogAnswer => ({ kind: 'missing', code: 'log_missing', why })

export function fakeLocal({ files, logs = {}, page }: LocalState): LocalPort {
  return {
    logs: async (patterns) =>
      patterns.map((path) => {
        const text = logs[path]
        return text === undefined ? missing(`${path} does not exist.`) : aLogAnswer(path, text)
      }),
    runnerPage: async () =>
      page === undefined ? missing('There is no running job here.') : aLogAnswer('runner page', page),
    text: (path) => (files !== undefined && Object.hasOwn(files, path) ? files[path] : undefined),
    reports(patterns) {
      if (patterns.length === 0) return { reports: [], notes: [] }
      const paths = Object.keys(files ?? {}).filter((path) => picomatch([...patterns])(path))
      const reports = paths.sort().map((path) => ({ path, text: files?.[path] ?? '' }))
      return { reports, notes: reports.length === 0 ? ['There is no test report here.'] : [] }
    },
    files: async () => (files === undefined ? undefined : new Set(Object.keys(files))),
  }
}
