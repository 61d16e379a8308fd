import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gradle } from '../../../src/ci/diagnostics/gradle.ts'
import { toolLines } from '../../fixtures/tool-lines.ts'
import { assertLinear, assertSound } from './linear.ts'
import { told } from './told.ts'

test('failed tests with their exception, and a weak summary', () => {
  const found = gradle.read(toolLines('gradle-test.log'), { command: './gradlew test' })
  assert.deepEqual(
    found.map((f) => `${f.strength} ${f.ruleId} ${f.artifacts[0]?.path}:${f.artifacts[0]?.line}`),
    [
      '5 AssertionFailedError demo/CalcTest.java:7',
      '5 NullPointerException CalcTest.java:8',
      '1 :app:test undefined:undefined',
    ],
  )
  assert.equal(found[0]?.message, 'CalcTest > adds(): AssertionFailedError: sum ==> expected: <3> but was: <-1>')
})

test('what went wrong: a missing dependency, a broken script with its place', () => {
  assert.match(
    told(gradle, toolLines('gradle-resolve.log'))[0] ?? '',
    /^dependency_issue :app:compileJava - \| .*com\.acme:missing:1\.0/,
  )
  assert.match(
    told(gradle, toolLines('gradle-script.log'))[0] ?? '',
    /^configuration_error - \/home\/runner\/work\/demo\/demo\/app\/build\.gradle:12 /,
  )
})

test('a compile task that failed only points at the compiler', () => {
  assert.deepEqual(
    gradle.read(toolLines('gradle-kotlin.log'), { command: '' }).map((f) => f.strength),
    [1],
  )
})

test('a green build with words of failure in a test is nothing', () => {
  assert.deepEqual(told(gradle, toolLines('gradle-green.log')), [])
})

test('windows hold their lines and hostile lines cost linear time', () => {
  assertSound(gradle, toolLines('gradle-test.log'))
  assertLinear(gradle)
})
