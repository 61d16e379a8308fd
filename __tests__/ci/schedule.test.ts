import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { ancestors, schedule } from '../../src/ci/schedule.ts'

const job = (key: string, ...needs: string[]): { key: string; needs: string[] } => ({ key, needs })

describe('schedule', () => {
  test('jobs come after what they need, else in file order', () => {
    const jobs = [job('deploy', 'test', 'build'), job('lint'), job('test', 'build'), job('build')]
    assert.deepEqual(schedule(jobs), { order: ['lint', 'build', 'test', 'deploy'], notes: [] })
  })
  test('legs of one job have one place', () => {
    assert.deepEqual(schedule([job('a', 'b'), job('a', 'b'), job('b')]).order, ['b', 'a'])
  })
  test('a circle is broken at its first job, with a note', () => {
    const { order, notes } = schedule([job('a', 'b'), job('b', 'a'), job('c', 'b')])
    assert.deepEqual(order, ['a', 'b', 'c'])
    assert.deepEqual(notes, ['Job a needs itself, directly or through others.'])
  })
  test('what is not there is passed over, with a note', () => {
    const { order, notes } = schedule([job('a', 'gone')])
    assert.deepEqual(order, ['a'])
    assert.match(notes.join(), /a needs gone/)
  })
})

const key = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f')
const jobs = fc.array(fc.record({ key, needs: fc.array(key, { maxLength: 3 }) }), { maxLength: 12 })

test('every job has one place, and comes after all it needs unless it is in a circle', () => {
  fc.assert(
    fc.property(jobs, (list) => {
      const { order } = schedule(list)
      assert.deepEqual([...order].sort(), [...new Set(list.map((one) => one.key))].sort())
      for (const { key, needs } of list) {
        for (const name of needs) {
          const circular = order.some((k) => ancestors(list, k).has(k))
          if (!circular && order.includes(name)) assert.ok(order.indexOf(name) < order.indexOf(key))
        }
      }
    }),
  )
})

test('ancestors are what is needed directly or through others', () => {
  const list = [job('a'), job('b', 'a', 'gone'), job('c', 'b'), job('d', 'd')]
  assert.deepEqual([...ancestors(list, 'c')].sort(), ['a', 'b'])
  assert.deepEqual([...ancestors(list, 'a')], [])
  assert.deepEqual([...ancestors(list, 'd')], ['d'])
})
