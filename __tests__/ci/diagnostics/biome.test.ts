import assert from 'node:assert/strict'
import { test } from 'node:test'
import { biome } from '../../../src/ci/diagnostics/biome.ts'
import { toldOf } from './fixture.ts'
import { assertLinear } from './linear.ts'

test('check: errors with rule, place and kind; no warnings, no consequences of a parse error', () => {
  assert.deepEqual(toldOf(biome, 'biome-check'), [
    'linting lint/suspicious/noDoubleEquals bio/index.ts:3:9 | Using == may be unsafe if you are relying on type coercion. | 26',
    'linting lint/suspicious/noDebugger bio/index.ts:3:17 | This is an unexpected use of the debugger statement. | 44',
    'code_formatting format bio/index.ts | Formatter would have printed the following content: | 62',
    "syntax_error parse bio/parse.ts:1:18 | Expected an expression, or an assignment but instead found ';'. | 79",
  ])
})

test('ci prints annotations first: they are the same errors', () => {
  assert.deepEqual(toldOf(biome, 'biome-ci'), [
    'linting lint/suspicious/noDoubleEquals bio/index.ts:3:9 | Using == may be unsafe if you are relying on type coercion. | 32',
    'linting lint/suspicious/noDebugger bio/index.ts:3:17 | This is an unexpected use of the debugger statement. | 50',
    'code_formatting format bio/index.ts | File content differs from formatting output | 68',
    "syntax_error parse bio/parse.ts:1:18 | Expected an expression, or an assignment but instead found ';'. | 85",
  ])
})

test('format', () => {
  assert.deepEqual(toldOf(biome, 'biome-format'), [
    'code_formatting format bio/index.ts | Formatter would have printed the following content: | 3',
  ])
})

test('the github reporter has messages only', () => {
  assert.deepEqual(toldOf(biome, 'biome-github'), [
    'linting - - | Using == may be unsafe if you are relying on type coercion. | 2',
    'linting - - | This is an unexpected use of the debugger statement. | 3',
    'code_formatting - - | File content differs from formatting output | 4',
    "syntax_error - - | Expected an expression, or an assignment but instead found ';'. | 5",
  ])
})

test('a refused configuration', () => {
  assert.deepEqual(toldOf(biome, 'biome-config'), [
    'configuration_error deserialize /home/runner/work/demo/demo/css/biome.json:1:2 | Found an unknown key `linterr`. | 3',
  ])
})

test('green output and that of other tools is nothing', () => {
  assert.deepEqual(toldOf(biome, 'biome-green'), [])
})

test('hostile lines cost linear time', () => assertLinear(biome))
