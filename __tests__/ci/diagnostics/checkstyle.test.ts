import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkstyle } from '../../../src/ci/diagnostics/checkstyle.ts'
import { toLines } from '../../../src/ci/lines.ts'
import { toolLines } from '../../fixtures/tool-lines.ts'
import { assertLinear } from './linear.ts'
import { told } from './told.ts'

test('each violation is one finding with its rule', () => {
  const said = told(checkstyle, toolLines('maven-checkstyle.log'))
  assert.equal(said.length, 7)
  assert.equal(
    said[2],
    'linting FinalParameters /home/runner/work/demo/demo/src/main/java/demo/Calc.java:4:13 | Parameter a should be final. | 11',
  )
})

test('the other forms: Maven plug-in, PMD, ktlint, detekt, Android lint', () => {
  const lines = [
    '[ERROR] src/main/java/demo/Calc.java:[4,13] (naming) MemberName: Name X must match.',
    '[WARN] src/main/java/demo/Calc.java:[5] (javadoc) JavadocMethod: Missing a Javadoc comment.',
    "[INFO] PMD Failure: demo.Calc:5 Rule:UnusedLocalVariable Priority:3 Avoid unused local variables such as 'x'.",
    '/a/src/X.kt:3:1: Wildcard import (standard:no-wildcard-imports)',
    '/a/src/X.kt:9:5: This expression contains a magic number. [MagicNumber]',
    '/a/src/X.kt:12: Error: Call requires API level 26 [NewApi]',
  ]
  const found = checkstyle.read(toLines(lines.join('\n')), { command: '' })
  assert.deepEqual(
    found.map((f) => `${f.severity} ${f.ruleId}`),
    [
      'error MemberName',
      'warning JavadocMethod',
      'error UnusedLocalVariable',
      'error standard:no-wildcard-imports',
      'error MagicNumber',
      'error NewApi',
    ],
  )
})

test('compile errors of Maven and a green build are nothing', () => {
  assert.deepEqual(told(checkstyle, toolLines('maven-compile.log')), [])
  assert.deepEqual(told(checkstyle, toolLines('gradle-green.log')), [])
})

test('hostile lines cost linear time', () => assertLinear(checkstyle))

test('what the audit said is not repeated by the plug-in', () => {
  const lines = [
    '[ERROR] /home/runner/work/demo/demo/src/X.java:4:13: Name X must match. [MemberName]',
    '[ERROR] src/X.java:[4,13] (naming) MemberName: Name X must match.',
    '[ERROR] src/X.java:[9,13] (naming) MemberName: Name X must match.',
  ]
  assert.deepEqual(
    checkstyle.read(toLines(lines.join('\n')), { command: '' }).map((f) => f.at),
    [1, 3],
  )
})
