import assert from 'node:assert/strict'
import { test } from 'node:test'
import { node } from '../../../src/ci/diagnostics/node.ts'
import { toldOf, toldText } from './fixture.ts'
import { assertLinear } from './linear.ts'

test('uncaught exceptions and rejections with the line that threw', () => {
  assert.deepEqual(toldOf(node, 'node-uncaught'), [
    "runtime_error TypeError /home/runner/work/demo/demo/main.mjs:2 | TypeError: Cannot read properties of undefined (reading 'trim') | 5",
  ])
  assert.deepEqual(toldOf(node, 'node-rejection'), [
    'runtime_error - /home/runner/work/demo/demo/rej.mjs:1 | Error: no database | 5',
  ])
  assert.deepEqual(toldOf(node, 'node-syntax'), [
    "syntax_error SyntaxError /home/runner/work/demo/demo/syn.cjs:1 | SyntaxError: Unexpected token ';' | 5",
  ])
})

test('modules that are not there: packages are dependencies, files are not', () => {
  assert.deepEqual(toldOf(node, 'node-missing-package'), [
    "dependency_issue ERR_MODULE_NOT_FOUND /home/runner/work/demo/demo/missing.mjs | Error [ERR_MODULE_NOT_FOUND]: Cannot find package 'lodash' imported from /home/runner/work/demo/demo/missing.mjs | 5",
  ])
  assert.deepEqual(toldOf(node, 'node-missing-file'), [
    "runtime_error ERR_MODULE_NOT_FOUND /home/runner/work/demo/demo/missing2.mjs | Error [ERR_MODULE_NOT_FOUND]: Cannot find module '/home/runner/work/demo/demo/nowhere.mjs' imported from /home/runner/work/demo/demo/missing2.mjs | 5",
  ])
  assert.deepEqual(toldOf(node, 'node-missing-entry'), [
    "runtime_error MODULE_NOT_FOUND - | Error: Cannot find module '/home/runner/work/demo/demo/dist/index.js' | 5",
  ])
})

test('no memory left', () => {
  assert.deepEqual(toldOf(node, 'node-heap'), [
    'environment_error ERR_OUT_OF_MEMORY - | Reached heap limit Allocation failed - JavaScript heap out of memory | 9',
  ])
})

test('a test file that died, as text and as TAP comments', () => {
  assert.deepEqual(toldOf(node, 'node-test-spec'), [
    "dependency_issue MODULE_NOT_FOUND /home/runner/work/demo/demo/test/missing.test.js:1:1 | Error: Cannot find module 'lodash' | 12",
  ])
  assert.deepEqual(toldOf(node, 'node-test-tap'), [
    "dependency_issue MODULE_NOT_FOUND /home/runner/work/demo/demo/test/missing.test.js:1:1 | Error: Cannot find module 'lodash' | 94",
  ])
})

test('a refused option', () => {
  assert.deepEqual(toldText(node, 'node: bad option: --experimental-nothing'), [
    'configuration_error - - | bad option: --experimental-nothing | 1',
  ])
})

test('green output and that of other tools is nothing', () => {
  assert.deepEqual(toldOf(node, 'node-green'), [])
  assert.deepEqual(toldOf(node, 'bun-run'), [])
  assert.deepEqual(toldOf(node, 'deno-run'), [])
  assert.deepEqual(toldOf(node, 'webpack-syntax'), [])
})

test('hostile lines cost linear time', () => assertLinear(node))

test('node --check', () => {
  assert.deepEqual(toldOf(node, 'node-check'), [
    "syntax_error SyntaxError /home/runner/work/demo/demo/x.mjs:2 | SyntaxError: Unexpected token ')' | 5",
  ])
})
