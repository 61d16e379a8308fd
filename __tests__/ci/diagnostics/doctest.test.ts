import assert from 'node:assert/strict'
import { test } from 'node:test'
import { doctest } from '../../../src/ci/diagnostics/doctest.ts'
import { toolLines } from '../../fixtures/tool-lines.ts'
import { assertLinear, assertSound } from './linear.ts'
import { told } from './told.ts'

test('each example is one finding with what was expected and what came', () => {
  const demo = '/home/runner/work/demo/demo/dt.py'
  assert.deepEqual(told(doctest, toolLines('doctest-red.log')), [
    `test_failure DocTestFailure ${demo}:2 | Expected: 3 Got: 2 | 5`,
    `test_failure ValueError ${demo}:4 | ValueError: invalid literal for int() with base 10: 'x' | 19`,
    `test_failure DocTestFailure ${demo}:11 | Expected: 2 Got: 1 | 24`,
  ])
})

test("Sphinx's doctest builder prints the same", () => {
  assert.deepEqual(told(doctest, toolLines('sphinx-doctest.log')), [
    'test_failure DocTestFailure index.rst:11 | Expected: 3 Got: 2 | 33',
  ])
  assert.deepEqual(told(doctest, toolLines('doctest-green.log')), [])
})

test('hostile lines cost linear time, windows hold', () => {
  assertLinear(doctest)
  for (const name of ['doctest-red']) assertSound(doctest, toolLines(`${name}.log`))
})
