import assert from 'node:assert/strict'
import { test } from 'node:test'
import { busted } from '../../../src/ci/diagnostics/busted.ts'
import { toldOf } from './fixture.ts'
import { assertLinear } from './linear.ts'

const told = (arrow: string) => [
  `test_failure - spec/stack_spec.lua:4 | Failure ${arrow} spec/stack_spec.lua @ 3: Expected objects to be the same. | 4`,
  `test_failure - spec/stack_spec.lua:8 | Error ${arrow} spec/stack_spec.lua @ 6: attempt to call method 'pop' (a nil value) | 16`,
]

test('failures and errors, placed where they were raised', () => {
  assert.deepEqual(toldOf(busted, 'busted-plain'), told('->'))
  assert.deepEqual(toldOf(busted, 'busted-utf'), told('→'))
})

test('a green run is nothing', () => assert.deepEqual(toldOf(busted, 'busted-green'), []))

test('hostile lines cost linear time', () => assertLinear(busted))
