import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { estimatedTokens, jsonIn, spentOn } from '../../src/adapters/model-reply.ts'

test('JSON is found in fences, after thoughts and between words', () => {
  const value = { a: [1, '}'] }
  const json = JSON.stringify(value)
  for (const reply of [
    json,
    `\`\`\`json\n${json}\n\`\`\``,
    `<think>{not this}</think>\n${json}`,
    `Here it is: ${json} Done.`,
  ]) {
    assert.deepEqual(jsonIn(reply), value, reply)
  }
})

test('what holds no JSON holds none, and nothing throws', () => {
  for (const reply of ['', 'not json', '}{', '{"a": 1', '{a: 1}']) assert.equal(jsonIn(reply), undefined)
  fc.assert(fc.property(fc.string(), (reply) => jsonIn(reply) === undefined || typeof jsonIn(reply) === 'object'))
  assert.equal(jsonIn(`{${'['.repeat(200_000)}}`), undefined)
})

const text = 'x'.repeat(300)

test('the count of the endpoint is taken where it can be true', () => {
  const usage = { prompt_tokens: 80, completion_tokens: 20, prompt_tokens_details: { cached_tokens: 500 } }
  assert.deepEqual(spentOn(text, text, usage), { inputTokens: 80, outputTokens: 20, cachedTokens: 80 })
})

test('absent, zero, odd or far too small counts are replaced by a third of the bytes', () => {
  const worst = { inputTokens: 100, outputTokens: 100, cachedTokens: 0 }
  for (const usage of [
    undefined,
    null,
    'free',
    { prompt_tokens: 0, completion_tokens: 0 },
    { prompt_tokens: -5, completion_tokens: 3 },
    { prompt_tokens: 1.5, completion_tokens: 3 },
    { prompt_tokens: 1, completion_tokens: 1 },
  ]) {
    assert.deepEqual(spentOn(text, text, usage), worst, JSON.stringify(usage))
  }
  assert.equal(estimatedTokens('ä'), 1)
})
