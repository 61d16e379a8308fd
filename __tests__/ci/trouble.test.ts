import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { troubleIn } from '../../src/ci/trouble.ts'

const words = [
  'error',
  'Error',
  'ERROR',
  'FAIL ',
  'FAILED',
  'Failed',
  'failure',
  'panic',
  'Exception',
  'Traceback',
  'fatal',
]

function stretches(lines: readonly string[]): { first: number; lines: string[] }[] {
  const bytes = Buffer.from(`${lines.join('\n')}\n`)
  return troubleIn(bytes).map(({ from, to, line }) => ({
    first: line,
    lines: bytes.toString('utf8', from, to).trimEnd().split('\n'),
  }))
}

test('a troubled line comes with its heading and what follows it, whole lines only', () => {
  const lines = Array.from({ length: 100 }, (_, i) => (i === 50 ? 'TypeError: no' : `line ${i}`))
  const [found, ...more] = stretches(lines)
  assert.deepEqual(more, [])
  assert.equal(found?.first, 46)
  assert.deepEqual(found?.lines, lines.slice(46, 75))
})

test('quiet lines are not kept, and each word that tells trouble is known', () => {
  assert.deepEqual(stretches(['all is well', 'compiling', '12 passed']), [])
  for (const word of words) assert.equal(stretches(['a', `b ${word} c`]).length, 1, word)
})

test('stretches ascend, are disjoint, hold every troubled line and know where they start', () => {
  const line = fc.constantFrom('ok', '', 'an error', 'größer 🙂', 'FAILED')
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 200 }), (lines) => {
      const found = stretches(lines)
      const covered = new Set<number>()
      for (const stretch of found) {
        for (let i = 0; i < stretch.lines.length; i++) {
          assert.ok(!covered.has(stretch.first + i))
          covered.add(stretch.first + i)
        }
        assert.equal(stretch.lines[0], lines[stretch.first])
      }
      lines.forEach((text, i) => {
        if (/error|FAILED/.test(text)) assert.ok(covered.has(i))
      })
    }),
  )
})
