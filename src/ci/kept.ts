// Which bytes of a section are kept while a log streams by: all of an ordinary step, of a huge one its head, its tail and what
// looks like trouble between them. Memory stays flat in log size (method.md 1.2: anchored windows, never a head/tail cut alone).
import type { Tally } from '../text/clean.ts'
import type { Line } from './diagnostics/diagnostic.ts'
import { toLine } from './lines.ts'
import { troubleIn } from './trouble.ts'

/** Whole lines of a log, copied out of the stream. Its page is used again when nobody holds it any more. */
export type Block = { readonly bytes: Uint8Array; readonly firstLine: number; holders: number }

export type Kept = {
  head: Block[]
  trouble: Block[]
  tail: Block[]
  /** Pages that hold the stretches of `trouble`, filled one after the other. */
  pages: Page[]
  headBytes: number
  troubleBytes: number
  tailBytes: number
  /** Lines were let go from the middle of the section; false for all but huge steps. */
  dropped: boolean
}

type Page = { readonly bytes: Uint8Array; filled: number }

/** What all sections of all logs of a run share. Fresh copies of a whole gigabyte would be garbage faster than it is collected. */
export type Shelf = {
  readonly free: Uint8Array[]
  /** Bytes that closed sections keep. */
  held: number
  /** Bytes read so far of all logs. */
  read: number
}

type Limits = { readonly head: number; readonly trouble: number; readonly tail: number }

/** Limits of a section, in bytes, while little is held. An ordinary failing step is smaller and kept whole. */
const roomy: Limits = { head: 512 << 10, trouble: 3 << 19, tail: 2 << 20 }
/** In logs beyond `tightFrom` bytes memory counts more: what is kept costs a second and ten megabytes for each that is diagnosed. */
const tight: Limits = { head: 128 << 10, trouble: 512 << 10, tail: 1 << 20 }
const tightFrom = 64 << 20
/** Each time this much more is held, the limits of later sections are halved: a run of hundreds of failing steps has to fit as well. */
const halving = 4 << 20
/** The end of a step says most about it, so some of it stays whatever the limits are. */
const leastTailBlocks = 2

/** A chunk of a file with the start of its first line; what is longer (giant lines) has memory of its own. */
const pageSize = 72 << 10
const mostFree = 64

export function emptyShelf(): Shelf {
  return { free: [], held: 0, read: 0 }
}

export function keepNothing(): Kept {
  return { head: [], trouble: [], tail: [], pages: [], headBytes: 0, troubleBytes: 0, tailBytes: 0, dropped: false }
}

/** Bytes that a section keeps. */
export function keptBytes({ headBytes, troubleBytes, tailBytes }: Kept): number {
  return headBytes + troubleBytes + tailBytes
}

/** A copy of `bytes`, held by the caller until it calls `release`. */
export function copyOut(bytes: Uint8Array, firstLine: number, shelf: Shelf): Block {
  const page = takePage(bytes.length, shelf)
  page.set(bytes)
  return { bytes: page.subarray(0, bytes.length), firstLine, holders: 1 }
}

/** One holder less; the last one gives the page back. */
export function release(block: Block, shelf: Shelf): void {
  block.holders--
  if (block.holders === 0) giveBack(block.bytes, shelf)
}

/** Gives back all that `kept` holds and leaves it empty. */
export function letGo(kept: Kept, shelf: Shelf): void {
  for (const block of [...kept.head, ...kept.tail]) release(block, shelf)
  for (const page of kept.pages) giveBack(page.bytes, shelf)
  Object.assign(kept, keepNothing())
}

function takePage(length: number, { free }: Shelf): Uint8Array {
  return length > pageSize ? new Uint8Array(length) : (free.pop() ?? new Uint8Array(pageSize))
}

function giveBack({ buffer }: Uint8Array, { free }: Shelf): void {
  if (buffer.byteLength === pageSize && free.length < mostFree) free.push(new Uint8Array(buffer))
}

