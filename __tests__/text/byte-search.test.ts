import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { byteSearch } from '../../src/text/byte-search.ts'

/** What every search must find: all bytes that any occurrence of any pattern covers. */
function coveredNaively(text: Buffer, patterns: readonly Buffer[], from: number, to: number): Set<number> {
  const covered = new Set<number>()
  for (const pattern of patterns) {
    for (
      let at = text.indexOf(pattern, from);
      at >= 0 && at + pattern.length <= to;
      at = text.indexOf(pattern, at + 1)
    ) {
      for (let i = 0; i < pattern.length; i++) covered.add(at + i)
    }
  }
  return covered
}

function coveredBy(text: Buffer, patterns: readonly Buffer[], from: number, to: number): Set<number> {
  const covered = new Set<number>()
  byteSearch(patterns).each(text, from, to, (start, end) => {
    for (let i = start; i < end; i++) covered.add(i)
    text.fill(0xff, start, end) // As the matcher does: what was reported is never read again.
  })
  return covered
}

const letters = (alphabet: string, size: object) =>
  fc.array(fc.constantFrom(...alphabet), size).map((all) => Buffer.from(all.join('')))

test('finds what a naive search finds, in texts made of the patterns’ own letters', () => {
  const patterns = fc.array(letters('ab', { minLength: 1, maxLength: 7 }), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(letters('abc', { maxLength: 200 }), patterns, (text, wanted) => {
      assert.deepEqual(
        coveredBy(Buffer.from(text), wanted, 0, text.length),
        coveredNaively(text, wanted, 0, text.length),
      )
    }),
    { numRuns: 1000 },
  )
})

test('finds long patterns planted in any bytes, and nothing outside of the range', () => {
  const plant = fc.record({
    pattern: fc.uint8Array({ minLength: 6, maxLength: 60 }),
    before: fc.uint8Array({ maxLength: 80 }),
    after: fc.uint8Array({ maxLength: 80 }),
    from: fc.nat(100),
    cut: fc.nat(100),
  })
  fc.assert(
    fc.property(plant, ({ pattern, before, after, from, cut }) => {
      const text = Buffer.concat([before, pattern, after, pattern])
      const to = Math.max(from, text.length - cut)
      const wanted = [Buffer.from(pattern)]
      if (from > text.length) return
      assert.deepEqual(coveredBy(Buffer.from(text), wanted, from, to), coveredNaively(text, wanted, from, to))
    }),
    { numRuns: 1000 },
  )
})

test('reports overlapping occurrences as one stretch and touching ones as two', () => {
  const stretches: [number, number][] = []
  const search = byteSearch([Buffer.from('abcd'), Buffer.from('cdef'), Buffer.from('gggg')])
  search.each(Buffer.from('-abcdefgggg-'), 0, 12, (start, end) => stretches.push([start, end]))
  assert.deepEqual(stretches, [
    [1, 7],
    [7, 11],
  ])
  assert.equal(search.longest, 4)
})

test('no patterns find nothing', () => {
  byteSearch([]).each(Buffer.from('anything'), 0, 8, () => assert.fail())
  assert.equal(byteSearch([Buffer.alloc(0)]).longest, 0)
})
