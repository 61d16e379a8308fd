import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { cappedBody } from '../../src/adapters/capped-body.ts'

async function* stream(chunks: readonly string[], error?: Error): AsyncIterable<Uint8Array> {
  for (const chunk of chunks) yield Buffer.from(chunk)
  if (error !== undefined) throw error
}
const limits = { head: 10, tail: 20, all: 1000 }
const textOf = (chunks: Iterable<Uint8Array>) => Buffer.concat([...chunks]).toString()

test('a body within its limits is kept byte for byte', async () => {
  const body = await cappedBody(stream(['one\n', 'two\nthree']), limits)
  assert.equal(textOf(body.chunks()), 'one\ntwo\nthree')
  assert.deepEqual([body.bytes, body.dropped, body.broken], [13, 0, undefined])
})

test('the middle of a long body is dropped, and every kept line keeps its number', async () => {
  const lines = Array.from({ length: 40 }, (_, i) => `line ${String(i + 1).padStart(2, '0')}\n`)
  const body = await cappedBody(stream(lines), limits)
  const kept = textOf(body.chunks()).split('\n')
  assert.equal(kept.length, 41)
  assert.equal(kept[0], 'line 01')
  assert.equal(kept[39], 'line 40')
  assert.equal(kept[20], '')
  assert.deepEqual([body.bytes, body.dropped], [320, 290])
})

test('a body that fails, or never ends, keeps what came and says why it ended', async () => {
  const cut = await cappedBody(stream(['one\n'], new TypeError('terminated')), limits)
  assert.equal(textOf(cut.chunks()), 'one\n')
  assert.equal(cut.broken, 'the connection broke off')
  const silent = await cappedBody(stream([], new Error('nothing came for 30 s')), limits)
  assert.deepEqual([silent.bytes, silent.broken], [0, 'nothing came for 30 s'])
  const endless = await cappedBody(stream(Array.from({ length: 5000 }, () => 'again\n')), limits)
  assert.ok(endless.bytes < 1010)
  assert.match(endless.broken ?? '', /longer than/)
})

test('however it is cut into chunks, lines, head and tail stay', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.stringMatching(/^[ab\n]{1,30}$/), { maxLength: 30 }), async (chunks) => {
      const whole = chunks.join('')
      const body = await cappedBody(stream(chunks), { ...limits, all: 10_000 })
      const text = textOf(body.chunks())
      assert.equal(text.split('\n').length, whole.split('\n').length)
      assert.ok(whole.startsWith(text.slice(0, Math.min(10, whole.length))))
      assert.ok(whole.endsWith(text.slice(Math.max(0, text.length - 20))))
    }),
  )
})
