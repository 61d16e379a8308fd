import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { averageLink } from '../../src/match/cluster.ts'

const near = (a: number, b: number): number => Math.max(0, 1 - Math.abs(a - b) / 10)
const cluster = (points: readonly number[], threshold = 0.5) =>
  averageLink(points, (p) => String(p).padStart(4, '0'), near, threshold)

test('what is near joins, what is far stays alone', () => {
  assert.deepEqual(cluster([1, 2, 40, 3, 41, 90]), [[1, 2, 3], [40, 41], [90]])
  assert.deepEqual(cluster([]), [])
})

test('a chain does not join through its links: the average of all pairs must reach the threshold', () => {
  // 0–4 and 4–8 are near, 0–8 is not; with single link they would be one group.
  assert.deepEqual(cluster([0, 4, 8, 12], 0.55), [
    [0, 4],
    [8, 12],
  ])
})

test('exactly the threshold is enough', () => {
  assert.deepEqual(cluster([0, 5]), [[0, 5]])
  assert.deepEqual(cluster([0, 6]), [[0], [6]])
})

const pointSet = fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { maxLength: 14 })

test('the groups hold every item once and do not depend on the order of the input', () => {
  fc.assert(
    fc.property(
      pointSet,
      fc.infiniteStream(fc.integer({ min: 0, max: 1000 })),
      fc.double({ min: 0.05, max: 1, noNaN: true }),
      (points, weights, threshold) => {
        const shuffled = points
          .map((point) => ({ point, weight: weights.next().value ?? 0 }))
          .sort((a, b) => a.weight - b.weight)
          .map(({ point }) => point)
        const groups = cluster(points, threshold)
        assert.deepEqual(cluster(shuffled, threshold), groups)
        assert.deepEqual(
          groups.flat().sort((a, b) => a - b),
          [...points].sort((a, b) => a - b),
        )
      },
    ),
  )
})

test('no two groups are left whose average similarity reaches the threshold', () => {
  fc.assert(
    fc.property(pointSet, (points) => {
      const groups = cluster(points, 0.5)
      groups.forEach((x, i) => {
        for (const y of groups.slice(i + 1)) {
          const sum = x.reduce((all, a) => all + y.reduce((part, b) => part + near(a, b), 0), 0)
          assert.ok(sum / (x.length * y.length) < 0.5)
        }
      })
    }),
  )
})

test('a similarity that depends on the direction is averaged', () => {
  const oneWay = (a: string, b: string): number => (a < b ? 1 : 0)
  assert.deepEqual(
    averageLink(['b', 'a'], (x) => x, oneWay, 0.5),
    [['a', 'b']],
  )
  assert.deepEqual(
    averageLink(['b', 'a'], (x) => x, oneWay, 0.51),
    [['a'], ['b']],
  )
})
