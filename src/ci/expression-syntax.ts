// Where expressions stand in a text, and their syntax trees.
import { type Expr, Lexer, Parser } from '@actions/expressions'
import { Binary, FunctionCall, Grouping, IndexAccess, Logical, Unary } from '@actions/expressions/ast'
import { TokenType } from '@actions/expressions/lexer'
import { functionsFor } from './expression-functions.ts'

/** Literal text, or what stands between `${{` and `}}`. */
export type Segment = { readonly kind: 'text' | 'expression'; readonly source: string }

/** A text cut at its `${{ … }}`; `}}` inside quotes ends nothing. An unclosed one is literal text, and GitHub would refuse it. */
export function segments(text: string): Segment[] {
  const list: Segment[] = []
  let from = 0
  for (;;) {
    const open = text.indexOf('${{', from)
    const close = open < 0 ? -1 : endOfExpression(text, open + 3)
    if (close < 0) break
    if (open > from) list.push({ kind: 'text', source: text.slice(from, open) })
    list.push({ kind: 'expression', source: text.slice(open + 3, close) })
    from = close + 2
  }
  if (from < text.length) list.push({ kind: 'text', source: text.slice(from) })
  return list
}

function endOfExpression(text: string, from: number): number {
  let quoted = false
  for (let i = from; i < text.length; i++) {
    const c = text[i]
    if (c === "'") quoted = !quoted
    else if (c === '}' && !quoted && text[i + 1] === '}') return i
  }
  return -1
}

const functions = functionsFor()
const infos = [...functions.values()]

/** The syntax tree of an expression, or undefined where it is none. Contexts of any name are let through. */
export function parseExpression(source: string): Expr | undefined {
  try {
    const { tokens } = new Lexer(source).lex()
    const names = tokens.filter((token) => token.type === TokenType.IDENTIFIER).map((token) => token.lexeme)
    const tree = new Parser(tokens, names, infos).parse()
    // The parser looks names up in a plain object, where it also finds `constructor`.
    return calledFunctions(tree).every((name) => functions.has(name)) ? tree : undefined
  } catch {
    // The library throws on every text that is no expression, and text of a workflow file is data.
    return undefined
  }
}

/** Lower-case names of all functions that a tree calls, in order of appearance. */
export function calledFunctions(tree: Expr): string[] {
  const called: string[] = []
  const visit = (node: Expr): void => {
    if (node instanceof FunctionCall) {
      called.push(node.functionName.lexeme.toLowerCase())
      node.args.forEach(visit)
    } else if (node instanceof Logical) node.args.forEach(visit)
    else if (node instanceof Binary) [node.left, node.right].forEach(visit)
    else if (node instanceof IndexAccess) [node.expr, node.index].forEach(visit)
    else if (node instanceof Unary) visit(node.expr)
    else if (node instanceof Grouping) visit(node.group)
  }
  visit(tree)
  return called
}
