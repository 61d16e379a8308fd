import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pylint } from '../../../src/ci/diagnostics/pylint.ts'
import { toLines } from '../../../src/ci/lines.ts'
import { toolLines } from '../../fixtures/tool-lines.ts'
import { assertLinear } from './linear.ts'
import { told } from './told.ts'

test('every message counts, with its name as rule', () => {
  const found = pylint.read(toolLines('pylint-default.log'), { command: 'pylint app.py' })
  assert.equal(found.length, 20)
  assert.deepEqual(found[0], {
    tool: 'pylint',
    failureType: 'syntax_error',
    ruleId: 'syntax-error',
    message: "Parsing failed: 'invalid syntax (broken, line 1)'",
    signals: ['syntax-error', 'invalid syntax (broken, line 1)'],
    artifacts: [{ path: 'broken.py', line: 1, column: 7 }],
    at: 2,
    from: 2,
    to: 2,
    severity: 'error',
    strength: 5,
  })
  assert.equal(found.filter((f) => f.failureType === 'doc_docstring').length, 4)
})

test('colours and the parseable form', () => {
  assert.equal(told(pylint, toolLines('pylint-color.log')).length, 19)
  assert.deepEqual(told(pylint, toLines("a/b.py:3: [E0602(undefined-variable), f] Undefined variable 'x'")), [
    "linting undefined-variable a/b.py:3 | Undefined variable 'x' | 1",
  ])
})

test('a score alone is told only when the step failed', () => {
  const lines = toLines('Your code has been rated at 4.00/10')
  assert.deepEqual(told(pylint, lines, { exitCode: 0 }), [])
  assert.equal(told(pylint, lines, { exitCode: 16 }).length, 1)
  assert.deepEqual(told(pylint, toolLines('pylint-green.log'), { exitCode: 1 }), [])
})

test('wrong usage is configuration', () => {
  assert.deepEqual(told(pylint, toolLines('pylint-badopt.log')), [
    'configuration_error usage - | Unrecognized option found: nosuchopt | 2',
  ])
})

test('hostile lines cost linear time', () => {
  assertLinear(pylint)
})
