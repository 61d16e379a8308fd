import assert from 'node:assert/strict'
import { test } from 'node:test'
import { unittest } from '../../../src/ci/diagnostics/unittest.ts'
import { toLines } from '../../../src/ci/lines.ts'
import { toolLines } from '../../fixtures/tool-lines.ts'
import { assertLinear, assertSound } from './linear.ts'
import { told } from './told.ts'

const demo = '/home/runner/work/demo/demo'
const read = (name: string) => unittest.read(toolLines(`unittest-${name}.log`), { command: 'python -m unittest' })

test('each block is one finding: the test first, then the line of the project that raised', () => {
  const found = read('red')
  assert.deepEqual(
    found.map((f) => [f.failureType, f.ruleId, f.at]),
    [
      ['test_failure', 'ValueError', 17],
      ['test_failure', 'LookupError', 35],
      ['dependency_issue', 'ModuleNotFoundError', 49],
      ['test_failure', 'AssertionError', 58],
      ['test_failure', 'AssertionError', 67],
    ],
  )
  assert.deepEqual(found[1]?.artifacts, [
    { path: `${demo}/ut/test_cart.py`, line: 14, symbol: 'CartTest.test_ship' },
    { path: `${demo}/shop/cart.py`, line: 16, symbol: 'ship' },
  ])
  assert.deepEqual([found[1]?.from, found[1]?.to], [20, 35])
})

test('progress words of the verbose form add nothing', () => {
  assert.equal(read('verbose').length, 4)
  assert.deepEqual(read('green'), [])
})

test('a test module that cannot be imported is typed by its exception', () => {
  assert.deepEqual(
    told(unittest, toolLines('unittest-import.log'))[0],
    `dependency_issue ModuleNotFoundError ${demo}/ut/test_import.py:1 | ModuleNotFoundError: No module named 'nosuchmodule' | 12`,
  )
})

test("Django's runner: class set-up and frames of the framework", () => {
  assert.deepEqual(told(unittest, toolLines('unittest-django.log')), [
    `test_failure RuntimeError ${demo}/djapp/tests.py:21 | RuntimeError: no set up | 11`,
    `test_failure AttributeError ${demo}/djapp/tests.py:7 | AttributeError: module 'django.conf.global_settings' has no attribute 'ROOT_URLCONF' | 44`,
    `test_failure AssertionError ${demo}/djapp/tests.py:10 | AssertionError: 2 != 3 | 52`,
  ])
})

test('inside of tox the blocks are the same', () => {
  for (const name of ['tox-red', 'tox-v3', 'nox-red'])
    assert.equal(told(unittest, toolLines(`${name}.log`)).length, 1, name)
})

test('a total counts where the blocks are missing', () => {
  const [only] = unittest.read(toLines('FF\nFAILED (failures=2, errors=1)'), { command: 'make' })
  assert.deepEqual([only?.message, only?.strength], ['FAILED (failures=2, errors=1)', 2])
})

test('hostile lines cost linear time, windows hold', () => {
  assertLinear(unittest)
  for (const name of ['unittest-red', 'unittest-django']) assertSound(unittest, toolLines(`${name}.log`))
})
