// The whole diagnosis in this process, of one failing step that printed hostile lines.

import { noCi } from '../../src/adapters/no-ci.ts'
import type { Report } from '../../src/domain/report.ts'
import { diagnoseRun } from '../../src/main.ts'
import type { Asking, LocalPort } from '../../src/ports.ts'
import { type Redactor, redactor } from '../../src/text/redact.ts'
import { jobText } from '../ci/job-log-text.ts'
import { fakeGrammars } from '../fakes/grammars.ts'
import { recordingLog } from '../fakes/log-port.ts'

export const serverUrl = 'https://github.com'

/** Where a hostile text stands in a log: as a line, in an error line that becomes a title, as the name of the job. */
export type Place = 'line' | 'error' | 'job'
export const places: readonly Place[] = ['line', 'error', 'job']

/** The report on a log that has `text` in this place, refined where there is a model to ask. */
export function diagnosed(
  text: string,
  place: Place,
  redaction: Redactor = redactor([]),
  asking?: Asking,
): Promise<Report> {
  const lines = text.split('\n')
  const out =
    place === 'error' ? lines.map((line) => `Error: ${line}`) : place === 'line' ? lines : ['make: *** [test] Error 1']
  const name = place === 'job' ? text : 'test'
  const log = jobText({ name, steps: [{ run: 'make test', out: ['begin', ...out, 'Error: it broke'], exit: 1 }] }).text
  const target = {
    repository: 'octo/demo',
    runId: undefined,
    attempt: 1,
    own: undefined,
    logPath: ['job.log'],
    jobs: [],
    workflow: undefined,
  }
  const use = { ci: noCi(), local: localWith(log), log: recordingLog(), grammars: fakeGrammars(), asking }
  return diagnoseRun(target, undefined, [], redaction, use)
}

/** A machine with one saved log and no checkout. */
export function localWith(log: string): LocalPort {
  const bytes = Buffer.from(log)
  return {
    logs: async () => [
      { kind: 'log', handle: { log: 'job.log', bytes: bytes.length, complete: true, chunks: () => [bytes] } },
    ],
    runnerPage: async () => ({ kind: 'missing', code: 'log_missing', why: 'There is no running job here.' }),
    text: () => undefined,
    reports: () => ({ reports: [], notes: [] }),
    files: async () => undefined,
  }
}
