// Search for many byte patterns at once: Wu and Manber, "A fast algorithm for multi-pattern searching" (1994).
// A window as long as the shortest pattern slides over the text; a table says, for the last block of the window, how far it
// may jump. Most windows jump nearly their whole length, so most bytes are never looked at.

export type ByteSearch = {
  /** Length in bytes of the longest pattern; 0 when there is none. */
  readonly longest: number
  /**
   * Calls `hit` for each stretch of `bytes[from..to)` that the patterns cover: overlapping occurrences are one stretch,
   * stretches ascend and are disjoint. Bytes of a stretch may be changed inside `hit`: none of them is read again.
   */
  each(bytes: Uint8Array, from: number, to: number, hit: (start: number, end: number) => void): void
}

/** Blocks are three bytes (two where the window is short), hashed into this many slots; a collision only shortens a jump. */
const slots = 1 << 16
/** A longer window would fill the table with blocks and jump no further. */
const widest = 24

/** Empty patterns are ignored. Patterns shorter than three bytes make the search slow, never wrong. */
export function byteSearch(patterns: readonly Uint8Array[]): ByteSearch {
  const wanted = patterns.filter((pattern) => pattern.length > 0)
  if (wanted.length === 0) return { longest: 0, each: () => {} }
  const shortest = wanted.reduce((min, pattern) => Math.min(min, pattern.length), widest)
  const longest = wanted.reduce((max, pattern) => Math.max(max, pattern.length), 0)
  const width = shortest < 6 ? Math.min(2, shortest) : 3
  const jumps = jumpTable(wanted, shortest, width)
  const buckets = bucketsByLastBlock(wanted, shortest, width)
  return {
    longest,
    each(bytes, from, to, hit) {
      let start = -1
      let end = -1
      let last = from + shortest - 1
      while (last < to) {
        const slot = slotAt(bytes, last, width)
        const jump = jumps[slot] ?? 1
        if (jump > 0) {
          last += jump
          continue
        }
        const at = last - shortest + 1
        const length = longestAt(buckets.get(slot) ?? [], bytes, at, to)
        if (length > 0 && at < end) end = Math.max(end, at + length)
        else if (length > 0) {
          if (start >= 0) hit(start, end)
          start = at
          end = at + length
        }
        last++
      }
      if (start >= 0) hit(start, end)
    },
  }
}

/** The slot of the block whose last byte is at `last`. */
function slotAt(bytes: Uint8Array, last: number, width: number): number {
  // Bounds hold by construction (`width - 1 <= last < length`), the fallbacks are for the type only.
  const c = bytes[last] ?? 0
  if (width === 1) return c
  const b = bytes[last - 1] ?? 0
  if (width === 2) return (b << 8) | c
  const a = bytes[last - 2] ?? 0
  return ((a << 10) ^ (b << 5) ^ c) & (slots - 1)
}

/** How far a window may move when it ends with the block of a slot: 0 where a pattern's first `shortest` bytes end so. */
function jumpTable(patterns: readonly Uint8Array[], shortest: number, width: number): Uint8Array {
  const jumps = new Uint8Array(slots).fill(shortest - width + 1)
  for (const pattern of patterns) {
    for (let last = width - 1; last < shortest; last++) {
      const slot = slotAt(pattern, last, width)
      jumps[slot] = Math.min(jumps[slot] ?? 0, shortest - 1 - last)
    }
  }
  return jumps
}

function bucketsByLastBlock(patterns: readonly Uint8Array[], shortest: number, width: number) {
  const buckets = new Map<number, Uint8Array[]>()
  for (const pattern of patterns) {
    const slot = slotAt(pattern, shortest - 1, width)
    buckets.set(slot, [...(buckets.get(slot) ?? []), pattern])
  }
  return buckets
}

/** Length of the longest of `patterns` that stands at `at`, 0 when none does. */
function longestAt(patterns: readonly Uint8Array[], bytes: Uint8Array, at: number, to: number): number {
  let longest = 0
  for (const pattern of patterns) {
    if (pattern.length > longest && at + pattern.length <= to && standsAt(pattern, bytes, at)) longest = pattern.length
  }
  return longest
}

function standsAt(pattern: Uint8Array, bytes: Uint8Array, at: number): boolean {
  for (let i = 0; i < pattern.length; i++) if (pattern[i] !== bytes[at + i]) return false
  return true
}
