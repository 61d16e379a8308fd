import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { bitsPerCharacter, redactEntropy } from '../../src/text/entropy.ts'

const hide = (text: string): string => redactEntropy(text, () => '***')

test('bits a character: none for one letter, log2(n) for n different ones', () => {
  assert.equal(bitsPerCharacter('aaaaaaaa'), 0)
  assert.equal(bitsPerCharacter('abcdefgh'), 3)
})

test('nearly all random base64 of 40 characters is hidden', () => {
  const random = fc.uint8Array({ minLength: 30, maxLength: 30 }).map((bytes) => Buffer.from(bytes).toString('base64'))
  // A seed, since this is a measurement: at least 95 of 100.
  const found = fc.sample(random, { numRuns: 500, seed: 7 }).filter((text) => bitsPerCharacter(text) > 4.3)
  const hidden = found.filter((text) => hide(`value ${text} end`) === 'value *** end')
  assert.ok(hidden.length >= found.length * 0.95, `${hidden.length} of ${found.length}`)
})

test('hashes in hex and UUIDs are never hidden', () => {
  const lower = fc.uint8Array({ minLength: 16, maxLength: 64 }).map((bytes) => Buffer.from(bytes).toString('hex'))
  fc.assert(fc.property(lower, (hex) => assert.equal(hide(hex), hex)))
  fc.assert(fc.property(lower, (hex) => assert.equal(hide(hex.toUpperCase()), hex.toUpperCase())))
  fc.assert(fc.property(fc.uuid(), (uuid) => assert.equal(hide(`run-${uuid}`), `run-${uuid}`)))
})

test('the same run is hidden alone and kept as a digest', () => {
  const run = 'Zq8Lr1VwXk5Tn0Hs6Yb3Mc9Jd4Pf7Gt2Ua='
  assert.equal(hide(run), '***')
  for (const before of ['h1:', 'sha256-', 'SHA256:', 'content hash ', '"integrity": "']) {
    assert.equal(hide(before + run), before + run)
  }
})
