import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nodeTest } from '../../../src/ci/diagnostics/node-test.ts'
import { toldOf, toldText } from './fixture.ts'
import { assertLinear } from './linear.ts'

test('spec: the list of failing tests once, without to-dos; a file that died is a weak hint', () => {
  assert.deepEqual(toldOf(nodeTest, 'node-test-spec'), [
    'test_failure AssertionError test/cart.test.js:5:38 | adds prices: AssertionError [ERR_ASSERTION]: Expected values to be strictly equal: 3 !== 2 | 44',
    "test_failure TypeError test/cart.test.js:6:35 | names the first: TypeError [Error]: Cannot read properties of undefined (reading 'name') | 68",
    "runtime_error - test/missing.test.js:1:1 | test/missing.test.js: 'test failed' | 100",
  ])
  assert.deepEqual(toldOf(nodeTest, 'node-test-spec20'), [
    'test_failure AssertionError test/cart.test.js:5:38 | adds prices: AssertionError [ERR_ASSERTION]: Expected values to be strictly equal: 3 !== 2 | 3',
    "test_failure TypeError test/cart.test.js:6:35 | names the first: TypeError [Error]: Cannot read properties of undefined (reading 'name') | 25",
  ])
})

test('TAP: failed points without their suites', () => {
  assert.deepEqual(toldOf(nodeTest, 'node-test-tap'), [
    'test_failure AssertionError /home/runner/work/demo/demo/test/cart.test.js:5:3 | adds prices: AssertionError: Expected values to be strictly equal: 3 !== 2 | 9',
    "test_failure TypeError /home/runner/work/demo/demo/test/cart.test.js:6:3 | names the first: TypeError: Cannot read properties of undefined (reading 'name') | 37",
    'runtime_error - /home/runner/work/demo/demo/test/missing.test.js:1:1 | /home/runner/work/demo/demo/test/missing.test.js: test failed | 112',
  ])
})

test('TAP of AVA and tape', () => {
  assert.deepEqual(toldOf(nodeTest, 'node-test-ava'), [
    'test_failure AssertionError - | adds prices: AssertionError | 2',
    "test_failure AssertionError /home/runner/work/demo/demo/src/cart.cjs:2:37 | names the first: AssertionError: 'Cannot read properties of undefined (reading \\'name\\')', | 15",
  ])
  assert.deepEqual(
    toldText(
      nodeTest,
      [
        'TAP version 13',
        '# sums',
        'not ok 1 should be strictly equal',
        '  ---',
        '    operator: equal',
        '    expected: 2',
        '    actual:   3',
        '    at: Test.<anonymous> (/home/runner/work/demo/demo/test/a.js:5:5)',
        '  ...',
        '',
        '1..1',
      ].join('\n'),
    ),
    ['test_failure - /home/runner/work/demo/demo/test/a.js:5:5 | should be strictly equal: equal | 3'],
  )
})

test('green output and that of other tools is nothing', () => {
  assert.deepEqual(toldOf(nodeTest, 'node-test-green'), [])
  assert.deepEqual(toldOf(nodeTest, 'mocha-spec'), [])
})

test('hostile lines cost linear time', () => assertLinear(nodeTest))

test('TAP of bats: place and reason stand in comments', () => {
  assert.deepEqual(toldOf(nodeTest, 'node-test-bats'), [
    'test_failure - sum.bats:2 | two and two: `[ "$((2 + 2))" -eq 5 ]\' failed | 2',
    'test_failure - sum.bats:7 | says so: `[ "$output" = "ho" ]\' failed | 6',
  ])
})

test('a bare point is a weak hint', () => {
  assert.deepEqual(
    nodeTest.read([{ n: 1, text: 'not ok 3' }], { command: '' }).map((f) => [f.message, f.strength]),
    [['not ok 3', 2]],
  )
})
