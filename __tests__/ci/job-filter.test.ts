import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { jobIsWanted } from '../../src/ci/job-filter.ts'

test('whole names, globs, and no pattern language for the brackets of matrix names', () => {
  const wanted = (pattern: string) =>
    ['lint', 'test (3.12)', 'test (3.13)', 'call / test (a, b)', 'Test [x]'].filter((name) =>
      jobIsWanted(name, [pattern]),
    )
  assert.deepEqual(wanted('lint'), ['lint'])
  assert.deepEqual(wanted('test (3.12)'), ['test (3.12)'])
  assert.deepEqual(wanted('TEST*'), ['test (3.12)', 'test (3.13)', 'Test [x]'])
  assert.deepEqual(wanted('test (3.1?)'), ['test (3.12)', 'test (3.13)'])
  assert.deepEqual(wanted('* / *b)'), ['call / test (a, b)'])
  assert.deepEqual(wanted('test [x]'), ['Test [x]'])
  assert.deepEqual(wanted('tes'), [])
})

test('one of several patterns is enough; none wants nothing', () => {
  assert.equal(jobIsWanted('lint', ['docs', 'l*']), true)
  assert.equal(jobIsWanted('lint', []), false)
})

test('a glob means what the pattern with the same stars means', () => {
  const letters = fc.array(fc.constantFrom('a', 'b', '('), { maxLength: 8 }).map((l) => l.join(''))
  const glob = fc.array(fc.constantFrom('a', 'b', '(', '*', '?'), { maxLength: 6 }).map((l) => l.join(''))
  fc.assert(
    fc.property(letters, glob, (name, pattern) => {
      const source = pattern.replaceAll('(', '\\(').replaceAll('*', '.*').replaceAll('?', '.')
      assert.equal(jobIsWanted(name, [pattern]), new RegExp(`^${source}$`).test(name))
    }),
  )
})

test('a pattern made to explode does not', () => {
  assert.equal(jobIsWanted('a'.repeat(20_000), [`${'*a'.repeat(200)}b`]), false)
})
