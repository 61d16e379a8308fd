import assert from 'node:assert/strict'
import { test } from 'node:test'
import { behave } from '../../../src/ci/diagnostics/behave.ts'
import { toolLines } from '../../fixtures/tool-lines.ts'
import { toldOf } from './fixture.ts'
import { assertLinear } from './linear.ts'

test('a failed and a raising step, each with the place of its scenario first', () => {
  assert.deepEqual(toldOf(behave, 'behave-plain'), [
    'test_failure AssertionError features/tank.feature:2 | It fills: holds 4 | 8',
    'test_failure OverflowError features/tank.feature:6 | It overflows: OverflowError: 40 is too much | 21',
  ])
  const [, raised] = behave.read(toolLines('behave-plain.log'), { command: 'behave' })
  assert.deepEqual(raised?.artifacts[1], { path: 'features/steps/tank_steps.py', line: 10, symbol: 'flow' })
})

test('a green run is nothing', () => assert.deepEqual(toldOf(behave, 'behave-green'), []))

test('hostile lines cost linear time', () => assertLinear(behave))
