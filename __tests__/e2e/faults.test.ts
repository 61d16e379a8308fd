// What the platform may do wrong, and what users may write wrong: a report is published, says what is missing, and the step stays green.
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import type { ReasonCode } from '../../src/domain/report.ts'
import type { CiState } from '../fakes/ci-state.ts'
import type { Route } from '../fakes/github-routes.ts'
import { type Fault, startGithub } from '../fakes/github-server.ts'
import { legLog, matrixState, matrixWorkflow, oneJobLines, oneJobState, oneJobWorkflow } from './demo-runs.ts'
import { runStep, type Step, type StepEnd, token } from './fake-runner.ts'

const fastClock = { NODE_OPTIONS: `--import=${new URL('fast-clock.ts', import.meta.url)}` }

/** Runs one step while GitHub has these faults, with time twenty times as fast. */
async function underFaults(faults: readonly Fault[], state: CiState, step: Omit<Step, 'api'>): Promise<StepEnd> {
  const server = await startGithub(state, { faults, token })
  try {
    return await runStep({ api: server.url, ...step, env: { ...fastClock, ...step.env } })
  } finally {
    await server.close()
  }
}

const sibling: Omit<Step, 'api'> = { job: { key: 'retrace', id: 85, status: 'success' } }
const underFault = (fault: Fault) => underFaults([fault], matrixState(), sibling)

/** Green, published, and every note of the report can be read in the summary. */
function assertPublished(end: StepEnd): NonNullable<StepEnd['report']> {
  assert.equal(end.exitCode, 0, end.stderr)
  assert.ok(end.report !== undefined, 'a report was written')
  assert.equal(end.outputs.status, end.report.status)
  assert.notEqual(end.summary, '')
  assert.ok(!end.published.includes(token))
  return end.report
}

