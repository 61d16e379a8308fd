// What every CI port does, whoever stands behind it. Run on the fake (`__tests__/fakes/ci.test.ts`) and on the real one (`github.test.ts`).
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CiPort } from '../../src/ports.ts'
import { aJob, aLog, aRun, type CiState, ciState } from '../fakes/ci-state.ts'

const annotation = {
  path: 'src/a.py',
  startLine: 3,
  endLine: 3,
  level: 'failure',
  title: 'E501',
  message: 'line too long',
} as const
const jobs = Array.from({ length: 230 }, (_, i) => aJob({ id: 1000 + i, name: `test (${i})` }))
const earlier = aRun({ id: 5, headSha: 'f'.repeat(40) })
const state = ciState({
  runs: [
    { run: aRun({ attempt: 2, headRepositoryId: null, headBranch: null }), jobs },
    { run: earlier, jobs: [aJob()] },
    { run: aRun({ id: 3 }), jobs: [aJob()] },
    { run: aRun({ id: 6, workflowPath: '.github/workflows/docs.yml' }), jobs: [aJob()] },
    { run: aRun({ id: 4, headBranch: 'other' }), jobs: [aJob()] },
    { run: aRun({ id: 9, status: 'in_progress', conclusion: null }), jobs: [aJob()] },
    { run: aRun({ id: 8, event: 'pull_request', headBranch: 'topic', baseBranch: 'release/1.x' }), jobs: [aJob()] },
  ],
  attempts: { '7/1': [aJob({ id: 900 })] },
  changes: { [earlier.headSha]: ['src/a.py', 'docs/how to.md'] },
  logs: { 1000: aLog(), 1001: { expired: true } },
  annotations: { 1000: Array.from({ length: 120 }, () => annotation) },
  files: { '.github/workflows/ci.yml': 'name: CI ✓\n', 'other/shared:.github/workflows/called.yml': 'name: called\n' },
  authors: {
    ada: { id: 5, permission: 'write', isApp: false },
    'robot[bot]': { id: 6, permission: 'none', isApp: true },
  },
  pulls: [
    { login: 'ada', headSha: 'b'.repeat(40), headRepositoryId: 1 },
    { login: 'ada', headSha: 'b'.repeat(40), headRepositoryId: 1 },
    { login: 'robot[bot]', headSha: 'c'.repeat(40), headRepositoryId: 1 },
    { login: 'ada', headSha: 'd'.repeat(40), headRepositoryId: 1 },
    { login: 'robot[bot]', headSha: 'd'.repeat(40), headRepositoryId: 1 },
  ],
})

