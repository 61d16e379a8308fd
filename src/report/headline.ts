// The first thing a reader sees: how the run ended, in one line, and what to do about it, in the next.
import type { Report } from '../domain/report.ts'
import { count } from './prose.ts'
import { type Tally, tally } from './tally.ts'

/** Words and numbers of ours only: nothing in it comes from a log. */
export type Headline = { readonly mark: '✗' | '✓' | '○'; readonly text: string; readonly next: string }

/** Headline of a report. `next` may be empty when there is nothing to do. */
export function headline(report: Report): Headline {
  const n = tally(report)
  if (report.status === 'refused') {
    return { mark: '○', text: 'Retrace did not start', next: 'The note below says why, and what to change.' }
  }
  if (n.fatal > 0) return { mark: '✗', text: broke(report, n), next: start(n) }
  if (report.outcome === 'cancelled') {
    return {
      mark: '○',
      text: 'The run was cancelled',
      next: tolerated(n) || 'Nothing in what was read failed by itself.',
    }
  }
  if (report.graph.nodes.length === 0 && report.outcome !== 'success') {
    return { mark: '○', text: 'The run could not be read', next: 'See below what is missing, and what to change.' }
  }
  if (report.outcome === 'success') return { mark: '✓', text: 'Nothing failed', next: tolerated(n) }
  return {
    mark: '✗',
    text: 'The run failed, and what was read does not say why',
    next: 'See below which logs were read and what is missing.',
  }
}

function broke(report: Report, n: Tally): string {
  const of = n.jobs > n.brokenJobs ? `${n.brokenJobs} of ${count(n.jobs, 'job')}` : count(n.brokenJobs, 'job')
  const cancelled = report.outcome === 'cancelled' ? '; the run was cancelled' : ''
  return `${count(n.fatal, 'problem')} broke ${of}${cancelled}`
}

function start(n: Tally): string {
  const first = n.fatal === 1 ? '' : 'Start with problem 1.'
  const hidden =
    n.checks.unreached === 0
      ? ''
      : `${count(n.checks.unreached, 'check')} never ran, so more may come to light once ${n.fatal === 1 ? 'it is' : 'they are'} out of the way.`
  return [first, hidden, tolerated(n)].filter((part) => part !== '').join(' ')
}

function tolerated(n: Tally): string {
  const rest = n.problems - n.fatal
  return rest === 0 ? '' : `${count(rest, 'problem')} ${rest === 1 ? 'was' : 'were'} seen that broke no job.`
}
