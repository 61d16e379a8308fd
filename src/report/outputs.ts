// The step's outputs. People put outputs into scripts, so no output can carry text of a log: words of closed lists, numbers, and
// the path of a file of ours (security.md T04). Everything else is in the file that `report-path` names.
import type { Report } from '../domain/report.ts'
import { problemViews } from './problem-view.ts'
import { tally } from './tally.ts'

/** Names of all outputs, as in action.yml. */
export const outputNames = [
  'status',
  'reason',
  'outcome',
  'problems',
  'failures',
  'unreached',
  'failure-type',
  'report-path',
] as const
export type OutputName = (typeof outputNames)[number]

/** What every output value matches. */
export const outputValue = /^[A-Za-z0-9_./:-]{0,200}$/

/**
 * Values of all outputs. `reportPath` is absolute; on Windows its separators become `/`. A path that does not fit the alphabet
 * (a runner installed in a folder with a space) becomes empty rather than dangerous.
 */
export function outputs(report: Report, reportPath: string): Record<OutputName, string> {
  const n = tally(report)
  const path = reportPath.replaceAll('\\', '/')
  return {
    status: report.status,
    reason: report.reason,
    // A report that was refused has looked at nothing.
    outcome: report.status === 'refused' ? '' : report.outcome,
    problems: `${n.problems}`,
    failures: `${n.failures}`,
    unreached: `${n.checks.unreached}`,
    'failure-type': problemViews(report)[0]?.problem.failureType ?? '',
    'report-path': outputValue.test(path) ? path : '',
  }
}
