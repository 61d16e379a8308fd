// Trials of text that stands in a log: as lines of a failing step, in error lines, as the name of its job, in a test's name.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { jobText } from '../../__tests__/ci/job-log-text.ts'
import { aJob, aRun, type CiState, ciState } from '../../__tests__/fakes/ci-state.ts'
import type { RunJob } from '../../src/domain/run.ts'
import { driveAction, driveCli } from './drive.ts'
import type { Observation } from './observe.ts'
import { logLines } from './payloads.ts'
import type { Scene } from './scene.ts'

/** A log with a hostile part, and the name of its job. */
export type HostileLog = { readonly job: string; readonly text: string }

/** `text` at one surface of a log. */
export function hostileLog(surface: string, text: string): HostileLog {
  if (surface === 'job-name') return failing(text, ['make: *** [test] Error 1'])
  if (surface === 'test-id') {
    const id = `tests/test_a.py::${text}`
    return failing('test', [
      '=================================== FAILURES ===================================',
      `____ ${text} ____`,
      'E       assert 12 == 7',
      'tests/test_a.py:9: AssertionError',
      '=========================== short test summary info ============================',
      ...logLines(`FAILED ${id} - assert 12 == 7`),
    ])
  }
  const lines = logLines(text)
  return failing('test', [
    'collecting',
    ...lines,
    // Where a diagnostic takes the text into a title, a path or a rule.
    ...lines.flatMap((line) => [`Error: ${line}`, `src/app.js:1:1: error: ${line} [${line}]`, `##[error]${line}`]),
    ...logLines(`FAILED tests/test_a.py::test_a - ${text}`),
  ])
}

function failing(job: string, out: readonly string[]): HostileLog {
  const { text } = jobText({ name: job, steps: [{ uses: 'actions/checkout@v5' }, { run: 'make test', out, exit: 2 }] })
  return { job, text }
}

/** A log with nothing hostile in it. */
export const failingLog: HostileLog = failing('test', ['make: *** [test] Error 1'])

/** The workflow and the steps that such a log is of: were they others, nothing in the log would be why the job failed. */
const plainWorkflow = `name: CI
on: push
jobs:
  test:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v5
      - run: make test
`
const steps: RunJob['steps'] = ['Set up job', 'Run actions/checkout@v5', 'Run make test', 'Complete job'].map(
  (name, i) => ({
    name,
    number: i + 1,
    status: 'completed',
    conclusion: name === 'Run make test' ? 'failure' : 'success',
    startedAt: '2026-03-04T00:00:00Z',
    completedAt: '2026-03-04T00:00:01Z',
  }),
)

/** The run around such a log: its job has failed, and Retrace is a sibling of it. */
export function runOf({ job, text }: HostileLog, workflow = plainWorkflow): CiState {
  const ours = aJob({
    id: 85,
    name: 'What broke',
    status: 'in_progress',
    conclusion: null,
    completedAt: undefined,
    steps: [],
  })
  return ciState({
    runs: [
      { run: aRun({ status: 'in_progress', conclusion: null }), jobs: [aJob({ id: 71, name: job, steps }), ours] },
    ],
    logs: { 71: text },
    files: { '.github/workflows/ci.yml': workflow },
  })
}

export const sibling = { job: { key: 'retrace', id: 85, status: 'success' } } as const

/** The log through the action's API source, and through the command line as text and as Markdown. */
export async function observeLog(scene: Scene, log: HostileLog, workflow?: string): Promise<Observation[]> {
  const path = join(scene.work, 'job.log')
  writeFileSync(path, log.text)
  const args = ['--log', path]
  if (workflow !== undefined) {
    writeFileSync(join(scene.work, 'ci.yml'), workflow)
    args.push('--workflow', join(scene.work, 'ci.yml'))
  }
  return [
    { by: 'action', ...(await driveAction(scene, runOf(log, workflow), sibling)) },
    { by: 'cli text', ...(await driveCli(scene, args, 'text')) },
    { by: 'cli markdown', ...(await driveCli(scene, args, 'markdown')) },
  ]
}
