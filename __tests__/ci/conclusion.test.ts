import assert from 'node:assert/strict'
import { test } from 'node:test'
import { outcomeOfConclusion, statusOfConclusion, statusOfOutcome } from '../../src/ci/conclusion.ts'
import { Conclusion } from '../../src/domain/run.ts'

test('every conclusion has one outcome, or none where nothing ran to an end', () => {
  assert.deepEqual(Object.fromEntries(Conclusion.options.map((told) => [told, outcomeOfConclusion(told)])), {
    success: 'success',
    failure: 'failure',
    cancelled: 'cancelled',
    skipped: undefined,
    neutral: 'success',
    timed_out: 'failure',
    action_required: undefined,
    stale: undefined,
    startup_failure: 'failure',
  })
  assert.equal(outcomeOfConclusion(null), undefined)
  assert.equal(outcomeOfConclusion(undefined), undefined)
})

test('the same as a check', () => {
  assert.equal(statusOfConclusion('timed_out'), 'failed')
  assert.equal(statusOfConclusion('skipped'), 'skipped')
  assert.equal(statusOfConclusion(null), 'unreached')
  assert.equal(statusOfOutcome('cancelled'), 'cancelled')
})
