import assert from 'node:assert/strict'
import { test } from 'node:test'
import { playwright } from '../../../src/ci/diagnostics/playwright.ts'
import { toldOf, toldText } from './fixture.ts'
import { assertLinear } from './linear.ts'

test('list: a retried test counts once, a flaky one does not', () => {
  assert.deepEqual(toldOf(playwright, 'playwright-list'), [
    'test_failure AssertionError tests/cart.spec.ts:4:61 | [chromium] cart › adds prices: Error: expect(received).toBe(expected) // Object.is equality Expected: 2 Received: 3 | 15',
    "environment_error - tests/cart.spec.ts:8:1 | [chromium] opens a page: Error: browserType.launch: Executable doesn't exist at /home/runner/.cache/ms-playwright/chromium_headless_shell-1255/chrome-headless-shell-linux64/chrome-headless-shell | 51",
  ])
})

test('line and github say the same', () => {
  assert.deepEqual(toldOf(playwright, 'playwright-line'), [
    'test_failure AssertionError tests/cart.spec.ts:4:61 | [chromium] cart › adds prices: Error: expect(received).toBe(expected) // Object.is equality Expected: 2 Received: 3 | 7',
    'test_failure AssertionError tests/cart.spec.ts:7:54 | [chromium] sometimes: Error: expect(received).toBe(expected) // Object.is equality Expected: 1 Received: 0 | 28',
    "environment_error - tests/cart.spec.ts:8:1 | [chromium] opens a page: Error: browserType.launch: Executable doesn't exist at /home/runner/.cache/ms-playwright/chromium_headless_shell-1255/chrome-headless-shell-linux64/chrome-headless-shell | 47",
  ])
  assert.deepEqual(toldOf(playwright, 'playwright-github'), [
    'test_failure AssertionError tests/cart.spec.ts:4:61 | [chromium] cart › adds prices: Error: expect(received).toBe(expected) // Object.is equality Expected: 2 Received: 3 | 5',
    'test_failure AssertionError tests/cart.spec.ts:7:54 | [chromium] sometimes: Error: expect(received).toBe(expected) // Object.is equality Expected: 1 Received: 0 | 20',
    "environment_error - tests/cart.spec.ts:8:1 | [chromium] opens a page: Error: browserType.launch: Executable doesn't exist at /home/runner/.cache/ms-playwright/chromium_headless_shell-1255/chrome-headless-shell-linux64/chrome-headless-shell | 34",
  ])
})

test('a missing browser is the environment', () => {
  assert.deepEqual(toldOf(playwright, 'playwright-browser'), [
    "environment_error - tests/cart.spec.ts:8:1 | [chromium] opens a page: Error: browserType.launch: Executable doesn't exist at /home/runner/.cache/ms-playwright/chromium_headless_shell-1255/chrome-headless-shell-linux64/chrome-headless-shell | 9",
  ])
})

test('the web server and the configuration', () => {
  assert.deepEqual(toldText(playwright, 'Error: Process from config.webServer was not able to start. Exit code: 1'), [
    'runtime_error - - | Process from config.webServer was not able to start. Exit code: 1 | 1',
  ])
  assert.deepEqual(toldText(playwright, 'Error: No tests found'), ['configuration_error - - | No tests found | 1'])
})

test('green output and that of other tools is nothing', () => {
  assert.deepEqual(toldOf(playwright, 'playwright-flaky'), [])
})

test('hostile lines cost linear time', () => assertLinear(playwright))
