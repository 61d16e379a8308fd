import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dotnetTest } from '../../../src/ci/diagnostics/dotnet-test.ts'
import { toLines } from '../../../src/ci/lines.ts'
import { toolLines } from '../../fixtures/tool-lines.ts'
import { assertLinear } from './linear.ts'
import { told } from './told.ts'

const tests = '/home/runner/work/demo/demo/tests/Demo.Tests'

test('each failed test is one finding with the line that says why', () => {
  assert.deepEqual(told(dotnetTest, toolLines('dotnet-test.log')), [
    `test_failure - ${tests}/CalcTests.cs:12 | Demo.Tests.CalcTests.Adds: Assert.Equal() Failure: Values differ Expected: 3 Actual: -1 | 6`,
    `test_failure InvalidOperationException ${tests}/StoreTests.cs:9 | Update: Test method Demo.Tests.StoreTests.Update threw exception: System.InvalidOperationException: No row for key 7 in Demo.Item. | 15`,
  ])
})

test('the code that threw comes after the test', () => {
  const second = dotnetTest.read(toolLines('dotnet-test.log'), { command: 'dotnet test' })[1]
  assert.deepEqual(second?.artifacts[1], { path: '/home/runner/work/demo/demo/src/Demo/Store.cs', line: 40 })
})

test('a missing test assembly is configuration, a crash of the host a runtime error', () => {
  const lines = toLines(
    'The test source file "D:\\a\\demo\\demo\\bin\\X.dll" provided was not found.\nThe active test run was aborted. Reason: Test host process crashed',
  )
  assert.deepEqual(
    told(dotnetTest, lines).map((text) => text.split(' | ')[0]),
    ['configuration_error test-source -', 'runtime_error aborted -'],
  )
})

test('an unhandled exception of a program', () => {
  const text =
    'Unhandled exception. System.IO.FileNotFoundException: no a.json\n   at Demo.Program.Main() in /app/Program.cs:line 7'
  assert.deepEqual(told(dotnetTest, toLines(text)), [
    'runtime_error FileNotFoundException /app/Program.cs:7 | FileNotFoundException: no a.json | 1',
  ])
})

test('a green run is nothing', () => assert.deepEqual(told(dotnetTest, toolLines('dotnet-green.log')), []))

test('hostile lines cost linear time', () => assertLinear(dotnetTest))
