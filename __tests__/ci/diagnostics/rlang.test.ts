import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rlang } from '../../../src/ci/diagnostics/rlang.ts'
import { toLines } from '../../../src/ci/lines.ts'
import { assertLinear } from './linear.ts'
import { told } from './told.ts'

test('missing packages, tests, lints, scripts', () => {
  const text = [
    'Error in library(nothere) : there is no package called ‘nothere’',
    '── Failure (test-add.R:3:3): adds ──────────',
    'add(1, 2) not equal to 3.',
    '',
    'R/a.R:1:3: style: [object_name_linter] Variable name',
    'Error in f(1) : object of no kind',
  ]
  assert.deepEqual(
    rlang.read(toLines(text.join('\n')), { command: 'Rscript' }).map((f) => f.failureType),
    ['dependency_issue', 'test_failure', 'linting', 'runtime_error'],
  )
})

test('a green check is nothing', () =>
  assert.deepEqual(told(rlang, toLines('* checking for error codes ... OK\nStatus: OK')), []))

test('hostile lines cost linear time', () => assertLinear(rlang))

test('testthat before 3.0 numbers its failures and quotes the place', () => {
  const text =
    "── 1. Failure ('test-a.R:2'): adds up ──────\n1 not equal to 2.\n── 2. Error (@test-b.R#9): reads ──────"
  assert.deepEqual(told(rlang, toLines(text)), [
    'test_failure - test-a.R:2 | adds up: 1 not equal to 2. | 1',
    'test_failure - test-b.R:9 | reads | 3',
  ])
})
