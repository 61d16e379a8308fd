import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type OwnFacts, ownJob } from '../../src/ci/own-job.ts'
import { aJob } from '../fakes/ci-state.ts'

const running = { status: 'in_progress', conclusion: null } as const
const jobs = [
  aJob({ id: 1, name: 'lint', runnerName: 'r1' }),
  aJob({ id: 2, name: 'test (3.11)', runnerName: 'r2', ...running }),
  aJob({ id: 3, name: 'test (3.12)', runnerName: 'r3', ...running }),
  aJob({ id: 4, name: 'outer / build', runnerName: 'r4', ...running }),
]
const idOf = (facts: OwnFacts, of = jobs) => {
  const answer = ownJob(of, facts)
  return answer.ok ? answer.value.id : answer.why
}

test('the id of the check run decides, whatever else is known', () => {
  assert.equal(idOf({ checkRunId: '1', runnerName: 'r3', jobKey: 'test' }), 1)
})

test('without it, the running job on this runner', () => {
  assert.equal(idOf({ checkRunId: '', runnerName: 'r3', jobKey: 'test' }), 3)
  assert.equal(idOf({ runnerName: 'r4' }), 4)
})

test('ties on one runner name are broken by the key of the job', () => {
  const same = jobs.map((job) => ({ ...job, runnerName: 'shared' }))
  assert.equal(idOf({ runnerName: 'shared', jobKey: 'build' }, same), 4)
  assert.match(String(idOf({ runnerName: 'shared', jobKey: 'test' }, same)), /^3 jobs.*`job-id/)
})

test('an unknown runner name leaves all running jobs in question', () => {
  assert.equal(idOf({ runnerName: 'other', jobKey: 'build' }), 4)
  assert.match(String(idOf({})), /^3 jobs/)
})

test('a run in which nothing is in progress has no own job', () => {
  assert.match(String(idOf({ runnerName: 'r1' }, [jobs[0] ?? aJob()])), /No job of this run is in progress/)
  assert.match(String(idOf({ runnerName: 'r1' }, [])), /No job/)
})
