// The streaming reader of a log: bytes in, sections out. Synchronous on purpose, one pass, memory flat in log size; UTF-8 is decoded
// only for lines that are kept (architecture.md "Recipes": 255 MB/s). A fold: `startScan`, `scanChunk`, `endScan`.
// Longer than a file should be: a state machine over lines, whose states would only be hidden by cutting it up.
import type { SecretMatcher } from '../text/secrets.ts'
import { isGhForm, splitGhLine } from './gh-format.ts'
import { type Block, copyOut, countRead, emptyShelf, keep, keptBytes, letGo, release, type Shelf } from './kept.ts'
import { isActionReference, isSuspicious, newSection, type Section } from './section.ts'

/** What was read of one log. */
export type ScannedLog = {
  readonly log: string
  readonly lines: number
  readonly bytes: number
  readonly sections: readonly Section[]
  /** Occurrences of known secret values that the log had in plain sight. */
  readonly secretHits: number
  /** Lines longer than the window of the reader; only their head was kept. */
  readonly cutLines: number
  /** Share of NUL bytes is that of a binary file. */
  readonly binary: boolean
}

export type Scan = {
  readonly log: string
  readonly matcher: SecretMatcher | undefined
  readonly shelf: Shelf
  readonly window: Buffer
  filled: number
  line: number
  bytes: number
  nuls: number
  gh: boolean | undefined
  prefix: string
  job: string | undefined
  stepName: string | undefined
  sections: Section[]
  current: Section
  /** A `##[group]Run …` whose group is still open: step header or a group of the script's own? */
  candidate: { line: number; section: Section; proven: boolean } | undefined
  inError: boolean
  skipping: boolean
  secretHits: number
  cutLines: number
}

const windowSize = 128 << 10
const giantHead = 16 << 10
const stampLength = 28
/** Text is made in small pieces: the one at hand survives each collection of garbage, and what survives makes the heap grow. */
const pieceSize = 8 << 10

/** A reader for one log. Logs of one run share a `shelf`, so that all of them together are kept in bounded memory. */
export function startScan(log: string, matcher?: SecretMatcher, shelf: Shelf = emptyShelf()): Scan {
  const current = newSection('setup', 'Set up job', 1, undefined, undefined)
  return {
    log,
    matcher,
    shelf,
    window: Buffer.allocUnsafe(windowSize),
    filled: 0,
    line: 0,
    bytes: 0,
    nuls: 0,
    gh: undefined,
    prefix: '',
    job: undefined,
    stepName: undefined,
    sections: [current],
    current,
    candidate: undefined,
    inError: false,
    skipping: false,
    secretHits: 0,
    cutLines: 0,
  }
}

/** Reads one chunk of any size. */
export function scanChunk(scan: Scan, chunk: Uint8Array): void {
  scan.bytes += chunk.length
  countRead(chunk.length, scan.current.kept, scan.shelf)
  for (let from = 0; from < chunk.length; ) {
    const take = Math.min(windowSize - scan.filled, chunk.length - from)
    scan.window.set(chunk.subarray(from, from + take), scan.filled)
    scan.filled += take
    from += take
    drain(scan, false)
  }
}

/** Reads what is left and closes the last section. */
export function endScan(scan: Scan): ScannedLog {
  drain(scan, true)
  if (scan.candidate !== undefined) settleCandidate(scan)
  scan.current.toLine = Math.max(scan.line, 1)
  scan.shelf.held += keptBytes(scan.current.kept)
  const first = scan.sections[0]
  if (first?.kind === 'setup' && !first.preamble && first.stepName === undefined) {
    first.kind = 'step'
    first.header = ''
  }
  return {
    log: scan.log,
    lines: scan.line,
    bytes: scan.bytes,
    sections: scan.sections,
    secretHits: scan.secretHits,
    cutLines: scan.cutLines,
    binary: scan.nuls * 20 > scan.bytes,
  }
}

