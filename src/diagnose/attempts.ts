// This attempt beside the one before (method.md 1.6): which problems are new, which are the same, and what became of the others.
import { fingerprint } from '../ci/fingerprint.ts'
import type { Failure, Validation } from '../domain/evidence.ts'
import type { Problem } from '../domain/problem.ts'
import type { Attempts, EarlierProblem, Report } from '../domain/report.ts'
import type { Past } from './evidence.ts'

/** The comparison, or undefined where there is no attempt before or nothing of it could be read. */
export function compareAttempts(report: Report, { before }: Past): Attempts | undefined {
  if (before === undefined) return undefined
  const then = marks(before.failures)
  const now = marks(report.failures)
  const isIn = (problem: Problem, failures: readonly Failure[], seen: ReadonlySet<string>) =>
    failures.some((failure) => problem.failureIds.includes(failure.id) && seen.has(fingerprint(failure)))
  const same = report.problems.filter((problem) => isIn(problem, report.failures, then))
  // Where a log of the attempt before is missing, nobody can say that something was not there.
  const added = before.complete ? report.problems.filter((problem) => !same.includes(problem)) : []
  return {
    before: before.attempt,
    new: added.map(({ id }) => id),
    same: same.map(({ id }) => id),
    earlier: before.problems
      .filter((problem) => !isIn(problem, before.failures, now))
      .map((problem) => fate(problem, before.failures, report)),
  }
}

function marks(failures: readonly Failure[]): Set<string> {
  return new Set(failures.filter(({ fatal }) => fatal).map(fingerprint))
}

function fate({ title, failureIds }: Problem, failures: readonly Failure[], report: Report): EarlierProblem {
  const first = failures.find(({ id }) => failureIds.includes(id))
  const job = first?.job ?? ''
  const check = report.validations.find((now) => first !== undefined && isSameCheck(now, first))
  const ranAgain = check?.status === 'successful' || check?.status === 'failed'
  const jobPassed = report.graph.nodes.some(
    ({ kind, name, status }) => kind === 'job' && name === job && status === 'successful',
  )
  return { title, job, now: ranAgain || jobPassed ? 'gone' : 'unreached' }
}

function isSameCheck({ job, step, command }: Validation, failure: Failure): boolean {
  return job === failure.job && (command === failure.step.command || step === failure.step.name)
}
