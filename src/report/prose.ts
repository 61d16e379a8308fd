// Small pieces of English that every output shares: plurals, lists that end, texts that stop.

/** `1 problem`, `3 problems`; `plural` for words that do not just take an s. */
export function count(n: number, noun: string, plural = `${noun}s`): string {
  return `${n} ${n === 1 ? noun : plural}`
}

/** `a, b and 4 more`: at most `max` items, so that a hundred matrix legs stay one line. Items are taken as they are. */
export function list(items: readonly string[], max = 6): string {
  const more = items.length - max
  if (more > 0) return `${items.slice(0, max).join(', ')} and ${more} more`
  const last = items.at(-1)
  if (last === undefined || items.length === 1) return last ?? ''
  return `${items.slice(0, -1).join(', ')} and ${last}`
}

/** At most `max` UTF-16 units, whole code points, an ellipsis where something is gone. */
export function shorten(text: string, max: number): string {
  if (text.length <= max) return text
  const end = max - 1
  const splitsPair = /[\uD800-\uDBFF]/.test(text.charAt(end - 1))
  return `${text.slice(0, splitsPair ? end - 1 : end)}…`
}

/** A closed word of ours (`type_checking`, `pre-existing`) as a person writes it. */
export function words(code: string): string {
  return code.replaceAll('_', ' ')
}

/** At most `max.lines` lines of at most `max.width` units each, and a last line that counts the rest. */
export function excerpt(text: string, max: { lines: number; width: number }): string {
  const all = text.trimEnd().split('\n')
  const kept = all.slice(0, max.lines).map((line) => shorten(line, max.width))
  const more = all.length - kept.length
  return more > 0 ? `${kept.join('\n')}\n… ${count(more, 'more line')}` : kept.join('\n')
}
