import assert from 'node:assert/strict'
import { test } from 'node:test'
import { meson } from '../../../src/ci/diagnostics/meson.ts'
import { toldOf, toldText } from './fixture.ts'
import { assertLinear } from './linear.ts'

test('a failed test is told once, with the first words of its output', () => {
  assert.deepEqual(toldOf(meson, 'meson-test'), [
    'test_failure FAIL - | bells ring FAIL 0.02s exit status 1: expected 12 bells, heard 11 | 8',
  ])
})

test('time-outs', () => {
  assert.deepEqual(toldText(meson, ' 3/12 net:slow link   TIMEOUT        30.01s   killed by signal 15 SIGTERM'), [
    'test_failure TIMEOUT - | net:slow link TIMEOUT 30.01s killed by signal 15 SIGTERM | 1',
  ])
})

test('a green run is nothing', () => assert.deepEqual(toldOf(meson, 'meson-test-green'), []))

test('hostile lines cost linear time', () => assertLinear(meson))
