import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ava } from '../../../src/ci/diagnostics/ava.ts'
import { toldOf, toldText } from './fixture.ts'
import { assertLinear } from './linear.ts'

test('failed tests and files that do not load', () => {
  assert.deepEqual(toldOf(ava, 'ava-default'), [
    'test_failure - test/cart.js:3 | cart › adds prices: Difference (- actual, + expected): - 3 + 2 | 31',
    "test_failure TypeError /home/runner/work/demo/demo/test/cart.js:4:39 | cart › names the first: TypeError: Cannot read properties of undefined (reading 'name') | 48",
    "dependency_issue MODULE_NOT_FOUND test/missing.js | Uncaught exception: Error [ERR_MODULE_NOT_FOUND]: Cannot find package 'nowhere-pkg' imported from /home/runner/work/demo/demo/test/missing.js | 8",
  ])
})

test('a list without details, a file without tests', () => {
  assert.deepEqual(toldText(ava, '  ✘ [fail]: cart › adds'), ['test_failure - - | cart › adds | 1'])
  assert.deepEqual(
    toldText(ava, '  ✘ No tests found in test/a.js, make sure to import "ava" at the top of your test file'),
    [
      'configuration_error - test/a.js | No tests found in test/a.js, make sure to import "ava" at the top of your test file | 1',
    ],
  )
})

test('green output and that of other tools is nothing', () => {
  assert.deepEqual(toldOf(ava, 'ava-green'), [])
  assert.deepEqual(toldOf(ava, 'mocha-spec'), [])
})

test('hostile lines cost linear time', () => assertLinear(ava))
