import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cargo } from '../../../src/ci/diagnostics/cargo.ts'
import { toLines } from '../../../src/ci/lines.ts'
import { toolLines } from '../../fixtures/tool-lines.ts'
import { assertLinear } from './linear.ts'
import { told } from './told.ts'

test('resolution and lock file', () => {
  assert.deepEqual(told(cargo, toolLines('cargo-resolve.log')), [
    'dependency_issue resolve - | failed to select a version for the requirement `serde = "=99.0.0"` | 2',
  ])
  assert.match(told(cargo, toolLines('cargo-locked.log'))[0] ?? '', /^dependency_issue --locked \S+\/Cargo\.lock /)
})

test('the candidates below a failed resolution belong to it', () => {
  const [only] = cargo.read(toolLines('cargo-resolve.log'), { command: 'cargo build' })
  assert.deepEqual([only?.from, only?.to], [2, 7])
})

test('build scripts, toolchains, network', () => {
  const text = [
    '   Compiling openssl-sys v0.9.104',
    'error: failed to run custom build command for `openssl-sys v0.9.104`',
    '',
    'Caused by:',
    "  process didn't exit successfully: `/home/runner/work/demo/demo/target/debug/build/x/build-script-main` (exit status: 101)",
    "error: toolchain 'nightly-x86_64-unknown-linux-gnu' is not installed",
    'error: failed to get `serde` as a dependency of package `demo v0.1.0`',
  ]
  assert.deepEqual(
    cargo.read(toLines(text.join('\n')), { command: 'cargo build' }).map((f) => `${f.failureType} ${f.ruleId} ${f.to}`),
    ['environment_error openssl-sys v0.9.104 5', 'environment_error toolchain 6', 'environment_error network 7'],
  )
})

test('a summary is told only when nothing else is, and weakly', () => {
  const [only] = cargo.read(toolLines('cargo-build.log'), { command: 'cargo build' })
  assert.equal(only?.strength, 1)
})

test('the same words of other tools, and a passing run, are nothing', () => {
  assert.deepEqual(told(cargo, toLines('error: failed to get lock\nerror: the package is gone')), [])
  assert.deepEqual(told(cargo, toolLines('cargo-green.log')), [])
})

test('hostile lines cost linear time', () => assertLinear(cargo))
