import assert from 'node:assert/strict'
import { test } from 'node:test'
import { flake8 } from '../../../src/ci/diagnostics/flake8.ts'
import { toLines } from '../../../src/ci/lines.ts'
import { toolLines } from '../../fixtures/tool-lines.ts'
import { assertLinear } from './linear.ts'
import { told } from './told.ts'

test('one finding a line, with and without colour or source', () => {
  const wanted = told(flake8, toolLines('flake8-default.log'))
  assert.equal(wanted.length, 10)
  assert.equal(wanted[0], "linting F401 app.py:1:1 | 'os' imported but unused | 1")
  assert.equal(wanted[9], 'syntax_error E999 broken.py:1:8 | SyntaxError: invalid syntax | 10')
  assert.deepEqual(told(flake8, toolLines('flake8-color.log')), wanted.slice(0, 9))
  assert.equal(told(flake8, toolLines('flake8-source.log')).length, 9)
})

test('docstring rules are about documentation', () => {
  assert.deepEqual(told(flake8, toLines('a.py:1:1: D100 Missing docstring in public module')), [
    'doc_docstring D100 a.py:1:1 | Missing docstring in public module | 1',
  ])
})

test('in pre-commit only the lines of its own hook count', () => {
  assert.equal(told(flake8, toolLines('pre-commit-red.log')).length, 6)
})

test("ruff's lines are not flake8's", () => {
  for (const form of ['concise', 'full', 'github', 'v0.4-concise', 'v0.4-full'])
    assert.deepEqual(told(flake8, toolLines(`ruff-${form}.log`)), [], form)
})

test('wrong usage is configuration; success is silent', () => {
  assert.deepEqual(told(flake8, toolLines('flake8-config.log')), [
    'configuration_error usage - | unrecognized arguments: --nosuch | 2',
  ])
  assert.deepEqual(told(flake8, toolLines('flake8-green.log')), [])
})

test('hostile lines cost linear time', () => {
  assertLinear(flake8)
})
