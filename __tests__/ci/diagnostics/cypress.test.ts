import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cypress } from '../../../src/ci/diagnostics/cypress.ts'
import { toldOf, toldText } from './fixture.ts'
import { assertLinear } from './linear.ts'

test('failed tests with their spec', () => {
  assert.deepEqual(toldOf(cypress, 'cypress-run'), [
    'test_failure AssertionError cypress/e2e/cart.cy.js:5:7 | cart > adds an item: AssertionError: Timed out retrying after 4000ms: Expected to find element: `.cart-total`, but never found it. | 30',
  ])
})

test('what keeps it from starting', () => {
  assert.deepEqual(toldText(cypress, 'The cypress npm package is installed, but the Cypress binary is missing.'), [
    'environment_error - - | The cypress npm package is installed, but the Cypress binary is missing. | 1',
  ])
  assert.deepEqual(toldText(cypress, 'Cypress could not verify that this server is running:'), [
    'environment_error - - | Cypress could not verify that this server is running: | 1',
  ])
  assert.deepEqual(toldText(cypress, "Can't run because no spec files were found."), [
    "configuration_error - - | Can't run because no spec files were found. | 1",
  ])
})

test('green output and that of other tools is nothing', () => {
  assert.deepEqual(toldOf(cypress, 'cypress-green'), [])
  assert.deepEqual(toldOf(cypress, 'mocha-spec'), [])
})

test('hostile lines cost linear time', () => assertLinear(cypress))
