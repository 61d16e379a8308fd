// GrammarsPort without a grammar engine: it knows words, `&&` and line ends, which is enough for tests of stages.
import type { GrammarsPort, SyntaxNode } from '../../src/ports.ts'

/** A port whose bash knows commands of plain words; `none` stands for a machine without grammars. */
export function fakeGrammars(kind: 'plain' | 'none' = 'plain'): GrammarsPort {
  return { parser: async () => (kind === 'none' ? undefined : parse) }
}

function parse(text: string): SyntaxNode | undefined {
  if (text.length > 32_768) return undefined
  const children: SyntaxNode[] = []
  for (const match of text.matchAll(/&&|[^&\n]+/g)) {
    const from = match.index + (match[0].length - match[0].trimStart().length)
    const to = match.index + match[0].trimEnd().length
    if (from >= to) continue
    const leaf = (type: string, start: number, end: number, inner: SyntaxNode[] = []) => ({
      type,
      from: start,
      to: end,
      children: inner,
    })
    if (match[0] === '&&') children.push(leaf('&&', from, to))
    else {
      const words = [...text.slice(from, to).matchAll(/\S+/g)].map((word, i) => {
        const [start, end] = [from + word.index, from + word.index + word[0].length]
        return i === 0 ? leaf('command_name', start, end, [leaf('word', start, end)]) : leaf('word', start, end)
      })
      children.push(leaf('command', from, to, words))
    }
  }
  return { type: 'program', from: 0, to: text.length, children }
}
