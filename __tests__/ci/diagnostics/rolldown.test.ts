import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rolldown } from '../../../src/ci/diagnostics/rolldown.ts'
import { toldOf } from './fixture.ts'
import { assertLinear } from './linear.ts'

test('each unresolved import', () => {
  assert.deepEqual(toldOf(rolldown, 'rolldown-resolve'), [
    "runtime_error UNRESOLVED_IMPORT src/two.js:1:15 | Could not resolve './missing' in src/two.js | 8",
    "runtime_error UNRESOLVED_IMPORT src/two.js:3:15 | Could not resolve './gone' in src/two.js | 20",
  ])
})

test('a file that does not parse, an export that is not there', () => {
  assert.deepEqual(toldOf(rolldown, 'rolldown-syntax'), [
    'syntax_error PARSE_ERROR src/syntax.js:1:11 | Unexpected token | 8',
  ])
  assert.deepEqual(toldOf(rolldown, 'rolldown-export'), [
    'type_checking MISSING_EXPORT src/noexport.js:1:10 | "y" is not exported by "src/ok2.js". | 9',
  ])
})

test('green output and that of other tools is nothing', () => {
  assert.deepEqual(toldOf(rolldown, 'vite-green'), [])
  assert.deepEqual(toldOf(rolldown, 'vite-resolve'), [])
  assert.deepEqual(toldOf(rolldown, 'esbuild-default'), [])
})

test('hostile lines cost linear time', () => assertLinear(rolldown))
