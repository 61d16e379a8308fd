import assert from 'node:assert/strict'
import { test } from 'node:test'
import { surefire } from '../../../src/ci/diagnostics/surefire.ts'
import { toLines } from '../../../src/ci/lines.ts'
import { toolLines } from '../../fixtures/tool-lines.ts'
import { assertLinear, assertSound } from './linear.ts'
import { told } from './told.ts'

test('each failed test is one finding, the list of results repeats it', () => {
  assert.deepEqual(told(surefire, toolLines('maven-test.log')), [
    'test_failure AssertionFailedError demo/CalcTest.java:7 | demo.CalcTest.adds: AssertionFailedError: sum ==> expected: <3> but was: <-1> | 33',
    'test_failure NullPointerException demo/CalcTest.java:8 | demo.CalcTest.names: NullPointerException: Cannot invoke "String.length()" because the return value of "demo.Calc.name()" is null | 45',
  ])
})

test('version 2 puts the class in brackets', () => {
  const text =
    '[ERROR] adds(demo.CalcTest)  Time elapsed: 0.05 s  <<< FAILURE!\njava.lang.AssertionError: expected:<3> but was:<-1>\n\tat demo.CalcTest.adds(CalcTest.java:7)\n'
  assert.deepEqual(told(surefire, toLines(text)), [
    'test_failure AssertionError demo/CalcTest.java:7 | demo.CalcTest.adds: AssertionError: expected:<3> but was:<-1> | 2',
  ])
})

test('the list of results counts where details are missing', () => {
  const text = '[ERROR] Failures: \n[ERROR]   CalcTest.adds:7 sum ==> expected: <3> but was: <-1>\n[INFO] '
  assert.deepEqual(told(surefire, toLines(text)), [
    'test_failure - CalcTest.java:7 | CalcTest.adds: sum ==> expected: <3> but was: <-1> | 2',
  ])
})

test('a green build is nothing', () => assert.deepEqual(told(surefire, toolLines('maven-green.log')), []))

test('windows hold their lines and hostile lines cost linear time', () => {
  assertSound(surefire, toolLines('maven-test.log'))
  assertLinear(surefire)
})
