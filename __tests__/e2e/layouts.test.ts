// The whole action as GitHub runs it, in the three layouts that README shows: dist/index.js, a fake runner, a GitHub on loopback.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CiState } from '../fakes/ci-state.ts'
import { aRun } from '../fakes/ci-state.ts'
import { type GithubServer, startGithub } from '../fakes/github-server.ts'
import { matrixState, oneJobLines, oneJobState } from './demo-runs.ts'
import { runStep, runtimeToken, type Step, type StepEnd, token } from './fake-runner.ts'

/** Runs one step against a GitHub in this state. */
async function runOn(state: CiState, step: Omit<Step, 'api'>): Promise<StepEnd & { server: GithubServer }> {
  const server = await startGithub(state, { token })
  try {
    return { ...(await runStep({ api: server.url, ...step })), server }
  } finally {
    await server.close()
  }
}

const places = ({ annotations }: StepEnd) =>
  annotations.filter(({ level }) => level === 'error').map(({ file, line }) => `${file}:${line}`)

/** What holds of every step: it stays green, says so in all places alike, and gives away no secret. */
function assertSound(end: StepEnd): NonNullable<StepEnd['report']> {
  assert.equal(end.exitCode, 0)
  assert.equal(end.stderr, '')
  assert.ok(end.report !== undefined, 'a report was written')
  const { report, outputs } = end
  assert.equal(outputs.status, report.status)
  assert.equal(outputs.outcome, report.status === 'refused' ? '' : report.outcome)
  assert.equal(outputs.problems, String(report.problems.length))
  assert.match(outputs['report-path'] ?? '', /\/_work\/_temp\/retrace-[0-9a-f]{16}\/retrace-report\.json$/)
  for (const secret of [token, runtimeToken, Buffer.from(token).toString('base64')])
    assert.ok(!end.published.includes(secret), 'a secret was published')
  return report
}

