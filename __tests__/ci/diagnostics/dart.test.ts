import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dart } from '../../../src/ci/diagnostics/dart.ts'
import { toLines } from '../../../src/ci/lines.ts'
import { assertLinear } from './linear.ts'
import { told } from './told.ts'

test('analyzer, compiler, tests, format, pub', () => {
  const text = [
    "  error • Undefined name 'x' • lib/a.dart:3:5 • undefined_identifier",
    '  error - lib/b.dart:3:5 - Undefined name - undefined_identifier',
    "lib/c.dart:3:5: Error: The getter 'x' isn't defined",
    '00:01 +2 -1: test/a_test.dart: adds [E]',
    '  Expected: <3>',
    'Changed lib/d.dart',
    'Because demo depends on acme any which does not exist, version solving failed.',
  ]
  assert.deepEqual(
    dart.read(toLines(text.join('\n')), { command: '' }).map((f) => f.failureType),
    ['type_checking', 'type_checking', 'type_checking', 'test_failure', 'code_formatting', 'dependency_issue'],
  )
})

test('a green run is nothing', () =>
  assert.deepEqual(told(dart, toLines('00:01 +3: All tests passed!\nNo issues found!')), []))

test('hostile lines cost linear time', () => assertLinear(dart))
