import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { clean } from '../../src/text/clean.ts'
import { cut, redactor } from '../../src/text/redact.ts'

const canary = 'cAnary-7f3/x+q9'

test('a known value is replaced in every form, also where escapes split it (HX-008)', () => {
  const redact = redactor([canary])
  const basic = Buffer.from(`user:${canary}`).toString('base64')
  const cases = [
    `token=${canary}`,
    `Authorization: Basic ${basic}`,
    `https://user:${canary}@host.invalid/r.git`,
    JSON.stringify({ k: `${canary}\n` }),
    `\u001b[31m${canary}\u001b[0m`,
    `x=${Buffer.from(canary).toString('hex')} y=${encodeURIComponent(canary)}`,
    `${canary.slice(0, 5)}\u001b[31m${canary.slice(5)}`,
  ]
  for (const text of cases) {
    const out = redact.exact(clean(text))
    assert.ok(out.includes('***'), text)
    assert.ok(!out.includes(canary) && !out.includes(basic.slice(8, 24)), out)
  }
  assert.ok(redact.count() >= cases.length)
})

test('any text around a value stays as it was', () => {
  const redact = redactor([canary])
  const around = fc.string({ unit: 'grapheme' }).filter((text) => !text.includes('c'))
  fc.assert(
    fc.property(around, around, (a, b) => {
      assert.equal(redact.exact(`${a}${canary}${b}`), `${a}***${b}`.toWellFormed())
    }),
  )
})

test('exact values go first, shapes second, and all three ways are counted', () => {
  const redact = redactor(['letmein'])
  assert.equal(redact.exact('password=swordfish letmein'), 'password=swordfish ***')
  assert.equal(redact.text('password=swordfish letmein'), 'password=*** ***')
  const bytes = Buffer.from('letmein')
  redact.matcher.overwrite(bytes, 0, bytes.length)
  assert.equal(redact.count(), 4)
})

test('without values nothing is searched, shapes still are', () => {
  const redact = redactor([])
  assert.equal(redact.exact('letmein'), 'letmein')
  assert.equal(redact.text('password=swordfish'), 'password=***')
})

test('cut never leaves half a mark or half a character, and takes no more than it must', () => {
  assert.equal(cut('ab***cd', 3), 'ab')
  assert.equal(cut('ab***cd', 4), 'ab')
  assert.equal(cut('ab***cd', 5), 'ab***')
  assert.equal(cut('a😀b', 2), 'a')
  assert.equal(cut('short', 10), 'short')
  const pieces = fc.array(fc.constantFrom('a', '***', '😀', ' '), { maxLength: 30 })
  fc.assert(
    fc.property(pieces, fc.nat(60), (all, max) => {
      const text = all.join('')
      const out = cut(text, max)
      assert.ok(out.length <= max && text.startsWith(out) && out.isWellFormed())
      assert.ok(out.length > max - 3 || out === text)
      const stars = /\**$/.exec(out)?.[0].length ?? 0
      assert.ok(stars === 0 || stars >= 3, out)
    }),
  )
})
