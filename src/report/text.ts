// The report for a terminal: aligned, coloured where colour is wanted, bounded in length; plain text in a pipe.
import type { Report } from '../domain/report.ts'
import { clip, flat, type Paint, painter, wrap } from './ansi.ts'
import { attemptsLine, modelLine } from './aside.ts'
import { headline } from './headline.ts'
import { partialLogs } from './partial.ts'
import { problemViews } from './problem-view.ts'
import { count } from './prose.ts'
import { checkCounts, statusWords } from './summary-facts.ts'
import { jobMap } from './text-jobs.ts'
import { problemText } from './text-problem.ts'

export type TerminalOptions = {
  readonly color: boolean
  /** Columns; kept between 60 and 120, since longer lines are hard to read. */
  readonly width: number
  /** Headline and one line a problem only. */
  readonly quiet?: boolean
}

const maxProblems = 20
const maxNotes = 10

/** The whole report as text, ending in one newline. */
export function terminal(report: Report, options: TerminalOptions): string {
  const width = Math.min(120, Math.max(60, options.width))
  const paint = painter(options.color)
  const views = problemViews(report)
  const shown = views.slice(0, maxProblems)
  const out: string[] = ['', ...top(report, paint, width), '']
  for (const [i, view] of shown.entries()) {
    const lines = problemText(view, i + 1, paint, width)
    out.push(...(options.quiet === true ? lines.slice(0, 1) : [...lines, '']))
  }
  if (views.length > shown.length)
    out.push(`  ${count(views.length - shown.length, 'more problem')} in the report file.`)
  if (options.quiet !== true)
    out.push(...jobs(report, paint, width), ...notes(report, paint, width), ...model(report, paint, width))
  return `${out.join('\n').trimEnd()}\n`
}

function top(report: Report, paint: Paint, width: number): string[] {
  const head = headline(report)
  const colored = { '✗': paint.red, '✓': paint.green, '○': paint.yellow }[head.mark]
  const { run } = report
  const facts = [
    run.repository,
    run.workflow,
    run.runId === undefined ? '' : `run ${run.runId}`,
    run.attempt === undefined ? '' : `attempt ${run.attempt}`,
    (run.headSha ?? '').slice(0, 10),
  ]
  const about = facts
    .map(flat)
    .filter((text) => text !== '')
    .join(' · ')
  return [
    `  ${colored(paint.bold(`${head.mark} ${head.text}`))}`,
    ...(about === '' ? [] : [`    ${paint.dim(clip(about, width - 4))}`]),
    ...wrap(`${head.next} ${attemptsLine(report)}`.trim(), width - 4).map((line) => `    ${line}`),
  ]
}

function jobs(report: Report, paint: Paint, width: number): string[] {
  const rows = jobMap(report, paint, width)
  if (rows.length === 0) return []
  const { successful, failed, unreached, skipped } = statusWords
  const key = [successful, failed, unreached, skipped].map(({ sign, word }) => `${sign} ${word}`).join('  ')
  return [`  ${paint.bold('Checks')}  ${checkCounts(report)}`, ...rows, `    ${paint.dim(key)}`, '']
}

function model(report: Report, paint: Paint, width: number): string[] {
  return wrap(flat(modelLine(report)), width - 4).map((line) => `    ${paint.dim(line)}`)
}

function notes(report: Report, paint: Paint, width: number): string[] {
  const partial = partialLogs(report).map(({ job, why }) => (job === '' ? why : `Job ${job}: ${why}`))
  const all = [...report.notes.map((note) => note.text), ...partial].map(flat)
  if (all.length === 0) return []
  const told = all.slice(0, maxNotes).flatMap((text) => {
    const [first = '', ...rest] = wrap(text, width - 6)
    return [`    ${paint.yellow('!')} ${first}`, ...rest.map((line) => `      ${line}`)]
  })
  const more = all.length - maxNotes
  if (more > 0) told.push(`      ${count(more, 'more note')} in the report file.`)
  return [`  ${paint.bold('What could not be read')}`, ...told]
}
