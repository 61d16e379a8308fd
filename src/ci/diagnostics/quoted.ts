// Names that an error message puts in quotes are its best search words: the missing module, the unknown symbol, the option.

/** GNU tools open with a grave accent and close with an apostrophe. */
const quotedText = /`([^`']{1,60})[`']|'([^']{1,60})'|"([^"]{1,60})"|‘([^’]{1,60})’/g

/** Up to four short literal texts that would find an error again: its rule or code first, then what its message quotes. */
export function signalsOf(ruleId: string | undefined, message: string): string[] {
  const found = new Set<string>()
  if (ruleId !== undefined && ruleId !== '') found.add(ruleId)
  for (const hit of message.matchAll(quotedText)) {
    if (found.size === 4) break
    const name = hit[1] ?? hit[2] ?? hit[3] ?? hit[4] ?? ''
    if (name.length > 1) found.add(name)
  }
  const words = message.replace(/\s+/g, ' ').trim().slice(0, 80)
  if (found.size === 0 && words !== '') found.add(words)
  return [...found]
}
