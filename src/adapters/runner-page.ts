// The log of the job we run in, from the page that the runner writes meanwhile (platform.md 1c): the API has it only after the job.
import { randomBytes } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { LogAnswer, LogPort } from '../ports.ts'
import { fileChunks, fileHead } from './file-log.ts'

export type PageOptions = {
  readonly log: LogPort
  /** Milliseconds since 1970. */
  readonly now?: () => number
  readonly sleep?: (ms: number) => Promise<void>
  /** Random text that only this call prints. */
  readonly marker?: string
}

/** Pages of one record (a step or the job), in order. */
type Candidate = { readonly folder: string; readonly files: readonly string[]; readonly first: number }
type Page = { readonly candidate: Candidate; readonly text: Buffer; readonly marked: number }

const pageName = /^([0-9a-f-]{36}_[0-9a-f-]{36})_(\d+)\.log$/i
const waitMs = 3000
const pollMs = 100
/** A page that nobody wrote to for so long is left over from a job that crashed. */
const staleMs = 5 * 60_000
/** The job's page is cut at 8 MiB; more than this is not the runner's. */
const largestLog = 64 << 20
const mostFiles = 2000

/**
 * The running job's log up to this call. The runner holds back up to 5 KiB, the failure's last lines among them, so a marker and filler
 * are printed until the marker shows up in the page or 3 s are over. `complete` is false when the page has rolled over, or the marker never
 * came. Files are only read. `folders` are the runner's `_diag/pages` (runner-folder.ts).
 */
export async function runnerPage(folders: readonly string[], options: PageOptions): Promise<LogAnswer> {
  const { log, now = Date.now, sleep = (ms: number) => setTimeout(ms) } = options
  const marker = options.marker ?? randomBytes(16).toString('hex')
  // A page may still be empty on disk, so that only its name tells that it is one.
  if (!folders.some((folder) => filesIn(folder).some((file) => pageName.test(file)))) {
    return { kind: 'missing', code: 'log_missing', why: "The runner's folder holds no page of this job's log." }
  }
  const start = now()
  const group = log.group(`Waiting for the runner to write this job's log to disk (${marker})`)
  let pages: Page[] = []
  try {
    for (let lines = 48; ; lines = 8) {
      for (let i = 0; i < lines; i++) log.info(filler)
      pages = folders.flatMap(candidatesIn).flatMap((candidate) => read(candidate, marker))
      if (pages.some((page) => page.marked >= 0) || now() - start >= waitMs) break
      await sleep(pollMs)
    }
  } finally {
    group.end()
  }
  const marked = pages.find((page) => page.marked >= 0)
  const page = marked ?? youngest(pages, now())
  if (page === undefined) {
    return { kind: 'missing', code: 'log_missing', why: "The runner's folder holds only pages of earlier jobs." }
  }
  return answer(page)
}

/** 128 characters; 48 lines are more than the runner holds back. */
const filler = 'This line has no meaning; it pushes the lines before it out of a buffer of the runner. '.padEnd(
  128,
  '.',
)

/** Records that can be the job: they start as a job's log does, or have lost their first page. A step's own page is neither. */
function candidatesIn(folder: string): Candidate[] {
  const records = new Map<string, { n: number; file: string }[]>()
  for (const file of filesIn(folder)) {
    const name = pageName.exec(file)
    if (name?.[1] === undefined) continue
    const pages = records.get(name[1]) ?? []
    records.set(name[1], pages)
    pages.push({ n: Number(name[2]), file })
  }
  return [...records.values()].flatMap((pages) => {
    const sorted = pages.sort((a, b) => a.n - b.n)
    const [first] = sorted
    if (first === undefined) return []
    const isJob = first.n > 1 || startsJob(join(folder, first.file))
    return isJob ? [{ folder, files: sorted.map((page) => page.file), first: first.n }] : []
  })
}

function startsJob(path: string): boolean {
  const head = fileHead(path, 'refuse')
  return typeof head !== 'string' && Buffer.from(head.subarray(0, 4096)).includes('Current runner version:')
}

function read(candidate: Candidate, marker: string): Page[] {
  const chunks: Uint8Array[] = []
  let bytes = 0
  try {
    for (const file of candidate.files) {
      for (const chunk of fileChunks(join(candidate.folder, file), file, 'refuse')) {
        bytes += chunk.length
        if (bytes > largestLog) return []
        chunks.push(chunk)
      }
    }
  } catch {
    // The runner deletes a page about a second after it is full; the next look finds the one after it.
    return []
  }
  const text = Buffer.concat(chunks)
  return [{ candidate, text, marked: text.indexOf(marker) }]
}

/** The page with the newest line, unless even that is old. */
function youngest(pages: readonly Page[], now: number): Page | undefined {
  const aged = pages.map((page) => ({ page, at: newestStamp(page.text) })).filter(({ at }) => now - at < staleMs)
  return aged.sort((a, b) => b.at - a.at || b.page.text.length - a.page.text.length)[0]?.page
}

/** Milliseconds since 1970 of the last stamped line, or 0. */
function newestStamp(text: Buffer): number {
  const lines = text
    .subarray(Math.max(0, text.length - (64 << 10)))
    .toString('latin1')
    .split('\n')
  const stamp = lines.findLast((line) => /^\d{4}-\d\d-\d\dT[\d:.]{16}Z/.test(line))
  return stamp === undefined ? 0 : Date.parse(`${stamp.slice(0, 23)}Z`)
}

function answer({ candidate, text, marked }: Page): LogAnswer {
  // Everything from the line of the marker on is our own.
  const log = marked < 0 ? text : text.subarray(0, text.lastIndexOf('\n', marked) + 1)
  const notes: string[] = []
  if (candidate.first > 1) {
    notes.push(
      `The first ${candidate.first - 1} × 8 MiB of this log are no longer on the runner; lines count from there.`,
    )
  }
  if (marked < 0) notes.push('The last lines may be missing: the runner had not written them to disk after 3 s.')
  return {
    kind: 'log',
    handle: {
      log: `_diag/pages/${candidate.files[0] ?? ''}`,
      bytes: log.length,
      complete: notes.length === 0,
      ...(notes.length === 0 ? {} : { note: notes.join(' ') }),
      chunks: () => [log],
    },
  }
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder).slice(0, mostFiles)
  } catch {
    // It was there a moment ago; the runner owns it and may take it away.
    return []
  }
}
