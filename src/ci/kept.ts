// Which bytes of a section are kept while a log streams by: all of an ordinary step, of a huge one its head, its tail and what
// looks like trouble between them. Memory stays flat in log size (method.md 1.2: anchored windows, never a head/tail cut alone).
import type { Tally } from '../text/clean.ts'
import type { Line } from './diagnostics/diagnostic.ts'
import { toLine } from './lines.ts'

/** Whole lines of a log, copied out of the stream. */
export type Block = { readonly bytes: Uint8Array; readonly firstLine: number }

export type Kept = {
  head: Block[]
  trouble: Block[]
  tail: Block[]
  headBytes: number
  troubleBytes: number
  tailBytes: number
  /** Lines that were let go from the middle of the section; 0 for all but huge steps. */
  dropped: boolean
}

const headLimit = 2 << 20
const troubleLimit = 4 << 20
const tailLimit = 6 << 20

export function keepNothing(): Kept {
  return { head: [], trouble: [], tail: [], headBytes: 0, troubleBytes: 0, tailBytes: 0, dropped: false }
}

/** Adds a block; past the limits the oldest block of the tail is let go unless it looks like trouble. */
export function keep(kept: Kept, block: Block): void {
  if (kept.headBytes < headLimit) {
    kept.head.push(block)
    kept.headBytes += block.bytes.length
    return
  }
  kept.tail.push(block)
  kept.tailBytes += block.bytes.length
  while (kept.tailBytes > tailLimit) {
    const oldest = kept.tail.shift()
    if (oldest === undefined) return
    kept.tailBytes -= oldest.bytes.length
    if (kept.troubleBytes < troubleLimit && looksLikeTrouble(oldest.bytes)) {
      kept.trouble.push(oldest)
      kept.troubleBytes += oldest.bytes.length
    } else kept.dropped = true
  }
}

// Plain byte searches, since a pattern over every byte of a gigabyte would halve the speed.
const troubleWords = ['rror', 'FAIL', 'Fail', 'fail', 'anic', 'xception', 'raceback', 'fatal'].map((w) =>
  Buffer.from(w),
)

function looksLikeTrouble(bytes: Uint8Array): boolean {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return troubleWords.some((word) => buffer.includes(word))
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
