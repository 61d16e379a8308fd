// Evaluates `${{ }}` and `if:` with GitHub's own evaluator (platform.md 9.12 of the design notes says what it lacks: status functions).
import { data, Evaluator, Lexer, Parser } from '@actions/expressions'

export type Contexts = Readonly<Record<string, unknown>>
/** Status of the job so far. */
export type Status = 'success' | 'failure'

/** A text with every `${{ }}` replaced by its value. Throws what the evaluator throws for an unknown name. */
export function fill(text: string, contexts: Contexts): string {
  return text.replace(/\$\{\{(.*?)\}\}/g, (_, expression: string) =>
    evaluate(expression, contexts, 'success').coerceString(),
  )
}

/** Whether a step with this `if:` runs. Without a status function, a condition also wants the job to be well. */
export function holds(condition: string | undefined, contexts: Contexts, status: Status): boolean {
  const bare = (condition ?? '').trim().replace(/^\$\{\{(.*)\}\}$/, '$1')
  if (bare === '') return status === 'success'
  const asksStatus = /\b(success|failure|cancelled|always)\s*\(/i.test(bare)
  if (!asksStatus && status !== 'success') return false
  return isTruthy(evaluate(bare, contexts, status))
}

function evaluate(expression: string, contexts: Contexts, status: Status): data.ExpressionData {
  const functions = new Map(
    ['success', 'failure', 'cancelled', 'always'].map((name) => [
      name,
      { name, minArgs: 0, maxArgs: 0, call: () => new data.BooleanData(name === 'always' || name === status) },
    ]),
  )
  const { tokens } = new Lexer(expression).lex()
  const tree = new Parser(tokens, Object.keys(contexts), [...functions.values()]).parse()
  return new Evaluator(tree, toDictionary(contexts), functions).evaluate()
}

function toDictionary(values: Readonly<Record<string, unknown>>): data.Dictionary {
  return new data.Dictionary(...Object.entries(values).map(([key, value]) => ({ key, value: toData(value) })))
}

function toData(value: unknown): data.ExpressionData {
  if (typeof value === 'string') return new data.StringData(value)
  if (typeof value === 'number') return new data.NumberData(value)
  if (typeof value === 'boolean') return new data.BooleanData(value)
  if (typeof value === 'object' && value !== null) return toDictionary(Object.fromEntries(Object.entries(value)))
  return new data.Null()
}

function isTruthy(value: data.ExpressionData): boolean {
  return !['', 'false', '0', 'NaN'].includes(value.coerceString())
}
