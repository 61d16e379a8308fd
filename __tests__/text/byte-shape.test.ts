import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { deflateSync } from 'node:zlib'
import { looksBinary, utf16Order } from '../../src/text/byte-shape.ts'

const utf16 = (text: string, order: 'le' | 'be', bom = true) => {
  const bytes = Buffer.from(bom ? `\uFEFF${text}` : text, 'utf16le')
  return order === 'le' ? bytes : bytes.swap16()
}

test('UTF-16 is told by its BOM and, without one, by its NULs', () => {
  for (const order of ['le', 'be'] as const) {
    for (const bom of [true, false]) {
      assert.equal(utf16Order(utf16('one line of a log\r\n', order, bom)), order, `${order} ${bom}`)
    }
  }
})

test('UTF-8 text and NUL-filled files are not UTF-16', () => {
  assert.equal(utf16Order(Buffer.from('plain text with ✖ and é\n')), undefined)
  assert.equal(utf16Order(Buffer.alloc(4096)), undefined)
  assert.equal(utf16Order(Buffer.from('')), undefined)
})

test('compressed data and NULs are binary; text is not, with colours, stray controls or in UTF-16', () => {
  assert.equal(looksBinary(deflateSync(randomBytes(4096))), true)
  assert.equal(looksBinary(Buffer.alloc(4096)), true)
  assert.equal(
    looksBinary(Buffer.from('\u001b[31merror\u001b[0m: one\u0000stray NUL in a long enough line of text\r\n')),
    false,
  )
  assert.equal(looksBinary(utf16('a log of a PowerShell redirect\r\n', 'le')), false)
  assert.equal(looksBinary(Buffer.from('日本語のログ ✖ 失敗しました\n')), false)
  assert.equal(looksBinary(Buffer.from('')), false)
})
