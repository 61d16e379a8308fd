// The last part of the summary: what could not be read, all checks, all logs.
import type { Validation, ValidationStatus } from '../domain/evidence.ts'
import type { Report, SourceKind } from '../domain/report.ts'
import { legGroups, splitLeg } from './legs.ts'
import { code, details, escapeText, link, table } from './markdown.ts'
import { isCheck } from './never-ran.ts'
import { type PartialLog, partialLogs } from './partial.ts'
import { jobNames } from './problem-view.ts'
import { count, shorten } from './prose.ts'
import { tally } from './tally.ts'

const maxRows = 400
const maxNotes = 20
const name = (text: string) => code(shorten(text, 120))

/** How a check ended, as a sign and a word. */
export const statusWords: Readonly<Record<ValidationStatus, { sign: string; word: string }>> = {
  successful: { sign: '✓', word: 'passed' },
  failed: { sign: '✗', word: 'failed' },
  unreached: { sign: '○', word: 'never ran' },
  skipped: { sign: '–', word: 'skipped' },
  cancelled: { sign: '⊘', word: 'cancelled' },
}

/** Where a log came from, as a person says it. */
export const sourceWords: Readonly<Record<SourceKind, string>> = {
  'log-path': 'saved log',
  'runner-page': "the runner's own copy",
  'api-log': 'the API',
  'steps-only': 'steps and conclusions only, no log',
  none: 'nothing',
}

/** `14 passed, 2 failed, 5 never ran`; empty when no step is known. */
export function checkCounts(report: Report): string {
  const { checks } = tally(report)
  const told: ValidationStatus[] = ['successful', 'failed', 'unreached', 'skipped', 'cancelled']
  return told
    .filter((status) => checks[status] > 0)
    .map((status) => `${checks[status]} ${statusWords[status].word}`)
    .join(', ')
}

/** Notes and incomplete logs; not folded, since it decides how far the rest can be trusted. */
export function notesSection(report: Report): string {
  const partial = partialLogs(report).map(partialText)
  const all = [...report.notes.map((note) => escapeText(shorten(note.text, 600))), ...partial]
  if (all.length === 0) return ''
  const more = all.length - maxNotes
  const lines = all.slice(0, maxNotes).map((text) => `- ${text}`)
  if (more > 0) lines.push(`- ${count(more, 'more note')} in the report file.`)
  return `### What could not be read\n\n${lines.join('\n')}`
}

function partialText({ job, why }: PartialLog): string {
  const text = escapeText(shorten(why, 400))
  return job === '' ? text : `Job ${name(job)}: ${text}`
}

/** All checks, folded: one row a step, the legs of a matrix that ended alike in one row. */
export function checksSection(report: Report): string {
  const rows = mergedRows(report)
  if (rows.length === 0) return ''
  const more = rows.length - maxRows
  const body = table(['', 'Job', 'Step', 'Why'], rows.slice(0, maxRows))
  const rest = more > 0 ? `\n\n${count(more, 'more row')} in the report file.` : ''
  return details(`All checks: ${checkCounts(report)}`, `${body}${rest}`)
}

function mergedRows(report: Report): string[][] {
  const all = jobNames(report)
  const alike = new Map<string, Validation[]>()
  for (const v of report.validations) {
    if (!isCheck(v)) continue
    const key = JSON.stringify([splitLeg(v.job).base, v.step, v.status, v.why])
    const row = alike.get(key)
    if (row === undefined) alike.set(key, [v])
    else row.push(v)
  }
  return [...alike.values()].map((row) => {
    const first = row[0]
    // Every row was made with its first check.
    if (first === undefined) return []
    const group = legGroups(
      row.map((v) => v.job),
      all,
    )[0]
    const legs = group === undefined || group.of === 1 ? '' : ` in ${group.legs.length} of ${group.of} legs`
    const job = group === undefined || row.length === 1 ? first.job : group.job
    const { sign, word } = statusWords[first.status]
    return [
      `${sign} ${word}`,
      `${name(job)}${row.length === 1 ? '' : legs}`,
      name(first.step),
      escapeText(shorten(first.why, 160)),
    ]
  })
}

/** Which log each job's facts rest on, folded. */
export function sourcesSection(report: Report, serverUrl: string): string {
  if (report.sources.length === 0) return ''
  const rows = report.sources
    .slice(0, maxRows)
    .map((source) => [
      link(name(source.job), source.url, serverUrl),
      sourceWords[source.kind],
      name(source.log),
      `${source.lines}`,
      source.complete ? 'whole' : 'partial',
    ])
  return details(`Read: ${count(report.sources.length, 'log')}`, table(['Job', 'From', 'Log', 'Lines', ''], rows))
}
