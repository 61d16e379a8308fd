import assert from 'node:assert/strict'
import { test } from 'node:test'
import { attemptsLine, modelLine } from '../../src/report/aside.ts'
import { emptyReport } from '../../src/report/empty.ts'

const report = emptyReport('octo/demo')
const model = { model: 'm', requests: 2, inputTokens: 1200, outputTokens: 80, cachedTokens: 0 }

test('without a model or an attempt before, not a word', () => {
  assert.deepEqual([modelLine(report), attemptsLine(report)], ['', ''])
})

test('a model is told with what it took', () => {
  const used = { ...report, model: { ...model, used: true, note: 'm refined the problems.', costUsd: 0.00123 } }
  assert.equal(modelLine(used), 'm refined the problems. It took 2 requests, 1200 tokens in, 80 out, about $0.0012.')
  const cached = { ...report, model: { ...used.model, cachedTokens: 900, requests: 1 } }
  assert.match(modelLine(cached), /It took 1 request, 1200 tokens in \(900 cached\), 80 out/)
})

test('a model that was not asked took nothing', () => {
  const note = 'm was not used: all 0 requests of the input "max-requests" are used.'
  assert.equal(modelLine({ ...report, model: { ...model, used: false, requests: 0, note } }), note)
})

test('attempts are compared in one sentence, without what there is none of', () => {
  const earlier = [
    { title: 'x', job: 'a', now: 'gone' as const },
    { title: 'y', job: 'a', now: 'unreached' as const },
  ]
  const attempts = { before: 1, same: ['p1', 'p2'], new: ['p3'], earlier }
  assert.equal(
    attemptsLine({ ...report, attempts }),
    'Beside attempt 1: 2 problems are the same, 1 new, 1 gone, 1 from then could not show up, since the check did not run.',
  )
  assert.equal(attemptsLine({ ...report, attempts: { ...attempts, same: [], new: [], earlier: [] } }), '')
})
