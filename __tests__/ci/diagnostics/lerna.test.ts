import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lerna } from '../../../src/ci/diagnostics/lerna.ts'
import { toldOf, toldText } from './fixture.ts'
import { assertLinear } from './linear.ts'

test('the failed script and a usage error', () => {
  assert.deepEqual(toldText(lerna, "lerna ERR! npm run build exited 1 in 'web'"), [
    "runtime_error - - | npm run build exited 1 in 'web' | 1",
  ])
  assert.deepEqual(toldText(lerna, 'lerna ERR! ENOPKG `package.json` does not exist, have you run `lerna init`?'), [
    'configuration_error ENOPKG - | `package.json` does not exist, have you run `lerna init`? | 1',
  ])
})

test('green output and that of other tools is nothing', () => {
  assert.deepEqual(toldOf(lerna, 'nx-lerna'), [])
})

test('hostile lines cost linear time', () => assertLinear(lerna))
