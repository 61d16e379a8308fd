import assert from 'node:assert/strict'
import { test } from 'node:test'
import { jest } from '../../../src/ci/diagnostics/jest.ts'
import { toldOf, toldText } from './fixture.ts'
import { assertLinear } from './linear.ts'

test('version 29: assertions, exceptions, snapshots, time-outs, suites that do not run', () => {
  assert.deepEqual(toldOf(jest, 'jest-29'), [
    'test_failure AssertionError __tests__/cart.test.js:5:35 | cart › adds prices: expect(received).toBe(expected) // Object.is equality Expected: 2 Received: 3 | 11',
    "test_failure TypeError __tests__/cart.test.js:8:5 | cart › names the first: TypeError: Cannot read properties of undefined (reading 'name') | 28",
    'test_failure AssertionError __tests__/view.test.js:2:29 | renders › title: expect(received).toMatchSnapshot() | 43',
    'test_failure - __tests__/view.test.js:4:1 | waits: thrown: "Exceeded timeout of 50 ms for a test. | 67',
    "dependency_issue MODULE_NOT_FOUND __tests__/missing.test.js:1:22 | Test suite failed to run: Cannot find module 'lodash' from '__tests__/missing.test.js' | 82",
    'syntax_error SyntaxError __tests__/syntax.test.js | Test suite failed to run: SyntaxError: /home/runner/work/demo/demo/__tests__/syntax.test.js: Unexpected token (3:0) | 117',
  ])
})

test('version 30', () => {
  assert.deepEqual(toldOf(jest, 'jest-30'), [
    'test_failure AssertionError __tests__/cart.test.js:5:35 | cart › adds prices: expect(received).toBe(expected) // Object.is equality Expected: 2 Received: 3 | 11',
    "test_failure TypeError __tests__/cart.test.js:8:5 | cart › names the first: TypeError: Cannot read properties of undefined (reading 'name') | 28",
    'test_failure AssertionError __tests__/view.test.js:2:29 | renders › title: expect(received).toMatchSnapshot() | 43',
    'test_failure - __tests__/view.test.js:4:1 | waits: thrown: "Exceeded timeout of 50 ms for a test. | 67',
    "dependency_issue MODULE_NOT_FOUND __tests__/missing.test.js:1:22 | Test suite failed to run: Cannot find module 'lodash' from '__tests__/missing.test.js' | 89",
    'syntax_error SyntaxError __tests__/syntax.test.js | Test suite failed to run: SyntaxError: /home/runner/work/demo/demo/__tests__/syntax.test.js: Unexpected token (3:0) | 123',
  ])
})

test('verbose', () => {
  assert.deepEqual(toldOf(jest, 'jest-verbose'), [
    'test_failure AssertionError __tests__/cart.test.js:5:35 | cart › adds prices: expect(received).toBe(expected) // Object.is equality Expected: 2 Received: 3 | 14',
    "test_failure TypeError __tests__/cart.test.js:8:5 | cart › names the first: TypeError: Cannot read properties of undefined (reading 'name') | 31",
    'test_failure AssertionError __tests__/view.test.js:2:29 | renders › title: expect(received).toMatchSnapshot() | 49',
    'test_failure - __tests__/view.test.js:4:1 | waits: thrown: "Exceeded timeout of 50 ms for a test. | 73',
  ])
})

test('github-actions: the annotations and the groups are one', () => {
  assert.deepEqual(toldOf(jest, 'jest-github'), [
    'test_failure AssertionError __tests__/cart.test.js:5:35 | cart › adds prices: expect(received).toBe(expected) // Object.is equality Expected: 2 Received: 3 | 24',
    "test_failure TypeError __tests__/cart.test.js:8:5 | cart › names the first: TypeError: Cannot read properties of undefined (reading 'name') | 41",
    "dependency_issue MODULE_NOT_FOUND __tests__/missing.test.js:1:22 | Test suite failed to run: Cannot find module 'lodash' from '__tests__/missing.test.js' | 57",
  ])
})

test('coverage thresholds', () => {
  assert.deepEqual(toldOf(jest, 'jest-coverage-29'), [
    'test_failure coverage-threshold - | "global" coverage threshold for lines (80%) not met: 0% | 19',
  ])
  assert.deepEqual(toldOf(jest, 'jest-coverage-30'), [
    'test_failure coverage-threshold - | Coverage for lines (0%) does not meet "global" threshold (80%) | 19',
  ])
})

test('no tests, refused configuration', () => {
  assert.deepEqual(toldOf(jest, 'jest-none'), ['configuration_error - - | No tests found, exiting with code 1 | 1'])
  assert.deepEqual(toldOf(jest, 'jest-config'), [
    'configuration_error - - | Validation Error: Preset ts-jest-nowhere not found. | 3',
  ])
})

test('the closing summary repeats nothing', () => {
  assert.deepEqual(
    toldText(
      jest,
      [
        'FAIL src/a.test.ts',
        '  ● adds',
        '',
        '    expect(received).toBe(expected) // Object.is equality',
        '',
        '    Expected: 2',
        '    Received: 3',
        '',
        '      at Object.<anonymous> (src/a.test.ts:5:3)',
        '',
        'Summary of all failing tests',
        'FAIL src/a.test.ts',
        '  ● adds',
        '',
        '    expect(received).toBe(expected) // Object.is equality',
      ].join('\n'),
    ),
    [
      'test_failure AssertionError src/a.test.ts:5:3 | adds: expect(received).toBe(expected) // Object.is equality Expected: 2 Received: 3 | 4',
    ],
  )
})

test('a type error of ts-jest, a module system that does not fit', () => {
  assert.deepEqual(
    toldText(
      jest,
      [
        'FAIL src/a.test.ts',
        '  ● Test suite failed to run',
        '',
        "    src/a.ts:3:5 - error TS2322: Type 'string' is not assignable to type 'number'.",
      ].join('\n'),
    ),
    [
      "type_checking - src/a.test.ts | Test suite failed to run: src/a.ts:3:5 - error TS2322: Type 'string' is not assignable to type 'number'. | 4",
    ],
  )
  assert.deepEqual(
    toldText(
      jest,
      [
        'FAIL src/a.test.ts',
        '  ● Test suite failed to run',
        '',
        '    Jest encountered an unexpected token',
        '',
        '    Details:',
        '',
        '    SyntaxError: Cannot use import statement outside a module',
      ].join('\n'),
    ),
    [
      'configuration_error SyntaxError src/a.test.ts | Test suite failed to run: SyntaxError: Cannot use import statement outside a module | 8',
    ],
  )
})

test('green output and that of other tools is nothing', () => {
  assert.deepEqual(toldOf(jest, 'jest-green'), [])
  assert.deepEqual(toldOf(jest, 'vitest-3'), [])
})

test('hostile lines cost linear time', () => assertLinear(jest))