/** Takes all whole lines out of the window; with `last`, the unfinished one too. */
function drain(scan: Scan, last: boolean): void {
  const { window } = scan
  let end = last ? scan.filled : window.lastIndexOf(0x0a, scan.filled - 1) + 1
  if (end === 0) {
    if (scan.filled < windowSize && !last) return
    end = scan.filled
  }
  if (end === 0) return
  const giant = end === windowSize && window[end - 1] !== 0x0a
  if (scan.matcher !== undefined) scan.secretHits += scan.matcher.overwrite(window, 0, end)
  if (window.indexOf(0) >= 0) scan.nuls += countNuls(window, end)
  if (scan.skipping) {
    // Inside a line that is longer than the window: its head was read, the rest up to the LF is let go.
    const lf = window.indexOf(0x0a)
    if (lf < 0 || lf >= end) {
      carry(scan, giant ? overlap(scan) : 0)
      return
    }
    scan.skipping = false
    readRegion(scan, lf + 1, end)
  } else if (giant) {
    readRegion(scan, 0, giantHead)
    scan.skipping = true
    scan.cutLines++
    carry(scan, overlap(scan))
    return
  } else readRegion(scan, 0, end)
  carry(scan, scan.filled - end)
}

/** Bytes that must stay in the window so that a secret across its edge is still found. */
function overlap(scan: Scan): number {
  return scan.matcher === undefined ? 0 : Math.min(Math.max(0, scan.matcher.longest - 1), windowSize / 2)
}

/** Moves the last `count` bytes of the window to its start. */
function carry(scan: Scan, count: number): void {
  scan.window.copyWithin(0, scan.filled - count, scan.filled)
  scan.filled = count
}

function countNuls(window: Buffer, end: number): number {
  let count = 0
  for (let i = window.indexOf(0); i >= 0 && i < end; i = window.indexOf(0, i + 1)) count++
  return count
}

/** Reads whole lines `window[from, to)`. */
function readRegion(scan: Scan, from: number, to: number): void {
  if (from >= to) return
  const block = copyOut(scan.window.subarray(from, to), scan.line + 1, scan.shelf)
  keep(scan.current.kept, block, scan.shelf)
  if (scan.candidate !== undefined) keep(scan.candidate.section.kept, block, scan.shelf)
  scan.gh ??= isGhForm(scan.window.toString('latin1', from, to))
  for (let start = from; start < to; ) {
    const end = pieceEnd(scan.window, start, to)
    readLines(scan, scan.window.toString('latin1', start, end), block)
    start = end
  }
  release(block, scan.shelf)
}

/** End of the last line that ends within a piece's length, or of the first line when that one is longer. */
function pieceEnd(window: Buffer, from: number, to: number): number {
  if (to - from <= pieceSize) return to
  const last = window.lastIndexOf(0x0a, from + pieceSize - 1)
  const end = last >= from ? last : window.indexOf(0x0a, from)
  return end < 0 || end >= to ? to : end + 1
}

function readLines(scan: Scan, text: string, block: Block): void {
  let stampAt = -1
  for (let at = 0; at < text.length; ) {
    let end = text.indexOf('\n', at)
    if (end < 0) end = text.length
    scan.line++
    const next = readLine(scan, text, at, end, block)
    if (next >= 0) stampAt = next
    at = end + 1
  }
  if (stampAt >= 0) scan.current.endedAt = stampOf(text, stampAt)
}

/** A copy: a slice would keep the whole piece of log alive for its 27 characters. */
function stampOf(text: string, at: number): string {
  return utf8(text.slice(at, at + stampLength - 1))
}

/** Reads one line `text[at, end)`; gives the offset of its time stamp, or -1. */
function readLine(scan: Scan, text: string, at: number, end: number, block: Block): number {
  let p = at
  if (scan.gh === true) p = readPrefix(scan, text, at, end, block)
  // BOM as latin1 sees it; a second recording of the same text may have it mis-decoded, which the transcoder has undone.
  while (text.charCodeAt(p) === 0xef && text.charCodeAt(p + 1) === 0xbb && text.charCodeAt(p + 2) === 0xbf) p += 3
  let stampAt = -1
  if (text.charCodeAt(p + 4) === 0x2d && text.charCodeAt(p + 10) === 0x54 && text.charCodeAt(p + 27) === 0x5a) {
    stampAt = p
    p += stampLength
    if (text.charCodeAt(p) === 0x20) p++
  }
  const c = text.charCodeAt(p)
  if (scan.candidate !== undefined && readHeaderLine(scan, text, p, end)) return stampAt
  if (c === 0x23 && text.charCodeAt(p + 2) === 0x5b) readTag(scan, text, p, end, block, stampAt)
  else if (c === 0x50 || c === 0x43 || c === 0x45) readPhrase(scan, text, p, end, block, stampAt)
  if (scan.candidate?.line === scan.line || text.startsWith('Node 20 is being deprecated', p)) return stampAt
  // Only the first line of an entry is stamped; what follows unstamped belongs to it.
  if (stampAt >= 0 && p < end && !isBlank(text, p, end)) {
    scan.inError = text.startsWith('##[error]', p)
    if (!scan.inError && text.startsWith('##[warning]', p)) return stampAt
    scan.current.endsWithError = scan.inError
  } else if (stampAt < 0 && text.startsWith('##[error]', p)) {
    scan.inError = true
    scan.current.endsWithError = true
  } else if (stampAt < 0 && p < end && !scan.inError && !isBlank(text, p, end)) scan.current.endsWithError = false
  return stampAt
}

