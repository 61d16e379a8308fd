import assert from 'node:assert/strict'
import { test } from 'node:test'
import { turbo } from '../../../src/ci/diagnostics/turbo.ts'
import { toldOf, toldText } from './fixture.ts'
import { assertLinear } from './linear.ts'

test('the failed task, once', () => {
  assert.deepEqual(toldOf(turbo, 'turbo-default'), [
    'runtime_error - - | web#build: ERROR command (/home/runner/work/demo/demo/packages/web) /usr/bin/npm run build exited (2) | 28',
  ])
})

test('a task that is not in turbo.json', () => {
  assert.deepEqual(toldText(turbo, '  x Could not find task `bild` in project'), [
    'configuration_error - - | Could not find task `bild` in project | 1',
  ])
})

test('green output and that of other tools is nothing', () => {
  assert.deepEqual(toldOf(turbo, 'turbo-green'), [])
  assert.deepEqual(toldOf(turbo, 'nx-default'), [])
})

test('hostile lines cost linear time', () => assertLinear(turbo))
