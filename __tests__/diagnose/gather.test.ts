import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { gather, type Target } from '../../src/diagnose/gather.ts'
import type { Run } from '../../src/domain/run.ts'
import type { Answer } from '../../src/ports.ts'
import { fakeCi } from '../fakes/ci.ts'
import { aJob, aLog, aRun, type CiState, ciState } from '../fakes/ci-state.ts'
import { fakeLocal, type LocalState } from '../fakes/local.ts'
import { recordingLog } from '../fakes/log-port.ts'

const yaml = 'on: push\njobs:\n  test:\n    steps:\n      - run: make test\n'
const jobs = [
  aJob({ id: 71, name: 'test' }),
  aJob({ id: 72, name: 'lint', conclusion: 'success' }),
  aJob({ id: 73, name: 'slow', conclusion: 'timed_out' }),
  aJob({ id: 74, name: 'mine', status: 'in_progress', conclusion: null }),
]
const state = ciState({
  runs: [{ run: aRun(), jobs }],
  logs: { 71: aLog(), 73: aLog(['killed']) },
  files: { '.github/workflows/ci.yml': yaml },
})
const target: Target = {
  repository: 'octo/demo',
  runId: 7,
  attempt: 1,
  own: { checkRunId: 74, status: 'success' },
  logPath: [],
  jobs: [],
  workflow: undefined,
}

async function gathered(
  over: Partial<Target> = {},
  ci: CiState = state,
  local: LocalState = {},
  run?: Answer<Run> | 'unasked',
) {
  const log = recordingLog()
  const use = { ci: fakeCi(ci), local: fakeLocal(local), log }
  const wanted = { ...target, ...over }
  const asked = run ?? (wanted.runId === undefined ? 'unasked' : await use.ci.run(wanted.runId))
  const evidence = await gather(wanted, asked === 'unasked' ? undefined : asked, use)
  return { ...evidence, said: log.lines, read: evidence.logs.map((l) => [l.kind, l.job ?? l.handle.log]) }
}

test('test reports are read where patterns name them', async () => {
  const local = { files: { 'out/a.xml': '<testsuite/>' } }
  const { reports } = await gathered({ testReports: ['out/*.xml'] }, state, local)
  assert.deepEqual(reports, [{ path: 'out/a.xml', text: '<testsuite/>' }])
  assert.deepEqual((await gathered({}, state, local)).reports, [])
  const { notes } = await gathered({ testReports: ['gone/*.xml'] }, state, local)
  assert.match(notes.map(({ text }) => text).join(), /no test report/)
})

describe('after the run', () => {
  test('the logs of the jobs that went wrong are fetched, never that of the own job', async () => {
    const { read, jobs: chosen, missing, notes, run, workflows } = await gathered()
    assert.deepEqual(read, [
      ['api-log', 'test'],
      ['api-log', 'slow'],
    ])
    assert.deepEqual(
      chosen.map((j) => j.name),
      ['test', 'lint', 'slow'],
    )
    assert.deepEqual([missing, notes], [[], []])
    assert.equal(run?.id, 7)
    assert.deepEqual(
      workflows.map((w) => [w.path, w.jobs.length]),
      [['.github/workflows/ci.yml', 1]],
    )
  })

  test('only wanted jobs are looked at', async () => {
    const { read, jobs: chosen } = await gathered({ jobs: ['s*'] })
    assert.deepEqual(read, [['api-log', 'slow']])
    assert.deepEqual(
      chosen.map((j) => j.name),
      ['slow'],
    )
  })

  test('a log that is gone leaves the steps and a note with the reason', async () => {
    const { read, missing, notes } = await gathered({}, { ...state, logs: { 71: { expired: true }, 73: aLog() } })
    assert.deepEqual(read, [['api-log', 'slow']])
    assert.deepEqual(
      missing.map((m) => [m.job, m.kind, m.note]),
      [['test', 'steps-only', 'The log of "test" expired.']],
    )
    assert.deepEqual(notes, [{ code: 'log_missing', text: 'test: The log of "test" expired.' }])
  })

  test('more than 64 logs are not fetched, and the user learns how to choose', async () => {
    const many = Array.from({ length: 70 }, (_, i) => aJob({ id: 100 + i, name: `test (${i})` }))
    const logs = Object.fromEntries(many.map((job) => [job.id, aLog()]))
    const { read, notes, said } = await gathered({}, { ...state, runs: [{ run: aRun(), jobs: many }], logs })
    assert.equal(read.length, 64)
    assert.deepEqual(
      notes.map((n) => n.code),
      ['log_truncated'],
    )
    assert.match(notes[0]?.text ?? '', /70 jobs failed.*"jobs"/)
    assert.equal(said.at(-1), 'Fetching log 64 of 64: test (63)')
  })

  test('a token that may not read says which permission is missing, and nothing is thrown', async () => {
    const { read, jobs: chosen, notes } = await gathered({}, { ...state, permissions: [] })
    assert.deepEqual([read, chosen], [[], []])
    assert.ok(
      notes.length >= 2 &&
        notes.slice(0, 2).every((n) => n.code === 'permission_missing' && n.text.includes('`actions: read`')),
    )
  })
})