function isBlank(text: string, p: number, end: number): boolean {
  for (let i = p; i < end; i++) if (text.charCodeAt(i) > 0x20) return false
  return true
}

/** `job TAB step TAB …`: a change of either starts a section, since each step is a file of its own there. */
function readPrefix(scan: Scan, text: string, at: number, end: number, block: Block): number {
  if (scan.prefix !== '' && text.startsWith(scan.prefix, at)) return at + scan.prefix.length
  const line = splitGhLine(text.slice(at, end))
  if (line === undefined) return at
  const rest = end - line.rest.length
  scan.prefix = text.slice(at, rest)
  const job = utf8(line.job)
  const known = line.step === undefined ? undefined : utf8(line.step)
  if (scan.job !== job || (known !== undefined && scan.stepName !== known)) {
    scan.job = job
    scan.stepName = known
    const kind = kindOfStep(known)
    open(scan, newSection(kind, kind === 'setup' ? 'Set up job' : '', scan.line, job, known), block, undefined)
  }
  return rest
}

/** Without step files `gh` names no step: then the job's headers tell, as in a plain job log. */
function kindOfStep(name: string | undefined): Section['kind'] {
  if (name === undefined || name === 'Set up job') return 'setup'
  if (name === 'Complete job') return 'end'
  return name.startsWith('Post ') ? 'post' : 'step'
}

function utf8(latin1: string): string {
  return Buffer.from(latin1, 'latin1').toString('utf8')
}

