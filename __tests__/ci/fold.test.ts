import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { Finding } from '../../src/ci/diagnostics/diagnostic.ts'
import { fold } from '../../src/ci/fold.ts'

const error = (at: number, over: Partial<Finding> = {}): Finding => ({
  tool: 'kotlinc',
  failureType: 'type_checking',
  message: `error ${at}`,
  signals: [],
  artifacts: [{ path: 'a.kt', line: at }],
  at,
  from: at,
  to: at,
  severity: 'error',
  strength: 5,
  ...over,
})
const told = (findings: readonly Finding[]) => fold(findings).map((f) => [f.message, f.from, f.to, f.artifacts.length])

test("a compiler's wave of errors in one file is one failure with all its places", () => {
  assert.deepEqual(told([error(10), error(12), error(13)]), [['error 10 (and 2 more)', 10, 13, 3]])
})

test('other files, other tools, linters and far away errors stay apart', () => {
  assert.equal(fold([error(10), error(11, { artifacts: [{ path: 'b.kt', line: 1 }] })]).length, 2)
  assert.equal(fold([error(10, { tool: 'mypy' }), error(11, { tool: 'mypy' })]).length, 2)
  assert.equal(fold([error(10, { failureType: 'linting' }), error(11, { failureType: 'linting' })]).length, 2)
  assert.equal(fold([error(10), error(40)]).length, 2)
})

test('tests that die of the same exception are one failure, tests whose assertions fail are not', () => {
  const dies = (at: number, title: string): Finding =>
    error(at, {
      tool: 'vitest',
      failureType: 'test_failure',
      ruleId: 'CredentialsError',
      message: `${title}: CredentialsError: no keys for account 17`,
      artifacts: [{ path: 'a.test.ts' }],
    })
  assert.deepEqual(told([dies(1, 'a › b'), dies(20, 'a › c')]), [
    ['a › b: CredentialsError: no keys for account 17 (and 1 more)', 1, 20, 1],
  ])
  const fails = (at: number) => ({
    ...dies(at, 'x'),
    ruleId: 'AssertionError',
    message: 'x: AssertionError: expected 1 to be 2',
  })
  assert.equal(fold([fails(1), fails(20)]).length, 2)
})

test('no window grows beyond 80 lines and no finding is lost', () => {
  const some = fc.array(fc.record({ gap: fc.integer({ min: 1, max: 30 }), path: fc.constantFrom('a.kt', 'b.kt') }), {
    maxLength: 40,
  })
  fc.assert(
    fc.property(some, (list) => {
      let at = 0
      const findings = list.map(({ gap, path }) => {
        at += gap
        return error(at, { artifacts: [{ path, line: at }] })
      })
      const folded = fold(findings)
      assert.ok(folded.every((f) => f.to - f.from < 80))
      for (const f of findings)
        assert.ok(folded.some((g) => g.from <= f.at && f.at <= g.to && g.artifacts[0]?.path === f.artifacts[0]?.path))
    }),
  )
})

test('a bare Error with the same words is one failure too, however far apart; the window stays at the first', () => {
  const dies = (at: number, title: string): Finding =>
    error(at, {
      tool: 'vitest',
      failureType: 'test_failure',
      message: `${title}: Error: require() of a module failed`,
      artifacts: [{ path: 'a.test.ts', line: at }],
    })
  assert.deepEqual(told([dies(1, 'a'), dies(30, 'b'), dies(200, 'c')]), [
    ['a: Error: require() of a module failed (and 2 more)', 1, 30, 3],
  ])
})
