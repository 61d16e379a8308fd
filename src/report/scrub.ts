// The last gate before any sink: every string of a report is cleaned and redacted, whatever stage it came from.
import { Report } from '../domain/report.ts'
import { clean } from '../text/clean.ts'
import type { Redactor } from '../text/redact.ts'

/** The report with every string free of escapes, hidden characters, known secrets and secret-shaped text. */
export function scrub(report: Report, redactor: Redactor): Report {
  return Report.parse(walk(report, (text) => redactor.text(clean(text))))
}

function walk(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((item) => walk(item, change))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [change(key), walk(item, change)]))
}
