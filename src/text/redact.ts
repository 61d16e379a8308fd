// The one redactor (security.md T06, 7.8). Order matters: exact values first, on text without escapes and before anything is
// cut, since half a secret is found by no search; shapes and entropy after it, on the text that is kept.
import { type SecretMatcher, secretMatcher } from './secrets.ts'
import { redacted, redactShapes } from './shapes.ts'

export type Redactor = {
  /** `text` (cleaned, see clean.ts) with every known value, in all its encoded forms, replaced by `***`. */
  exact(text: string): string
  /** `exact`, then everything that only looks like a secret. For every text that leaves Retrace. */
  text(text: string): string
  /** The same search on raw bytes, for logs that stream. */
  readonly matcher: SecretMatcher
  /** Replacements so far, by all three ways. */
  count(): number
}

/** A redactor for the known secret `values`; see `secretsOf` for which these are. */
export function redactor(values: readonly string[]): Redactor {
  const search = secretMatcher(values)
  let count = 0
  const matcher: SecretMatcher = {
    ...search,
    overwrite(bytes, from, to) {
      const hits = search.overwrite(bytes, from, to)
      count += hits
      return hits
    },
  }
  const exact = (text: string): string => {
    if (search.longest === 0) return text
    const bytes = Buffer.from(text)
    const stretches = search.stretches(bytes, 0, bytes.length)
    if (stretches.length === 0) return text
    count += stretches.length
    let out = ''
    let kept = 0
    for (const [start, end] of stretches) {
      out += bytes.toString('utf8', kept, start) + redacted
      kept = end
    }
    return out + bytes.toString('utf8', kept)
  }
  return {
    matcher,
    exact,
    text(text) {
      const shaped = redactShapes(exact(text))
      count += shaped.count
      return shaped.text
    },
    count: () => count,
  }
}

/** At most `max` UTF-16 units from the start of `text`; never half a `***` and never half a surrogate pair. */
export function cut(text: string, max: number): string {
  if (text.length <= max) return text
  let end = Math.max(0, max)
  const stars = text[end] === '*' ? trailingStars(text, end) : 0
  if (stars < redacted.length) end -= stars
  const last = text.charCodeAt(end - 1)
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? end - 1 : end)
}

/** How many `*` stand right before `end`, counted up to a whole mark. */
function trailingStars(text: string, end: number): number {
  let n = 0
  while (n < redacted.length && n < end && text[end - 1 - n] === '*') n++
  return n
}
