import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { readJunit, type TestReport } from '../../src/ci/junit.ts'
import { withTestReports } from '../../src/diagnose/test-reports.ts'
import type { Failure, Organized, Validation } from '../../src/domain/evidence.ts'
import { failure, validation } from '../report/sample.ts'

/** A report that the tool itself wrote. */
function real(name: string): TestReport {
  const text = readFileSync(new URL(`../fixtures/reports/${name}.xml`, import.meta.url), 'utf8')
  const report = readJunit(text, `out/${name}.xml`)
  assert.ok(report !== undefined)
  return report
}

const step: Validation = validation({ job: 'test', step: 'Tests', command: 'make test', status: 'failed' })
/** What the log of a quiet reporter leaves to be read: that the step failed. */
const guess = failure({
  job: 'test',
  legs: ['test'],
  step: { name: 'Tests', command: 'make test' },
  failureType: 'test_failure',
  tool: 'make',
  message: 'Error 1',
  artifacts: [],
  excerpt: 'make: *** [test] Error 1',
})
const organized = (failures: Failure[] = [guess], over: Partial<Validation> = {}): Organized => ({
  outcome: 'failure',
  failures,
  validations: [{ ...step, ...over }],
  graph: { nodes: [], edges: [] },
  environment: [],
})
const told = (report: string, files?: string[]) =>
  withTestReports(organized(), [real(report)], files && new Set(files)).failures.map(
    ({ message, artifacts, ruleId }) => {
      const [at] = artifacts
      return [message, at === undefined ? undefined : `${at.path}:${at.line}`, ruleId]
    },
  )

test('pytest: each failed test with its assertion and place, instead of the guess', () =>
  assert.deepEqual(told('pytest'), [
    [
      'tests.test_shop.TestTotal › test_sum: assert 4 == 3 + where 4 = total([1, 2])',
      'tests/test_shop.py:7',
      undefined,
    ],
    ["tests.test_shop.TestTotal › test_each[2]: KeyError: 'price'", 'tests/test_shop.py:12', undefined],
  ]))

test('jest-junit: the test file, not the library', () =>
  assert.deepEqual(told('jest-junit'), [
    ['cart adds prices: Error: expect(received).toBe(expected) // Object.is equality', 'src/cart.test.js:3', undefined],
    ['cart reads a file: TypeError: no price', 'src/cart.test.js:5', undefined],
  ]))

test('vitest: a file with its line', () =>
  assert.deepEqual(told('vitest'), [
    ['vt/sum.test.mjs › sum > adds: expected 2 to be 3 // Object.is equality', 'vt/sum.test.mjs:3', 'AssertionError'],
  ]))

test('surefire: the short names of a Java trace are placed where the repository has one such file', () =>
  assert.deepEqual(told('surefire', ['src/test/java/shop/CartTest.java', 'pom.xml']), [
    [
      'shop.CartTest › addsPrices: expected: <3> but was: <4>',
      'src/test/java/shop/CartTest.java:5',
      'org.opentest4j.AssertionFailedError',
    ],
    ['shop.CartTest › isEmpty: no cart', 'src/test/java/shop/CartTest.java:6', 'java.lang.IllegalStateException'],
  ]))

test('gotestsum: the subtest with what it printed, not the test around it', () =>
  assert.deepEqual(told('gotestsum', ['shop_test.go']), [
    ['example.com/shop › TestTotal/two_prices: shop_test.go:8: total = 4, want 3', 'shop_test.go:8', undefined],
  ]))

test('a new failure belongs to the step that failed and cites the report', () => {
  const [first] = withTestReports(organized(), [real('pytest')], undefined).failures
  assert.deepEqual([first?.id, first?.job, first?.step, first?.fatal], ['f1', 'test', guess.step, true])
  assert.equal(first?.evidence.log, 'out/pytest.xml')
  assert.match(first?.excerpt ?? '', /assert total\(\[1, 2\]\) == 3/)
})

test('a failure that the log shows gains the place, and the report adds nothing twice', () => {
  const shown = { ...guess, tool: 'pytest', message: 'test_sum - assert 4 == 3' }
  const { failures } = withTestReports(organized([shown]), [real('pytest'), real('pytest')], undefined)
  assert.deepEqual(
    failures.map((f) => f.tool),
    ['pytest', 'junit'],
  )
  assert.deepEqual(failures[0]?.artifacts[0], { path: 'tests/test_shop.py', line: 7 })
})

test('names are compared however the tool parts them', () => {
  const shown = {
    ...guess,
    tool: 'jest',
    message: 'x',
    artifacts: [{ path: 'src/cart.test.js', line: 3, symbol: 'cart › adds prices' }],
  }
  const { failures } = withTestReports(organized([shown]), [real('jest-junit')], undefined)
  assert.deepEqual(
    failures.map((f) => f.message),
    ['x', 'cart reads a file: TypeError: no price'],
  )
})

test('a guess stays where the reports show no failed test', () => {
  const passed = readJunit('<testsuite><testcase name="fine"/></testsuite>', 'a.xml')
  assert.ok(passed !== undefined)
  assert.deepEqual(withTestReports(organized(), [passed], undefined), organized())
})

for (const [what, before] of [
  ['a step that passed', organized([], { status: 'successful' })],
  ['tests that the workflow tolerates', organized([{ ...guess, fatal: false }])],
  [
    'a step that fails for a reason of its own',
    organized(
      [{ ...guess, step: { command: 'eslint .' }, failureType: 'linting', artifacts: [{ path: 'a.js', line: 1 }] }],
      {
        command: 'eslint .',
      },
    ),
  ],
] as const)
  test(`reports change nothing for ${what}`, () =>
    assert.deepEqual(withTestReports(before, [real('pytest')], undefined), before))
