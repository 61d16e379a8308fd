// The runner's page writer: every line goes to the page of its step and to the page of its job, through a buffer that keeps the newest
// 4 KiB from the disk (R Logging.cs: a StreamWriter over a FileStream).
import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { LogPort } from '../../src/ports.ts'

const timeline = '11111111-1111-1111-1111-111111111111'
const block = 4096

export type FakePages = {
  /** Writes a line of an earlier step, whose own page is gone: it is in the job's page only. */
  line(text: string): void
  /** A log port whose text ends up in the job's page and in our step's, as the runner treats an action's output. */
  readonly log: LogPort
  readonly jobPage: string
}

type Options = {
  /** Time stamps of the lines, in milliseconds since 1970. */
  readonly now: () => number
  /** Number of the job's page; over 1 it has rolled over. */
  readonly page?: number
  /** Makes the record of the job another one. */
  readonly job?: string
}

/** Pages of a running job in `folder`. */
export function fakePages(folder: string, { now, page = 1, job = '2' }: Options): FakePages {
  mkdirSync(folder, { recursive: true })
  const path = (record: string, n: number) =>
    join(folder, `${timeline}_${record.repeat(8)}-2222-2222-2222-222222222222_${n}.log`)
  const jobFile = bufferedFile(path(job, page))
  const stepFile = bufferedFile(path('9', 1))
  const write = (text: string, files: readonly ((text: string) => void)[]) => {
    const stamp = new Date(now()).toISOString().replace(/\.(\d{3})Z$/, '.$10000Z')
    for (const file of files) file(`${stamp} ${text}\n`)
  }
  const line = (text: string) => write(text, [jobFile])
  const own = (text: string) => write(text, [jobFile, stepFile])
  return {
    line,
    jobPage: path(job, page),
    log: {
      info: own,
      warn: (text) => own(`##[warning]${text}`),
      group: (title) => {
        own(`##[group]${title}`)
        return { end: () => own('##[endgroup]') }
      },
    },
  }
}

function bufferedFile(path: string): (text: string) => void {
  let held = Buffer.from('\uFEFF')
  appendFileSync(path, '')
  return (text) => {
    held = Buffer.concat([held, Buffer.from(text)])
    const full = held.length - (held.length % block)
    if (full === 0) return
    appendFileSync(path, held.subarray(0, full))
    held = held.subarray(full)
  }
}
