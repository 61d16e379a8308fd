import assert from 'node:assert/strict'
import { test } from 'node:test'
import { textLinters } from '../../../src/ci/diagnostics/text-linters.ts'
import { toLines } from '../../../src/ci/lines.ts'
import { toolLines } from '../../fixtures/tool-lines.ts'
import { assertLinear } from './linear.ts'
import { told } from './told.ts'

test('codespell', () => {
  assert.deepEqual(told(textLinters, toolLines('codespell.log')), [
    'linting teh t.txt:1 | teh ==> the | 1',
    'linting recieve t.txt:1 | recieve ==> receive | 2',
  ])
})

test('typos, cspell, markdownlint, hadolint, lychee', () => {
  const text = [
    'error: `teh` should be `the`',
    '  --> docs/a.md:1:9',
    '  |',
    'docs/a.md:1:9 - Unknown word (recieve)',
    'docs/a.md:3 MD012/no-multiple-blanks Multiple consecutive blank lines [Expected: 1; Actual: 2]',
    'Dockerfile:2 DL3008 warning: Pin versions in apt get install',
    '[404] https://example.com/gone | Network error: Not Found',
  ]
  assert.deepEqual(
    told(textLinters, toLines(text.join('\n'))).map((line) => line.split(' | ')[0]),
    [
      'linting teh docs/a.md:1:9',
      'linting recieve docs/a.md:1:9',
      'linting MD012 docs/a.md:3',
      'linting DL3008 Dockerfile:2',
      'doc_docstring 404 -',
    ],
  )
})

test('clean output is nothing', () =>
  assert.deepEqual(told(textLinters, toLines('Summary: 0 error(s)\n[200] https://example.com')), []))

test('hostile lines cost linear time', () => assertLinear(textLinters))

test('a text without findings gives no finding', () => {
  assert.deepEqual(told(textLinters, toolLines('markdownlint-green.log')), [])
})
