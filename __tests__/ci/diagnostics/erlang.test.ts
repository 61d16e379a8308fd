import assert from 'node:assert/strict'
import { test } from 'node:test'
import { erlang } from '../../../src/ci/diagnostics/erlang.ts'
import { toldOf, toldText } from './fixture.ts'
import { assertLinear } from './linear.ts'

test('EUnit: failed tests with their place, past frames of OTP', () => {
  assert.deepEqual(toldOf(erlang, 'erlang-verbose'), [
    'test_failure - clock_tests.erl:5 | clock_tests: late_test...*failed*: error:{assertEqual,[{module,clock_tests}, | 4',
    'test_failure - clock_tests.erl:6 | clock_tests: crash_test...*failed*: error:badarg | 20',
  ])
})

test('Common Test', () => {
  assert.deepEqual(toldText(erlang, '%%% door_SUITE ==> opens: OK\n%%% door_SUITE ==> shuts: FAILED'), [
    'test_failure - - | door_SUITE ==> shuts: FAILED | 2',
  ])
})

test('a green run is nothing', () => assert.deepEqual(toldOf(erlang, 'erlang-green'), []))

test('hostile lines cost linear time', () => assertLinear(erlang))
