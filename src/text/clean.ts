// Hostile text made harmless to read: escapes, control characters and hidden code points go away (security.md T02, T03, 7.8).
// A hand-written linear scanner: a pattern would have to backtrack over unfinished escape sequences.

/** Counts what was taken out, so that a report can say that something was there. */
export type Tally = { hidden: number }

const suspicious = /[^\t\n\x20-\x7e\u00a1-\u00ac\u00ae-\u02ff\u2190-\u21ff\u2500-\u257f]|\^\[\[/
const hidden = /[\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu
const controls = /[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]/g

/**
 * Text without terminal escapes (CSI, OSC, DCS, single; also the `^[[` that consoles print), control characters and hidden
 * code points, NFC-normalised. `\n` and `\t` stay; a lone `\r`, U+2028 and U+2029 become a space.
 */
export function clean(text: string, tally?: Tally): string {
  if (!suspicious.test(text)) return text
  const plain = stripEscapes(text)
    .replace(/\r+(?=\n|$)/g, '')
    .replace(/[\r\u2028\u2029\u0085]/g, ' ')
    .replace(controls, '')
  return plain.normalize('NFC').replace(hidden, () => {
    if (tally !== undefined) tally.hidden++
    return ''
  })
}

const ESC = 0x1b
const BEL = 0x07

/** Removes terminal escape sequences; one pass, every character is looked at a bounded number of times. */
export function stripEscapes(text: string): string {
  let out = ''
  let kept = 0
  let i = 0
  while (i < text.length) {
    const end = escapeEnd(text, i)
    if (end === i) {
      i++
      continue
    }
    out += text.slice(kept, i)
    i = end
    kept = end
  }
  return kept === 0 ? text : out + text.slice(kept)
}

/** End of the escape sequence that starts at `i`, or `i` when none does. */
function escapeEnd(text: string, i: number): number {
  const c = text.charCodeAt(i)
  if (c === 0x9b) return csiEnd(text, i + 1)
  if (c === 0x5e && text.charCodeAt(i + 1) === 0x5b && text.charCodeAt(i + 2) === 0x5b) return csiEnd(text, i + 3)
  if (c !== ESC) return i
  const next = text.charCodeAt(i + 1)
  if (next === 0x5b) return csiEnd(text, i + 2)
  // OSC ends at BEL or ESC \; DCS, SOS, PM and APC at ESC \. An unfinished one hides at most the rest of its line.
  if (next === 0x5d || next === 0x50 || next === 0x58 || next === 0x5e || next === 0x5f) return stringEnd(text, i + 2)
  if (next >= 0x20 && next <= 0x2f) return next === 0x20 ? i + 1 : Math.min(i + 3, text.length)
  if (next >= 0x30 && next <= 0x7e) return i + 2
  return i + 1
}

function csiEnd(text: string, from: number): number {
  let i = from
  while (i < text.length && inRange(text.charCodeAt(i), 0x20, 0x3f)) i++
  return i < text.length && inRange(text.charCodeAt(i), 0x40, 0x7e) ? i + 1 : i
}

function stringEnd(text: string, from: number): number {
  for (let i = from; i < text.length; i++) {
    const c = text.charCodeAt(i)
    if (c === BEL) return i + 1
    if (c === ESC) return text.charCodeAt(i + 1) === 0x5c ? i + 2 : i
    if (c === 0x0a || c === 0x0d) return i
  }
  return text.length
}

function inRange(c: number, low: number, high: number): boolean {
  return c >= low && c <= high
}
