import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { type Comparable, jaccard, jaccardText, similarity, words } from '../../src/match/similarity.ts'

const close = (a: number, b: number) => assert.ok(Math.abs(a - b) < 1e-12, `${a} is not ${b}`)
const whole: Comparable = {
  description: 'login fails for new users',
  rootCause: 'missing default role',
  files: ['src/user.ts', 'src/role.ts'],
  failureType: 'test_failure',
  fixStrategy: 'set a default',
  fileKinds: ['source'],
}

test('the six parts weigh 0.30, 0.20, 0.20, 0.15, 0.10 and 0.05', () => {
  const differing: readonly (readonly [Partial<Comparable>, number])[] = [
    [{ description: 'zzz' }, 0.3],
    [{ rootCause: 'zzz' }, 0.2],
    [{ files: ['other.ts'] }, 0.2],
    [{ failureType: 'linting' }, 0.15],
    [{ fixStrategy: 'zzz' }, 0.1],
    [{ fileKinds: ['docs'] }, 0.05],
  ]
  for (const [part, weight] of differing) close(similarity(whole, { ...whole, ...part }), 1 - weight)
})

test('a part that one side lacks is left out and the others weigh the more', () => {
  const { description: _, ...rest } = whole
  close(similarity(rest, whole), 1)
  close(similarity({ ...rest, failureType: 'linting' }, whole), 1 - 0.15 / 0.7)
  close(similarity({ files: [], failureType: 'linting' }, { files: ['a'], failureType: 'linting' }), 1)
})

test('nothing to compare is no likeness', () => {
  assert.equal(similarity({}, whole), 0)
  assert.equal(similarity({ description: 'a' }, { rootCause: 'a' }), 0)
})

test('an encoder takes the place of the words, for every text', () => {
  const asked: string[] = []
  const encoder = (a: string, b: string): number => {
    asked.push(`${a}|${b}`)
    return 0.5
  }
  close(
    similarity(
      { description: 'a', rootCause: 'b', fixStrategy: 'c' },
      { description: 'd', rootCause: 'e', fixStrategy: 'f' },
      encoder,
    ),
    0.5,
  )
  assert.deepEqual(asked, ['a|d', 'b|e', 'c|f'])
})

test('it is symmetric and between 0 and 1, and everything is like itself', () => {
  const side = fc.record(
    {
      description: fc.constantFrom('a b', 'b c', 'c d'),
      rootCause: fc.constantFrom('x y', 'y z'),
      files: fc.array(fc.constantFrom('a.ts', 'b.ts', 'c.ts')),
      failureType: fc.constantFrom('linting' as const, 'test_failure' as const),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(side, side, (a, b) => {
      const s = similarity(a, b)
      close(s, similarity(b, a))
      assert.ok(s >= 0 && s <= 1)
      if (a.failureType !== undefined) assert.ok(similarity(a, { failureType: a.failureType }) > 0)
    }),
  )
})

test('Jaccard counts distinct members; words are letters and digits of any script, without case', () => {
  close(jaccard(['a', 'a', 'b'], ['b', 'c']), 1 / 3)
  assert.equal(jaccard([], []), 0)
  assert.deepEqual(words('Größe_1: x, naïve-WORD 東京'), ['größe_1', 'naïve', 'word', '東京'])
  close(jaccardText('No Module named foo', 'no module NAMED bar'), 3 / 5)
})
