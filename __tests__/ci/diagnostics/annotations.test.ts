import assert from 'node:assert/strict'
import { test } from 'node:test'
import { annotations } from '../../../src/ci/diagnostics/annotations.ts'
import { toLines } from '../../../src/ci/lines.ts'
import { assertLinear } from './linear.ts'
import { told } from './told.ts'

test('a tagged error is a finding, the exit code line is not', () => {
  const lines = toLines('x\n##[error]no owner for path "a/b"\n##[error]Process completed with exit code 1.')
  assert.deepEqual(told(annotations, lines), ['runtime_error - - | no owner for path "a/b" | 2'])
  assert.deepEqual(told(annotations, lines, { command: 'acme/check@v1' }), [
    'configuration_error - - | no owner for path "a/b" | 2',
  ])
})

test('a command behind a prefix keeps its place', () => {
  const lines = toLines(
    '[10:00:01]: ▸ \u001b[35m::error file=/Users/runner/work/demo/demo/App/View.swift,line=34,col=8::missing argument\u001b[0m',
  )
  assert.deepEqual(told(annotations, lines), [
    'type_checking - /Users/runner/work/demo/demo/App/View.swift:34:8 | missing argument | 1',
  ])
})

test('the untagged lines of one message belong to it', () => {
  const text = [
    '##[error]Error: nothing is listening.',
    ' ❯ Object.<anonymous> test/start.test.ts:6:19',
    '    at node_modules/x/index.js:1:1',
    'next output',
  ].join('\n')
  const [only] = annotations.read(toLines(text), { command: 'npm test' })
  assert.deepEqual([only?.from, only?.at, only?.to], [1, 1, 3])
  assert.deepEqual(only?.artifacts, [{ path: 'test/start.test.ts', line: 6, column: 19 }])
})

test('a bare position of a problem matcher belongs to the path above it', () => {
  const text = '/home/runner/work/demo/demo/src/a.ts\n##[error]  7:12  error  x is never used  no-unused-vars'
  assert.match(told(annotations, toLines(text))[0] ?? '', /src\/a\.ts:7:12/)
})

test('tagged warnings stay warnings, and a repeated error counts once', () => {
  const lines = toLines('##[warning]old\n##[error]bad\n##[error]bad')
  assert.deepEqual(
    annotations.read(lines, { command: 'x' }).map((f) => `${f.severity} ${f.at}`),
    ['warning 1', 'error 2'],
  )
})

test('output without tags is nothing, even with error words', () => {
  assert.deepEqual(
    told(annotations, toLines('error: x\nstd::error::Error\n0 errors\n##[error][notice] A new release of pip')),
    [],
  )
})

test('hostile lines cost linear time', () => assertLinear(annotations))