/** Registers the tests of the contract for a port that `open` makes. */
export function ciContract(
  name: string,
  open: (state: CiState) => Promise<{ ci: CiPort; close(): Promise<void> }>,
): void {
  const withCi = (title: string, of: CiState, check: (ci: CiPort) => Promise<void>) =>
    test(`${name}: ${title}`, async () => {
      const { ci, close } = await open(of)
      try {
        await check(ci)
      } finally {
        await close()
      }
    })

  withCi('a run has its facts', state, async (ci) => {
    assert.deepEqual(await ci.run(7), { ok: true, value: state.runs[0]?.run })
  })

  withCi('jobs of an attempt come whole and in order, over pages', state, async (ci) => {
    assert.deepEqual(await ci.jobs(7, 2), { ok: true, value: jobs })
  })

  withCi('an earlier attempt has its own jobs', state, async (ci) => {
    assert.deepEqual(await ci.jobs(7, 1), { ok: true, value: [aJob({ id: 900 })] })
  })

  withCi('a pull request of the same repository knows where it goes', state, async (ci) => {
    const answer = await ci.run(8)
    assert.ok(answer.ok)
    assert.equal(answer.value.baseBranch, 'release/1.x')
  })

  withCi('finished runs of one workflow file on one branch, the newest first', state, async (ci) => {
    const answer = await ci.runs('.github/workflows/ci.yml', 'main')
    assert.ok(answer.ok)
    assert.deepEqual(
      answer.value.map(({ id }) => id),
      [5, 3],
    )
    assert.deepEqual(await ci.runs('.github/workflows/ci.yml', 'nobody/was-here'), { ok: true, value: [] })
  })

  withCi('what a run changes: by its commit, or against its base branch', state, async (ci) => {
    const value = ['src/a.py', 'docs/how to.md']
    assert.deepEqual(await ci.changed(earlier), { ok: true, value })
    assert.deepEqual(await ci.changed(aRun({ ...earlier, baseBranch: 'release/1.x' })), { ok: true, value })
  })

  withCi('the log of a finished job is bytes with a name', state, async (ci) => {
    const answer = await ci.jobLog(aJob({ id: 1000, name: 'test (0)' }))
    assert.ok(answer.kind === 'log')
    assert.equal(Buffer.concat([...answer.handle.chunks()]).toString(), aLog())
    assert.equal(answer.handle.log, '/repos/octo/demo/actions/jobs/1000/logs')
    assert.equal(answer.handle.job, 'test (0)')
    assert.equal(answer.handle.complete, true)
    assert.equal(answer.handle.bytes, Buffer.byteLength(aLog()))
  })

  withCi('logs that expired, never were, or are not yet are answers', state, async (ci) => {
    const asked = [
      aJob({ id: 1001 }),
      aJob({ id: 1002 }),
      aJob({ id: 1000, status: 'in_progress', conclusion: null }),
      aJob({ id: 1000, conclusion: 'skipped' }),
    ]
    for (const job of asked) {
      const answer = await ci.jobLog(job)
      assert.ok(answer.kind === 'missing')
      assert.equal(answer.code, 'log_missing')
    }
  })

  withCi('annotations come whole; a job without any has an empty list', state, async (ci) => {
    assert.deepEqual(await ci.annotations(1000), { ok: true, value: Array.from({ length: 120 }, () => annotation) })
    assert.deepEqual(await ci.annotations(1001), { ok: true, value: [] })
  })

  withCi('files are text, of this repository and of others', state, async (ci) => {
    assert.deepEqual(await ci.file('.github/workflows/ci.yml', 'main'), { ok: true, value: 'name: CI ✓\n' })
    assert.deepEqual(await ci.file('.github/workflows/called.yml', 'v1', 'other/shared'), {
      ok: true,
      value: 'name: called\n',
    })
  })

  withCi('the author is who opened the pull request of the run: an id, a permission and a kind', state, async (ci) => {
    const ada = { id: 5, permission: 'write', isApp: false }
    assert.deepEqual(await ci.author(aRun({ headSha: 'b'.repeat(40) })), { ok: true, value: ada })
    const robot = { id: 6, permission: 'none', isApp: true }
    assert.deepEqual(await ci.author(aRun({ headSha: 'c'.repeat(40) })), { ok: true, value: robot })
  })

  withCi('nobody is the author of a run that several people or another repository stand behind', state, async (ci) => {
    for (const run of [
      aRun({ headSha: 'd'.repeat(40) }),
      aRun({ headSha: 'b'.repeat(40), headRepositoryId: 2 }),
      aRun({ headSha: 'b'.repeat(40), headRepositoryId: null }),
    ]) {
      const answer = await ci.author(run)
      assert.ok(!answer.ok)
      assert.equal(answer.code, 'not_found')
    }
  })

  withCi('what is not there is not_found', state, async (ci) => {
    for (const answer of [
      await ci.run(88),
      await ci.changed(aRun({ headSha: 'e'.repeat(40) })),
      await ci.jobs(7, 9),
      await ci.file('gone.yml', 'main'),
      await ci.author(aRun({ headSha: 'e'.repeat(40) })),
    ]) {
      assert.ok(!answer.ok)
      assert.equal(answer.code, 'not_found')
      assert.notEqual(answer.why, '')
    }
  })

  withCi('a refusal names the permission that is missing', ciState({ ...state, permissions: [] }), async (ci) => {
    const log = await ci.jobLog(aJob({ id: 1000 }))
    assert.ok(log.kind === 'missing' && log.code === 'permission_missing')
    assert.match(log.why, /`actions: read`/)
    const asked = {
      'actions: read': [await ci.run(7), await ci.jobs(7, 2), await ci.runs('.github/workflows/ci.yml', 'main')],
      'checks: read': [await ci.annotations(1000)],
      'pull-requests: read': [await ci.author(aRun({ headSha: 'b'.repeat(40) }))],
      'contents: read': [await ci.file('.github/workflows/ci.yml', 'main'), await ci.changed(earlier)],
    }
    for (const [permission, answers] of Object.entries(asked)) {
      for (const answer of answers) {
        assert.ok(!answer.ok && answer.code === 'permission_missing')
        assert.ok(answer.why.includes(`\`${permission}\``), answer.why)
      }
    }
  })
}
