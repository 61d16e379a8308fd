import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rustc } from '../../../src/ci/diagnostics/rustc.ts'
import { toLines } from '../../../src/ci/lines.ts'
import { toolLines } from '../../fixtures/tool-lines.ts'
import { assertLinear, assertSound } from './linear.ts'
import { told } from './told.ts'

const errors = (name: string) =>
  rustc.read(toolLines(name), { command: 'cargo build' }).filter((f) => f.severity === 'error')

test('each error is one finding with code, place and the words under the caret', () => {
  assert.deepEqual(
    errors('cargo-build.log').map((f) => `${f.ruleId} ${f.artifacts[0]?.path}:${f.artifacts[0]?.line} ${f.message}`),
    [
      'E0432 src/lib.rs:1 unresolved import `missing_crate`: use of unresolved module or unlinked crate `missing_crate`',
      'E0277 src/lib.rs:5 cannot add `&str` to `i32`: no implementation for `i32 + &str`',
      'E0308 src/lib.rs:9 mismatched types: expected `i32`, found `&str`',
      'E0425 src/lib.rs:10 cannot find function `undefined_name` in this scope: not found in this scope',
    ],
  )
})

test('a warning stays a warning and has its lint', () => {
  const [warning] = rustc.read(toolLines('cargo-build.log'), { command: '' }).filter((f) => f.severity === 'warning')
  assert.deepEqual([warning?.ruleId, warning?.failureType], ['unused_imports', 'linting'])
})

test('the window is the block', () => {
  const first = errors('cargo-build.log')[0]
  assert.deepEqual([first?.from, first?.at, first?.to], [2, 2, 8])
})

test('clippy is linting', () => {
  const [only] = errors('cargo-clippy.log')
  assert.deepEqual([only?.tool, only?.failureType, only?.ruleId], ['clippy', 'linting', 'clippy::needless_return'])
})

test('what the parser refuses is a syntax error, a manifest is configuration', () => {
  assert.deepEqual(
    [...errors('cargo-syntax.log'), ...errors('cargo-manifest.log')].map(
      (f) => `${f.failureType} ${f.artifacts[0]?.path}`,
    ),
    ['syntax_error src/lib.rs', 'configuration_error Cargo.toml'],
  )
})

test('JSON messages hold the same block', () => {
  assert.deepEqual(
    errors('cargo-json.log').map((f) => `${f.ruleId} ${f.artifacts[0]?.path} ${f.message}`),
    ['E0308 src/lib.rs mismatched types: expected `i32`, found `&str`'],
  )
})

test('the same error for library and tests counts once, the project is blamed before a dependency', () => {
  const block = [
    'error: macro expansion ignores `to_owned`',
    '   --> /home/runner/.cargo/registry/src/index.crates.io-1/dep-0.6.2/src/lib.rs:36:12',
    '    |',
    '   ::: src/app.rs:54:9',
    '',
  ]
  assert.deepEqual(told(rustc, toLines([...block, ...block].join('\n'))), [
    'type_checking - src/app.rs:54:9 | macro expansion ignores `to_owned` | 1',
  ])
})

test('error lines of other tools and a passing build are nothing', () => {
  assert.deepEqual(told(rustc, toLines('error: pathspec x did not match\nerror: could not compile `x` (lib)')), [])
  assert.deepEqual(told(rustc, toolLines('cargo-green.log')), [])
})

test('windows hold their lines and hostile lines cost linear time', () => {
  assertSound(rustc, toolLines('cargo-build.log'))
  assertLinear(rustc)
})
