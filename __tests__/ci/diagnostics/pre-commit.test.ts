import assert from 'node:assert/strict'
import { test } from 'node:test'
import { preCommit } from '../../../src/ci/diagnostics/pre-commit.ts'
import { toLines } from '../../../src/ci/lines.ts'
import { toolLines } from '../../fixtures/tool-lines.ts'
import { assertLinear, assertSound } from './linear.ts'
import { told } from './told.ts'

test('one finding a failed hook; what its tool prints outweighs it', () => {
  const found = preCommit.read(toolLines('pre-commit-red.log'), { command: 'pre-commit run -a' })
  assert.deepEqual(
    found.map((f) => [f.ruleId, f.failureType, f.strength, f.artifacts[0]?.path]),
    [
      ['trailing-whitespace', 'code_formatting', 4, 'a.txt'],
      ['black', 'code_formatting', 4, 'app.py'],
      ['flake8', 'linting', 2, 'app.py'],
      ['mypy', 'type_checking', 2, 'app.py'],
      ['check-yaml', 'syntax_error', 2, undefined],
      ['custom-check', 'linting', 2, undefined],
      ['missing-exe', 'environment_error', 4, undefined],
    ],
  )
  assert.equal(found[4]?.message, 'check yaml: yaml.parser.ParserError: while parsing a flow node')
})

test('the diff at the end names the files of a hook that names none', () => {
  const text =
    'own fixer......Failed\n- hook id: own\n- files were modified by this hook\nAll changes made by hooks:\ndiff --git a/src/x.txt b/src/x.txt\n'
  assert.deepEqual(told(preCommit, toLines(text)), [
    'code_formatting own src/x.txt | own fixer: files were modified by this hook | 1',
  ])
})

test('broken configuration', () => {
  for (const [name, file] of [
    ['config', 'c3.yaml'],
    ['yaml', 'c4.yaml'],
    ['none', 'none.yaml'],
  ] as const) {
    const [only] = preCommit.read(toolLines(`pre-commit-${name}.log`), { command: 'pre-commit run -a' })
    assert.deepEqual([only?.failureType, only?.artifacts[0]?.path], ['configuration_error', file])
  }
})

test('a repository of hooks that cannot be reached is the environment', () => {
  const [only] = preCommit.read(toolLines('pre-commit-network.log'), { command: 'pre-commit run -a' })
  assert.equal(only?.failureType, 'environment_error')
  assert.match(only?.message ?? '', /Could not resolve host/)
})

test('hooks that pass are silent', () => assert.deepEqual(told(preCommit, toolLines('pre-commit-green.log')), []))

test('hostile lines cost linear time, windows hold', () => {
  assertLinear(preCommit)
  for (const name of ['pre-commit-red', 'pre-commit-diff']) assertSound(preCommit, toolLines(`${name}.log`))
})
