import assert from 'node:assert/strict'
import { test } from 'node:test'
import { causeOf } from '../../src/diagnose/cause.ts'
import type { FailureType } from '../../src/domain/evidence.ts'
import { aFailure } from './failures.ts'

const cause = (...types: FailureType[]) => causeOf(types.map((failureType) => aFailure({ failureType })))

test('failures of one kind point at machine, dependencies or configuration; everything else is unknown', () => {
  assert.equal(cause('environment_error', 'environment_error'), 'environment')
  assert.equal(cause('dependency_issue'), 'dependency')
  assert.equal(cause('package_install_error'), 'dependency')
  assert.equal(cause('configuration_error'), 'configuration')
  assert.equal(cause('test_failure'), 'unknown')
  assert.equal(cause('environment_error', 'test_failure'), 'unknown')
  assert.equal(cause(), 'unknown')
})
