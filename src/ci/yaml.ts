// YAML made safe to read: bounded in bytes, tokens, depth and values, with the line of every value (security.md T19).
import { Composer, Lexer, LineCounter, Parser } from 'yaml'
import { maxDepth, toTree, type YamlTree } from './yaml-tree.ts'

const maxBytes = 1024 * 1024
/** The lexer is the slow part (microseconds a token): this bounds it to about a second. The largest real files need half of it. */
const maxLexemes = 80_000

/** What a text holds. `value` is `undefined` when nothing could be read; `notes` says why, in sentences. */
export type YamlReading = YamlTree

/** Reads the first document of a YAML text with the core schema (no merge keys, as on GitHub). Never throws on text. */
export function readYaml(text: string): YamlReading {
  if (Buffer.byteLength(text) > maxBytes) return unreadable('It is larger than 1 MiB and was not read.')
  const counter = new LineCounter()
  const tokens = tokenize(text, counter)
  if (tokens === 'too-deep') return unreadable(`It nests deeper than ${maxDepth} levels and was not read.`)
  const lineAt = (offset: number): number => counter.linePos(offset).line
  const document = compose(tokens.list, text.length)
  const error = document?.errors[0]
  // A cut text always ends in the middle of something; then errors say nothing about the file.
  if (error !== undefined && !tokens.truncated) {
    return unreadable(`It is not valid YAML: line ${lineAt(error.pos[0])}, ${error.code}.`)
  }
  return toTree(document?.contents, lineAt, tokens.truncated)
}

function unreadable(note: string): YamlReading {
  return { value: undefined, locate: () => 1, truncated: false, notes: [note] }
}

type Tokens = { list: Parameters<Composer['compose']>[0]; truncated: boolean }

/** Lexes step by step, because the library's own depth check comes only after it has read everything. */
function tokenize(text: string, counter: LineCounter): Tokens | 'too-deep' {
  const parser = new Parser(counter.addNewLine)
  // `Parser.parse` would announce the first line; `next` does not.
  counter.addNewLine(0)
  const list = []
  let lexemes = 0
  for (const lexeme of new Lexer().lex(text)) {
    if (++lexemes > maxLexemes) break
    for (const token of parser.next(lexeme)) list.push(token)
    // A level takes up to two entries of the parser's stack: a collection and the one waiting inside it.
    if (parser.stack.length > 2 * maxDepth) return 'too-deep'
  }
  for (const token of parser.end()) list.push(token)
  return { list, truncated: lexemes > maxLexemes }
}

/** The first document. A stream of 100 000 documents is not composed further. */
function compose(
  tokens: Tokens['list'],
  end: number,
): ReturnType<Composer['compose']> extends Generator<infer D> ? D | undefined : never {
  // uniqueKeys compares every key with every other: 50 000 keys took it 98 s. `toTree` sees to duplicates.
  const composer = new Composer({
    schema: 'core',
    merge: false,
    uniqueKeys: false,
    prettyErrors: false,
    logLevel: 'silent',
  })
  for (const document of composer.compose(tokens, true, end)) return document
  return undefined
}
