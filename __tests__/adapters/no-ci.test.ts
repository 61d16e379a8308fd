import assert from 'node:assert/strict'
import { test } from 'node:test'
import { noCi } from '../../src/adapters/no-ci.ts'
import { aJob, aRun } from '../fakes/ci-state.ts'

test('every question is answered with the reason why nobody can be asked', async () => {
  const ci = noCi()
  const log = await ci.jobLog(aJob())
  const why = 'saved logs are read without asking GitHub.'
  assert.deepEqual(log, { kind: 'missing', code: 'log_missing', why })
  for (const answer of [
    await ci.run(1),
    await ci.jobs(1, 1),
    await ci.annotations(1),
    await ci.file('a', 'b'),
    await ci.author(aRun()),
  ])
    assert.deepEqual(answer, { ok: false, code: 'not_found', why })
})
