import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shell } from '../../../src/ci/diagnostics/shell.ts'
import { toLines } from '../../../src/ci/lines.ts'
import { toolLines } from '../../fixtures/tool-lines.ts'
import { assertLinear } from './linear.ts'
import { told } from './told.ts'

test('what bash and the small programs say', () => {
  assert.deepEqual(
    shell.read(toolLines('shell.log'), { command: './x.sh' }).map((f) => `${f.failureType} ${f.ruleId ?? '-'} ${f.at}`),
    [
      'environment_error nope 1',
      'syntax_error - 2',
      'configuration_error NOPE 4',
      'environment_error - 5',
      'runtime_error - 6',
      'runtime_error - 7',
      'runtime_error - 8',
      'environment_error 6 9',
    ],
  )
})

test("a script of the project is an artifact, the runner's own copy of a step is not", () => {
  const lines = toLines(
    'scripts/a.sh: line 3: nope: command not found\n/home/runner/work/_temp/b1.sh: line 1: nope2: command not found',
  )
  assert.deepEqual(told(shell, lines), [
    'environment_error nope scripts/a.sh:3 | nope: command not found | 1',
    'environment_error nope2 - | nope2: command not found | 2',
  ])
})

test('other shells', () => {
  const lines = toLines(
    "sh: 1: nope: not found\nzsh:1: command not found: nope2\n'nope3' is not recognized as an internal or external command,\nnope4: The term 'nope4' is not recognized as a name of a cmdlet",
  )
  assert.deepEqual(
    shell.read(lines, { command: '' }).map((f) => f.ruleId),
    ['nope', 'nope2', 'nope3', 'nope4'],
  )
})

test('words inside other output are nothing', () => {
  assert.deepEqual(told(shell, toLines('ok 1 - prints "command not found"\nHTTP 404 not found')), [])
})

test('hostile lines cost linear time', () => assertLinear(shell))

test('a traced script that passes gives no finding', () => {
  assert.deepEqual(told(shell, toolLines('shell-green.log')), [])
})
