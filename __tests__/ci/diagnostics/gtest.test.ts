import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gtest } from '../../../src/ci/diagnostics/gtest.ts'
import { toLines } from '../../../src/ci/lines.ts'
import { toolLines } from '../../fixtures/tool-lines.ts'
import { assertLinear } from './linear.ts'
import { told } from './told.ts'

test('each failed test is one finding with its assertion', () => {
  const adds = 'Calc.Adds: Expected equality of these values: 1 + 1 Which is: 2 3 sum'
  const throws = 'Calc.Throws: C++ exception with description "boom" thrown in the test body.'
  assert.deepEqual(told(gtest, toolLines('gtest.log')), [
    `test_failure - /home/runner/work/demo/demo/src/t.cpp:3 | ${adds} | 7`,
    `test_failure - - | ${throws} | 17`,
  ])
})

test('the window goes from the title to the end of the test', () => {
  const [first] = gtest.read(toolLines('gtest.log'), { command: './t' })
  assert.deepEqual([first?.from, first?.to], [5, 13])
})

test('under ctest the program itself is a weaker finding', () => {
  const found = gtest.read(toolLines('ctest.log'), { command: 'ctest' })
  assert.deepEqual(
    found.map((f) => `${f.tool} ${f.strength}`),
    ['ctest 2', 'googletest 5', 'googletest 5'],
  )
})

test('Catch2, doctest and Boost.Test', () => {
  const text = [
    '/a/t.cpp:12: FAILED:',
    '  REQUIRE( add(1, 2) == 3 )',
    'with expansion:',
    '  -1 == 3',
    '',
    '/a/u.cpp:9: ERROR: CHECK( add(1, 2) == 3 ) is NOT correct!',
    '  values: CHECK( -1 == 3 )',
    '/a/b.cpp(7): error: in "suite/adds": check add(1, 2) == 3 has failed',
  ]
  assert.deepEqual(told(gtest, toLines(text.join('\n'))), [
    'test_failure Catch2 /a/t.cpp:12 | FAILED:: REQUIRE( add(1, 2) == 3 ) | 1',
    'test_failure doctest /a/u.cpp:9 | CHECK( add(1, 2) == 3 ) is NOT correct! | 6',
    'test_failure Boost.Test /a/b.cpp:7 | check add(1, 2) == 3 has failed | 8',
  ])
})

test('a green run is nothing', () => assert.deepEqual(told(gtest, toolLines('ctest-green.log')), []))

test('hostile lines cost linear time', () => assertLinear(gtest))
