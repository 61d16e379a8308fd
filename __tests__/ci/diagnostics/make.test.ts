import assert from 'node:assert/strict'
import { test } from 'node:test'
import { make } from '../../../src/ci/diagnostics/make.ts'
import { toLines } from '../../../src/ci/lines.ts'
import { toolLines } from '../../fixtures/tool-lines.ts'
import { assertLinear } from './linear.ts'
import { told } from './told.ts'

test('a missing rule is configuration', () => {
  assert.deepEqual(told(make, toolLines('make-norule.log')), [
    "configuration_error no-rule - | No rule to make target 'nope'. Stop. | 1",
  ])
})

test('a recipe that failed is one weak hint, the innermost', () => {
  const found = make.read(toolLines('cmake-build.log'), { command: 'cmake --build' })
  assert.deepEqual(
    found.map((f) => [f.strength, f.ruleId]),
    [[1, 'CMakeFiles/t.dir/src/t.cpp.o']],
  )
  assert.deepEqual(
    make.read(toolLines('ninja.log'), { command: 'ninja' }).map((f) => f.strength),
    [1],
  )
})

test('programs that are not there, makefiles that do not parse', () => {
  const lines = toLines('make: protoc: No such file or directory\nMakefile:12: *** missing separator.  Stop.')
  assert.deepEqual(told(make, lines), [
    'environment_error protoc - | protoc: No such file or directory | 1',
    'syntax_error makefile Makefile:12 | missing separator. | 2',
  ])
})

test('a build that works is nothing', () => {
  assert.deepEqual(told(make, toLines("make: Entering directory '/x'\nmake[1]: Nothing to be done for 'all'.")), [])
})

test('hostile lines cost linear time', () => assertLinear(make))
