// The refining question: a model sorts the keyless problems anew, once for the run (method.md 1.4). It gets the finished report, which is
// redacted already, and nothing else; an answer that breaks a rule twice, or none, leaves the report as it is and says so.
import type { Failure } from '../domain/evidence.ts'
import type { ModelReport } from '../domain/model.ts'
import type { Problem } from '../domain/problem.ts'
import type { Report } from '../domain/report.ts'
import type { ModelAnswer, Use } from '../ports.ts'
import { problemOf } from './decompose.ts'
import { isQuoted, type Refined, type RefinedProblem, refinedShape } from './refine-answer.ts'
import { type Item, itemsOf, promptValues, stepOf } from './refine-items.ts'

const longestTitle = 120
const longestCause = 600
const nothing = { requests: 0, inputTokens: 0, outputTokens: 0, cachedTokens: 0 }

/** The report with refined problems, or as it was; `model` says which, and what it cost. */
export async function refine(report: Report, { asking, log }: Use<'asking' | 'log'>): Promise<Report> {
  const { model, prompts } = asking
  const items = itemsOf(report)
  if (items.length === 0) return { ...report, model: told(model.name, false, 'there was no failure to explain.') }
  const shape = refinedShape(items, report.graph)
  const fits = (without: number) => model.fits(prompts.decompose, promptValues(report, items, without), shape)
  const without = fewest(items.length, fits)
  log.info(`Asking ${model.name} about ${items.length} failures.`)
  const answer = await model.ask(prompts.decompose, promptValues(report, items, without), shape)
  if (!answer.ok) return kept(report, model.name, answer)
  const dropped =
    without === 0
      ? ''
      : ` It saw ${without} of ${items.length} failures without their lines of log: "context-limit" is small.`
  return {
    ...refined(report, items, answer.value),
    model: { ...told(model.name, true, `${model.name} refined the problems.${dropped}`), ...answer.usage },
  }
}

/** The smallest number from 0 to `most` with which it fits; `most` when none does. More left out always fits better. */
function fewest(most: number, fits: (n: number) => boolean): number {
  let [low, high] = [0, most]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (fits(middle)) high = middle
    else low = middle + 1
  }
  return low
}

function kept(report: Report, name: string, answer: Extract<ModelAnswer<Refined>, { ok: false }>): Report {
  const model = { ...told(name, false, answer.why), ...answer.usage }
  return { ...report, reason: report.reason === 'ok' ? answer.code : report.reason, model }
}

function told(name: string, used: boolean, why: string): ModelReport {
  return { ...nothing, used, model: name, note: used ? why : `${name} was not used: ${why}` }
}

/**
 * The report with the model's grouping. Problems keep the order of the run, those that broke no job last. Neither these nor the echoes of
 * another failure in the same step are why a job failed; a later step that could not but fail still failed.
 */
function refined(report: Report, items: readonly Item[], { problems }: Refined): Report {
  const known = new Map(items.map((item) => [item.id, item]))
  const failuresOf = (ids: readonly string[]) => ids.flatMap((id) => known.get(id)?.failures ?? [])
  const place = new Map(items.map((item, i) => [item.id, i]))
  const placeOf = ({ failures, brokeJob }: RefinedProblem) =>
    Math.min(...failures.map((id) => place.get(id) ?? 0)) + (brokeJob ? 0 : items.length)
  const harmless = new Set(
    problems.flatMap(({ failures, follows, brokeJob }) => {
      const own = failuresOf(failures)
      const steps = new Set(own.map(stepOf))
      const echoes = failuresOf(follows).filter((failure) => !brokeJob || steps.has(stepOf(failure)))
      return [...(brokeJob ? [] : own), ...echoes].map(({ id }) => id)
    }),
  )
  const failures = report.failures.map((failure) => (harmless.has(failure.id) ? { ...failure, fatal: false } : failure))
  const { repository, workflow } = report.run
  return {
    ...report,
    failures,
    problems: [...problems]
      .sort((a, b) => placeOf(a) - placeOf(b))
      .map((said, i) => {
        const own = failuresOf([said.primary, ...said.failures.filter((id) => id !== said.primary)])
        return worded(problemOf(own, i, report, { repository, workflow }), said, own, failuresOf(said.follows))
      }),
  }
}

/** The problem in the model's words, as far as its quote proves them; else in the tool's. */
function worded(problem: Problem, said: RefinedProblem, own: readonly Failure[], after: readonly Failure[]): Problem {
  const all = { ...problem, failureIds: [...problem.failureIds, ...after.map(({ id }) => id)] }
  const described = after.length === 0 ? all : { ...all, description: `${problem.description} ${aftermath(after)}` }
  const { rootCause, causeClass } = said
  const cited = own.find(({ id }) => id === rootCause?.failureId)
  if (rootCause === null || cited === undefined || !isQuoted(rootCause.quote, cited)) return described
  const title = flat(said.title, longestTitle)
  const text = flat(rootCause.text, longestCause)
  const isNew = problem.causeClass === 'unknown' && causeClass !== 'unknown'
  return {
    ...described,
    ...(title === '' ? {} : { title }),
    ...(text === '' ? {} : { rootCause: text }),
    ...(isNew ? { causeClass, causeEvidence: `the model reads it from the line: ${flat(rootCause.quote, 200)}` } : {}),
  }
}

function aftermath(after: readonly Failure[]): string {
  const messages = [...new Set(after.map(({ message }) => flat(message, 120)))]
  const more = messages.length > 3 ? ` · and ${messages.length - 3} more` : ''
  return `What only follows from it: ${messages.slice(0, 3).join(' · ')}${more}.`
}

function flat(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length <= most ? line : `${line.slice(0, most - 1).trimEnd()}…`
}
