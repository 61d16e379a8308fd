import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rustfmt } from '../../../src/ci/diagnostics/rustfmt.ts'
import { toLines } from '../../../src/ci/lines.ts'
import { toolLines } from '../../fixtures/tool-lines.ts'
import { assertLinear } from './linear.ts'
import { told } from './told.ts'

test('one finding a file, with its diff', () => {
  const found = rustfmt.read(toolLines('cargo-fmt.log'), { command: 'cargo fmt --check' })
  assert.deepEqual(
    found.map((f) => [f.failureType, f.artifacts[0]?.path, f.artifacts[0]?.line, f.from, f.to]),
    [
      ['code_formatting', '/home/runner/work/demo/demo/src/lib.rs', 9, 1, 10],
      ['code_formatting', '/home/runner/work/demo/demo/src/other.rs', 1, 12, 16],
    ],
  )
})

test('older versions word the place differently, and a second place in a file is no second finding', () => {
  const text = 'Diff in /x/src/a.rs at line 3:\n-a\n+b\nDiff in /x/src/a.rs at line 30:\n-c\n+d'
  assert.equal(told(rustfmt, toLines(text)).length, 1)
})

test('a diff that git prints is nothing', () =>
  assert.deepEqual(told(rustfmt, toLines('diff --git a/a.rs b/a.rs\n-a')), []))
test('hostile lines cost linear time', () => assertLinear(rustfmt))

test('formatted code gives no finding', () => {
  assert.deepEqual(told(rustfmt, toolLines('rustfmt-green.log')), [])
})
