// LocalPort made real: saved logs, the running job's page, the checkout.
import { basename, resolve } from 'node:path'
import { RetraceError } from '../errors.ts'
import type { LocalPort, LogAnswer } from '../ports.ts'
import type { Git } from './git.ts'
import { logFiles } from './log-files.ts'
import { openInside, readFileBounded } from './open-file.ts'
import { reportFiles } from './report-files.ts'

export type LocalOptions = {
  /** Folder that relative log paths start from. */
  readonly cwd: string
  /** Root of the checkout, when there is one. */
  readonly checkout: string | undefined
  /** Files that the user named on the command line; they may lie anywhere. Found by their path or by their name alone. */
  readonly named?: readonly string[]
  readonly git: Git
  /** Reads the running job's page; outside of a runner it answers that there is none. */
  readonly runnerPage: () => Promise<LogAnswer>
}

const maxText = 1 << 20

/** The machine's side of a diagnosis. What is not there, not safe to open or too large is an answer, never an error. */
export function local({ cwd, checkout, named = [], git, runnerPage }: LocalOptions): LocalPort {
  const bytesOf = (path: string): Uint8Array | undefined => {
    const given = named.find((file) => file === path || basename(file) === basename(path))
    if (given !== undefined) return readFileBounded(resolve(cwd, given), maxText)
    return checkout === undefined ? undefined : openInside(checkout).read(path, maxText)
  }
  return {
    logs: (patterns) => logFiles(patterns, { cwd }),
    runnerPage,
    text(path) {
      const bytes = orNothing(() => bytesOf(path))
      return bytes === undefined ? undefined : Buffer.from(bytes).toString('utf8')
    },
    reports(patterns) {
      if (checkout !== undefined) return reportFiles(checkout, patterns)
      return { reports: [], notes: patterns.length === 0 ? [] : ['There is no workspace to look for test reports in.'] }
    },
    async files() {
      if (checkout === undefined) return undefined
      try {
        return new Set(await git.listFiles(checkout))
      } catch (thrown) {
        if (!(thrown instanceof RetraceError)) throw thrown
        // Without git the listing is larger (ignored files too), which only makes path guesses less sharp.
        const listed = orNothing(() => openInside(checkout).list())
        return listed === undefined ? undefined : new Set(listed)
      }
    },
  }
}

/** What `read` gives, or undefined where it refuses; a malfunction still rises. */
function orNothing<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch (thrown) {
    if (thrown instanceof RetraceError) return undefined
    throw thrown
  }
}