/** A line inside `##[group]Run …`: true when it was taken as part of the header. */
function readHeaderLine(scan: Scan, text: string, p: number, end: number): boolean {
  const { candidate } = scan
  if (candidate === undefined) return false
  const { section } = candidate
  if (text.startsWith('##[endgroup]', p) || text.startsWith('##[group]', p)) {
    settleCandidate(scan)
    return text.startsWith('##[endgroup]', p)
  }
  if (text.startsWith('\x1b[36;1m', p)) {
    if (section.script.length < 2000)
      section.script.push(utf8(text.slice(p + 7, Math.min(end, p + 4096))).replace(/\x1b\[0m\r?$/, ''))
    candidate.proven = true
  } else if (text.startsWith('shell: ', p)) candidate.proven = true
  else if (!candidate.proven && section.script.length < 2000) {
    // A copy without colours: script lines stand before `shell:`.
    section.script.push(
      utf8(text.slice(p, Math.min(end, p + 4096)))
        .replace(/\r$/, '')
        .replace(/^\^\[\[36;1m|\^\[\[0m$/g, ''),
    )
  }
  return true
}

/** The open group turns out to be a step's header, or a group that the script printed. */
function settleCandidate(scan: Scan): void {
  const { candidate } = scan
  if (candidate === undefined) return
  scan.candidate = undefined
  const { section } = candidate
  // A script may start like a local action (`./build.sh`); only a script has its own lines or a shell in the header.
  section.uses = !candidate.proven && isActionReference(section.header)
  if (section.uses) section.script = []
  else if (!candidate.proven) {
    letGo(section.kept, scan.shelf)
    return
  }
  section.bodyLine = scan.line + 1
  if (scan.current.kind === 'step' && scan.current.header === '' && scan.current.job === section.job) {
    // `gh` form: the section was opened by its prefix, here comes its header.
    if (candidate.line - scan.current.fromLine < 5) {
      scan.current.header = section.header
      scan.current.script = section.script
      scan.current.uses = section.uses
      scan.current.bodyLine = section.bodyLine
      letGo(section.kept, scan.shelf)
      return
    }
  }
  close(scan, candidate.line - 1)
  push(scan, section)
}

/** The next section; the one that a scan starts with goes when nothing came before its successor. */
function push(scan: Scan, section: Section): void {
  if (scan.sections.length === 1 && section.fromLine <= 1) scan.sections.pop()
  scan.sections.push(section)
  scan.current = section
}

/** Ends the current section; what it kept is let go when nothing in it looks wrong and another step follows. */
function close(scan: Scan, line: number, whole = false): void {
  const { current } = scan
  current.toLine = Math.max(line, current.fromLine)
  const wanted = whole || current.kind === 'setup' || isSuspicious(current) || tellsVersions(current)
  if (!wanted) letGo(current.kept, scan.shelf)
  scan.shelf.held += keptBytes(current.kept)
}

/** Small outputs of set-up actions stay, since they name the versions a reproduction needs. */
function tellsVersions(section: Section): boolean {
  return section.uses && /setup|toolchain/i.test(section.header) && keptBytes(section.kept) <= 2 * windowSize
}

function open(scan: Scan, section: Section, block: Block, startedAt: string | undefined): void {
  if (scan.candidate !== undefined) letGo(scan.candidate.section.kept, scan.shelf)
  scan.candidate = undefined
  // The last main step stays whole: a step can fail without a word of the runner (log-format.md 5).
  close(scan, section.fromLine - 1, section.kind === 'post' || section.kind === 'end')
  section.startedAt = startedAt
  keep(section.kept, block, scan.shelf)
  push(scan, section)
}

function readTag(scan: Scan, text: string, p: number, end: number, block: Block, stampAt: number): void {
  if (text.startsWith('##[group]Run ', p)) {
    const header = utf8(text.slice(p + 13, Math.min(end, p + 4096))).replace(/\r$/, '')
    const section = newSection('step', header, scan.line, scan.job, scan.stepName)
    if (stampAt >= 0) section.startedAt = stampOf(text, stampAt)
    keep(section.kept, block, scan.shelf)
    scan.candidate = { line: scan.line, section, proven: false }
    return
  }
  if (!text.startsWith('##[error]', p)) return
  const { current } = scan
  const rest = p + 9
  if (text.startsWith('Process completed with exit code ', rest))
    current.exitCode = Number.parseInt(text.slice(rest + 33, rest + 45), 10)
  else {
    if (text.startsWith('The operation was canceled', rest) || text.startsWith('received SIGINT', rest))
      current.cancelled = true
    else if (text.startsWith('The runner has received a shutdown signal', rest)) current.cancelled = true
    else if (text.startsWith("The action '", rest) && text.slice(rest, end).includes(' has timed out after '))
      current.timedOut = true
    if (current.errorLines.length < 100) current.errorLines.push(scan.line)
  }
}

const ending = new Set(['Cleaning up orphan processes', 'Evaluate and set job outputs'])
const phrases = [
  ...ending,
  'Post job cleanup.',
  'Print service container logs: ',
  'Current runner version: ',
  'Complete job name: ',
]

/** Whether a line starts as one of the runner's own does; nothing is made for the many that do not. */
function startsPhrase(text: string, p: number): boolean {
  for (const phrase of phrases) if (text.startsWith(phrase, p)) return true
  return false
}

function readPhrase(scan: Scan, text: string, p: number, end: number, block: Block, stampAt: number): void {
  if (!startsPhrase(text, p)) return
  const phrase = text.slice(p, Math.min(end, p + 64)).trimEnd()
  const at = stampAt >= 0 ? stampOf(text, stampAt) : undefined
  if (phrase === 'Post job cleanup.') {
    if (scan.current.kind === 'post' && scan.gh === true && scan.current.fromLine === scan.line) return
    open(scan, newSection('post', 'Post job cleanup.', scan.line, scan.job, scan.stepName), block, at)
  } else if (ending.has(phrase) || phrase.startsWith('Print service container logs: ')) {
    if (scan.current.kind !== 'end')
      open(scan, newSection('end', 'Complete job', scan.line, scan.job, scan.stepName), block, at)
  } else if (phrase.startsWith('Current runner version: ')) openSetup(scan, block, at)
  else if (phrase.startsWith('Complete job name: ')) scan.current.preamble ||= scan.current.kind === 'setup'
}

/** The runner introduces itself: a new job, unless all that came before were queue lines of the service or the `gh` prefix. */
function openSetup(scan: Scan, block: Block, at: string | undefined): void {
  // Where `gh` names the steps, they and nothing else begin a section.
  if (scan.stepName !== undefined && scan.current.kind !== 'setup') return
  const queued = scan.current.kind === 'setup' && !scan.current.preamble
  if (!queued) open(scan, newSection('setup', 'Set up job', scan.line, scan.job, scan.stepName), block, at)
  scan.current.preamble = true
}
