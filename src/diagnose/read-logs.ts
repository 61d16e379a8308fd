// Reads the bytes of all logs into job logs, one after the other, and says how far it is.
import { decoded } from '../ci/encoding.ts'
import { type JobLog, jobLogs } from '../ci/job-log.ts'
import { emptyShelf, type Shelf } from '../ci/kept.ts'
import { endScan, type ScannedLog, scanChunk, startScan } from '../ci/scan.ts'
import type { Note, Source } from '../domain/report.ts'
import type { Use } from '../ports.ts'
import type { Tally } from '../text/clean.ts'
import type { Redactor } from '../text/redact.ts'
import type { LocatedLog } from './evidence.ts'

export type ReadLogs = {
  readonly logs: JobLog[]
  readonly sources: Source[]
  readonly notes: Note[]
  readonly cutLines: number
}

/** Reads every log. One that breaks off or is no text becomes a note; the others are read all the same. */
export function readLogs(
  located: readonly LocatedLog[],
  redactor: Redactor,
  tally: Tally,
  { log }: Use<'log'>,
): ReadLogs {
  const logs: JobLog[] = []
  const sources: Source[] = []
  const notes: Note[] = []
  let cutLines = 0
  const shelf = emptyShelf()
  located.forEach(({ handle, kind, job }, i) => {
    // A word for who waits; a handful of small logs is read before it could be.
    if (located.length > 4 || handle.bytes > 16 << 20)
      log.info(`Reading log ${i + 1} of ${located.length}: ${handle.log} (${megabytes(handle.bytes)})`)
    const { scanned, broken } = scan(handle, redactor, shelf)
    const note = [handle.note, broken, ...complaints(scanned)].filter((n) => n !== undefined)
    for (const text of note)
      notes.push({
        code: scanned.lines === 0 || scanned.binary ? 'log_unreadable' : 'log_truncated',
        text: `${handle.log}: ${text}`,
      })
    cutLines += scanned.cutLines
    const found =
      scanned.binary || scanned.lines === 0
        ? []
        : jobLogs(scanned, { redact: redactor.exact, tally }, job ?? handle.job)
    logs.push(...found)
    const source = {
      kind,
      log: handle.log,
      lines: scanned.lines,
      bytes: scanned.bytes,
      complete: handle.complete && note.length === 0,
    }
    const names = found.map((f) => f.name ?? 'job')
    for (const name of names.length === 0 ? [job ?? handle.job ?? handle.log] : names) {
      sources.push({ job: name, ...source, ...(note.length === 0 ? {} : { note: note.join(' ') }) })
    }
  })
  return { logs, sources, notes, cutLines }
}

function scan(
  handle: LocatedLog['handle'],
  redactor: Redactor,
  shelf: Shelf,
): { scanned: ScannedLog; broken?: string } {
  const state = startScan(handle.log, redactor.matcher.longest === 0 ? undefined : redactor.matcher, shelf)
  try {
    for (const chunk of decoded(handle.chunks())) scanChunk(state, chunk)
  } catch (thrown) {
    // A log may vanish or break off while it is read; what came before stays useful.
    return {
      scanned: endScan(state),
      broken: `reading stopped early (${thrown instanceof Error ? thrown.message : String(thrown)}).`,
    }
  }
  return { scanned: endScan(state) }
}

function complaints(scanned: ScannedLog): string[] {
  if (scanned.lines === 0) return ['the log is empty.']
  if (scanned.binary) return ['this is not a text log (it is full of NUL bytes); nothing was read from it.']
  return scanned.cutLines === 0 ? [] : [`${scanned.cutLines} lines longer than 128 KiB were cut to their head.`]
}

function megabytes(bytes: number): string {
  return bytes < 1 << 20 ? `${Math.ceil(bytes / 1024)} KB` : `${Math.round(bytes / (1 << 20))} MB`
}
