import assert from 'node:assert/strict'
import { test } from 'node:test'
import { staticcheck } from '../../../src/ci/diagnostics/staticcheck.ts'
import { toLines } from '../../../src/ci/lines.ts'
import { toolLines } from '../../fixtures/tool-lines.ts'
import { assertLinear } from './linear.ts'
import { told } from './told.ts'

test('a problem has its code', () => {
  assert.deepEqual(told(staticcheck, toolLines('staticcheck.log')), [
    'linting U1000 app/app.go:8:5 | var unused is unused | 1',
  ])
})

test('a type error is no lint, golangci-lint is not read', () => {
  assert.deepEqual(told(staticcheck, toLines('a.go:2:25: undefined: nope (compile)')), [
    'type_checking compile a.go:2:25 | undefined: nope | 1',
  ])
  assert.deepEqual(told(staticcheck, toolLines('golangci-v2.log')), [])
})

test('hostile lines cost linear time', () => assertLinear(staticcheck))
