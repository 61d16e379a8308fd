import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gcc } from '../../../src/ci/diagnostics/gcc.ts'
import { toLines } from '../../../src/ci/lines.ts'
import { toolLines } from '../../fixtures/tool-lines.ts'
import { assertLinear } from './linear.ts'
import { told } from './told.ts'

test('each error with its kind: type, -Werror, syntax, link, header, usage', () => {
  assert.deepEqual(
    told(gcc, toolLines('gcc.log')).map((text) => text.split(' | ')[0]),
    [
      'type_checking - src/main.c:7:26',
      'linting -Werror=int-conversion src/main.c:8:12',
      'syntax_error - src/main.c:8:15',
      'linting -Werror=unused-variable src/main.c:6:9',
      'type_checking link link.c',
      'dependency_issue - src/head.c:1:10',
      'configuration_error usage -',
    ],
  )
})

test('clang says the same in colours', () => {
  assert.deepEqual(
    told(gcc, toolLines('clang.log')).map((text) => text.split(' | ')[0]),
    [
      'type_checking - src/main.c:7:26',
      'linting -Werror,-Wint-conversion src/main.c:8:12',
      'syntax_error - src/main.c:8:15',
      'type_checking link link.c',
      'dependency_issue - src/head.c:1:10',
    ],
  )
})

test('excerpt and notes are inside the window', () => {
  const [first] = gcc.read(toolLines('gcc.log'), { command: 'make' })
  assert.deepEqual([first?.from, first?.to], [2, 5])
})

test('linkers of other systems', () => {
  const lines = toLines(
    'Undefined symbols for architecture arm64:\n  "_twice", referenced from:\n      _main in main.o\n/usr/bin/ld: cannot find -lssl: No such file or directory',
  )
  assert.deepEqual(
    told(gcc, lines).map((text) => text.split(' ')[0]),
    ['type_checking', 'dependency_issue'],
  )
})

test('a linker that only says that it failed is a weak hint', () => {
  assert.deepEqual(
    gcc.read(toLines('collect2: error: ld returned 1 exit status'), { command: '' }).map((f) => f.strength),
    [1],
  )
})

test('other tools of the same form and green builds are nothing', () => {
  assert.deepEqual(told(gcc, toLines('app/a.py:3: error: Missing return  [return]\nsrc/a.swift:1:2: error: x')), [])
  assert.deepEqual(told(gcc, toolLines('ctest-green.log')), [])
})

test('hostile lines cost linear time', () => assertLinear(gcc))

test('gfortran puts the place above the verdict', () => {
  assert.deepEqual(told(gcc, toolLines('gcc-gfortran.log')), [
    'type_checking - area.f90:4:12 | Symbol ‘radius’ at (1) has no IMPLICIT type | 5',
    'type_checking - area.f90:5:16 | ‘x’ argument of ‘sqrt’ intrinsic at (1) must be REAL or COMPLEX | 10',
  ])
})

test('checkers of the same form are linting; cppcheck fails for warnings too once it has an exit code for errors', () => {
  const lines = toolLines('gcc-cppcheck.log')
  const severities = (command: string) =>
    gcc.read(lines, { command }).map((f) => `${f.failureType} ${f.ruleId} ${f.severity}`)
  assert.deepEqual(severities('cppcheck src')[1], 'linting uninitMemberVar warning')
  assert.deepEqual(severities('cppcheck --error-exitcode=2 src')[1], 'linting uninitMemberVar error')
  const formatted = 'a.cpp:1:2: error: code should be clang-formatted [-Wclang-format-violations]'
  assert.equal(gcc.read(toLines(formatted), { command: '' })[0]?.failureType, 'code_formatting')
})

test('what the driver says without a place is a weak hint', () => {
  assert.equal(gcc.read(toLines("clang: error: unknown argument: '-fno-such'"), { command: '' })[0]?.strength, 2)
})
