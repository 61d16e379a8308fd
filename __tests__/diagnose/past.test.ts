import assert from 'node:assert/strict'
import { test } from 'node:test'
import { diagnose } from '../../src/diagnose/diagnose.ts'
import type { Evidence, Past } from '../../src/diagnose/evidence.ts'
import { pastOf } from '../../src/diagnose/past.ts'
import type { Run, RunJob } from '../../src/domain/run.ts'
import { redactor } from '../../src/text/redact.ts'
import { fakeCi } from '../fakes/ci.ts'
import { aJob, aLog, aRun, type CiState, ciState } from '../fakes/ci-state.ts'
import { recordingLog } from '../fakes/log-port.ts'

const red = (lines: readonly string[]) => aLog(lines)
const typeError = 'src/a.ts(3,5): error TS2322: Type A is not assignable to type B.'
const otherError = 'src/z.ts(9,1): error TS2304: Cannot find name "zed".'

/** The past of run 7 with job 71 red for a type error, in this world. */
async function past(over: Partial<CiState>, run: Partial<Run> = {}, attempt = 1): Promise<Past> {
  const own = aRun(run)
  const state = ciState({
    ...over,
    runs: [{ run: own, jobs: [aJob()] }, ...(over.runs ?? [])],
    logs: { 71: red([typeError]), ...over.logs },
  })
  const ci = fakeCi(state)
  const log = await ci.jobLog(aJob())
  assert.ok(log.kind === 'log')
  const evidence: Evidence = {
    repository: 'octo/demo',
    run: own,
    jobs: [aJob()],
    logs: [{ handle: log.handle, kind: 'api-log', job: 'test' }],
    workflows: [],
    missing: [],
    notes: [],
  }
  const report = diagnose(evidence, redactor([]), { log: recordingLog() })
  assert.equal(report.problems.length, 1)
  return pastOf(report, evidence, attempt, redactor([]), { ci })
}

const older = (over: Partial<Run> = {}, job: Partial<RunJob> = {}) => ({
  run: aRun({ id: 5, headSha: 'b'.repeat(40), ...over }),
  jobs: [aJob({ id: 51, ...job })],
})

test('the run before on the same branch, when it failed, with what its logs show', async () => {
  const { base } = await past({ runs: [older()], logs: { 51: red([typeError]) } })
  assert.equal(base?.branch, 'main')
  assert.equal(base?.run.id, 5)
  assert.deepEqual(
    base?.failures.map(({ artifacts }) => artifacts[0]?.path),
    ['src/a.ts'],
  )
  assert.equal(base?.complete, true)
})

test('for a pull request that is the branch it goes to', async () => {
  const runs = [older(), older({ id: 6, headBranch: 'topic' })]
  const { base } = await past({ runs }, { event: 'pull_request', headBranch: 'topic', baseBranch: 'main' })
  assert.equal(base?.run.id, 5)
  const fork = await past({ runs }, { event: 'pull_request', headBranch: 'main' })
  assert.equal(fork.base, undefined, 'nobody told where it goes')
})

test('only the newest one counts, and no run of a fork, a pull request or a later commit', async () => {
  const good = older({ id: 6, conclusion: 'success' })
  assert.equal((await past({ runs: [older(), good] })).base, undefined)
  for (const stranger of [
    older({ id: 6, headRepositoryId: 2 }),
    older({ id: 6, event: 'pull_request' }),
    older({ id: 8 }),
    older({ id: 6, status: 'in_progress', conclusion: null }),
  ]) {
    assert.equal((await past({ runs: [stranger] })).base, undefined)
  }
})

test('jobs that are good now are not read then', async () => {
  const { base } = await past({ runs: [older({}, { name: 'docs' })], logs: { 51: red([otherError]) } })
  assert.deepEqual(base?.failures, [])
})

test('the attempts around this one, and what the one before showed', async () => {
  const attempts = { '7/1': [aJob({ id: 61 })], '7/2': [aJob()] }
  const seen = await past({ attempts, logs: { 61: red([otherError]) } }, { attempt: 3 }, 2)
  assert.deepEqual(
    seen.attempts.map(({ attempt }) => attempt),
    [1, 3],
  )
  assert.equal(seen.before?.attempt, 1)
  assert.deepEqual(
    seen.before?.problems.map(({ affectedFiles }) => affectedFiles),
    [['src/z.ts']],
  )
})

test('a log that is gone leaves the attempt before incomplete', async () => {
  const seen = await past({ attempts: { '7/1': [aJob({ id: 61 })] } }, { attempt: 2 }, 2)
  assert.deepEqual([seen.before?.failures, seen.before?.complete], [[], false])
})

test('what the run changes', async () => {
  const { changed } = await past({ changes: { [aRun().headSha]: ['src/a.ts'] } })
  assert.deepEqual(changed, new Set(['src/a.ts']))
})

test('a platform that refuses everything leaves the past unknown', async () => {
  const state = ciState({ permissions: [] })
  const evidence: Evidence = {
    repository: 'octo/demo',
    run: aRun({ attempt: 2 }),
    jobs: [],
    logs: [],
    workflows: [],
    missing: [],
    notes: [],
  }
  const report = { ...diagnose(evidence, redactor([]), { log: recordingLog() }), problems: [] }
  assert.deepEqual(await pastOf(report, evidence, 2, redactor([]), { ci: fakeCi(state) }), { attempts: [] })
  assert.deepEqual(await past({}, { event: 'pull_request' }), { attempts: [] })
})
