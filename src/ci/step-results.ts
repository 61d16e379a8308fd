// What the job itself knows of its steps (`toJSON(steps)`): only there stands how a step with `continue-on-error` really ended
// (platform.md 1b.11). Steps without an id are not in it.
import type { StepsContext } from '../domain/contexts.ts'
import { outcomeOfConclusion } from './conclusion.ts'
import { nameOf } from './recorded-steps.ts'
import type { Unit } from './step-units.ts'

/** The unit with its result: `outcome` as the step ended, and, where the platform has no record yet, a record of its conclusion. */
export function withResult(unit: Unit, results: StepsContext): Unit {
  const { step, api } = unit
  const { id } = step ?? {}
  // Ids come from the workflow file: `constructor` is one like any other.
  const result = id !== undefined && Object.hasOwn(results, id) ? results[id] : undefined
  if (step === undefined || result === undefined) return unit
  const { outcome, conclusion } = result
  const recorded = api?.conclusion ?? undefined
  const record = { ...(api ?? { name: nameOf(step), number: step.index + 1 }), status: 'completed' }
  return {
    ...unit,
    outcome: outcomeOfConclusion(outcome),
    ...(conclusion === undefined || recorded !== undefined ? {} : { api: { ...record, conclusion } }),
  }
}
