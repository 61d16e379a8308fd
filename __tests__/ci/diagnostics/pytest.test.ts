import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Finding } from '../../../src/ci/diagnostics/diagnostic.ts'
import { pytest } from '../../../src/ci/diagnostics/pytest.ts'
import { toLines } from '../../../src/ci/lines.ts'
import { toolLines } from '../../fixtures/tool-lines.ts'
import { assertLinear, assertSound } from './linear.ts'
import { told } from './told.ts'

const step = { command: 'pytest' }
const read = (name: string): Finding[] => pytest.read(toolLines(`pytest-${name}.log`), step)
/** Places of the finding about a test. */
function places(name: string, symbol: string): string[] {
  const found = read(name).find((f) => f.artifacts.some((a) => a.symbol === symbol))
  return (found?.artifacts ?? []).map((a) => [a.path, a.line].filter((x) => x !== undefined).join(':'))
}

test('each failed test is one finding, joined with its summary line by name', () => {
  const found = read('short')
  assert.equal(found.length, 9)
  assert.ok(found.every((f) => f.strength === 5 && f.failureType === 'test_failure'))
  assert.deepEqual(
    found.map((f) => f.artifacts[0]?.symbol),
    [
      'test_db',
      'test_leaky',
      'test_total',
      'test_ship[us]',
      'test_ship[a b[c]]',
      'test_ship[x - y]',
      'TestParse.test_bad_number',
      'TestParse.test_raises',
      'test_dict',
    ],
  )
})

test('the test comes first, then the line of the project that raised', () => {
  const expected = ['tests/test_cart.py:23', 'shop/price.py:2', 'shop/cart.py:10']
  for (const style of ['short', 'long', 'color', 'xdist', 'rerun', 'v7-short'])
    assert.deepEqual(places(style, 'TestParse.test_bad_number'), expected, style)
})

test('a fixture that raises still names the test that wanted it', () => {
  assert.deepEqual(places('short', 'test_db'), ['tests/test_cart.py', 'tests/conftest.py:6'])
})

test('the last exception of a chain is the message', () => {
  const found = read('short').find((f) => f.artifacts[0]?.symbol === 'test_ship[us]')
  assert.deepEqual([found?.ruleId, found?.message, found?.at], ['LookupError', 'LookupError: no rate for us', 39])
})

test('the window goes from the title to the message, and a long diff is cut', () => {
  const found = read('long').find((f) => f.artifacts[0]?.symbol === 'test_dict')
  assert.deepEqual([found?.from, found?.at, found?.to], [63, 69, 78])
})

test('native tracebacks are read without frames of libraries', () => {
  assert.deepEqual(places('native', 'TestParse.test_bad_number').slice(0, 2), [
    '/home/runner/work/demo/demo/tests/test_cart.py:23',
    '/home/runner/work/demo/demo/shop/price.py:2',
  ])
})

test('one line a failure: places and tests are joined by order', () => {
  assert.deepEqual(places('line', 'test_total'), ['/home/runner/work/demo/demo/tests/test_cart.py:7'])
  assert.equal(read('line').length, 9)
})

test('without tracebacks the short summary tells', () => {
  const found = read('no')
  assert.equal(found.length, 9)
  assert.deepEqual(
    [found[3]?.artifacts[0]?.symbol, found[3]?.message],
    ['test_ship[x - y]', 'LookupError: no rate for x - y'],
  )
})

test('captured output and passed tests are no failures', () => {
  assert.equal(read('ra').length, 2)
  assert.deepEqual(read('green'), [])
})

test('collection errors are typed by their exception', () => {
  for (const style of ['collect', 'collect-short', 'v7-collect']) {
    const found = read(style)
    assert.deepEqual(
      found.map((f) => [f.failureType, f.ruleId, f.artifacts[0]?.path]),
      [
        ['runtime_error', 'KeyError', 'shop/boom.py'],
        ['dependency_issue', 'ModuleNotFoundError', 'collect/test_missing.py'],
        ['syntax_error', 'SyntaxError', '/home/runner/work/demo/demo/collect/test_syntax.py'],
      ],
      style,
    )
  }
})

test('a subtest that fails is told, the test around it is not', () => {
  assert.deepEqual(told(pytest, toolLines('pytest-subtests.log')), [
    'test_failure AssertionError subt/test_sub.py:4 | assert 1 != 1 | 13',
  ])
})

test('a missing fixture, a doctest, a broken conftest and a broken hook', () => {
  assert.equal(read('nofixture')[0]?.ruleId, 'FixtureNotFound')
  assert.deepEqual(
    told(pytest, toolLines('pytest-doctest.log'))[0],
    'test_failure DocTestFailure /home/runner/work/demo/demo/dt.py:2 | Expected: 3 Got: 2 | 13',
  )
  assert.deepEqual(told(pytest, toolLines('pytest-conftest.log')), [
    "dependency_issue ModuleNotFoundError badconf/conftest.py:1 | ModuleNotFoundError: No module named 'nosuchplugin' | 4",
  ])
  assert.deepEqual(told(pytest, toolLines('pytest-internal.log')), [
    'runtime_error RuntimeError /home/runner/work/demo/demo/inner/conftest.py:2 | RuntimeError: hook broke | 55',
  ])
})

test('wrong usage is a matter of configuration', () => {
  assert.deepEqual(told(pytest, toolLines('pytest-usage.log')), [
    'configuration_error UsageError - | unrecognized arguments: --nosuchoption | 2',
  ])
  assert.deepEqual(told(pytest, toolLines('pytest-nofile.log')), [
    'configuration_error UsageError - | file or directory not found: tests/none_there.py | 8',
  ])
})

test('nothing to run is an error only with exit code 5', () => {
  assert.equal(told(pytest, toolLines('pytest-none.log'), { exitCode: 5 }).length, 1)
  assert.deepEqual(told(pytest, toolLines('pytest-none.log'), { exitCode: 0 }), [])
})

test('a run that was cut off is told by its progress lines, and a bare total by itself', () => {
  const cut = 'tests/test_a.py::test_x[a b] FAILED      [ 50%]\n[gw1] [ 60%] FAILED tests/test_a.py::test_y '
  assert.deepEqual(told(pytest, toLines(cut)), [
    'test_failure - tests/test_a.py | tests/test_a.py::test_x[a b] | 1',
    'test_failure - tests/test_a.py | tests/test_a.py::test_y | 2',
  ])
  assert.deepEqual(told(pytest, toLines('F.\n1 failed, 1 passed in 0.03s')), [
    'test_failure - - | 1 failed, 1 passed in 0.03s | 2',
  ])
})

test('prefixes of an outer program do not hide it', () => {
  const inside = toolLines('pytest-short.log').map((line) => ({ ...line, text: `#12 3.456 ${line.text}` }))
  assert.deepEqual(pytest.read(inside, step), read('short'))
})

test('the same test failing in a second session of the step counts once', () => {
  const text = (n: number) => toolLines('pytest-v7-short.log').map((line) => ({ ...line, n: line.n + n }))
  assert.equal(pytest.read([...text(0), ...text(1000)], step).length, 3)
})

test('hostile lines cost linear time, windows hold', () => {
  assertLinear(pytest)
  for (const style of ['short', 'long', 'native', 'collect', 'line', 'internal'])
    assertSound(pytest, toolLines(`pytest-${style}.log`))
})
