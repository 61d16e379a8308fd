import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deno } from '../../../src/ci/diagnostics/deno.ts'
import { toldOf } from './fixture.ts'
import { assertLinear } from './linear.ts'

test('type errors', () => {
  assert.deepEqual(toldOf(deno, 'deno-check'), [
    "type_checking TS2322 /home/runner/work/demo/demo/b.ts:1:14 | Type 'string' is not assignable to type 'number'. | 2",
    "type_checking TS2304 /home/runner/work/demo/demo/b.ts:2:13 | Cannot find name 'b'. | 7",
  ])
})

test('failed tests and steps once', () => {
  assert.deepEqual(toldOf(deno, 'deno-test'), [
    'test_failure - cart_test.js:1:45 | adds prices: error: Error: Values are not equal: 3 2 | 11',
    "test_failure TypeError cart_test.js:4:70 | steps ... inner: error: TypeError: Cannot read properties of null (reading 'x') | 18",
  ])
})

test('lint and format', () => {
  assert.deepEqual(toldOf(deno, 'deno-lint'), [
    'linting no-var /home/runner/work/demo/demo/lint.ts:1:1 | `var` keyword is not allowed. | 1',
    'linting prefer-const /home/runner/work/demo/demo/lint.ts:2:5 | `b` is never reassigned | 10',
    'linting no-explicit-any /home/runner/work/demo/demo/lint.ts:2:8 | `any` type is not allowed | 20',
  ])
  assert.deepEqual(toldOf(deno, 'deno-fmt'), [
    'code_formatting - /home/runner/work/demo/demo/b.ts | /home/runner/work/demo/demo/b.ts is not formatted | 2',
  ])
})

test('uncaught errors and missing modules', () => {
  assert.deepEqual(toldOf(deno, 'deno-run'), [
    "runtime_error TypeError /home/runner/work/demo/demo/main.mjs:2:34 | Uncaught (in promise) TypeError: Cannot read properties of undefined (reading 'trim') | 1",
  ])
  assert.deepEqual(toldOf(deno, 'deno-import'), [
    'runtime_error - - | Module not found "file:///home/runner/work/demo/demo/nowhere.ts". | 1',
  ])
})

test('green output and that of other tools is nothing', () => {
  assert.deepEqual(toldOf(deno, 'deno-green'), [])
  assert.deepEqual(toldOf(deno, 'node-test-spec'), [])
})

test('hostile lines cost linear time', () => assertLinear(deno))
