import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cargoTest } from '../../../src/ci/diagnostics/cargo-test.ts'
import { toLines } from '../../../src/ci/lines.ts'
import { toolLines } from '../../fixtures/tool-lines.ts'
import { assertLinear, assertSound } from './linear.ts'
import { told } from './told.ts'

test('each failed test is one finding, with panic, error or missing panic', () => {
  assert.deepEqual(told(cargoTest, toolLines('cargo-test.log')), [
    'test_failure panic src/lib.rs:12:19 | tests::first_of_none: no elements: 0 | 16',
    'test_failure panic src/lib.rs:23:9 | tests::adds: assertion `left == right` failed: sum is wrong left: -1 right: 3 | 38',
    'test_failure - - | tests::returns_error: "no luck" | 62',
    'test_failure - src/lib.rs:38:8 | tests::should_fail: test did not panic as expected | 65',
  ])
})

test('frames of the standard library are left out of a backtrace', () => {
  const [first] = cargoTest.read(toolLines('cargo-test.log'), { command: 'cargo test' })
  assert.deepEqual(
    first?.artifacts.map((a) => `${a.path}:${a.line}`),
    ['src/lib.rs:12', 'src/lib.rs:28', 'src/lib.rs:27'],
  )
})

test('a doc test is placed where its name says', () => {
  const [only] = cargoTest.read(toolLines('cargo-doctest.log'), { command: 'cargo test --doc' })
  assert.deepEqual(only?.artifacts, [{ path: 'src/lib.rs', line: 3 }])
})

test('the form before Rust 1.73, and nextest', () => {
  const old =
    "---- tests::a stdout ----\nthread 'tests::a' panicked at 'no: 3', src/a.rs:7:5\nnote: run with `RUST_BACKTRACE=1`"
  assert.deepEqual(told(cargoTest, toLines(old)), ['test_failure panic src/a.rs:7:5 | tests::a: no: 3 | 2'])
  const nextest = [
    '    Starting 2 tests across 1 binary',
    '        PASS [   0.003s] demo tests::b',
    '        FAIL [   0.004s] demo tests::a',
    '  stderr ───',
    "    thread 'tests::a' (12) panicked at src/a.rs:7:5:",
    '    no: 3',
    '     Summary [   0.006s] 2 tests run: 1 passed, 1 failed, 0 skipped',
    '        FAIL [   0.004s] demo tests::a',
  ]
  assert.deepEqual(told(cargoTest, toLines(nextest.join('\n'))), [
    'test_failure panic src/a.rs:7:5 | tests::a: no: 3 | 5',
  ])
})

test('a program that panics is a runtime error, a crash of a test binary too', () => {
  assert.deepEqual(told(cargoTest, toolLines('cargo-run.log')), [
    'runtime_error panic src/main.rs:1:42 | called `Option::unwrap()` on a `None` value | 5',
  ])
  const crash =
    "  process didn't exit successfully: `target/debug/deps/x-1` (signal: 11, SIGSEGV: invalid memory reference)"
  assert.match(told(cargoTest, toLines(crash))[0] ?? '', /^runtime_error signal: 11 /)
})

test('a test that should panic and does is nothing', () => {
  const text = "running 1 test\n\nthread 'tests::p' panicked at src/a.rs:7:5:\nyes\ntest tests::p - should panic ... ok"
  assert.deepEqual(told(cargoTest, toLines(text)), [])
  assert.deepEqual(told(cargoTest, toolLines('cargo-green.log')), [])
})

test('windows hold their lines and hostile lines cost linear time', () => {
  assertSound(cargoTest, toolLines('cargo-test.log'))
  assertLinear(cargoTest)
})
