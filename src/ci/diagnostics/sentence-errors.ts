// Installers and wrappers print errors as free sentences: their names are ours, so signals are taken from what they say.
import { type Finding, type Line, oneLine } from './diagnostic.ts'
import { type LineRule, readLines } from './per-line.ts'
import { unprefix } from './prefix.ts'

/**
 * Findings of a table of sentences. A sentence that ends in a colon is followed by what its context lines say, and a signal that
 * the log does not hold (a rule of our naming) gives way to the sentence's beginning.
 */
export function readSentences(tool: string, lines: readonly Line[], rules: readonly LineRule[]): Finding[] {
  const found = readLines(tool, lines, rules)
  if (found.length === 0) return found
  const texts = new Map(lines.map((line) => [line.n, unprefix(line.text)]))
  return found.map((f) => {
    const details = f.message.endsWith(':') ? detailsOf(texts, f) : ''
    const signals = f.signals.filter(
      (signal) => signal !== f.ruleId || (/[A-Z]/.test(signal) && f.message.includes(signal)),
    )
    return {
      ...f,
      message: oneLine(`${f.message} ${details}`),
      signals: [...new Set([f.message.slice(0, 60), ...signals])].slice(0, 4),
    }
  })
}

function detailsOf(texts: ReadonlyMap<number, string>, f: Finding): string {
  const details: string[] = []
  for (let n = f.at + 1; n <= f.to; n++) {
    const text = texts.get(n)?.trim() ?? ''
    if (text === '' && details.length > 0) break
    if (text !== '') details.push(text.replace(/^- /, ''))
  }
  return details.join('; ')
}
