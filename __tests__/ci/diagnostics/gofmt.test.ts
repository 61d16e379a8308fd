import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gofmt } from '../../../src/ci/diagnostics/gofmt.ts'
import { toLines } from '../../../src/ci/lines.ts'
import { toolLines } from '../../fixtures/tool-lines.ts'
import { assertLinear } from './linear.ts'
import { told } from './told.ts'

test('a diff is one finding a file and the window holds it', () => {
  const [only] = gofmt.read(toolLines('gofmt-diff.log'), { command: 'gofmt -d .' })
  assert.deepEqual(only?.artifacts, [{ path: 'app/app.go' }])
  assert.deepEqual([only?.failureType, only?.from, only?.to], ['code_formatting', 1, 22])
})

test('golangci-lint fmt prints the same diff', () => {
  assert.equal(told(gofmt, toolLines('golangci-fmt.log')).length, 1)
})

test('a list of files counts only where a formatter was called', () => {
  const lines = toolLines('gofmt-list.log')
  assert.deepEqual(told(gofmt, lines, { command: 'test -z "$(gofmt -l . | tee /dev/stderr)"' }), [
    'code_formatting gofmt app/app.go | app/app.go is not formatted | 1',
  ])
  assert.deepEqual(told(gofmt, lines, { command: 'ls' }), [])
})

test('no files, no finding', () => {
  assert.deepEqual(told(gofmt, toLines('gofmt -l .\nall good'), { command: 'gofmt -l .' }), [])
})

test('hostile lines cost linear time', () => assertLinear(gofmt))
