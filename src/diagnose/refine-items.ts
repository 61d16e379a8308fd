// The failures of a report as a model reads them: one entry for what is one failure, a few lines of log each, least useful ones last.
import { fingerprint } from '../ci/fingerprint.ts'
import type { Failure, Validation } from '../domain/evidence.ts'
import type { Report } from '../domain/report.ts'

/** What the model sorts as one: the same failure in several places, or the rest of a long list of alike ones. */
export type Item = {
  /** Id of its first failure. */
  readonly id: string
  readonly failures: readonly Failure[]
  /** Id of the problem that it belongs to so far. */
  readonly draft: string
  /** Its place within that problem, from 0: the later, the less it adds. */
  readonly place: number
}

/** The step that a failure stands in, as a key. */
export function stepOf({ job, step }: Failure): string {
  return JSON.stringify([job, step.name ?? '', step.command])
}

/** More entries are not sorted one by one: nobody could, and the answer would have to name them all. */
const mostItems = 100
/** How many entries of one problem stand alone; the largest number that keeps within `mostItems` is taken. */
const aloneSteps = [Number.POSITIVE_INFINITY, 20, 8, 3, 1]
const longestLine = 240
const longestMessage = 400
const mostLines = 14
const mostChecks = 80

/** The fatal failures of all problems as entries, problem by problem. */
export function itemsOf(report: Report): Item[] {
  const byId = new Map(report.failures.map((failure) => [failure.id, failure]))
  const drafts = report.problems.map((problem) => {
    const groups = new Map<string, Failure[]>()
    for (const failure of problem.failureIds.flatMap((id) => byId.get(id) ?? [])) {
      const key = `${failure.failureType}\u0000${fingerprint(failure)}`
      groups.set(key, [...(groups.get(key) ?? []), failure])
    }
    return { id: problem.id, groups: [...groups.values()] }
  })
  const size = (alone: number) => drafts.reduce((sum, { groups }) => sum + Math.min(groups.length, alone), 0)
  const alone = aloneSteps.find((step) => size(step) <= mostItems) ?? 1
  return drafts.flatMap(({ id, groups }) => folded(groups, alone).map((failures, i) => item(failures, id, i)))
}

/** The first groups as they are, and all others in one with the last of them. */
function folded(groups: readonly Failure[][], alone: number): Failure[][] {
  if (groups.length <= alone) return [...groups]
  return [...groups.slice(0, alone - 1), groups.slice(alone - 1).flat()]
}

function item(failures: readonly Failure[], draft: string, place: number): Item {
  return { id: failures[0]?.id ?? '', failures, draft, place }
}

/** Values of the prompt's holes; the `without` entries that add least are told without their lines of log. */
export function promptValues(report: Report, items: readonly Item[], without: number): Record<string, string> {
  const bare = new Set([...items].sort((a, b) => b.place - a.place).slice(0, without))
  return {
    checks: report.validations.slice(0, mostChecks).flatMap(checkLine).join('\n') || 'unknown',
    failures: items.map((one) => entry(one, bare.has(one) ? 0 : mostLines)).join('\n\n'),
    draft: report.problems.map(({ id, title }) => draftLine(id, title, items)).join('\n'),
  }
}

function checkLine({ job, step, status }: Validation): string[] {
  return status === 'successful' || status === 'failed' ? [`${line(job, 80)} / ${line(step, 80)}: ${status}`] : []
}

function draftLine(id: string, title: string, items: readonly Item[]): string {
  const own = items.filter((one) => one.draft === id).map((one) => one.id)
  return `${own.join(' ')}: ${line(title, 120)}`
}

function entry({ id, failures }: Item, lines: number): string {
  const [first] = failures
  // Every item was made of at least one failure.
  if (first === undefined) return id
  const jobs = [...new Set(failures.flatMap((failure) => [failure.job, ...failure.legs]))]
  const files = first.artifacts.slice(0, 4).map(({ path, line: at }) => (at === undefined ? path : `${path}:${at}`))
  const told = [
    `${id} – ${first.tool}${first.ruleId === undefined ? '' : ` ${first.ruleId}`}, ${first.failureType}`,
    failures.length === 1 ? '' : `  stands for ${failures.length} alike failures`,
    `  job: ${line(jobs.slice(0, 4).join(', '), 200)}${jobs.length > 4 ? ` and ${jobs.length - 4} more` : ''}`,
    `  step: ${line(first.step.name ?? first.step.command, 120)}`,
    files.length === 0 ? '' : `  files: ${files.join(', ')}`,
    `  message: ${line(first.message, longestMessage)}`,
    ...shownLines(first, lines).map((text) => `  | ${text}`),
  ]
  return told.filter((text) => text !== '').join('\n')
}

/** The lines around the one that holds the message. */
function shownLines({ excerpt, message }: Failure, most: number): string[] {
  const lines = excerpt.split('\n').map((text) => line(text, longestLine))
  const start = line(message, 40)
  const at = Math.max(
    0,
    lines.findIndex((text) => start !== '' && text.includes(start)),
  )
  const from = Math.max(0, Math.min(at - Math.floor(most / 3), lines.length - most))
  return lines.slice(from, from + most)
}

function line(text: string, most: number): string {
  const [first = ''] = text.split('\n')
  return first.length <= most ? first : `${first.slice(0, most - 1)}…`
}
