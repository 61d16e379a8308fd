import assert from 'node:assert/strict'
import { test } from 'node:test'
import { kotlinc } from '../../../src/ci/diagnostics/kotlinc.ts'
import { toLines } from '../../../src/ci/lines.ts'
import { toolLines } from '../../fixtures/tool-lines.ts'
import { assertLinear } from './linear.ts'
import { told } from './told.ts'

const folder = '/home/runner/work/demo/demo/app/src/main/kotlin/demo'

test('both forms of the place, parser errors apart', () => {
  assert.deepEqual(told(kotlinc, toolLines('gradle-kotlin.log')), [
    `type_checking - ${folder}/Calc.kt:4:12 | Unresolved reference 'clone'. | 2`,
    `syntax_error - ${folder}/Old.kt:9:3 | Expecting a top level declaration | 4`,
  ])
})

test("Maven's form", () => {
  assert.deepEqual(told(kotlinc, toLines('[ERROR] /a/X.kt: (42, 10) Unresolved reference: y')), [
    'type_checking - /a/X.kt:42:10 | Unresolved reference: y | 1',
  ])
})

test('a green build is nothing', () => assert.deepEqual(told(kotlinc, toolLines('gradle-green.log')), []))
test('hostile lines cost linear time', () => assertLinear(kotlinc))
