import assert from 'node:assert/strict'
import { test } from 'node:test'
import { golangci } from '../../../src/ci/diagnostics/golangci.ts'
import { toLines } from '../../../src/ci/lines.ts'
import { toolLines } from '../../fixtures/tool-lines.ts'
import { assertLinear } from './linear.ts'
import { told } from './told.ts'

test('each issue is one finding with its linter', () => {
  assert.deepEqual(told(golangci, toolLines('golangci-v2.log')), [
    'linting errcheck app/app.go:11:11 | Error return value of `os.Remove` is not checked | 1',
    'linting ineffassign app/app.go:13:2 | ineffectual assignment to x | 4',
    'linting unused app/app.go:8:5 | var unused is unused | 7',
  ])
})

test('kinds: typecheck is a type error, formatters are formatting, a bad configuration is configuration', () => {
  assert.deepEqual(told(golangci, toolLines('golangci-typecheck.log')), [
    'type_checking typecheck ./b.go:2:25 | undefined: nope | 2',
  ])
  const lines = toLines(
    '##[error]a.go:3:1: File is not properly formatted (gofmt)\nError: can\'t load config: unsupported version of the configuration: "1"',
  )
  assert.deepEqual(told(golangci, lines), [
    'code_formatting gofmt a.go:3:1 | File is not properly formatted | 1',
    'configuration_error config - | can\'t load config: unsupported version of the configuration: "1" | 2',
  ])
})

test('a clean run is nothing', () => assert.deepEqual(told(golangci, toolLines('golangci-green.log')), []))
test('hostile lines cost linear time', () => assertLinear(golangci))
