import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { encodedForms, secretMatcher } from '../../src/text/secrets.ts'

const secret = 'p@ss/w+rd "9x"&é'

function hides(value: string, text: string): boolean {
  const bytes = Buffer.from(text)
  return secretMatcher([value]).overwrite(bytes, 0, bytes.length) > 0
}

test('every usual encoding of a value is found', () => {
  const texts = {
    raw: `x${secret}y`,
    'Basic credentials': Buffer.from(`user:${secret}`).toString('base64'),
    'base64 after two bytes': Buffer.from(`ab${secret}cd`).toString('base64'),
    base64url: Buffer.from(secret).toString('base64url'),
    hex: Buffer.from(secret).toString('hex'),
    'upper-case hex': Buffer.from(secret).toString('hex').toUpperCase(),
    URL: encodeURIComponent(secret),
    'form body': new URLSearchParams({ k: secret }).toString(),
    'URL in small letters': encodeURIComponent(secret).toLowerCase().replace('9x', '9x'),
    JSON: JSON.stringify({ k: secret }),
    'JSON in ASCII': JSON.stringify(secret).replace('é', '\\u00e9'),
    XML: '<k>p@ss/w+rd &quot;9x&quot;&amp;é</k>',
  }
  for (const [name, text] of Object.entries(texts)) assert.ok(hides(secret, text), name)
})

test('base64 is found at every offset, whatever stands around it', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 8 }),
      fc.uint8Array({ maxLength: 9 }),
      fc.uint8Array({ maxLength: 9 }),
      (value, a, b) => {
        fc.pre(value.trim().length >= 8)
        const around = Buffer.concat([a, Buffer.from(value), b])
        assert.ok(hides(value, around.toString('base64')))
        assert.ok(hides(value, around.toString('base64url')))
      },
    ),
  )
})

test('each line of a multi-line value is searched, as the runner masks it', () => {
  const key = 'first-line-0123\r\n  second-line-4567\nab\n'
  assert.ok(hides(key, 'log: second-line-4567'))
  assert.ok(!hides(key, 'cab'), 'a short line would hide ordinary words')
})

test('forms under six characters and values under four are not searched, and the latter are counted', () => {
  assert.deepEqual(encodedForms('abc'), [])
  assert.ok(encodedForms('q7Zx').includes('q7Zx'))
  for (const form of encodedForms('q7Zx')) assert.ok(form === 'q7Zx' || form.length >= 6, form)
  const matcher = secretMatcher(['abc', '', 'long enough'])
  assert.equal(matcher.tooShort, 1)
})

test('hits are overwritten with stars in place; the rest stays byte for byte', () => {
  const text = Buffer.from('a SECRETVALUE b SECRETVALUESECRETVALUE c \xff')
  const matcher = secretMatcher(['SECRETVALUE'])
  assert.equal(matcher.overwrite(text, 0, text.length), 3)
  assert.equal(text.toString(), `a ${'*'.repeat(11)} b ${'*'.repeat(22)} c \xff`)
  assert.ok(matcher.longest >= 22, 'hex has two characters a byte')
})

test('a caller that keeps longest - 1 bytes between chunks misses nothing', () => {
  fc.assert(
    fc.property(fc.nat(60), fc.integer({ min: 30, max: 50 }), (before, size) => {
      const value = 'S3cretAcrossChunks'
      const text = Buffer.from(`${'x'.repeat(before)}${value}${'y'.repeat(60)}`)
      const matcher = secretMatcher([value])
      let count = 0
      for (let end = size, from = 0; from < text.length; from = Math.max(0, end - matcher.longest + 1), end += size) {
        count += matcher.overwrite(text, from, Math.min(end, text.length))
        if (end >= text.length) break
      }
      assert.equal(count, 1)
      assert.ok(!text.includes(value))
    }),
  )
})
