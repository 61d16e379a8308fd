// One problem for a terminal: a numbered title, then facts in two columns, then the lines of the log it rests on.
import { clean } from '../text/clean.ts'
import { clip, columns, flat, type Paint, pad, wrap } from './ansi.ts'
import type { LegGroup } from './legs.ts'
import type { NeverRan } from './never-ran.ts'
import { type ProblemView, placeText } from './problem-view.ts'
import { count, excerpt, list, words } from './prose.ts'
import { reproduction } from './reproduce.ts'
import { causeText, whyText } from './why.ts'

const indent = 5
const labelWidth = 11
const evidenceLines = 8

/** The lines of a problem; the first says what it is and stands alone in quiet mode. */
export function problemText(view: ProblemView, n: number, paint: Paint, width: number): string[] {
  const { problem } = view
  const type = words(problem.failureType)
  const number = pad(`${n}`, 2)
  const room = width - indent - columns(type) - 2
  const title = clip(flat(problem.title), room)
  const gap = ' '.repeat(Math.max(2, width - indent - columns(title) - columns(type)))
  const mark = view.fatal ? paint.red(number) : paint.yellow(number)
  const body = width - indent - labelWidth
  const fact = (label: string, lines: readonly string[], dress = (text: string) => text) =>
    lines.map((line, i) => ' '.repeat(indent) + paint.dim(pad(i === 0 ? label : '', labelWidth)) + dress(line))
  return [
    `  ${mark} ${paint.bold(title)}${gap}${paint.dim(type)}`,
    ...fact(
      'where',
      wrap(
        list(
          view.places.map((at) => flat(placeText(at))),
          3,
        ),
        body,
      ),
      paint.cyan,
    ),
    ...fact('in', wrap(where(view), body)),
    ...fact('why', why(view, body)),
    ...(view.fatal ? [] : fact('', ['It broke no job.'])),
    ...reproduceFacts(view, body, fact, paint),
    ...fact('never ran', wrap(list(view.neverRan.map(neverText), 4), body)),
    ...evidence(view, paint, width).map((line) => ' '.repeat(indent) + line),
  ]
}

function where(view: ProblemView): string {
  const groups = list(view.groups.map(legText), 4)
  return [groups, view.step === '' ? '' : `step ${flat(view.step)}`].filter((part) => part !== '').join(' › ')
}

function legText({ job, legs, of }: LegGroup): string {
  const named = legs.filter((leg) => leg !== '').map(flat)
  if (of === 1 || named.length === 0) return flat(named[0] === undefined ? job : `${job} (${named[0]})`)
  return `${flat(job)} (${legs.length} of ${of} legs: ${list(named, 4)})`
}

function why(view: ProblemView, width: number): string[] {
  const text = flat(whyText(view) ?? '')
  const cause = flat(causeText(view.problem))
  const lines = wrap([text, cause === '' ? '' : `(${cause})`].filter((part) => part !== '').join(' '), width)
  return lines.length <= 4 ? lines : [...lines.slice(0, 3), clip(`${lines[3] ?? ''}…`, width)]
}

function reproduceFacts(
  view: ProblemView,
  width: number,
  fact: (label: string, lines: readonly string[], dress?: (text: string) => string) => string[],
  paint: Paint,
): string[] {
  const { lines, narrower, envNames, tools, confidence, why } = reproduction(
    view.problem,
    view.validation,
    view.environment,
  )
  if (lines.length === 0) return fact('reproduce', wrap(`not by a command: ${why}`, width))
  const shell = (script: readonly string[], most: number): string[] =>
    excerpt(script.join('\n'), { lines: most, width: 400 })
      .split('\n')
      .map((line) => clip(printed(line), width))
  const via =
    narrower === undefined || narrower.via.length === 0 ? [] : [`${narrower.via.map(flat).join(' → ')} runs it`]
  const facts = [
    `${confidence} confidence: ${why}${envNames.length === 0 ? '' : ` (${list(envNames.map(flat))})`}`,
    tools.length === 0 ? '' : `seen in the run: ${list(tools.map(flat))}`,
  ]
  return [
    ...fact('reproduce', shell(lines, 8), paint.green),
    ...(narrower === undefined ? [] : fact('or only', shell(narrower.lines, 3), paint.green)),
    ...fact(
      '',
      via.flatMap((text) => wrap(text, width)),
      paint.dim,
    ),
    ...fact(
      '',
      facts.flatMap((text) => wrap(text, width)),
      paint.dim,
    ),
  ]
}

function neverText({ jobs, whole, steps }: NeverRan): string {
  const where = list(jobs.map(flat), 2)
  return whole ? `all of ${where}` : `${list(steps.map(flat), 3)} (${where})`
}

function evidence(view: ProblemView, paint: Paint, width: number): string[] {
  const first = view.failures[0]
  if (first === undefined) return []
  const { log, fromLine, toLine } = first.evidence
  const all = clean(first.excerpt).trimEnd().split('\n')
  const quoted = all
    .slice(0, evidenceLines)
    .map((line) => `${paint.dim('│')} ${clip(printed(line), width - indent - 2)}`)
  const rest = all.length - quoted.length
  const more = rest > 0 ? [paint.dim(`│ … ${count(rest, 'more line')}`)] : []
  return [paint.dim(`${flat(log)}:${fromLine}–${toLine}`), ...quoted, ...more]
}

/** A line whose own indentation matters, without escapes; tabs as two spaces, so that columns can be counted. */
function printed(line: string): string {
  return clean(line).replaceAll('\t', '  ')
}
