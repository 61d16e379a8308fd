// What a condition says about running after something went wrong.
import { ifStatusFunctions } from './expression.ts'

/** Whether a step or job with this `if` can run although something before it failed (platform.md 9.6). */
export function runsDespiteFailure(condition: string | undefined): boolean {
  if (condition === undefined) return false
  const used = ifStatusFunctions(condition)
  return used.has('always') || used.has('failure') || used.has('cancelled')
}
