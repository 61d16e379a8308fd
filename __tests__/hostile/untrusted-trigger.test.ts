// Events that outsiders cause, and an event file that lies: the way through main, with a GitHub that tells the truth (T08, T09).
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { main, type RunnerFacts } from '../../src/main.ts'
import type { CiPort, PublisherPort } from '../../src/ports.ts'
import { redactor } from '../../src/text/redact.ts'
import { fakeCi } from '../fakes/ci.ts'
import { aJob, aLog, aRun, type CiState, ciState } from '../fakes/ci-state.ts'
import { fakeGrammars } from '../fakes/grammars.ts'
import { recordingLog } from '../fakes/log-port.ts'
import { localWith } from './diagnosed.ts'

const here = 1
const fork = 2
const headSha = 'c'.repeat(40)

const facts: RunnerFacts = {
  repository: 'octo/demo',
  runId: 7,
  attempt: 1,
  serverUrl: 'https://github.com',
  event: 'push',
  file: { headRepositoryId: here, baseRepositoryId: here },
  upstreamRunId: undefined,
  runnerName: undefined,
  jobKey: undefined,
  workflow: undefined,
}
const inputs: Readonly<Record<string, string>> = {
  mode: 'diagnose',
  'allow-workflow-run': 'true',
  annotations: 'false',
  summary: 'false',
  'fail-on-error': 'false',
}

/** How main ends, and what it asked GitHub before. */
async function end(state: CiState, change: Partial<RunnerFacts>, given: Readonly<Record<string, string>> = {}) {
  const asked: string[] = []
  const ci = fakeCi(state)
  const noted =
    <Args extends unknown[], Answer>(what: (...args: NoInfer<Args>) => string, ask: (...args: Args) => Answer) =>
    (...args: Args): Answer => {
      asked.push(what(...args))
      return ask(...args)
    }
  const watched: CiPort = {
    run: noted((id) => `run ${id}`, ci.run),
    jobs: noted(() => 'jobs', ci.jobs),
    jobLog: noted(() => 'log', ci.jobLog),
    annotations: noted(() => 'annotations', ci.annotations),
    runs: noted(() => 'runs', ci.runs),
    changed: noted(() => 'changes', ci.changed),
    file: noted(() => 'file', ci.file),
    author: noted(() => 'author', ci.author),
  }
  const publisher: PublisherPort = {
    summary: async () => {},
    annotate: () => {},
    output: () => {},
    file: async () => '/report.json',
  }
  const local = {
    ...localWith(''),
    files: noted(
      () => 'git',
      async () => undefined,
    ),
  }
  const report = await main((name) => ({ ...inputs, ...given })[name] ?? '', { ...facts, ...change }, redactor([]), {
    ci: watched,
    local,
    publisher,
    log: recordingLog(),
    grammars: fakeGrammars(),
  })
  const notes = report.notes.map(({ code }) => code)
  return { status: report.status, reason: report.reason, runId: report.run.runId, notes, asked }
}

/** A GitHub whose runs 7 and 6 were started so. */
function runs(own: Parameters<typeof aRun>[0], before: Parameters<typeof aRun>[0] = {}): CiState {
  return ciState({
    runs: [
      { run: aRun({ id: 7, headSha, ...own }), jobs: [aJob()] },
      { run: aRun({ id: 6, headSha, ...before }), jobs: [aJob({ id: 61 })] },
    ],
    logs: { 71: aLog(), 61: aLog() },
    authors: { ada: { id: 5, permission: 'write', isApp: false }, eve: { id: 6, permission: 'read', isApp: false } },
  })
}

test('the same run is diagnosed on a push: what refuses below is the event', async () => {
  const { status, asked } = await end(runs({ event: 'push' }), { event: 'push' })
  assert.equal(status, 'diagnosed')
  assert.ok(asked.includes('log'))
})

for (const event of [
  'pull_request_target',
  'issue_comment',
  'check_run',
  'label',
  'page_build',
  'event_of_tomorrow',
  '',
]) {
  test(`"${event}" is refused before anything but the run is asked`, async () => {
    const { status, reason, asked } = await end(runs({ event }), { event })
    assert.deepEqual([status, reason, asked], ['refused', 'untrusted_event', ['run 7']])
  })
}

test('a runner that calls its event a push is not believed', async () => {
  const { status, reason, asked } = await end(runs({ event: 'issue_comment' }), { event: 'push' })
  assert.deepEqual([status, reason, asked], ['refused', 'context_mismatch', ['run 7']])
})

test('an event file that hides a fork lowers the trust and is told', async () => {
  const own = { event: 'pull_request', headRepositoryId: fork }
  const { status, notes } = await end(runs(own), { event: 'pull_request' })
  assert.equal(status, 'diagnosed')
  assert.equal(notes[0], 'context_mismatch')
  const honest = await end(runs({ event: 'pull_request' }), { event: 'pull_request' })
  assert.ok(!honest.notes.includes('context_mismatch'))
})

test("a pull request's own job asks for no author: a diagnosis needs none", async () => {
  const { asked } = await end(runs({ event: 'pull_request' }), { event: 'pull_request' })
  assert.ok(!asked.includes('author'))
})

const after = { event: 'workflow_run', runId: 99, upstreamRunId: 6 } as const
const claim = { headRepositoryId: here, baseRepositoryId: here }

test('after a fork it is refused, though the input names a run of a push', async () => {
  const state = runs({ event: 'push' }, { event: 'pull_request', headRepositoryId: fork })
  const change = { ...after, file: { ...claim, upstreamEvent: 'push' } }
  const { status, reason, asked } = await end(state, change, { 'run-id': '7' })
  assert.deepEqual([status, reason, asked], ['refused', 'untrusted_event', ['run 6']])
  // With the gate on the run that the input names it would have gone on.
  const fooled = await end(state, { ...change, upstreamRunId: 7 }, { 'run-id': '7' })
  assert.equal(fooled.status, 'diagnosed')
})

test('after the gate another run of the repository may be read', async () => {
  const { status, runId, asked } = await end(runs({ event: 'push' }), { event: 'push' }, { 'run-id': '6' })
  assert.deepEqual([status, runId, asked.slice(0, 2)], ['diagnosed', 6, ['run 7', 'run 6']])
})

for (const [login, expected] of [
  ['ada', 'diagnosed'],
  ['eve', 'refused'],
] as const) {
  test(`after a pull request of this repository its author decides: ${login}`, async () => {
    const state = runs({}, { event: 'pull_request' })
    const opened = { ...state, pulls: [{ login, headSha, headRepositoryId: here }] }
    const { status, asked } = await end(opened, { ...after, file: { ...claim, upstreamEvent: 'pull_request' } })
    assert.equal(status, expected)
    assert.ok(asked.includes('author'))
  })
}

test('an event file that names no run is refused without a question', async () => {
  const { status, reason, asked } = await end(runs({}), {
    ...after,
    upstreamRunId: undefined,
    file: { ...claim, upstreamEvent: 'push' },
  })
  assert.deepEqual([status, reason, asked], ['refused', 'context_unconfirmed', []])
})
