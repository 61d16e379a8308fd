import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { budget, type Limits } from '../../src/adapters/budget.ts'

const limits: Limits = { maxRequests: 3, maxTokens: 1000, maxCostUsd: 1, maxMinutes: 1, prices: undefined }
const spent = (inputTokens: number, outputTokens: number) => ({ inputTokens, outputTokens, cachedTokens: 0 })

test('nothing is refused as long as everything is left', () => {
  assert.equal(budget(limits).refusal(1000), undefined)
})

test('the first limit that the next request would pass is named, and its input', () => {
  const purse = budget(limits)
  assert.deepEqual(purse.refusal(1001)?.code, 'budget_tokens')
  purse.spend(spent(300, 300))
  assert.equal(purse.refusal(400), undefined)
  assert.match(purse.refusal(401)?.why ?? '', /600 tokens are used, .* about 401, and "max-tokens" is 1000/)
  purse.spend(spent(0, 0))
  purse.spend(spent(0, 0))
  assert.equal(purse.refusal(0)?.code, 'budget_requests')
})

test('time runs from the start, whatever is asked', () => {
  let now = 5000
  const purse = budget(limits, () => now)
  assert.equal(purse.msLeft(), 60_000)
  now += 59_999
  assert.equal(purse.refusal(0), undefined)
  now += 1
  assert.equal(purse.refusal(0)?.code, 'budget_time')
  assert.equal(purse.msLeft(), 0)
})

test('cost is counted at full price, with what the next request would add, and only with prices', () => {
  const purse = budget({ ...limits, maxTokens: 1e6, maxCostUsd: 0.01, prices: { input: 10, output: 100 } })
  assert.equal(purse.refusal(1000), undefined)
  assert.equal(purse.refusal(1001)?.code, 'budget_cost')
  purse.spend({ inputTokens: 100, outputTokens: 50, cachedTokens: 100 })
  assert.deepEqual(purse.spent(), {
    requests: 1,
    inputTokens: 100,
    outputTokens: 50,
    cachedTokens: 100,
    costUsd: 0.006,
  })
  assert.equal(purse.refusal(401)?.code, 'budget_cost')
  assert.ok(!('costUsd' in budget(limits).spent()))
})

test('however requests are sized, what was allowed never sums up to more than the limits, but for the last answer', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(600), fc.nat(300)), { maxLength: 20 }), (requests) => {
      const purse = budget(limits)
      let sent = 0
      for (const [input, output] of requests) {
        if (purse.refusal(input) !== undefined) continue
        assert.ok(purse.spent().inputTokens + purse.spent().outputTokens + input <= 1000)
        sent++
        purse.spend(spent(input, output))
      }
      assert.ok(sent <= 3)
    }),
  )
})
