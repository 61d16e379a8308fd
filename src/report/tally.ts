// The numbers of a report: one count, used by headline, outputs and every rendering, so that they never contradict each other.
import type { ValidationStatus } from '../domain/evidence.ts'
import type { Report } from '../domain/report.ts'
import { isCheck } from './never-ran.ts'
import { fatalJobs, jobNames } from './problem-view.ts'

export type Tally = {
  /** All problems, and those among them that broke a job. */
  readonly problems: number
  readonly fatal: number
  readonly failures: number
  readonly jobs: number
  readonly brokenJobs: number
  /** The user's own steps by how they ended, without the runner's set-up and clean-up; a job that is known without steps counts as one. */
  readonly checks: Readonly<Record<ValidationStatus, number>>
}

/** Counts a report. */
export function tally(report: Report): Tally {
  const fatalIds = new Set(report.failures.filter((f) => f.fatal).map((f) => f.id))
  const checks = { successful: 0, failed: 0, unreached: 0, skipped: 0, cancelled: 0 }
  for (const v of report.validations) if (isCheck(v)) checks[v.status]++
  const known = new Set(report.validations.map((v) => v.job))
  for (const node of report.graph.nodes) if (node.kind === 'job' && !known.has(node.name)) checks[node.status]++
  return {
    problems: report.problems.length,
    fatal: report.problems.filter((p) => p.failureIds.some((id) => fatalIds.has(id))).length,
    failures: report.failures.length,
    jobs: jobNames(report).length,
    brokenJobs: new Set(fatalJobs(report.failures)).size,
    checks,
  }
}
