import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isort } from '../../../src/ci/diagnostics/isort.ts'
import { toolLines } from '../../fixtures/tool-lines.ts'
import { assertLinear } from './linear.ts'
import { told } from './told.ts'

test('one finding a file, the diff is its evidence', () => {
  assert.deepEqual(told(isort, toolLines('isort-check.log')), [
    'code_formatting imports /home/runner/work/demo/demo/lint/app.py | Imports are incorrectly sorted and/or formatted. | 1',
  ])
  const [only] = isort.read(toolLines('isort-diff.log'), { command: 'isort --check --diff .' })
  assert.deepEqual([only?.from, only?.to], [1, 13])
  assert.deepEqual(told(isort, toolLines('isort-green.log')), [])
})

test('hostile lines cost linear time', () => {
  assertLinear(isort)
})
