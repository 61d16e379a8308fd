import assert from 'node:assert/strict'
import { test } from 'node:test'
import { coverage } from '../../../src/ci/diagnostics/coverage.ts'
import { toLines } from '../../../src/ci/lines.ts'
import { toolLines } from '../../fixtures/tool-lines.ts'
import { assertLinear } from './linear.ts'
import { told } from './told.ts'

test('a total below the threshold', () => {
  assert.deepEqual(told(coverage, toolLines('coverage-under.log')), [
    'test_failure fail-under - | Coverage failure: total of 50 is less than fail-under=99 | 8',
  ])
  assert.deepEqual(told(coverage, toolLines('pytest-cov-threshold.log')), [
    'test_failure fail-under - | FAIL Required test coverage of 90% not reached. Total coverage: 0.00% | 24',
  ])
})

test('beside failed tests it is a consequence', () => {
  const text =
    'FAIL Required test coverage of 90% not reached. Total coverage: 12.00%\n=== 1 failed, 2 passed in 0.10s ===='
  assert.deepEqual(told(coverage, toLines(text)), [])
})

test('no data is configuration; success is silent', () => {
  assert.deepEqual(told(coverage, toolLines('coverage-nodata.log')), [
    'configuration_error no data - | No data to report. | 1',
  ])
  assert.deepEqual(told(coverage, toolLines('coverage-green.log')), [])
})

test('hostile lines cost linear time', () => {
  assertLinear(coverage)
})