describe('in the failing job', () => {
  const own = { checkRunId: 74, status: 'failure' }

  test('its own page is read and nothing else', async () => {
    const { read, jobs: chosen } = await gathered({ own }, state, { page: aLog() })
    assert.deepEqual(read, [['runner-page', 'mine']])
    assert.deepEqual(
      chosen.map((j) => [j.name, j.conclusion]),
      [['mine', 'failure']],
    )
  })

  test('without a page its steps are told, with the reason', async () => {
    const { read, missing, notes } = await gathered({ own })
    assert.deepEqual(read, [])
    assert.deepEqual(
      missing.map((m) => [m.job, m.kind, m.note]),
      [['mine', 'steps-only', 'There is no running job here.']],
    )
    assert.equal(notes[0]?.code, 'log_missing')
  })

  test('the page is read also when nobody can tell which job it is', async () => {
    const unknown = { checkRunId: '', status: 'cancelled' }
    const twins = [74, 75].map((id) => aJob({ id, name: `mine (${id})`, status: 'in_progress', conclusion: null }))
    const {
      read,
      notes,
      jobs: chosen,
    } = await gathered({ own: unknown }, { ...state, runs: [{ run: aRun(), jobs: twins }] }, { page: aLog() })
    assert.deepEqual(read, [['runner-page', 'runner page']])
    assert.deepEqual([chosen, notes.map((n) => n.code)], [[], ['context_unconfirmed']])
  })
})

describe('logs that the user names', () => {
  test('are read instead of everything else, with a note for each that is not there', async () => {
    const { read, notes } = await gathered(
      { logPath: ['a.log', 'gone.log'], own: { checkRunId: 74, status: 'failure' } },
      state,
      { logs: { 'a.log': aLog() }, page: aLog() },
    )
    assert.deepEqual(read, [['log-path', 'a.log']])
    assert.deepEqual(notes, [{ code: 'log_missing', text: 'gone.log does not exist.' }])
  })

  test('need no run: the workflows of the checkout are all read, and only those', async () => {
    const files = { '.github/workflows/ci.yml': yaml, '.github/workflows/sub/x.yml': yaml, 'docs/a.yml': yaml }
    const {
      run,
      jobs: chosen,
      workflows,
      files: known,
    } = await gathered({ runId: undefined, logPath: ['a.log'] }, ciState(), {
      logs: { 'a.log': aLog() },
      files,
    })
    assert.deepEqual([run, chosen], [undefined, []])
    assert.deepEqual(
      workflows.map((w) => w.path),
      ['.github/workflows/ci.yml'],
    )
    assert.deepEqual(known, new Set(Object.keys(files)))
  })
})

describe('the workflow file', () => {
  test("comes from the run's commit, else from the checkout, else there is a note", async () => {
    const local = { files: { '.github/workflows/ci.yml': `${yaml}  more:\n    steps: []\n` } }
    assert.equal((await gathered({}, state, local)).workflows[0]?.jobs.length, 1)
    assert.equal((await gathered({}, { ...state, files: {} }, local)).workflows[0]?.jobs.length, 2)
    const none = await gathered({}, { ...state, files: {} })
    assert.deepEqual([none.workflows, none.notes.map((n) => n.code)], [[], ['workflow_unreadable']])
  })

  test('may be named by the user', async () => {
    const files = { 'ci/other.yml': yaml }
    assert.equal((await gathered({ workflow: 'ci/other.yml' }, { ...state, files })).workflows[0]?.path, 'ci/other.yml')
  })

  test('of another repository is asked there, at its ref', async () => {
    const caller = 'on: push\njobs:\n  call:\n    uses: octo/shared/.github/workflows/c.yml@v1\n'
    const files = {
      '.github/workflows/ci.yml': caller,
      'octo/shared:.github/workflows/c.yml': yaml.replace('push', 'workflow_call'),
    }
    const { workflows } = await gathered({}, { ...state, files })
    assert.deepEqual(
      workflows[0]?.jobs.map((j) => j.names[0]),
      ['call / test'],
    )
  })
})
