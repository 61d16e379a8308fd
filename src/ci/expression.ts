// GitHub's expressions and conditions, answered as far as the file alone can tell (platform.md 9.6, 9.12).
import { data, Evaluator, type Expr } from '@actions/expressions'
import { Grouping, Logical, Unary } from '@actions/expressions/ast'
import { TokenType } from '@actions/expressions/lexer'
import { falsy } from '@actions/expressions/result'
import { fromData, toData } from './expression-data.ts'
import { functionsFor, type JobStatus, maxText, type StatusFunction, statusFunctions } from './expression-functions.ts'
import { calledFunctions, parseExpression, segments } from './expression-syntax.ts'

/**
 * Values by context name (`matrix`, `inputs` …). A context that is absent is unknown; a property that is absent in a present one is
 * null, as on GitHub. A string that still holds `${{` stands for something unknown.
 */
export type Contexts = Readonly<Record<string, unknown>>

/**
 * The text with its expressions filled in. Expressions that cannot be known stay as they are written, so that the result is a
 * pattern; `known` is then false.
 */
export function template(text: string, contexts: Contexts): { text: string; known: boolean } {
  if (!text.includes('${{')) return { text, known: true }
  let filled = ''
  let known = true
  for (const { kind, source } of segments(text)) {
    const value = kind === 'expression' ? evaluate(parseExpression(source), contexts) : undefined
    const part = value?.coerceString() ?? (kind === 'expression' ? `\${{${source}}}` : source)
    if (filled.length + part.length > maxText) return { text, known: false }
    filled += part
    known &&= kind === 'text' || value !== undefined
  }
  // What is left over is an unclosed `${{`, or came in with a value.
  return { text: filled, known: known && !filled.includes('${{') }
}

/** Like `template`, but a text that is one single expression keeps the type of its value, as for `fromJSON`. */
export function resolve(text: string, contexts: Contexts): { value: unknown; known: boolean } {
  const [only, ...others] = segments(text)
  if (only?.kind !== 'expression' || others.length > 0) {
    const { text: value, known } = template(text, contexts)
    return { value, known }
  }
  const value = evaluate(parseExpression(only.source), contexts)
  return value === undefined ? { value: text, known: false } : { value: fromData(value), known: true }
}

/**
 * Whether a step or job with this `if` runs when its job (for a job: what it needs) stands at `status`. `undefined`: only the run
 * knows. No condition is `success()`, one without a status function is `success() && (…)`.
 */
export function condition(text: string | undefined, contexts: Contexts, status: JobStatus): boolean | undefined {
  if (text === undefined || text.trim() === '') return status === 'success'
  if (status !== 'success' && ifStatusFunctions(text).size === 0) return false
  const source = singleExpression(text)
  if (source !== undefined) {
    const tree = parseExpression(source)
    return tree && truth(tree, contexts, status)
  }
  // `if: ${{ a }} == 'b'` is a text with a value in it, and a text is true unless it is empty.
  const { text: filled, known } = template(text, contexts)
  return known ? filled !== '' : undefined
}

/** Which of always, success, failure and cancelled a condition calls. One that is no expression calls none. */
export function ifStatusFunctions(text: string): ReadonlySet<StatusFunction> {
  const source = singleExpression(text)
  const sources = source !== undefined ? [source] : segments(text).flatMap((s) => (s.kind === 'text' ? [] : [s.source]))
  const trees = sources.map(parseExpression).filter((tree) => tree !== undefined)
  const called = new Set(trees.flatMap(calledFunctions))
  return new Set(statusFunctions.filter((name) => called.has(name)))
}

/** The expression of a condition, which may be written with or without `${{ }}`. */
function singleExpression(text: string): string | undefined {
  if (!text.includes('${{')) return text
  const [only, ...others] = segments(text.trim())
  return only?.kind === 'expression' && others.length === 0 ? only.source : undefined
}

/** Truth of a tree in three values: a known `false` decides an `&&`, and a known `true` an `||`, whatever the rest is. */
function truth(tree: Expr, contexts: Contexts, status: JobStatus): boolean | undefined {
  if (tree instanceof Grouping) return truth(tree.group, contexts, status)
  if (tree instanceof Unary) {
    const inner = truth(tree.expr, contexts, status)
    return inner === undefined ? undefined : !inner
  }
  if (tree instanceof Logical) {
    const parts = tree.args.map((arg) => truth(arg, contexts, status))
    const deciding = tree.operator.type === TokenType.OR
    if (parts.includes(deciding)) return deciding
    return parts.includes(undefined) ? undefined : !deciding
  }
  const value = evaluate(tree, contexts, status)
  return value === undefined ? undefined : !falsy(value)
}

/** The value of a tree, or undefined where it needs something unknown, is wrong, or grows without bound. */
function evaluate(tree: Expr | undefined, contexts: Contexts, status?: JobStatus): data.ExpressionData | undefined {
  if (tree === undefined) return undefined
  const known = new Map(Object.entries(contexts).map(([name, value]) => [name.toLowerCase(), value]))
  const converted = new Map<string, data.ExpressionData>()
  const evaluator = new Evaluator(tree, new data.Dictionary(), functionsFor(status))
  evaluator.visitContextAccess = (access) => {
    const name = access.name.lexeme.toLowerCase()
    if (!known.has(name)) throw new Error(`the context ${name} is unknown`)
    const value = converted.get(name) ?? toData(known.get(name))
    converted.set(name, value)
    return value
  }
  const index = evaluator.visitIndexAccess.bind(evaluator)
  evaluator.visitIndexAccess = (access) => {
    const value = index(access)
    if (value.kind === data.Kind.String && value.value.includes('${{')) throw new Error('this value is unknown')
    return value
  }
  try {
    return evaluator.evaluate()
  } catch {
    // Unknown context, bad JSON, a result that is too long: all of them are "not known", and the library has no other way to say so.
    return undefined
  }
}