function assertNote(end: StepEnd, code: ReasonCode, words: RegExp): void {
  const { notes } = assertPublished(end)
  const told = notes.find((note) => words.test(note.text))
  assert.ok(told !== undefined, `no note says ${words}: ${JSON.stringify(notes, null, 1)}`)
  assert.equal(told.code, code)
  assert.match(end.summary, /### What could not be read/)
}

const faults: [fault: Fault, code: ReasonCode, words: string][] = [
  [{ kind: 'unauthorized' }, 'permission_missing', 'did not accept the token .*THING.*401'],
  [{ kind: 'no-scope' }, 'permission_missing', 'may not read .*THING.*403.*`PERMISSION`'],
  [{ kind: 'rate-limit', reset: 2_000_000_000 }, 'api_unavailable', 'THING.*used up until 2033-05-18.*403'],
  [{ kind: 'not-found' }, 'api_unavailable', 'does not know .*THING.*404.*`PERMISSION`'],
  [{ kind: 'gone' }, 'api_unavailable', 'no longer keeps .*THING.*410'],
  [{ kind: 'too-many', retryAfter: 5 }, 'api_unavailable', 'THING.*slow down for 5 s.*429'],
  [{ kind: 'server-error' }, 'api_unavailable', 'could not give .*THING.*502'],
  [{ kind: 'cut' }, 'api_unavailable', 'connection to GitHub failed .*THING'],
  [{ kind: 'hang', times: 1 }, 'api_unavailable', 'did not answer in time .*THING'],
  [{ kind: 'html' }, 'api_unavailable', '(web page instead of data|unexpected form).*THING|THING.*unexpected form'],
]
const routes = {
  run: { thing: 'the run 7', permission: 'actions: read' },
  jobs: { thing: 'the jobs of run 7', permission: 'actions: read' },
  log: { thing: 'the log of the job "test \\(3\\.11\\)"', permission: 'actions: read' },
  contents: { thing: 'the file \\.github/workflows/ci\\.yml', permission: 'contents: read' },
} satisfies Partial<Record<Route, unknown>>

/** How a note of this route is coded where the fault itself does not decide it. */
function codeOf(route: Route, kind: Fault['kind'], code: ReasonCode): ReasonCode {
  if (route === 'contents') return 'workflow_unreadable'
  return route === 'log' && (kind === 'not-found' || kind === 'gone') ? 'log_missing' : code
}

/** Each fault meets each route once: on the run, the workflow file and a log in one go, on the list of jobs alone. */
test('faults of the API', { concurrency: 3 }, async (t: TestContext) => {
  const together = ['run', 'contents', 'log'] as const
  const rounds = faults.flatMap((_, i) => [
    together.map((route, k) => ({ route, of: faults[(i + 3 * k) % faults.length] ?? faults[0] })),
    [{ route: 'jobs' as const, of: faults[i] ?? faults[0] }],
  ])
  await Promise.all(
    rounds.map((round) =>
      t.test(round.map(({ route, of }) => `${route} ${of?.[0].kind}`).join(', '), async () => {
        const told = round.flatMap(({ route, of }) =>
          of === undefined ? [] : [{ route, fault: of[0], code: of[1], words: of[2] }],
        )
        const end = await underFaults(
          told.map(({ route, fault }) => ({ ...fault, on: route })),
          matrixState(),
          sibling,
        )
        assert.equal(end.report?.outcome, 'failure')
        for (const { route, fault, code, words } of told) {
          const { thing, permission } = routes[route]
          const said = new RegExp(words.replaceAll('THING', thing).replaceAll('PERMISSION', permission))
          assertNote(end, codeOf(route, fault.kind, code), said)
        }
      }),
    ),
  )
})

test('what can still be had is had', async () => {
  const end = await underFaults(
    [
      { kind: 'server-error', on: 'run' },
      { kind: 'not-found', on: 'contents' },
    ],
    matrixState(),
    sibling,
  )
  assertPublished(end)
  assert.equal(end.report?.problems.length, 1)
})

test('faults of the storage of logs', { concurrency: 3 }, async (t: TestContext) => {
  const cases: [fault: Fault, code: ReasonCode, words: RegExp][] = [
    [{ kind: 'not-found' }, 'log_missing', /no log of the job "test \(3\.11\)" \(BlobNotFound\)/],
    [{ kind: 'server-error' }, 'api_unavailable', /"test \(3\.11\)" could not be loaded: its storage answered 502/],
    [{ kind: 'hang', times: 4 }, 'api_unavailable', /"test \(3\.11\)" could not be loaded: nothing came for 30 s/],
    [{ kind: 'html' }, 'log_unreadable', /What GitHub gave as the log of "test \(3\.11\)" is not a log/],
    [{ kind: 'cut' }, 'log_truncated', /jobs\/81\/logs: The end of the log is missing: the connection broke off/],
    [{ kind: 'instead', text: '' }, 'log_missing', /no log of the job "test \(3\.11\)"/],
    [{ kind: 'instead', text: '\u0000\u0001\u0002'.repeat(4000) }, 'log_unreadable', /is not a log/],
  ]
  await Promise.all(
    cases.map(([fault, code, words]) =>
      t.test(JSON.stringify(fault).slice(0, 60), async () => {
        const end = await underFault({ ...fault, on: 'blob' })
        assertNote(end, code, words)
        assert.equal(end.report?.outcome, 'failure')
      }),
    ),
  )
})

test('a log that ends before its failure is read as far as it goes, and told to be short', async () => {
  const text = legLog('test (3.11)', '3.11.14')
  const short = text.slice(0, text.indexOf('##[group]Run python'))
  const end = await underFault({ kind: 'instead', text: short, on: 'blob' })
  assertNote(end, 'log_truncated', /GitHub gave a log that ends before the failure/)
})

test('a workflow file that is no YAML costs precision, not the report', async () => {
  const state = matrixState({ files: { '.github/workflows/ci.yml': `${matrixWorkflow}\n  broken: [\n` } })
  const end = await underFaults([], state, sibling)
  assertNote(end, 'workflow_unreadable', /\.github\/workflows\/ci\.yml/)
  assert.equal(end.report?.problems.length, 1)
})

const everywhere: Fault = { kind: 'server-error' }

test('with GitHub down, the failing job is diagnosed from its own page and its checkout', async () => {
  const workspace = { '.github/workflows/ci.yml': oneJobWorkflow }
  const end = await underFaults([everywhere], oneJobState(), { before: oneJobLines, workspace })
  const report = assertPublished(end)
  assert.equal(report.problems.length, 2)
  assert.equal(report.outcome, 'failure')
  assertNote(end, 'api_unavailable', /The jobs of the run could not be listed/)
})

test('with GitHub down and no page, nothing is claimed but what the job itself knows', async () => {
  const end = await underFaults([everywhere], oneJobState(), {})
  const report = assertPublished(end)
  assert.deepEqual([report.outcome, report.status, report.reason], ['failure', 'diagnosed', 'api_unavailable'])
  assert.match(end.summary, /^## ○ The run could not be read\n/)
})

test('with GitHub down, a sibling job tells how the needed jobs ended', async () => {
  const needs = '{"test": {"result": "failure", "outputs": {}}, "publish": {"result": "skipped", "outputs": {}}}'
  const end = await underFaults([everywhere], matrixState(), { ...sibling, with: { needs } })
  const report = assertPublished(end)
  assert.equal(report.outcome, 'failure')
  assert.ok(report.sources.some(({ job, kind }) => job === 'test' && kind === 'none'))
})

test('with GitHub down and nothing known, no summary says that all is well', async () => {
  const end = await underFaults([everywhere], matrixState(), sibling)
  const report = assertPublished(end)
  // There is no word for “unknown”, and a script that asks for success must not get it from a blind report.
  assert.deepEqual([report.outcome, report.status, report.reason], ['failure', 'diagnosed', 'api_unavailable'])
  assert.match(end.summary, /^## ○ The run could not be read\n/)
})

test('without a token the sentence says what to pass', async () => {
  const end = await underFaults([], matrixState(), { ...sibling, with: { 'github-token': '' } })
  assertNote(end, 'permission_missing', /no token .*`github-token`/)
})

const badInputs: [name: string, value: string, sentence: RegExp][] = [
  ['mode', 'repair', /Input "mode" is "repair"; the modes are: diagnose\. Write one of them\./],
  [
    'run-id',
    'seven',
    /Input "run-id" is "seven", which is no number\. Write the number at the end of the run's address/,
  ],
  ['attempt', '0', /Input "attempt" is "0", which is no number/],
  ['job-id', '-1', /Input "job-id" is "-1", which is no number/],
  ['workflow', '../../etc/passwd', /Input "workflow" is .*no workflow file of the repository/],
  ['redact', 'hunter2-is-my password!', /Input "redact" holds something that is no name of an environment variable/],
  ['allow-workflow-run', 'yes', /Input "allow-workflow-run" is "yes"\. Write true or false\./],
  ['annotations', '1', /Input "annotations" is "1"\. Write true or false\./],
  ['summary', 'off', /Input "summary" is "off"\. Write true or false\./],
  ['fail-on-error', 'maybe', /Input "fail-on-error" is "maybe"\. Write true or false\./],
]

test('wrong inputs are each told by a sentence, and even `fail-on-error` leaves the step green', async () => {
  const all = Object.fromEntries(badInputs.map(([name, value]) => [name, value]))
  for (const failOnError of ['maybe', 'true']) {
    const given: Record<string, string> = { ...all, 'fail-on-error': failOnError }
    const end = await underFaults([], oneJobState(), { before: oneJobLines, with: given })
    assert.equal(end.exitCode, 0)
    assert.deepEqual([end.outputs.status, end.outputs.reason, end.outputs.outcome], ['refused', 'bad_input', ''])
    for (const [name, , sentence] of badInputs) {
      if (given[name] === 'true') continue
      assert.match(end.annotations[0]?.message ?? '', sentence)
      assert.match(end.report?.notes[0]?.text ?? '', sentence)
    }
    assert.ok(!end.published.includes('hunter2'), 'what may be a password is not repeated')
  }
})

test('a context that is none is a note', async () => {
  const end = await underFaults([], oneJobState(), { before: oneJobLines, with: { steps: 'toJSON(steps)' } })
  assertNote(end, 'bad_input', /Input "steps" is not the context it should be/)
  assert.equal(end.report?.problems.length, 2)
})

/** A folder for reports that cannot be made: what our own malfunction looks like from outside. */
const noFolder = { RUNNER_TEMP: '/dev/null/none' }

test('our own malfunction is red only when the user wants it', async () => {
  const ask = (failOnError: string) =>
    underFaults([], oneJobState(), {
      before: oneJobLines,
      env: noFolder,
      with: { 'fail-on-error': failOnError },
    })
  const green = await ask('false')
  assert.equal(green.exitCode, 0)
  assert.deepEqual(
    green.annotations.map(({ level }) => level),
    ['warning'],
  )
  const red = await ask('true')
  assert.equal(red.exitCode, 1)
  assert.deepEqual(
    red.annotations.map(({ level }) => level),
    ['error'],
  )
  assert.match(red.annotations[0]?.message ?? '', /please report it/)
})

test('an exception that nobody waits for is told like any other malfunction', async () => {
  const crash = `data:text/javascript,setTimeout(() => { throw new Error('lost') }, 50)`
  const end = await underFaults([{ kind: 'hang', on: 'run' }], oneJobState(), {
    env: { NODE_OPTIONS: `--import=${crash.replaceAll(' ', '%20')}` },
  })
  assert.equal(end.exitCode, 0)
  assert.deepEqual([end.report?.status, end.report?.reason], ['refused', 'internal'])
  assert.match(end.annotations[0]?.message ?? '', /lost/)
})

test('whatever fails in the run, `fail-on-error` leaves the step green', async () => {
  const end = await underFaults([everywhere], matrixState(), { ...sibling, with: { 'fail-on-error': 'true' } })
  assertPublished(end)
})
