import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bun } from '../../../src/ci/diagnostics/bun.ts'
import { toldOf, toldText } from './fixture.ts'
import { assertLinear } from './linear.ts'

test('failed tests', () => {
  assert.deepEqual(toldOf(bun, 'bun-test'), [
    'test_failure AssertionError cart.test.ts:3:41 | cart > adds prices: expect(received).toBe(expected) Expected: 2 Received: 3 | 8',
    "test_failure TypeError cart.test.ts:4:35 | cart > names the first: TypeError: null is not an object (evaluating 'null.x') | 22",
  ])
})

test('a test file that does not load, a script that dies', () => {
  assert.deepEqual(toldOf(bun, 'bun-load'), [
    'syntax_error - /home/runner/work/demo/demo/bad.test.ts:1:14 | Expected identifier but found "=" | 9',
    'syntax_error - /home/runner/work/demo/demo/bad.test.ts:1:16 | Expected ";" but found "1" | 14',
    'syntax_error - /home/runner/work/demo/demo/bad.test.ts:1:14 | This constant must be initialized | 19',
  ])
  assert.deepEqual(toldOf(bun, 'bun-run'), [
    "runtime_error TypeError /home/runner/work/demo/demo/main.mjs:2:29 | TypeError: undefined is not an object (evaluating 'c.name.trim') | 4",
  ])
})

test('packages and scripts', () => {
  assert.deepEqual(toldOf(bun, 'bun-install'), [
    'dependency_issue - - | No version matching "99.0.0" found for specifier "is-number" (but package exists) | 4',
  ])
  assert.deepEqual(toldOf(bun, 'bun-missing-script'), [
    'configuration_error missing-script - | Script not found "built" | 1',
  ])
  assert.deepEqual(toldOf(bun, 'bun-script'), ['runtime_error - - | script "build" exited with code 3 | 2'])
  assert.deepEqual(toldText(bun, 'error: lockfile had changes, but lockfile is frozen'), [
    'dependency_issue frozen-lockfile - | lockfile had changes, but lockfile is frozen | 1',
  ])
})

test('green output and that of other tools is nothing', () => {
  assert.deepEqual(toldOf(bun, 'bun-green'), [])
  assert.deepEqual(toldOf(bun, 'node-uncaught'), [])
})

test('hostile lines cost linear time', () => assertLinear(bun))
