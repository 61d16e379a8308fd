// Annotations on the lines that problems point at. The runner shows ten of a kind a step (platform.md 6.3), so the most useful
// go first: problems that broke a job and name a line of the repository.
import type { Artifact } from '../domain/evidence.ts'
import type { Report } from '../domain/report.ts'
import type { AnnotationOut } from '../ports.ts'
import { flat } from './ansi.ts'
import { headline } from './headline.ts'
import { inRepository } from './links.ts'
import { type ProblemView, problemViews } from './problem-view.ts'
import { list, shorten, words } from './prose.ts'
import { reproduction } from './reproduce.ts'
import { whyText } from './why.ts'

/** Shown by the runner of each kind in one step. */
export const maxOfAKind = 10
const maxMessage = 1000

type Candidate = { annotation: AnnotationOut; worth: number }

/** At most ten errors, ten warnings and one notice. Every problem gets one before any problem gets a second. */
export function annotations(report: Report): AnnotationOut[] {
  const views = problemViews(report)
  const all = views.flatMap((view, i) => candidates(view, i + 1, views.length))
  const sorted = all.sort((a, b) => b.worth - a.worth).map(({ annotation }) => annotation)
  const of = (level: AnnotationOut['level']) => sorted.filter((a) => a.level === level).slice(0, maxOfAKind)
  return [...of('error'), ...of('warning'), ...closing(report, views)]
}

function candidates(view: ProblemView, n: number, total: number): Candidate[] {
  const places = view.places.filter((at) => inRepository(at.path))
  const level = view.fatal ? 'error' : 'warning'
  const title = `Retrace: problem ${n} of ${total}, ${words(view.problem.failureType)}`
  const spots: (Artifact | undefined)[] = places.length === 0 ? [undefined] : places
  return spots.map((at, i) => ({
    annotation: { level, ...place(at), title, message: message(view) },
    worth: (i === 0 ? 4 : 0) + (at === undefined ? 0 : 2) + (at?.line === undefined ? 0 : 1),
  }))
}

function place(at: Artifact | undefined): { path?: string; line?: number } {
  if (at === undefined) return {}
  const path = at.path.replace(/^(?:\.\/)+/, '')
  return at.line === undefined ? { path } : { path, line: at.line }
}

function message(view: ProblemView): string {
  const { lines } = reproduction(view.problem, view.validation, view.environment)
  const why = flat(whyText(view) ?? '')
  const parts = [
    shorten(flat(view.problem.title), 300),
    why === '' ? '' : shorten(why, 400),
    view.jobs.length === 0 ? '' : `Seen in ${list(view.jobs.map(flat), 3)}.`,
    lines.length === 0 ? '' : `See it with: ${flat(lines.join(' && '))}`,
  ]
  return shorten(parts.filter((part) => part !== '').join('\n'), maxMessage)
}

/** One notice that leads to the summary; none when there is nothing to read there. */
function closing(report: Report, views: readonly ProblemView[]): AnnotationOut[] {
  if (views.length === 0 && report.notes.length === 0) return []
  const { text, next } = headline(report)
  const message = `${next} The report has the details.`.trim()
  return [{ level: 'notice', title: `Retrace: ${text}`, message }]
}
