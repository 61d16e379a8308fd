import assert from 'node:assert/strict'
import { test } from 'node:test'
import { elixir } from '../../../src/ci/diagnostics/elixir.ts'
import { toLines } from '../../../src/ci/lines.ts'
import { assertLinear } from './linear.ts'
import { told } from './told.ts'

test('compiler, tests, format, dependencies', () => {
  const text = [
    '** (SyntaxError) lib/a.ex:3:5: unexpected token: )',
    '  1) test adds (DemoTest)',
    '     test/demo_test.exs:5',
    '     Assertion with == failed',
    '',
    '** (Mix) mix format failed due to --check-formatted.',
    'The following files are not formatted:',
    '',
    '  * lib/a.ex',
    "** (Mix) Can't continue due to errors on dependencies",
  ]
  assert.deepEqual(
    told(elixir, toLines(text.join('\n'))).map((line) => line.split(' | ')[0]),
    [
      'syntax_error SyntaxError lib/a.ex:3:5',
      'test_failure DemoTest test/demo_test.exs:5',
      'code_formatting mix format lib/a.ex',
      'dependency_issue deps -',
    ],
  )
})

test('a green run is nothing', () =>
  assert.deepEqual(told(elixir, toLines('5 tests, 0 failures\nCompiling 3 files (.ex)')), []))

test('hostile lines cost linear time', () => assertLinear(elixir))

test('the line that failed and the code it called come from the stack trace', () => {
  const text = [
    '  1) test pours (TankTest)',
    '     test/tank_test.exs:4',
    '     ** (ArgumentError) too full',
    '     stacktrace:',
    '       (elixir 1.16.0) lib/enum.ex:3: Enum.map/2',
    '       (tank 0.1.0) lib/tank.ex:7: Tank.pour/1',
    '       test/tank_test.exs:6: (test)',
  ]
  assert.deepEqual(
    elixir.read(toLines(text.join('\n')), { command: 'mix test' })[0]?.artifacts.map((a) => `${a.path}:${a.line}`),
    ['test/tank_test.exs:6', 'lib/tank.ex:7'],
  )
})
