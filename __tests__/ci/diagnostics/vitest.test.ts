import assert from 'node:assert/strict'
import { test } from 'node:test'
import { vitest } from '../../../src/ci/diagnostics/vitest.ts'
import { toldOf, toldText } from './fixture.ts'
import { assertLinear } from './linear.ts'

test('version 1, with annotations between the blocks', () => {
  assert.deepEqual(toldOf(vitest, 'vitest-1'), [
    'dependency_issue MODULE_NOT_FOUND test/missing.test.ts | test/missing.test.ts: Error: Failed to load url lodash (resolved id: lodash) in /home/runner/work/demo/demo/test/missing.test.ts. Does the file exist? | 25',
    'syntax_error - /home/runner/work/demo/demo/test/syntax.test.ts:4 | test/syntax.test.ts: Error: Transform failed with 1 error: /home/runner/work/demo/demo/test/syntax.test.ts:4:0: ERROR: Unexpected "}" | 49',
    'test_failure AssertionError test/cart.test.ts:6:35 | cart > adds prices: AssertionError: expected 3 to be 2 // Object.is equality | 74',
    "test_failure TypeError test/cart.test.ts:9:5 | cart > names the first: TypeError: Cannot read properties of undefined (reading 'name') | 93",
    'test_failure - test/cart.test.ts:15:31 | cart > shape: Error: Snapshot `cart > shape 1` mismatched | 104',
    'runtime_error - test/unhandled.test.ts:2:49 | Unhandled Rejection: Error: socket closed | 121',
  ])
})

test('version 3', () => {
  assert.deepEqual(toldOf(vitest, 'vitest-3'), [
    "dependency_issue MODULE_NOT_FOUND test/missing.test.ts:2:1 | test/missing.test.ts: Error: Cannot find package 'lodash' imported from '/home/runner/work/demo/demo/test/missing.test.ts' | 24",
    'syntax_error - /home/runner/work/demo/demo/test/syntax.test.ts:4 | test/syntax.test.ts: Error: Transform failed with 1 error: /home/runner/work/demo/demo/test/syntax.test.ts:4:0: ERROR: Unexpected "}" Plugin: vite:esbuild | 38',
    'test_failure AssertionError test/cart.test.ts:6:35 | cart > adds prices: AssertionError: expected 3 to be 2 // Object.is equality | 62',
    "test_failure TypeError test/cart.test.ts:9:5 | cart > names the first: TypeError: Cannot read properties of undefined (reading 'name') | 81",
    'test_failure - test/cart.test.ts:15:31 | cart > shape: Error: Snapshot `cart > shape 1` mismatched | 92',
    'runtime_error - test/unhandled.test.ts:2:49 | Unhandled Rejection: Error: socket closed | 109',
  ])
})

test('version 4', () => {
  assert.deepEqual(toldOf(vitest, 'vitest-4'), [
    "dependency_issue MODULE_NOT_FOUND test/missing.test.ts:2:1 | test/missing.test.ts: Error: Cannot find package 'lodash' imported from /home/runner/work/demo/demo/test/missing.test.ts | 23",
    'syntax_error - test/syntax.test.ts | test/syntax.test.ts: Error: Transform failed with 1 error: [PARSE_ERROR] Unexpected token | 34',
    'test_failure AssertionError test/cart.test.ts:6:35 | cart > adds prices: AssertionError: expected 3 to be 2 // Object.is equality | 58',
    "test_failure TypeError test/cart.test.ts:9:5 | cart > names the first: TypeError: Cannot read properties of undefined (reading 'name') | 77",
    'test_failure - test/cart.test.ts:15:31 | cart > shape: Error: Snapshot `cart > shape 1` mismatched | 88',
    'runtime_error - test/unhandled.test.ts:2:49 | Unhandled Rejection: Error: socket closed | 105',
  ])
})

test('verbose', () => {
  assert.deepEqual(toldOf(vitest, 'vitest-verbose'), [
    'test_failure AssertionError test/cart.test.ts:6:35 | cart > adds prices: AssertionError: expected 3 to be 2 // Object.is equality | 18',
    "test_failure TypeError test/cart.test.ts:9:5 | cart > names the first: TypeError: Cannot read properties of undefined (reading 'name') | 37",
    'test_failure - test/cart.test.ts:15:31 | cart > shape: Error: Snapshot `cart > shape 1` mismatched | 48',
  ])
})

test('the github-actions reporter alone', () => {
  assert.deepEqual(toldOf(vitest, 'vitest-github'), [
    'test_failure AssertionError test/cart.test.ts:6:35 | AssertionError: expected 3 to be 2 // Object.is equality | 2',
    "test_failure TypeError test/cart.test.ts:9:5 | TypeError: Cannot read properties of undefined (reading 'name') | 14",
    'test_failure - test/cart.test.ts:15:31 | Error: Snapshot `cart > shape 1` mismatched | 20',
    "dependency_issue MODULE_NOT_FOUND test/missing.test.ts:2:1 | Error: Cannot find package 'lodash' imported from '/home/runner/work/demo/demo/test/missing.test.ts' | 25",
  ])
})

test('no tests', () => {
  assert.deepEqual(toldOf(vitest, 'vitest-none'), [
    'configuration_error - - | No test files found, exiting with code 1 | 4',
  ])
})

test('tests that share an error are one finding; projects have a name', () => {
  assert.deepEqual(
    toldText(
      vitest,
      [
        ' FAIL  |unit| test/a.test.ts > a > one',
        ' FAIL  |unit| test/a.test.ts > a > two',
        'Error: no credentials',
        ' ❯ node_modules/sdk/index.js:1:1',
        ' ❯ connect src/db.ts:2:3',
        '',
        '⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯[1/2]⎯',
      ].join('\n'),
    ),
    ['test_failure - test/a.test.ts | a > one (and 1 more): Error: no credentials | 3'],
  )
})

test('a log that was cut before the details', () => {
  assert.deepEqual(
    toldText(
      vitest,
      [' ❯ test/a.test.ts (2 tests | 1 failed) 12ms', '   × a > one 4ms', '     → expected 3 to be 2'].join('\n'),
    ),
    ['test_failure - test/a.test.ts | a > one: expected 3 to be 2 | 3'],
  )
})

test('coverage thresholds', () => {
  assert.deepEqual(toldText(vitest, 'ERROR: Coverage for lines (50%) does not meet global threshold (80%)'), [
    'test_failure coverage-threshold - | Coverage for lines (50%) does not meet global threshold (80%) | 1',
  ])
})

test('green output and that of other tools is nothing', () => {
  assert.deepEqual(toldOf(vitest, 'vitest-green'), [])
  assert.deepEqual(toldOf(vitest, 'jest-29'), [])
})

test('hostile lines cost linear time', () => assertLinear(vitest))
