// One log line read: BOM, time stamp and runner tag taken off, the rest cleaned (log-format.md 2 and 4).
import { clean, type Tally } from '../text/clean.ts'
import type { Line } from './diagnostics/diagnostic.ts'

/** `2024-05-01T12:34:56.1234567Z ` – always seven digits; only the first stamp of a line is the runner's. */
const stamp = /^\uFEFF?\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{7}Z ?/
const mark = /^##\[(error|warning|notice|debug|command|group|endgroup)\]/
export const maxLine = 4096

/**
 * A raw line (without its LF) as diagnostics see it. The order matters (security.md 7.8): escapes go first, then `redact` replaces
 * exact secret values, and only then is the text cut to 4 KiB – a cut before would leave half a secret that no search finds.
 */
export function toLine(raw: string, n: number, tally?: Tally, redact?: (text: string) => string): Line {
  const plain = clean(withoutStamp(raw), tally)
  const text = (redact === undefined ? plain : redact(plain)).slice(0, maxLine)
  const tag = mark.exec(text)
  // The pattern's alternatives are the type's members.
  if (tag !== null) return { n, text: text.slice(tag[0].length), mark: tag[1] as NonNullable<Line['mark']> }
  if (text.startsWith('[command]')) return { n, text: text.slice(9), mark: 'command' }
  return { n, text }
}

/** The line without BOM and the runner's time stamp. */
export function withoutStamp(raw: string): string {
  const at = stamp.exec(raw)
  if (at !== null) return raw.slice(at[0].length)
  return raw.charCodeAt(0) === 0xfeff ? raw.slice(1) : raw
}

/** All lines of a text, counted from 1. A last LF ends the last line and starts none. */
export function toLines(text: string): Line[] {
  const raw = text.split('\n')
  if (raw.at(-1) === '') raw.pop()
  return raw.map((line, i) => toLine(line, i + 1))
}
