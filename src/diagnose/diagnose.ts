// Evidence → report: read the logs, organize them, decompose the failures into problems (method.md 1).
import { workflowFor } from '../ci/find-job.ts'
import { readJunit, type TestReport } from '../ci/junit.ts'
import { organize } from '../ci/organize.ts'
import type { Note, ReasonCode, Report } from '../domain/report.ts'
import { version } from '../domain/version.ts'
import type { Use } from '../ports.ts'
import type { Tally } from '../text/clean.ts'
import type { Redactor } from '../text/redact.ts'
import { decompose } from './decompose.ts'
import type { Evidence } from './evidence.ts'
import { readLogs } from './read-logs.ts'
import { withTestReports } from './test-reports.ts'

const maxReportNotes = 10

/** The whole diagnosis. It never throws for what logs, YAML or the platform hold; what was missing stands in `notes`. */
export function diagnose(evidence: Evidence, redactor: Redactor, use: Use<'log'>): Report {
  const tally: Tally = { hidden: 0 }
  const { logs, sources, notes, cutLines } = readLogs(evidence.logs, redactor, tally, use)
  const workflow = workflowFor(logs, evidence.workflows)
  const stepResults = evidence.logs.length === 1 ? evidence.stepResults : undefined
  const reports = readReports(evidence.reports ?? [])
  const seen = organize({ logs, workflow, runJobs: evidence.jobs, files: evidence.files, stepResults })
  const organized = withTestReports(seen, reports.read, evidence.files)
  const names = {
    repository: evidence.repository,
    workflow: workflow?.path ?? evidence.run?.workflowPath ?? '',
  }
  const problems = decompose(organized, names)
  const { run } = evidence
  const allNotes = [...evidence.notes, ...notes, ...reports.notes, ...hiddenNote(tally), ...leakNote(redactor)]
  // Nothing found is not the same as nothing wrong: then it counts how the run is said to end, and who could read nothing at all must
  // not be taken for green.
  const blind = logs.length === 0 && evidence.jobs.length === 0
  const outcome =
    organized.outcome === 'success' ? (evidence.ending ?? (blind ? 'failure' : 'success')) : organized.outcome
  return {
    schema: 1,
    retrace: version,
    mode: 'diagnose',
    status: outcome === 'success' && problems.length === 0 ? 'nothing-to-do' : 'diagnosed',
    reason: problems.length === 0 && outcome !== 'success' ? missingReason(allNotes) : 'ok',
    ...organized,
    outcome,
    run: {
      ...names,
      ...(run === undefined ? {} : { runId: run.id, attempt: run.attempt, headSha: run.headSha, url: run.url }),
    },
    problems,
    sources: [...sources, ...evidence.missing],
    notes: allNotes,
    cleaned: { secrets: redactor.count(), hiddenCharacters: tally.hidden, cutLines },
  }
}

/** The reports that are JUnit's; for the others, and for those that break off, a note. */
function readReports(files: NonNullable<Evidence['reports']>): { read: TestReport[]; notes: Note[] } {
  const read: TestReport[] = []
  const notes: Note[] = []
  for (const { path, text } of files) {
    const report = readJunit(text, path)
    if (report !== undefined) read.push(report)
    const note = report === undefined ? 'It is no JUnit XML report.' : report.note
    if (note !== undefined) notes.push({ code: 'ok', text: `${path}: ${note}` })
  }
  return { read, notes: notes.slice(0, maxReportNotes) }
}

/** Why a run that did not end well has no problem to show: the first thing that could not be had. */
function missingReason(notes: readonly Note[]): ReasonCode {
  return notes.find(({ code }) => /^(?:log|permission|api)_/.test(code))?.code ?? 'ok'
}

function hiddenNote({ hidden }: Tally): Note[] {
  if (hidden === 0) return []
  return [
    {
      code: 'ok',
      text: `${hidden} invisible characters were taken out of the shown log lines. They may be harmless, or text that somebody hid.`,
    },
  ]
}

function leakNote(redactor: Redactor): Note[] {
  const count = redactor.count()
  if (count === 0) return []
  return [
    {
      code: 'ok',
      text: `${count === 1 ? 'Once' : `${count} times`} a known secret stood unmasked in a log; it is replaced here, but whoever may read the log has seen it. Rotate it.`,
    },
  ]
}
