import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pyright } from '../../../src/ci/diagnostics/pyright.ts'
import { toLines } from '../../../src/ci/lines.ts'
import { toolLines } from '../../fixtures/tool-lines.ts'
import { assertLinear, assertSound } from './linear.ts'
import { told } from './told.ts'

test('the rule closes a message of one or more lines', () => {
  const found = pyright.read(toolLines('pyright-red.log'), { command: 'pyright' })
  assert.deepEqual(
    found.map((f) => [f.ruleId, f.artifacts[0]?.line, f.artifacts[0]?.column, f.from, f.to]),
    [
      ['reportReturnType', 8, 12, 2, 3],
      ['reportAssignmentType', 12, 19, 4, 5],
      ['reportUndefinedVariable', 14, 12, 6, 6],
      ['reportAttributeAccessIssue', 14, 35, 7, 8],
      ['reportArgumentType', 19, 21, 9, 10],
    ],
  )
})

test('basedpyright prints each error a second time as an annotation', () => {
  const found = told(pyright, toolLines('pyright-based.log'))
  assert.equal(found.length, 5)
  assert.match(
    found[2] ?? '',
    /^type_checking reportUndefinedVariable \S+app\.py:14:12 \| "undefined_name" is not defined \| 9$/,
  )
})

test('warnings stay warnings', () => {
  const [only] = pyright.read(
    toLines('/home/runner/a.py:1:2 - warning: Import "os" is not accessed (reportUnusedImport)'),
    { command: 'pyright' },
  )
  assert.deepEqual([only?.severity, only?.ruleId], ['warning', 'reportUnusedImport'])
})

test('nothing to check is configuration; success is silent', () => {
  assert.deepEqual(told(pyright, toLines('No source files found.')), [
    'configuration_error no-files - | No source files found. | 1',
  ])
  assert.deepEqual(told(pyright, toolLines('pyright-green.log')), [])
})

test('hostile lines cost linear time, windows hold', () => {
  assertLinear(pyright)
  for (const name of ['pyright-red', 'pyright-based']) assertSound(pyright, toolLines(`${name}.log`))
})
