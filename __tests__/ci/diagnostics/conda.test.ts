import assert from 'node:assert/strict'
import { test } from 'node:test'
import { conda } from '../../../src/ci/diagnostics/conda.ts'
import { toolLines } from '../../fixtures/tool-lines.ts'
import { assertLinear, assertSound } from './linear.ts'
import { told } from './told.ts'

const tells = (name: string) => told(conda, toolLines(`conda-${name}.log`))

test('an environment that cannot be solved is told once', () => {
  assert.equal(tells('unsatisfiable').length, 1)
  assert.match(
    tells('unsatisfiable')[0] ?? '',
    /^dependency_issue LibMambaUnsatisfiableError - \| .*package demo-1\.0-py310_0 requires python/,
  )
  assert.match(tells('micromamba')[0] ?? '', /^dependency_issue unsolvable /)
})

test('missing packages are named', () => {
  assert.deepEqual(tells('notfound'), [
    'dependency_issue PackagesNotFoundError - | PackagesNotFoundError: The following packages are not available from current channels: nosuchpackage=9 | 4',
  ])
})

test('channels and files', () => {
  assert.match(tells('network')[0] ?? '', /^environment_error CondaHTTPError /)
  assert.match(tells('nofile')[0] ?? '', /^configuration_error EnvironmentFileNotFound /)
  assert.deepEqual(tells('green'), [])
})

test('hostile lines cost linear time, windows hold', () => {
  assertLinear(conda)
  for (const name of ['conda-unsatisfiable']) assertSound(conda, toolLines(`${name}.log`))
})
