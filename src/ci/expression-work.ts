// What filling in the expressions of a file costs, so that a hostile file cannot make us evaluate for minutes (security.md T19).
import type { RawJob } from './workflow-shapes.ts'

/** Units of work that may still be done for one file. */
export type Budget = { left: number }

/** About a second of work; large real files need a tenth of it. */
export const maxWork = 2_000_000
/** Starting the library up for one expression costs as much as this many characters of it. */
const perExpression = 40
/** A leg with this many values doubles what evaluating costs, as `contains(matrix.list, …)` reads them all. */
const valuesPerLeg = 50

/** Takes the work out of the budget, or says that there is not enough left. */
export function afford(budget: Budget, work: number): boolean {
  if (work > budget.left) return false
  budget.left -= work
  return true
}

/** Work for what is evaluated of a job, once for each of its legs. */
export function jobWork(raw: RawJob, legs: readonly { readonly size: number }[]): number {
  const tolerances = (raw.steps ?? []).map((step) => Reflect.get(Object(step), 'continue-on-error'))
  const fields = [
    raw.name,
    raw['runs-on'],
    raw['continue-on-error'],
    raw.container,
    raw.with,
    raw.strategy?.['fail-fast'],
  ]
  const values = legs.reduce((sum, leg) => sum + leg.size, 0)
  return textWork([fields, tolerances]) * (Math.max(1, legs.length) + values / valuesPerLeg)
}

/** Work for evaluating every expression in a value once, in units of about half a microsecond. */
export function textWork(value: unknown): number {
  if (typeof value === 'string') {
    const expressions = value.split('${{').length - 1
    return expressions === 0 ? 0 : value.length + expressions * perExpression
  }
  if (typeof value !== 'object' || value === null) return 0
  return Object.values(value).reduce((sum: number, item) => sum + textWork(item), 0)
}
