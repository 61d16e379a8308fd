// The last gate before any sink: every free text of a report is cleaned and redacted, whatever stage it came from.
import { Report } from '../domain/report.ts'
import { mapTexts } from '../domain/texts.ts'
import { clean } from '../text/clean.ts'
import type { Redactor } from '../text/redact.ts'

/** The report with every free text (values and tool names alike) without escapes, hidden characters, known secrets and secret-shaped text. */
export function scrub(report: Report, redactor: Redactor): Report {
  return mapTexts(Report, report, (text) => redactor.text(clean(text)))
}
