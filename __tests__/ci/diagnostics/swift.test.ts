import assert from 'node:assert/strict'
import { test } from 'node:test'
import { swift } from '../../../src/ci/diagnostics/swift.ts'
import { toolLines } from '../../fixtures/tool-lines.ts'
import { assertLinear } from './linear.ts'
import { told } from './told.ts'

const folder = '/Users/runner/work/demo/demo'

test('compile errors, missing modules, what xcpretty makes of them', () => {
  const errors = swift.read(toolLines('swift.log'), { command: 'swift build' }).filter((f) => f.severity === 'error')
  assert.deepEqual(
    errors.map((f) => `${f.failureType} ${f.artifacts[0]?.path}:${f.artifacts[0]?.line} ${f.message}`),
    [
      `type_checking ${folder}/Sources/Demo/Calc.swift:4 cannot find 'missing' in scope`,
      `dependency_issue ${folder}/Sources/Demo/Net.swift:1 no such module 'Alamofire'`,
      `syntax_error ${folder}/Sources/Demo/View.swift:9 expected '}' at end of brace statement`,
    ],
  )
})

test('XCTest and Swift Testing', () => {
  assert.deepEqual(told(swift, toolLines('swift-test.log')), [
    `test_failure - ${folder}/Tests/DemoTests/CalcTests.swift:12 | XCTAssertEqual failed: ("-1") is not equal to ("3") - sum | 2`,
    'test_failure - NewTests.swift:7:5 | Expectation failed: (add(1, 2) → -1) == 3 | 4',
  ])
})

test('a green run is nothing', () => assert.deepEqual(told(swift, toolLines('swift-green.log')), []))

test('hostile lines cost linear time', () => assertLinear(swift))