/** Adds a block; past the limits the oldest block of the tail is let go, but for what looks like trouble in it. */
export function keep(kept: Kept, block: Block, shelf: Shelf): void {
  const limits = shelf.read > tightFrom ? tight : roomy
  const scale = 2 ** -Math.floor(shelf.held / halving)
  block.holders++
  if (kept.headBytes < limits.head * scale && kept.tail.length === 0) {
    kept.head.push(block)
    kept.headBytes += block.bytes.length
    return
  }
  kept.tail.push(block)
  kept.tailBytes += block.bytes.length
  while (kept.tail.length > leastTailBlocks && kept.tailBytes > limits.tail * scale) {
    const oldest = kept.tail.shift()
    if (oldest === undefined) return
    kept.tailBytes -= oldest.bytes.length
    if (kept.troubleBytes < limits.trouble * scale) keepTrouble(kept, oldest, shelf)
    else kept.dropped = true
    release(oldest, shelf)
  }
}

/** Counts what is read; as the log turns out to be huge, the section that is open gives back what only a smaller one may keep. */
export function countRead(bytes: number, open: Kept, shelf: Shelf): void {
  const wasRoomy = shelf.read <= tightFrom
  shelf.read += bytes
  if (!wasRoomy || shelf.read <= tightFrom) return
  while (open.headBytes > tight.head && open.head.length > 1) {
    const last = open.head.pop()
    if (last === undefined) break
    open.headBytes -= last.bytes.length
    release(last, shelf)
    open.dropped = true
  }
  while (open.troubleBytes > tight.trouble) {
    const last = open.trouble.pop()
    if (last === undefined) break
    open.troubleBytes -= last.bytes.length
    open.dropped = true
  }
}

function keepTrouble(kept: Kept, { bytes, firstLine }: Block, shelf: Shelf): void {
  const before = kept.troubleBytes
  for (const { from, to, line } of troubleIn(bytes)) {
    const copy = shelved(kept, bytes.subarray(from, to), shelf)
    kept.trouble.push({ bytes: copy, firstLine: firstLine + line, holders: 1 })
    kept.troubleBytes += copy.length
  }
  if (kept.troubleBytes - before < bytes.length) kept.dropped = true
}

/** A copy of a stretch behind the ones before it: hundreds of small buffers would cost more than what they hold. */
function shelved(kept: Kept, stretch: Uint8Array, shelf: Shelf): Uint8Array {
  let page = kept.pages.at(-1)
  if (page === undefined || page.filled + stretch.length > page.bytes.length) {
    page = { bytes: takePage(stretch.length, shelf), filled: 0 }
    kept.pages.push(page)
  }
  page.bytes.set(stretch, page.filled)
  page.filled += stretch.length
  return page.bytes.subarray(page.filled - stretch.length, page.filled)
}

/** How a kept line is read: what stands before the log's own text (the `gh` form's columns), what is redacted, what is counted. */
export type Reading = {
  readonly unwrap?: (raw: string) => string
  readonly redact?: (text: string) => string
  readonly tally?: Tally
}

/** The kept lines from `first` to `last`, ready for diagnostics. */
export function keptLines(kept: Kept, first: number, last: number, { unwrap, redact, tally }: Reading): Line[] {
  const lines: Line[] = []
  for (const block of [...kept.head, ...kept.trouble, ...kept.tail]) {
    if (block.firstLine > last) break
    let n = block.firstLine
    for (const raw of decode(block.bytes).split('\n')) {
      if (n >= first && n <= last) lines.push(toLine(unwrap === undefined ? raw : unwrap(raw), n, tally, redact))
      n++
    }
  }
  return lines
}

function decode(bytes: Uint8Array): string {
  // The last LF ends the last line and starts none.
  const end = bytes.at(-1) === 0x0a ? bytes.length - 1 : bytes.length
  return Buffer.from(bytes.buffer, bytes.byteOffset, end).toString('utf8')
}
