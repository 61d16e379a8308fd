// The judge of where a key went must see it go astray: a runner of hostile cases that sees nothing would let everything hold.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { strayed } from '../../../scripts/hostile/model-drive.ts'

const key = 'key-of-this-test'
const body = { messages: [] }
const right = { path: '/v1/chat/completions', headers: { authorization: `Bearer ${key}` }, body }
const chat = (...requests: (typeof right)[]) => ({ url: 'http://127.0.0.1:2222/v1', requests })
const seen = (connections: string[], authorization = 'token other') => ({
  probe: { children: 0, inflated: 0, durationMs: 1, cpuMs: 1, peakRssMb: 1, prototypes: 0, connections },
  github: { url: 'http://127.0.0.1:1111', requests: [{ route: 'unknown' as const, path: '/user', authorization }] },
})

test('a key at its own address has not strayed', () => {
  assert.deepEqual(strayed(seen(['127.0.0.1:1111', '127.0.0.1:2222']), chat(right), key), [])
})

test('every other way of the key is told', () => {
  const other = { ...right, path: `/v1/models?key=${key}` }
  assert.deepEqual(strayed(seen(['collector.invalid', '127.0.0.1:3333']), chat(right), key), [
    'connection to collector.invalid',
    'connection to 127.0.0.1:3333',
  ])
  assert.deepEqual(strayed(seen([], `token ${key}`), chat(right), key), ['the key went to GitHub at /user'])
  assert.equal(strayed(seen([]), chat(other), key).length, 2)
  assert.equal(strayed(seen([]), chat({ ...right, headers: { authorization: 'Bearer another' } }), key).length, 1)
  assert.deepEqual(strayed({ ...seen([]), probe: undefined }, chat(right), key), ['connection to unknown'])
})
