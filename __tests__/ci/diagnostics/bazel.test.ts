import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bazel } from '../../../src/ci/diagnostics/bazel.ts'
import { toLines } from '../../../src/ci/lines.ts'
import { toolLines } from '../../fixtures/tool-lines.ts'
import { assertLinear } from './linear.ts'
import { told } from './told.ts'

test('failed actions are hints, missing packages are findings', () => {
  const found = bazel.read(toolLines('bazel.log'), { command: 'bazel test //...' })
  assert.deepEqual(
    found.map((f) => `${f.strength} ${f.failureType} ${f.at}`),
    ['1 type_checking 1', '4 configuration_error 3', '2 test_failure 4'],
  )
})

test('passed tests are nothing', () =>
  assert.deepEqual(told(bazel, toLines('//app:failed_test     PASSED in 0.4s\nINFO: Build completed')), []))

test('hostile lines cost linear time', () => assertLinear(bazel))
