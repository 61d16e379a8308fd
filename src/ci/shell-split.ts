// A script split into commands without a grammar: for shells that none is at hand for, and for text that the grammar refuses. It
// knows quotes, separators, comments and here-documents, and nothing of what a shell does inside them.

export type SplitCommand = { readonly text: string; readonly words: readonly string[]; readonly tolerated: boolean }

/** More commands than this are no script that a person reads. */
const maxCommands = 2000
/** Words that may stand before a command and are none. */
const keywords = /^(?:if|then|elif|else|fi|while|until|do|done|esac|!|\{|\})$/
/** Words that make the rest up to the next separator no command. */
const heads = /^(?:for|case|select|function|export|local|readonly)$|\(\)$/

/** The commands in the order in which they are written. */
export function splitCommands(script: string): SplitCommand[] {
  const commands: SplitCommand[] = []
  const lines = script.replace(/[\\`^]\r?\n/g, ' ').split(/\r?\n/)
  let hereEnd: string | undefined
  for (const line of lines) {
    if (hereEnd !== undefined) {
      if (line.trim() === hereEnd) hereEnd = undefined
      continue
    }
    commands.push(...splitLine(line))
    hereEnd = /<<-?\s?["']?(\w+)/.exec(line)?.[1]
    if (commands.length > maxCommands) break
  }
  return commands.slice(0, maxCommands)
}

/** A word, or the separator between two commands. */
type Token = { readonly word: string; readonly from: number; readonly to: number } | { readonly separator: string }

function splitLine(line: string): SplitCommand[] {
  const commands: SplitCommand[] = []
  let words: { word: string; from: number; to: number }[] = []
  const end = (separator: string): void => {
    while (keywords.test(words[0]?.word ?? '')) words.shift()
    const kept = heads.test(words[0]?.word ?? '') ? [] : withoutRedirections(words)
    const [first, last] = [kept[0], kept.at(-1)]
    const named = kept.map(({ word }) => word)
    while (/^\w+=/.test(named[0] ?? '')) named.shift()
    if (first !== undefined && last !== undefined && named.length > 0)
      commands.push({ text: line.slice(first.from, last.to), words: named, tolerated: separator === '||' })
    words = []
  }
  for (const token of tokensOf(line)) {
    if ('separator' in token) end(token.separator)
    else words.push(token)
  }
  end('')
  return commands
}

/** `> file`, `2>&1` and `<<EOF` end a command for us: what follows them is hardly ever more of it. */
function withoutRedirections<T extends { readonly word: string }>(words: readonly T[]): readonly T[] {
  const at = words.findIndex(({ word }) => /^\d?[<>]/.test(word))
  return at === -1 ? words : words.slice(0, at)
}

function tokensOf(line: string): Token[] {
  const tokens: Token[] = []
  let word = ''
  let from = -1
  let quote = ''
  const end = (to: number): void => {
    if (from !== -1) tokens.push({ word, from, to })
    word = ''
    from = -1
  }
  for (let i = 0; i < line.length; i++) {
    const sign = line[i] ?? ''
    if (quote !== '') {
      if (sign === quote) quote = ''
      else word += sign
    } else if (sign === '"' || sign === "'") {
      quote = sign
      if (from === -1) from = i
    } else if (sign === ' ' || sign === '\t') end(i)
    else if (sign === '#' && from === -1) break
    else if (isSeparator(sign, word, line[i - 1])) {
      end(i)
      const double = line[i + 1] === sign
      tokens.push({ separator: double ? sign + sign : sign })
      if (double) i++
    } else {
      if (from === -1) from = i
      word += sign
    }
  }
  end(line.length)
  return tokens
}

/** Parentheses part commands only where they stand alone: `$(`, `f()` and `a(b)` are pieces of words. */
function isSeparator(sign: string, word: string, before: string | undefined): boolean {
  if (sign === '(') return word === ''
  if (sign === ')') return !word.includes('(')
  return sign === ';' || sign === '|' || (sign === '&' && before !== '>')
}
