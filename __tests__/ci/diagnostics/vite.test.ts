import assert from 'node:assert/strict'
import { test } from 'node:test'
import { vite } from '../../../src/ci/diagnostics/vite.ts'
import { toldOf, toldText } from './fixture.ts'
import { assertLinear } from './linear.ts'

test('unresolved imports, missing exports, files that do not parse', () => {
  assert.deepEqual(toldOf(vite, 'vite-resolve'), [
    'runtime_error MODULE_NOT_FOUND src/main.js | Could not resolve "./missing" from "src/main.js" | 6',
  ])
  assert.deepEqual(toldOf(vite, 'vite-export'), [
    'type_checking - src/noexport.js:1:9 | src/noexport.js (1:9): "y" is not exported by "src/ok2.js", imported by "src/noexport.js". | 6',
  ])
  assert.deepEqual(toldOf(vite, 'vite-syntax'), [
    'syntax_error - src/syntax.js:1:10 | [vite:build-html] src/syntax.js (1:10): Expression expected | 6',
  ])
})

test('Rollup on its own', () => {
  assert.deepEqual(toldOf(vite, 'vite-rollup-resolve'), [
    'runtime_error MODULE_NOT_FOUND src/main.js | RollupError: Could not resolve "./missing" from "src/main.js" | 6',
  ])
  assert.deepEqual(toldOf(vite, 'vite-rollup-export'), [
    'type_checking - src/noexport.js:1:9 | RollupError: src/noexport.js (1:9): "y" is not exported by "src/ok2.js", imported by "src/noexport.js". | 3',
  ])
  assert.deepEqual(toldOf(vite, 'vite-rollup-syntax'), [
    'syntax_error - src/syntax.js:1:10 | RollupError: src/syntax.js (1:10): Expression expected | 3',
  ])
})

test('a plug-in that is not installed', () => {
  assert.deepEqual(toldOf(vite, 'vite-config'), [
    "dependency_issue MODULE_NOT_FOUND /home/runner/work/demo/demo/vite.bad.config.js | Error: Cannot find module 'vite-plugin-nowhere' | 3",
  ])
})

test('CocoaPods and fastlane are not Rollup', () => {
  assert.deepEqual(toldText(vite, '[!] CocoaPods could not find compatible versions for pod "A"'), [])
  assert.deepEqual(toldText(vite, '[!] Error building the application - see the log above'), [])
})

test('green output and that of other tools is nothing', () => {
  assert.deepEqual(toldOf(vite, 'vite-green'), [])
  assert.deepEqual(toldOf(vite, 'rolldown-resolve'), [])
  assert.deepEqual(toldOf(vite, 'esbuild-default'), [])
})

test('hostile lines cost linear time', () => assertLinear(vite))
