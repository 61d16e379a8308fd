// One problem in the summary: what, where, why, how to see it, what never ran because of it; then its evidence, folded.
import type { Failure } from '../domain/evidence.ts'
import type { Report } from '../domain/report.ts'
import type { LegGroup } from './legs.ts'
import { fileUrl } from './links.ts'
import { code, details, escapeText, fence, link } from './markdown.ts'
import type { NeverRan } from './never-ran.ts'
import { type ProblemView, placeText } from './problem-view.ts'
import { count, excerpt, list, shorten, words } from './prose.ts'
import { reproduction } from './reproduce.ts'
import { causeText, whyText } from './why.ts'

const name = (text: string) => code(shorten(text, 120))
const maxEvidence = 3

/** The section of a problem. `before` is the problem above it: what never ran is not told twice in a row. */
export function problemSection(
  view: ProblemView,
  n: number,
  before: ProblemView | undefined,
  report: Report,
  serverUrl: string,
): string {
  const { problem } = view
  const parts = [
    `### ${n}. ${escapeText(shorten(problem.title, 200))}`,
    whereLine(view, report, serverUrl),
    view.fatal ? '' : 'It broke no job: the workflow tolerates it or the run ended for another reason.',
    reason(view),
    reproduceBlock(view),
    never(view, before),
  ]
  return parts.filter((part) => part !== '').join('\n\n')
}

function whereLine(view: ProblemView, report: Report, serverUrl: string): string {
  const places = view.places.map((at) => link(name(placeText(at)), fileUrl(report.run, at, serverUrl), serverUrl))
  const groups = list(view.groups.map(legText), 4)
  return [
    list(places, 4),
    groups,
    view.step === '' ? '' : `step ${name(view.step)}`,
    `${words(view.problem.failureType)}`,
  ]
    .filter((part) => part !== '')
    .join(' · ')
}

/** `job build`, `job test in 3 of 6 legs: 3.11, 3.12, 3.13`. */
function legText({ job, legs, of }: LegGroup): string {
  const named = legs.filter((leg) => leg !== '')
  if (of === 1 || named.length === 0) return `job ${name(named[0] === undefined ? job : `${job} (${named[0]})`)}`
  if (legs.length === of) return `job ${name(job)} in all ${of} legs`
  return `job ${name(job)} in ${legs.length} of ${of} legs: ${list(named.map(name), 6)}`
}

function reason(view: ProblemView): string {
  const why = whyText(view)
  const cause = escapeText(shorten(causeText(view.problem), 300))
  const text = [why === undefined ? '' : escapeText(shorten(why, 600)), cause === '' ? '' : `(${cause})`]
    .filter((part) => part !== '')
    .join(' ')
  return text === '' ? '' : `**Why:** ${text}`
}

function reproduceBlock(view: ProblemView): string {
  const { lines, narrower, envNames, tools, confidence, why } = reproduction(
    view.problem,
    view.validation,
    view.environment,
  )
  if (lines.length === 0) return `**Reproduce:** not by a command – ${why}.`
  const facts = [
    `Confidence ${confidence}: ${why}${envNames.length === 0 ? '' : ` (${list(envNames.map(name))})`}.`,
    tools.length === 0 ? '' : `The run had ${list(tools.map(name))}.`,
  ]
  const parts = ['**Reproduce:**', fence(excerpt(lines.join('\n'), { lines: 20, width: 400 }))]
  if (narrower !== undefined) {
    const via = narrower.via.length === 0 ? 'Only the part that failed:' : `${narrower.via.map(name).join(' → ')} runs:`
    parts.push(via, fence(excerpt(narrower.lines.join('\n'), { lines: 4, width: 400 })))
  }
  return [...parts, facts.join(' ').trim()].join('\n\n')
}

function never(view: ProblemView, before: ProblemView | undefined): string {
  if (view.neverRan.length === 0) return ''
  if (before !== undefined && same(view.neverRan, before.neverRan)) {
    return '**Never ran because of it:** the same as for the problem above.'
  }
  const shown = view.neverRan.slice(0, 6).map(neverText)
  const more = view.neverRan.length - shown.length
  return `**Never ran because of it:** ${shown.join('; ')}${more > 0 ? `; and ${count(more, 'more job')}` : ''}.`
}

function neverText({ jobs, whole, steps }: NeverRan): string {
  const where = list(jobs.map(name), 3)
  return whole ? `all of ${where}` : `${list(steps.map(name), 5)} in ${where}`
}

function same(a: readonly NeverRan[], b: readonly NeverRan[]): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/** The lines of the log that the problem rests on, folded; empty when there are none. */
export function evidenceSection(view: ProblemView, report: Report, serverUrl: string): string {
  const shown = view.failures.slice(0, maxEvidence)
  if (shown.length === 0) return ''
  const more = view.failures.length - shown.length
  const parts = shown.map((failure) => evidence(failure, report, serverUrl))
  if (more > 0) parts.push(`${count(more, 'more failure')} of this problem in the report file.`)
  return details(`Evidence: ${count(view.failures.length, 'failure')}`, parts.join('\n\n'))
}

function evidence(failure: Failure, report: Report, serverUrl: string): string {
  const { log, job, fromLine, toLine } = failure.evidence
  const url = report.sources.find((source) => source.log === log && source.job === job)?.url
  const range = fromLine === toLine ? `line ${fromLine}` : `lines ${fromLine}–${toLine}`
  const text = excerpt(failure.excerpt, { lines: 40, width: 400 })
  return `${name(failure.job)}, ${link(`${range} of its log`, url, serverUrl)} (${name(log)})\n\n${fence(text)}`
}
