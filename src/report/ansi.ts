// Colours and columns of a terminal. Texts are cleaned before they come here: the only escapes are our own.
import { clean } from '../text/clean.ts'

export type Paint = Readonly<Record<'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'cyan', (text: string) => string>>

/** Painters that colour, or that leave text alone when it goes to a pipe. */
export function painter(color: boolean): Paint {
  const sgr = (open: number, close: number) => (text: string) =>
    color && text !== '' ? `\u001b[${open}m${text}\u001b[${close}m` : text
  return {
    bold: sgr(1, 22),
    dim: sgr(2, 22),
    red: sgr(31, 39),
    green: sgr(32, 39),
    yellow: sgr(33, 39),
    cyan: sgr(36, 39),
  }
}

/** Text of a log or name as one line without escapes, controls and hidden characters. */
export function flat(text: string): string {
  return clean(text).replace(/\s+/g, ' ').trim()
}

const combining = /\p{M}/u
const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u

/** Columns that a text without escapes takes: wide signs two, combining marks none. */
export function columns(text: string): number {
  let n = 0
  for (const sign of text) n += combining.test(sign) ? 0 : wide.test(sign) ? 2 : 1
  return n
}

/** The text in exactly `width` columns or more, spaces after it. */
export function pad(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - columns(text)))
}

/** At most `width` columns, an ellipsis where something is gone. */
export function clip(text: string, width: number): string {
  if (columns(text) <= width) return text
  let out = ''
  let used = 0
  for (const sign of text) {
    const next = columns(sign)
    if (used + next > width - 1) break
    out += sign
    used += next
  }
  return `${out}…`
}

/** Lines of at most `width` columns, broken at spaces; a longer word is broken where it must be. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ').flatMap((long) => chop(long, width))) {
    if (line === '') line = word
    else if (columns(line) + 1 + columns(word) <= width) line += ` ${word}`
    else {
      lines.push(line)
      line = word
    }
  }
  return line === '' ? lines : [...lines, line]
}

function chop(word: string, width: number): string[] {
  if (columns(word) <= width) return [word]
  const parts: string[] = []
  let part = ''
  let used = 0
  for (const sign of word) {
    const next = columns(sign)
    if (used + next > width && part !== '') {
      parts.push(part)
      part = ''
      used = 0
    }
    part += sign
    used += next
  }
  return [...parts, part]
}
