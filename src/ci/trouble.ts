// The lines of a huge step's middle that are worth keeping: those that sound like trouble, with what stands around them.
import { byteSearch } from '../text/byte-search.ts'

/** Five letters at least, and bytes instead of text: this runs over the middle of every gigabyte. */
const words = byteSearch(
  'error|Error|ERROR|FAIL:|FAIL |FAIL\t|FAILED|Failed|failed|failure|panic|xception|raceback|fatal'
    .split('|')
    .map((word) => Buffer.from(word)),
)
/** Lines kept before and after such a line: a heading above, the details and the trace below. */
const before = 4
const after = 24
const lf = 0x0a

/** Whole lines of a block: offsets into its bytes, and how many lines of the block stand before. */
export type Stretch = { readonly from: number; readonly to: number; readonly line: number }

/** What of a block sounds like trouble, ascending and disjoint. What a hit near the block's edge has beyond it is not seen. */
export function troubleIn(bytes: Uint8Array): Stretch[] {
  const found: Stretch[] = []
  let last = 0
  let line = 0
  words.each(bytes, 0, bytes.length, (at) => {
    if (at < last) return
    const from = Math.max(last, linesBack(bytes, at, before))
    line += feeds(bytes, last, from)
    last = linesOn(bytes, at, after)
    found.push({ from, to: last, line })
    line += feeds(bytes, from, last)
  })
  return found
}

/** Start of the line that is `count` lines before the one of `at`. */
function linesBack(bytes: Uint8Array, at: number, count: number): number {
  let start = at
  for (let left = count; start > 0; start--) if (bytes[start - 1] === lf && left-- === 0) return start
  return 0
}

/** End of the line that is `count` lines after the one of `at`, its LF included. */
function linesOn(bytes: Uint8Array, at: number, count: number): number {
  let end = at
  for (let left = count; end < bytes.length; ) if (bytes[end++] === lf && left-- === 0) return end
  return end
}

function feeds(bytes: Uint8Array, from: number, to: number): number {
  let count = 0
  for (let i = from; i < to; i++) if (bytes[i] === lf) count++
  return count
}
