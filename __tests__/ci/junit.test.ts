import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { readJunit } from '../../src/ci/junit.ts'

const pytest = `<?xml version="1.0" encoding="utf-8"?>
<testsuites><testsuite name="pytest" errors="1" failures="1" skipped="1" tests="4">
<testcase classname="tests.test_cart" name="test_total" time="0.001"><failure message="assert 2 == 3">def test_total():
&gt;       assert total([1, 1]) == 3
E       assert 2 == 3

tests/test_cart.py:7: AssertionError</failure></testcase>
<testcase classname="tests.test_cart" name="test_ok" time="0.001" />
<testcase classname="tests.test_cart" name="test_later"><skipped message="later" /></testcase>
<testcase classname="" name="tests.test_broken"><error message="collection failure">ImportError: no module named x</error></testcase>
</testsuite></testsuites>`

test('passed, failed and skipped tests with message, detail and report lines', () => {
  const report = readJunit(pytest, 'out/junit.xml')
  assert.equal(report?.note, undefined)
  assert.deepEqual(
    report?.cases.map((c) => [c.suite, c.name, c.outcome, c.message]),
    [
      ['tests.test_cart', 'test_total', 'failed', 'assert 2 == 3'],
      ['tests.test_cart', 'test_ok', 'passed', ''],
      ['tests.test_cart', 'test_later', 'skipped', ''],
      ['pytest', 'tests.test_broken', 'failed', 'collection failure'],
    ],
  )
  const [first] = report?.cases ?? []
  assert.deepEqual([first?.fromLine, first?.toLine], [3, 7])
  assert.match(first?.detail ?? '', /tests\/test_cart\.py:7: AssertionError$/)
})

test('dialects: file and line attributes, CDATA, surefire types and re-runs, nested suites', () => {
  const jest = readJunit(
    '<testsuites><testsuite name="cart" file="src/cart.test.ts"><testcase name="adds" classname="src/cart.test.ts"><failure><![CDATA[Error: boom <1>\n at src/cart.ts:3:4]]></failure></testcase></testsuite></testsuites>',
    'x',
  )
  assert.deepEqual([jest?.cases[0]?.place, jest?.cases[0]?.message], [{ path: 'src/cart.test.ts' }, 'Error: boom <1>'])
  const phpunit = readJunit(
    '<testsuites><testsuite name="a"><testsuite name="b"><testcase name="t" class="B" file="tests/B.php" line="12"><error type="RuntimeException">x</error></testcase></testsuite></testsuite></testsuites>',
    'x',
  )
  assert.deepEqual(
    [phpunit?.cases[0]?.place, phpunit?.cases[0]?.type],
    [{ path: 'tests/B.php', line: 12 }, 'RuntimeException'],
  )
  const flaky = readJunit(
    '<testsuite><testcase name="t" classname="a.B"><flakyFailure type="E">first try</flakyFailure></testcase></testsuite>',
    'x',
  )
  assert.equal(flaky?.cases[0]?.outcome, 'passed')
})

test('other XML and other text are no report', () => {
  assert.equal(readJunit('<coverage line-rate="1"/>', 'x'), undefined)
  assert.equal(readJunit('not xml', 'x'), undefined)
})

test('a report that breaks off keeps what came before and says so', () => {
  const report = readJunit(pytest.slice(0, pytest.indexOf('test_later')), 'x')
  assert.deepEqual(
    report?.cases.map((c) => c.name),
    ['test_total', 'test_ok'],
  )
  assert.match(report?.note ?? '', /could not be read to its end/)
})

test('entities are not expanded, and nothing in a report throws', () => {
  const bomb =
    '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><testsuite><testcase name="t"><failure>&b;</failure></testcase></testsuite>'
  assert.ok((readJunit(bomb, 'x')?.cases[0]?.detail.length ?? 0) < 20)
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          fc.string(),
          fc.constantFrom(
            '<testsuite>',
            '</testsuite>',
            '<testcase name="x">',
            '</testcase>',
            '<failure message="m">',
            ']]>',
            '<![CDATA[',
            '\u0000',
          ),
        ),
      ),
      (parts) => {
        readJunit(parts.join(''), 'x')
      },
    ),
  )
})
