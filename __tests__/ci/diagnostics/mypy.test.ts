import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mypy } from '../../../src/ci/diagnostics/mypy.ts'
import { toLines } from '../../../src/ci/lines.ts'
import { toolLines } from '../../fixtures/tool-lines.ts'
import { assertLinear, assertSound } from './linear.ts'
import { told } from './told.ts'

const wanted = [
  'type_checking import-untyped app.py:2 | Library stubs not installed for "yaml" | 1',
  'type_checking return-value app.py:8 | Incompatible return value type (got "str", expected "int") | 5',
  'type_checking assignment app.py:12 | Incompatible types in assignment (expression has type "str", variable has type "int") | 6',
  'type_checking name-defined app.py:14 | Name "undefined_name" is not defined | 7',
  'type_checking attr-defined app.py:14 | "list[str]" has no attribute "upper" | 8',
]

test('one finding an error line, notes are not errors', () => {
  assert.deepEqual(told(mypy, toolLines('mypy-default.log')), wanted)
  assert.deepEqual(told(mypy, toolLines('mypy-color.log')), wanted)
})

test('--pretty: wrapped messages are joined, source and caret belong to the window', () => {
  const found = mypy.read(toolLines('mypy-pretty.log'), { command: 'mypy' })
  assert.deepEqual(
    found.map((f) => [f.ruleId, f.artifacts[0]?.column, f.from, f.to]),
    [
      ['import-untyped', 1, 1, 3],
      ['return-value', 12, 7, 10],
      ['assignment', 19, 11, 14],
      ['name-defined', 12, 15, 17],
      ['attr-defined', 29, 18, 20],
    ],
  )
  assert.equal(found[1]?.message, 'Incompatible return value type (got "str", expected "int")')
})

test('a file that cannot be parsed is a syntax error', () => {
  assert.deepEqual(
    told(mypy, toolLines('mypy-syntax.log'))[0],
    'syntax_error syntax broken.py:1 | Expected a parameter or the end of the parameter list | 1',
  )
})

test('wrong options and missing files are configuration', () => {
  assert.deepEqual(told(mypy, toolLines('mypy-badflag.log')), [
    'configuration_error usage - | unrecognized arguments: --no-such-flag | 3',
  ])
  assert.deepEqual(told(mypy, toolLines('mypy-config.log')), [
    'configuration_error - nothing_here.py | Cannot read file: No such file or directory | 1',
  ])
})

test('inside of pre-commit the lines are the same, and success is silent', () => {
  assert.equal(told(mypy, toolLines('pre-commit-red.log')).length, 5)
  assert.deepEqual(told(mypy, toolLines('mypy-green.log')), [])
})

test('a compiler for another language prints the same form', () => {
  assert.deepEqual(told(mypy, toLines('src/a.c:3:1: error: expected ;')), [])
})

test('hostile lines cost linear time, windows hold', () => {
  assertLinear(mypy)
  for (const name of ['mypy-default', 'mypy-pretty']) assertSound(mypy, toolLines(`${name}.log`))
})
