// What every diagnostic builds its findings with.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { artifact, finding, maxWindow, oneLine } from '../../../src/ci/diagnostics/diagnostic.ts'

const parts = { tool: 'demo', failureType: 'linting', message: 'm', strength: 3 } as const
const line = (n: number) => ({ n, text: '' })

test('a finding without more cites its own line, as an error without signals', () => {
  const found = finding(parts, line(7))
  assert.deepEqual([found.at, found.from, found.to], [7, 7, 7])
  assert.deepEqual([found.severity, found.signals, found.artifacts], ['error', [], []])
})

test('the window spans at most 80 lines, inside what was given, and always holds the line that says what is wrong', () => {
  const n = fc.integer({ min: 1, max: 500 })
  fc.assert(
    fc.property(n, n, n, (at, a, b) => {
      const found = finding(parts, line(at), line(Math.min(a, b)), line(Math.max(a, b)))
      assert.ok(found.from <= at && at <= found.to)
      assert.ok(found.to - found.from < maxWindow)
      assert.ok(found.from >= Math.min(a, b, at) && found.to <= Math.max(a, b, at))
    }),
  )
})

test('a message is one line of at most 400 characters, and a cut shows', () => {
  assert.equal(oneLine('  one\n\ttwo  '), 'one two')
  assert.equal(oneLine('x'.repeat(400)), 'x'.repeat(400))
  assert.equal(oneLine('x'.repeat(401)), `${'x'.repeat(399)}…`)
})

test('an artifact leaves out numbers and names that say nothing', () => {
  assert.deepEqual(artifact('a.py', '12', 0, ''), { path: 'a.py', line: 12 })
  assert.deepEqual(artifact('a.py', 'x', '3', 'f'), { path: 'a.py', column: 3, symbol: 'f' })
  assert.deepEqual(artifact('a.py', -1), { path: 'a.py' })
})