test('step in the failing job: its own log comes from the runner, the end of it too', async () => {
  const end = await runOn(oneJobState(), { before: oneJobLines, with: { steps: '{}' } })
  const report = assertSound(end)
  assert.deepEqual(
    report.problems.map(({ title, failureType }) => [title, failureType]),
    [
      ['ruff: F401: `os` imported but unused', 'linting'],
      ['mypy: return-value: Incompatible return value type (got "str", expected "int")', 'type_checking'],
    ],
  )
  assert.deepEqual(places(end), ['shop/cart.py:1', 'shop/price.py:12'])
  assert.deepEqual(
    report.sources.map(({ job, kind, complete }) => [job, kind, complete]),
    [['test', 'runner-page', true]],
  )
  const build = report.validations.find(({ step }) => step === 'Build')
  assert.deepEqual([build?.status, build?.why], ['unreached', 'never ran: step “Lint” failed before it'])
  assert.equal(end.outputs.outcome, 'failure')
  assert.equal(end.outputs.unreached, '1')
  assert.match(end.summary, /^## ✗ 2 problems broke 1 job\n/)
  assert.match(end.summary, /`mypy shop`/)
  assert.ok(report.cleaned.secrets >= 1, 'the unmasked secret was noticed')
  // Jobs that still run, ours among them, have no log at GitHub (platform.md 1a.1).
  assert.equal(end.server.count('log'), 0)
})

test('step in the failing job: the steps context tells what neither log nor platform show', async () => {
  const silent = oneJobLines.filter((line) => line !== '##[error]Process completed with exit code 1.')
  const state = oneJobState()
  const blank = state.runs.map(({ run, jobs }) => ({ run, jobs: jobs.map((job) => ({ ...job, steps: [] })) }))
  const steps = JSON.stringify({ lint: { outputs: {}, outcome: 'failure', conclusion: 'success' } })
  const end = await runOn({ ...state, runs: blank }, { before: silent, with: { steps } })
  const lint = assertSound(end).validations.find(({ step }) => step === 'Lint')
  assert.deepEqual(
    [lint?.status, lint?.why],
    ['failed', 'it ended with an error, but the platform counts it as passed'],
  )
})

test('step in the failing job where no page can be seen: steps and conclusions, and why no log', async () => {
  const end = await runOn(oneJobState(), {})
  const report = assertSound(end)
  assert.equal(report.outcome, 'failure')
  assert.deepEqual(
    report.sources.map(({ job, kind }) => [job, kind]),
    [['test', 'steps-only']],
  )
  assert.deepEqual(
    report.validations.filter(({ status }) => status === 'failed').map(({ step }) => step),
    ['Lint', 'Types'],
  )
  assert.match(end.summary, /runner's own copy of the log was not found/)
})

test('sibling job with needs: one report merges the legs, and a stopped leg is no problem', async () => {
  const end = await runOn(matrixState(), {
    job: { key: 'retrace', id: 85, status: 'success' },
    with: { needs: '{"test": {"result": "failure", "outputs": {}}, "publish": {"result": "skipped", "outputs": {}}}' },
  })
  const report = assertSound(end)
  assert.equal(report.outcome, 'failure')
  assert.deepEqual(
    report.problems.map(({ title }) => title),
    ['pytest: AssertionError: assert 12 == 7 (2×)'],
  )
  assert.deepEqual(report.failures.filter(({ fatal }) => fatal)[0]?.legs, ['test (3.11)', 'test (3.12)'])
  assert.deepEqual(places(end), ['tests/test_cart.py:9'])
  assert.deepEqual(
    report.sources.map(({ job, kind, complete }) => [job, kind, complete]),
    ['test (3.11)', 'test (3.12)', 'test (3.13)'].map((job) => [job, 'api-log', true]),
  )
  const upload = report.validations.find(({ job }) => job === 'publish')
  assert.deepEqual([upload?.step, upload?.status], ['Upload', 'unreached'])
  assert.match(end.summary, /^## ✗ 1 problem broke 2 of 4 jobs\n/)
  assert.match(end.summary, /`test` in 2 of 3 legs/)
  assert.ok(!end.summary.includes('operation was canceled'))
  // The signed link to a log is its own right to read: the token must not go there.
  const blobs = end.server.requests.filter(({ route }) => route === 'blob')
  assert.deepEqual(
    blobs.map(({ authorization }) => authorization),
    [undefined, undefined, undefined],
  )
})

const workflowRun: Pick<Step, 'runId' | 'job' | 'event'> = {
  runId: 99,
  job: { key: 'retrace', id: 991, status: 'success' },
  event: {
    name: 'workflow_run',
    payload: {
      action: 'completed',
      repository: { id: 1, full_name: 'octo/demo' },
      workflow_run: { id: 7, run_attempt: 1, event: 'push', conclusion: 'failure', head_repository: { id: 1 } },
    },
  },
}

/** The run of `matrixState` after its end, seen from another workflow. */
function endedState(): CiState {
  const { runs, ...rest } = matrixState()
  const ended = runs.map(({ jobs }) => ({
    run: aRun({ event: 'push' }),
    jobs: jobs.filter(({ status }) => status === 'completed'),
  }))
  return { ...rest, runs: ended }
}

test('workflow_run: the run before is read when the input allows it', async () => {
  const end = await runOn(endedState(), { ...workflowRun, with: { 'allow-workflow-run': 'true' } })
  const report = assertSound(end)
  assert.deepEqual([report.run.runId, report.outcome, report.problems.length], [7, 'failure', 1])
  assert.deepEqual(places(end), ['tests/test_cart.py:9'])
  assert.match(end.summary, /^## ✗ 1 problem broke 2 of 4 jobs\n/)
})

test('workflow_run: without the input it is refused, green, and says what to do', async () => {
  const end = await runOn(endedState(), workflowRun)
  const report = assertSound(end)
  assert.deepEqual([report.status, report.reason, report.problems.length], ['refused', 'untrusted_event', 0])
  assert.match(end.annotations[0]?.message ?? '', /unless the input `allow-workflow-run` is true/)
  assert.equal(end.server.count('jobs') + end.server.count('log'), 0)
})

test('workflow_run after a fork: refused although the input allows it', async () => {
  const { runs, ...rest } = endedState()
  const fork = runs.map(({ jobs }) => ({ run: aRun({ event: 'pull_request', headRepositoryId: 2 }), jobs }))
  const end = await runOn({ ...rest, runs: fork }, { ...workflowRun, with: { 'allow-workflow-run': 'true' } })
  const report = assertSound(end)
  assert.deepEqual([report.status, report.reason], ['refused', 'untrusted_event'])
  assert.equal(end.server.count('log'), 0)
})
