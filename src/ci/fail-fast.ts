// A matrix stops its other legs as soon as one fails (platform.md 9.8). That they were stopped is a consequence, never a cause.
import type { FailureDraft } from './blame.ts'
import { endOf, type KnownJob } from './known-job.ts'

/**
 * The failures of `job`, with its cancellation told as one that broke nothing when a leg of the same matrix failed. What the leg's own
 * tools had said before it was stopped stays as it is.
 */
export function settleFailFast(
  failures: readonly FailureDraft[],
  job: KnownJob,
  jobs: readonly KnownJob[],
): FailureDraft[] {
  const stopped =
    endOf(job) === 'cancelled' && jobs.some((other) => isSibling(other, job) && endOf(other) === 'failure')
  return failures.map((failure) => (stopped && failure.ruleId === 'cancelled' ? { ...failure, fatal: false } : failure))
}

/** Legs of one matrix by the file; where there is none, by their names, with fail-fast as it is unless somebody changes it. */
function isSibling(a: KnownJob, b: KnownJob): boolean {
  if (a === b) return false
  if (a.yaml === undefined || b.yaml === undefined) return baseOf(a.name) !== '' && baseOf(a.name) === baseOf(b.name)
  return a.yaml.failFast && a.yaml.key === b.yaml.key
}

function baseOf(name: string): string {
  return name.endsWith(')') ? name.slice(0, Math.max(0, name.indexOf(' ('))) : ''
}
