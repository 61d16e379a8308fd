import assert from 'node:assert/strict'
import { test } from 'node:test'
import { phpunit } from '../../../src/ci/diagnostics/phpunit.ts'
import { toLines } from '../../../src/ci/lines.ts'
import { toolLines } from '../../fixtures/tool-lines.ts'
import { assertLinear } from './linear.ts'
import { told } from './told.ts'

const file = '/home/runner/work/demo/demo/tests/CalcTest.php'

test('errors and failures, each once', () => {
  assert.deepEqual(told(phpunit, toolLines('phpunit.log')), [
    `test_failure RuntimeException ${file}:13 | CalcTest::testThrows: RuntimeException: no luck | 10`,
    `test_failure - ${file}:8 | CalcTest::testAdds: sum Failed asserting that -1 is identical to 3. | 19`,
  ])
})

test('skipped and risky tests are listed in the same form and are nothing', () => {
  assert.deepEqual(
    told(phpunit, toLines('There was 1 risky test:\n\n1) CalcTest::testX\nThis test did not perform any assertions')),
    [],
  )
  assert.deepEqual(told(phpunit, toolLines('phpunit-green.log')), [])
})

test('hostile lines cost linear time', () => assertLinear(phpunit))

test('--testdox: each failed test once, where the tree tells it', () => {
  assert.deepEqual(told(phpunit, toolLines('phpunit-testdox.log')), [
    'test_failure - /home/runner/work/demo/demo/pu/RateTest.php:4 | Rounds up: Failed asserting that 2 is identical to 3. | 6',
    'test_failure LogicException /home/runner/work/demo/demo/pu/RateTest.php:6 | Throws: LogicException: no rate | 14',
  ])
})
