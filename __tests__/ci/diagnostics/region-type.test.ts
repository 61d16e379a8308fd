import assert from 'node:assert/strict'
import { test } from 'node:test'
import { typeOfRegion } from '../../../src/ci/diagnostics/region-type.ts'

test('the stating line decides before its surroundings, and those before the command', () => {
  assert.equal(typeOfRegion('2 failed', 'parse error near x', 'make test'), 'syntax_error')
  assert.equal(typeOfRegion('2 failed', 'it broke', 'make lint'), 'test_failure')
  assert.equal(typeOfRegion('it broke', 'it broke', 'make lint'), 'linting')
  assert.equal(typeOfRegion('it broke', 'it broke', 'frob'), 'runtime_error')
})

test('the words of each kind', () => {
  const words = {
    environment_error: ['curl: (6) could not resolve host', 'HTTP 503', 'Killed', 'frob: command not found'],
    dependency_issue: ['No module named x', 'version conflict'],
    code_formatting: ['a.c is not formatted'],
    type_checking: ['undeclared identifier x'],
    test_failure: ['expected 1 but got 2', 'AssertionError'],
    configuration_error: ['unknown option --x', 'no such file: x'],
    doc_docstring: ['broken link in guide'],
  } as const
  for (const [type, texts] of Object.entries(words))
    for (const text of texts) assert.equal(typeOfRegion(text, text, 'frob'), type, text)
})

test('letters and digits inside other words mean nothing', () => {
  for (const text of ['lossless mode broke', 'line 1503 broke', 'skilled workers broke'])
    assert.equal(typeOfRegion(text, text, 'frob'), 'runtime_error', text)
})

test('rules that a text breaks are linting, and so are commands that validate', () => {
  assert.equal(typeOfRegion('x', 'id should be two capitals', 'python tools/report.py'), 'linting')
  assert.equal(typeOfRegion('x', 'it broke', 'python tools/validate.py'), 'linting')
  assert.equal(typeOfRegion('x', 'Expected ";".', 'frobc'), 'syntax_error')
})
