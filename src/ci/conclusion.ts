// The platform's many conclusions in our few words.
import type { Outcome, ValidationStatus } from '../domain/evidence.ts'
import type { Conclusion } from '../domain/run.ts'

type Told = Conclusion | null | undefined

const outcomes: Readonly<Partial<Record<Conclusion, Outcome>>> = {
  success: 'success',
  neutral: 'success',
  failure: 'failure',
  timed_out: 'failure',
  startup_failure: 'failure',
  cancelled: 'cancelled',
}

/** How a run or job ended; undefined for one that did not run or has not ended. */
export function outcomeOfConclusion(told: Told): Outcome | undefined {
  return told === null || told === undefined ? undefined : outcomes[told]
}

const statuses = { success: 'successful', failure: 'failed', cancelled: 'cancelled' } as const

/** The same for what is seen as a check: an outcome in the words of a validation. */
export function statusOfOutcome(outcome: Outcome): ValidationStatus {
  return statuses[outcome]
}

/** How a step or job that the platform lists ended, as a check; `unreached` for one that has not ended. */
export function statusOfConclusion(told: Told): ValidationStatus {
  const outcome = outcomeOfConclusion(told)
  if (outcome !== undefined) return statusOfOutcome(outcome)
  return told === 'skipped' ? 'skipped' : 'unreached'
}
