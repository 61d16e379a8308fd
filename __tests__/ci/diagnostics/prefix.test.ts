import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { unprefix } from '../../../src/ci/diagnostics/prefix.ts'

const stripped: readonly (readonly [string, string])[] = [
  ['#19 11.02 /app/src/A.cs(42,20): error CS0023: no', '/app/src/A.cs(42,20): error CS0023: no'],
  ['#7 0.314   indented', '  indented'],
  ['#2 ERROR: docker.io/library/x:1: not found', 'ERROR: docker.io/library/x:1: not found'],
  ['11.02 src/a.c:3:1: error: no', 'src/a.c:3:1: error: no'],
  ['[08:38:45]: ▸ CompileSwift normal', 'CompileSwift normal'],
  ['[08:38:45] plain', 'plain'],
  ['[2025-10-11 05:42:31] x', 'x'],
  ['2025-10-11T05:42:31.123Z x', 'x'],
  ['2026/08/07 05:43:31 main.go: x', 'main.go: x'],
  ['[DEBUG]:   \tCan\'t exec "autopoint"', 'Can\'t exec "autopoint"'],
  ['db-1   | FATAL: no', 'FATAL: no'],
  ['web:build: src/a.ts(1,2): error TS1: x', 'src/a.ts(1,2): error TS1: x'],
  ['@acme/web:test:unit: FAIL', 'FAIL'],
  ['packages/web build: src/a.ts', 'src/a.ts'],
  ['#12 3.456 [08:38:45] web:build: x', 'x'],
]

test('prefixes of outer programs are taken off', () => {
  for (const [text, rest] of stripped) assert.equal(unprefix(text), rest)
})

test('lines of the tools themselves stay whole', () => {
  const own = [
    'src/a.c:3:1: error: no',
    'main.go:3:4: undefined: x',
    'error:lib:foo: x',
    'a.py:12: error: x',
    '1.5 seconds',
    '   12 | int x;',
    '3 | use a;',
    '[ERROR] /a/X.java:[12,34] no',
    'src/main.c fatal: x',
    'error: could not compile `x`',
    '',
  ]
  for (const text of own) assert.equal(unprefix(text), text)
})

test('what is left is always the end of the text', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      assert.ok(text.endsWith(unprefix(text)))
    }),
  )
})
