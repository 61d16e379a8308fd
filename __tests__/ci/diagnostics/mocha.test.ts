import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mocha } from '../../../src/ci/diagnostics/mocha.ts'
import { toldOf } from './fixture.ts'
import { assertLinear } from './linear.ts'

test('spec: the numbered details, not the list', () => {
  assert.deepEqual(toldOf(mocha, 'mocha-spec'), [
    "test_failure TypeError test/cart.test.js:7:33 | cart > names the first: TypeError: Cannot read properties of undefined (reading 'name') | 17",
    'test_failure - /home/runner/work/demo/demo/test/cart.test.js | cart > never ends: Error: Timeout of 20ms exceeded. For async tests and hooks, ensure "done()" is called; if returning a Promise, ensure it resolves. (/home/runner/work/demo/demo/test/cart.test.js) | 24',
    'test_failure AssertionError test/cart.test.js:5:36 | cart > sums > adds prices: AssertionError [ERR_ASSERTION]: Expected values to be strictly equal: 3 !== 2 + expected - actual | 32',
    'test_failure - test/cart.test.js:10:23 | cart > "after all" hook for "never ends": Error: cleanup broke | 46',
  ])
})

test('dot', () => {
  assert.deepEqual(toldOf(mocha, 'mocha-dot'), [
    "test_failure TypeError test/cart.test.js:7:33 | cart > names the first: TypeError: Cannot read properties of undefined (reading 'name') | 10",
    'test_failure - /home/runner/work/demo/demo/test/cart.test.js | cart > never ends: Error: Timeout of 20ms exceeded. For async tests and hooks, ensure "done()" is called; if returning a Promise, ensure it resolves. (/home/runner/work/demo/demo/test/cart.test.js) | 17',
    'test_failure AssertionError test/cart.test.js:5:36 | cart > sums > adds prices: AssertionError [ERR_ASSERTION]: Expected values to be strictly equal: 3 !== 2 + expected - actual | 25',
    'test_failure - test/cart.test.js:10:23 | cart > "after all" hook for "never ends": Error: cleanup broke | 39',
  ])
})

test('files that cannot be found or loaded', () => {
  assert.deepEqual(toldOf(mocha, 'mocha-none'), ['configuration_error - - | No test files found: "nowhere" | 1'])
  assert.deepEqual(toldOf(mocha, 'mocha-crash'), [
    "dependency_issue MODULE_NOT_FOUND /home/runner/work/demo/demo/src/bad.js:1:1 | Error: Cannot find module 'chai-nowhere' | 2",
  ])
})

test('green output and that of other tools is nothing', () => {
  assert.deepEqual(toldOf(mocha, 'mocha-green'), [])
  assert.deepEqual(toldOf(mocha, 'cypress-run'), [])
})

test('hostile lines cost linear time', () => assertLinear(mocha))
