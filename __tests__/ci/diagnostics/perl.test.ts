import assert from 'node:assert/strict'
import { test } from 'node:test'
import { perl } from '../../../src/ci/diagnostics/perl.ts'
import { toolLines } from '../../fixtures/tool-lines.ts'
import { toldOf } from './fixture.ts'
import { assertLinear } from './linear.ts'

test('failed tests of Test::More, with and without a name', () => {
  assert.deepEqual(toldOf(perl, 'perl-prove'), [
    "test_failure - t/fold.t:3 | Failed test 'upper case is upper': got: 'ABC' | 2",
    'test_failure - t/fold.t:4 | Failed test at t/fold.t line 4. | 7',
    "test_failure - t/fold.t:5 | Failed test 'lists': Structures begin differing at: | 9",
  ])
})

test('what ended a program: not the warnings before it', () => {
  assert.deepEqual(toldOf(perl, 'perl-die'), ['runtime_error - go.pl:3 | cannot go on | 2'])
  assert.deepEqual(toldOf(perl, 'perl-missing'), [
    "dependency_issue No/Such/Thing.pm miss.pl:1 | Can't locate No/Such/Thing.pm in @INC | 1",
  ])
  assert.deepEqual(toldOf(perl, 'perl-syntax'), ['syntax_error - syn.pl:1 | syntax error | 1'])
})

test('a program that is not installed outweighs what Perl says of it', () => {
  const [first] = perl.read(toolLines('perl-exec.log'), { command: 'perl ex.pl' })
  assert.deepEqual([first?.failureType, first?.ruleId, first?.strength], ['environment_error', 'no-such-tool-x', 5])
})

test('a green run is nothing', () => assert.deepEqual(toldOf(perl, 'perl-green'), []))

test('hostile lines cost linear time', () => assertLinear(perl))
