import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nx } from '../../../src/ci/diagnostics/nx.ts'
import { toldOf, toldText } from './fixture.ts'
import { assertLinear } from './linear.ts'

test('the failed targets', () => {
  assert.deepEqual(toldOf(nx, 'nx-default'), ['runtime_error - - | Task web:build failed | 37'])
})

test('lerna on nx', () => {
  assert.deepEqual(toldOf(nx, 'nx-lerna'), ['runtime_error - - | Task web:build failed | 39'])
})

test('configuration', () => {
  assert.deepEqual(toldText(nx, " NX   Cannot find project 'webb'"), [
    "configuration_error - - | Cannot find project 'webb' | 1",
  ])
})

test('green output and that of other tools is nothing', () => {
  assert.deepEqual(toldOf(nx, 'nx-green'), [])
  assert.deepEqual(toldOf(nx, 'turbo-default'), [])
})

test('hostile lines cost linear time', () => assertLinear(nx))
