import assert from 'node:assert/strict'
import { test } from 'node:test'
import { annotations, maxOfAKind } from '../../src/report/annotations.ts'
import { failure, problem, sample } from './sample.ts'

test('each problem is put on its line of the repository, in the order of the plan', () => {
  const errors = annotations(sample()).filter((a) => a.level === 'error')
  assert.deepEqual(
    errors.map((a) => [a.path, a.line]),
    [
      ['services/shop/tests/test_cart.py', 3],
      ['src/shop/cart.py', 14],
    ],
  )
  assert.match(errors[1]?.message ?? '', /See it with: mypy src/)
})

test('files outside the repository get no annotation of their own', () => {
  const artifacts = [
    { path: '/usr/lib/python3/x.py', line: 1 },
    { path: 'node_modules/a/b.js', line: 2 },
    { path: '../x', line: 3 },
  ]
  const report = sample({ problems: [problem({ affectedFiles: [] })], failures: [failure({ artifacts })] })
  const [first, ...rest] = annotations(report)
  assert.equal(first?.path, undefined)
  assert.equal(rest.length, 1)
})

test('ten of a kind at most, and every problem gets one before any gets a second', () => {
  const places = (file: string) => [1, 2, 3, 4, 5].map((line) => ({ path: file, line }))
  const many = Array.from({ length: 9 }, (_, i) => i)
  const report = sample({
    problems: many.map((i) => problem({ id: `p${i}`, failureIds: [`f${i}`], order: i + 1, affectedFiles: [] })),
    failures: many.map((i) => failure({ id: `f${i}`, artifacts: places(`src/${i}.py`) })),
  })
  const errors = annotations(report).filter((a) => a.level === 'error')
  assert.equal(errors.length, maxOfAKind)
  assert.equal(new Set(errors.slice(0, 9).map((a) => a.path)).size, 9)
})

test('what broke no job is a warning; a report of nothing annotates nothing', () => {
  const tolerated = sample({ problems: [problem()], failures: [failure({ fatal: false })] })
  assert.equal(annotations(tolerated)[0]?.level, 'warning')
  assert.deepEqual(annotations(sample({ problems: [], failures: [], notes: [] })), [])
})
