import assert from 'node:assert/strict'
import { test } from 'node:test'
import { esbuild } from '../../../src/ci/diagnostics/esbuild.ts'
import { toldOf, toldText } from './fixture.ts'
import { assertLinear } from './linear.ts'

test('unresolved imports and files that do not parse', () => {
  assert.deepEqual(toldOf(esbuild, 'esbuild-default'), [
    'runtime_error MODULE_NOT_FOUND src/main.js:1:18 | Could not resolve "./missing" | 1',
    'dependency_issue MODULE_NOT_FOUND src/main.js:2:21 | Could not resolve "lodash.debounce" | 7',
    'syntax_error - src/syntax.js:1:10 | Unexpected ";" | 15',
  ])
})

test('tsx and tsup print the place first', () => {
  assert.deepEqual(
    toldText(
      esbuild,
      [
        'Error: Transform failed with 1 error:',
        '/home/runner/work/demo/demo/src/a.ts:3:8: ERROR: Expected ";" but found "b"',
      ].join('\n'),
    ),
    ['syntax_error - /home/runner/work/demo/demo/src/a.ts:3:8 | Expected ";" but found "b" | 2'],
  )
})

test('green output and that of other tools is nothing', () => {
  assert.deepEqual(toldOf(esbuild, 'esbuild-green'), [])
  assert.deepEqual(toldOf(esbuild, 'vite-syntax'), [])
})

test('hostile lines cost linear time', () => assertLinear(esbuild))
