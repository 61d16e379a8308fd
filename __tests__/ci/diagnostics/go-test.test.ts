import assert from 'node:assert/strict'
import { test } from 'node:test'
import { goTest } from '../../../src/ci/diagnostics/go-test.ts'
import { toLines } from '../../../src/ci/lines.ts'
import { toolLines } from '../../fixtures/tool-lines.ts'
import { assertLinear, assertSound } from './linear.ts'
import { told } from './told.ts'

const add = 'TestAdd/small_numbers: Add(1, 2) = -1, want 3'
const panic = 'TestFirst: panic: runtime error: index out of range [0] with length 0'
const crash = `test_failure panic /home/runner/work/demo/demo/calc/calc_test.go:21 | ${panic}`

test('plain output: the failed subtest, the panic, testify with its message', () => {
  assert.deepEqual(told(goTest, toolLines('go-test.log')), [
    `test_failure - calc_test.go:8 | ${add} | 3`,
    `${crash} | 5`,
    'test_failure - /home/runner/work/demo/demo/wire/wire_test.go:14 | TestName: Not equal: expected: "cable" actual : "wire" (the name of the wire) | 34',
    'test_failure - /home/runner/work/demo/demo/wire/wire_test.go:19 | TestNil: An error is expected but got nil. | 49',
  ])
})

test('-v and -json tell the same of the same tests', () => {
  assert.deepEqual(told(goTest, toolLines('go-test-verbose.log')), [
    `test_failure - calc_test.go:8 | ${add} | 3`,
    `${crash} | 13`,
  ])
  assert.deepEqual(told(goTest, toolLines('go-json.log')), [
    `test_failure - calc_test.go:8 | ${add} | 6`,
    `${crash} | 23`,
  ])
})

test('gotestsum prints failures twice and names the folder of the package', () => {
  const said = told(goTest, toolLines('go-gotestsum.log'))
  assert.equal(said.length, 4)
  assert.equal(said[0], `test_failure - calc/calc_test.go:8 | ${add} | 10`)
})

test('a panic blames project frames, the test first', () => {
  const found = goTest.read(toolLines('go-test.log'), { command: 'go test ./...' })[1]
  assert.deepEqual(found?.artifacts, [
    { path: '/home/runner/work/demo/demo/calc/calc_test.go', line: 21 },
    { path: '/home/runner/work/demo/demo/calc/calc.go', line: 7 },
  ])
})

test('a data race is one finding, its test is not a second one', () => {
  const found = goTest.read(toolLines('go-race.log'), { command: 'go test -race' })
  assert.deepEqual(
    found.map((f) => [f.ruleId, f.artifacts[0]?.line]),
    [['data-race', 8]],
  )
})

test('a time-out names the test that was running', () => {
  assert.deepEqual(told(goTest, toolLines('go-timeout.log')), [
    'test_failure timeout /home/runner/work/demo/demo/slow/slow_test.go:8 | TestSlow: panic: test timed out after 1s | 1',
  ])
})

test('testify below much other output, with the title at the end', () => {
  const noise = Array.from({ length: 200 }, (_, i) => `level=info node.go:31 round ${i} done`)
  const block = [
    '    log.go:51: ',
    '        \tError Trace:\t/home/runner/work/demo/demo/check/log.go:51',
    '        \t            \t\t\t\t/home/runner/work/demo/demo/sim/long_test.go:18',
    '        \tError:      \tShould be false',
    '        \tTest:       \tTestLong',
    '        \tMessages:   \ttwo votes in one round',
    '--- FAIL: TestLong (2.93s)',
  ]
  const [only] = goTest.read(toLines([...noise, ...block].join('\n')), { command: 'go test' })
  assert.equal(only?.message, 'TestLong: Should be false (two votes in one round)')
  assert.deepEqual([only?.from, only?.at, only?.to], [201, 204, 207])
  assert.deepEqual(
    only?.artifacts.map((a) => a.path),
    ['/home/runner/work/demo/demo/sim/long_test.go', '/home/runner/work/demo/demo/check/log.go'],
  )
})

test('a panic of a plain program is a runtime error', () => {
  const text =
    'panic: no config\n\ngoroutine 1 [running]:\nmain.main()\n\t/home/runner/work/demo/demo/main.go:5 +0x2c\nexit status 2'
  assert.deepEqual(told(goTest, toLines(text)), [
    'runtime_error panic /home/runner/work/demo/demo/main.go:5 | panic: no config | 1',
  ])
})

test('a package that fails outside of its tests is told weakly', () => {
  const [only] = goTest.read(toLines('coverage: 10%\nFAIL\texample.com/demo/x\t0.02s\nFAIL'), { command: 'go test' })
  assert.equal(only?.strength, 2)
})

test('green tests with words of failure in their names are nothing', () => {
  assert.deepEqual(told(goTest, toolLines('go-green.log')), [])
})

test('windows hold their lines and hostile lines cost linear time', () => {
  assertSound(goTest, toolLines('go-test.log'))
  assertLinear(goTest)
})
