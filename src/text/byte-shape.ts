// What the first bytes of a file say about the rest: text, UTF-16 text, or no text at all.

/** Byte order of UTF-16 text. */
export type Utf16Order = 'le' | 'be'

const sample = 8192

/**
 * Byte order when `head` (the first bytes of a file) is UTF-16: by its BOM, else by NULs in every second place, as PowerShell
 * redirects and old editors write them. `undefined` for everything else, NUL-filled files included.
 */
export function utf16Order(head: Uint8Array): Utf16Order | undefined {
  if (head[0] === 0xff && head[1] === 0xfe) return 'le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'be'
  const end = Math.min(head.length, sample) & ~1
  if (end < 8) return undefined
  let even = 0
  let odd = 0
  for (let i = 0; i < end; i += 2) {
    if (head[i] === 0) even++
    if (head[i + 1] === 0) odd++
  }
  const half = end / 2
  // Text in a Latin script has nearly every high byte zero and no low byte zero.
  if (odd > half * 0.7 && even < half * 0.05) return 'le'
  if (even > half * 0.7 && odd < half * 0.05) return 'be'
  return undefined
}

/**
 * True when `head` is no text in any encoding we read. Logs do hold stray control bytes, so single ones do not count; compressed
 * data has about one in ten, machine code has many NULs.
 */
export function looksBinary(head: Uint8Array): boolean {
  if (head.length === 0 || utf16Order(head) !== undefined) return false
  const end = Math.min(head.length, sample)
  let controls = 0
  for (let i = 0; i < end; i++) {
    const c = head[i] ?? 0
    // BEL, BS, TAB, LF, VT, FF, CR and ESC are what programs print.
    if (c < 0x20 && !(c >= 0x07 && c <= 0x0d) && c !== 0x1b) controls++
  }
  return controls > end * 0.05
}
