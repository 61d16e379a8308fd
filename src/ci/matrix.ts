// `strategy.matrix` expanded as GitHub does it (platform.md 9.8, after the runner's MatrixBuilder).
import { equals } from '@actions/expressions/result'
import { type Contexts, resolve } from './expression.ts'
import { toData } from './expression-data.ts'
import { afford, type Budget, maxWork, textWork } from './expression-work.ts'

/** GitHub refuses a run with more. */
export const maxLegs = 256
/** Values that all legs hold together; real matrices have a tenth of it. */
const maxLegValues = 50_000
/** A name is cut at 100 characters: neither more values than that nor longer ones can show in it. */
const maxShown = 100

/** One combination. `shown` are the scalars that a literal job name shows in brackets; those of a matched `include` are not among them. */
export type Leg = {
  readonly values: Record<string, unknown>
  readonly shown: readonly string[]
  /** How many values and keys it holds, for `expressionWork`. */
  readonly size: number
}

export type Matrix =
  | { readonly kind: 'legs'; readonly legs: readonly Leg[] }
  /** Only the run knows the combinations. */
  | { readonly kind: 'dynamic' }
  /** GitHub refuses it, or it is beyond our limits; `why` is a sentence. */
  | { readonly kind: 'refused'; readonly why: string }

/** A leaf that keeps its `${{ }}` counts as unknown: fine as a value, but no rule can be held against it. */
type Rule = { readonly filter: [string, unknown][]; readonly extra: [string, unknown][] }

/**
 * Expands a matrix as read from YAML. Expressions in it are filled in as far as `contexts` goes; the work for that and for combining
 * is taken out of `budget`.
 */
export function expandMatrix(raw: unknown, contexts: Contexts, budget: Budget = { left: maxWork }): Matrix {
  if (!afford(budget, textWork(raw))) return tooLarge
  const matrix = fillIn(raw, contexts)
  if (!isRecord(matrix)) return unknownOr(matrix, 'The matrix is no mapping.')
  const { include = [], exclude = [], ...named } = matrix
  for (const [key, list] of Object.entries({ ...named, include, exclude })) {
    if (!Array.isArray(list)) return unknownOr(list, `The matrix key ${key} has no list.`)
  }
  const vectors = new Map(Object.entries(named).map(([key, list]) => [key, arrayOf(list)]))
  const empty = [...vectors].find(([, list]) => list.length === 0)
  if (empty) return refused(`The matrix key ${empty[0]} has no values.`)
  return expand(vectors, arrayOf(include), arrayOf(exclude), budget)
}

function expand(
  vectors: ReadonlyMap<string, unknown[]>,
  include: unknown[],
  exclude: unknown[],
  budget: Budget,
): Matrix {
  const rules = [...include, ...exclude].filter(isRecord)
  const ruleLeaves = rules.flatMap((rule) => Object.entries(rule).filter(([key]) => vectors.has(key)))
  if (rules.length > 0 && hasUnknown([...vectors.values(), ruleLeaves])) return { kind: 'dynamic' }
  const product = [...vectors.values()].reduce((size, list) => size * list.length, vectors.size === 0 ? 0 : 1)
  if (!afford(budget, product * (1 + rules.length))) return tooLarge

  const excluded = exclude.filter(isRecord).map((item) => split(item, vectors))
  const stranger = excluded.find((rule) => rule.extra.length > 0)
  if (stranger) return refused(`The matrix excludes by ${stranger.extra[0]?.[0]}, which is no key of it.`)
  const included = include.filter(isRecord).map((item) => ({ item, rule: split(item, vectors), matched: false }))

  const legs: Leg[] = []
  for (let index = 0; index < product && legs.length <= maxLegs; index++) {
    const values = combination(vectors, product, index)
    if (excluded.some((rule) => matches(rule, values))) continue
    const shown = scalars(values)
    const matching = included.filter(({ rule }) => matches(rule, values))
    for (const item of matching) item.matched = true
    // Held against the plain combination first and added together, so that one item's extras never feed another's filter.
    legs.push(leg(record([...Object.entries(values), ...matching.flatMap(({ rule }) => rule.extra)]), shown))
  }
  for (const { item, matched } of included) if (!matched) legs.push(leg(item, scalars(item)))
  return checked(legs)
}

function checked(legs: Leg[]): Matrix {
  if (legs.length === 0) return refused('The matrix has no combinations.')
  if (legs.length > maxLegs) return refused(`The matrix has more than ${maxLegs} combinations.`)
  const size = legs.reduce((sum, one) => sum + one.size, 0)
  return size > maxLegValues ? tooLarge : { kind: 'legs', legs }
}

function leg(values: Record<string, unknown>, shown: string[]): Leg {
  return { values, shown, size: sizeOf(values) }
}

/** The combination at a place of the cross product: keys in file order, the first one changes slowest. */
function combination(vectors: ReadonlyMap<string, unknown[]>, product: number, index: number): Record<string, unknown> {
  let block = product
  return record(
    [...vectors].map(([key, list]) => {
      block /= list.length
      return [key, list[Math.floor(index / block) % list.length]]
    }),
  )
}

function split(item: Record<string, unknown>, vectors: ReadonlyMap<string, unknown[]>): Rule {
  const entries = Object.entries(item)
  return { filter: entries.filter(([key]) => vectors.has(key)), extra: entries.filter(([key]) => !vectors.has(key)) }
}

function matches(rule: Rule, values: Record<string, unknown>): boolean {
  return rule.filter.every(([key, wanted]) => holds(wanted, values[key]))
}

/** Scalars compare with the expression language's `==`; a mapping or list holds if each of its leaves holds in the other one. */
function holds(wanted: unknown, actual: unknown): boolean {
  if (Array.isArray(wanted)) {
    return Array.isArray(actual) && wanted.every((item, i) => i < actual.length && holds(item, actual[i]))
  }
  if (isRecord(wanted)) {
    return isRecord(actual) && Object.entries(wanted).every(([key, item]) => key in actual && holds(item, actual[key]))
  }
  return equals(toData(wanted), toData(actual))
}

/** Non-empty scalars in order, nested ones too, as the job name writes them; no more of them than a name can show. */
function scalars(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(scalars).slice(0, maxShown)
  const text = toData(value).coerceString()
  return text === '' ? [] : [text.slice(0, maxShown)]
}

function fillIn(value: unknown, contexts: Contexts): unknown {
  if (typeof value === 'string') return resolve(value, contexts).value
  if (Array.isArray(value)) return value.map((item) => fillIn(item, contexts))
  if (!isRecord(value)) return value
  return record(Object.entries(value).map(([key, item]) => [key, fillIn(item, contexts)]))
}

function hasUnknown(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).some(hasUnknown)
  return typeof value === 'string' && value.includes('${{')
}

function sizeOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1
  return Object.values(value).reduce((sum: number, item) => sum + sizeOf(item), 1)
}

const tooLarge = refused('The matrix is too large to be expanded.')

function unknownOr(value: unknown, why: string): Matrix {
  return hasUnknown(value) ? { kind: 'dynamic' } : refused(why)
}

function refused(why: string): Matrix {
  return { kind: 'refused', why }
}

/** Without a prototype: keys come from the workflow file. */
function record(entries: readonly (readonly [string, unknown])[]): Record<string, unknown> {
  const made: Record<string, unknown> = Object.create(null)
  for (const [key, value] of entries) made[key] = value
  return made
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function arrayOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}
