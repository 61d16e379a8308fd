import assert from 'node:assert/strict'
import { test } from 'node:test'
import { goBuild } from '../../../src/ci/diagnostics/go-build.ts'
import { toLines } from '../../../src/ci/lines.ts'
import { toolLines } from '../../fixtures/tool-lines.ts'
import { assertLinear } from './linear.ts'
import { told } from './told.ts'

const compile = [
  'type_checking - broken/broken.go:3:8 | "os" imported and not used',
  'type_checking - broken/broken.go:6:9 | undefined: missing',
  'type_checking - broken/broken.go:10:9 | cannot use 3 (untyped int constant) as string value in return statement',
]

test('each compile error is one finding', () => {
  assert.deepEqual(
    told(goBuild, toolLines('go-build.log')),
    compile.map((text, i) => `${text} | ${i + 2}`),
  )
})

test('gotestsum lists compile errors without their header', () => {
  assert.deepEqual(
    told(goBuild, toolLines('go-gotestsum.log')).map((text) => text.replace(/ \| \d+$/, '')),
    compile,
  )
})

test('vet complaints are linting, its type errors are not', () => {
  assert.deepEqual(told(goBuild, toolLines('go-vet.log')), [
    'type_checking - broken/broken.go:6:9 | undefined: missing | 3',
    'linting - ok/ok.go:6:14 | fmt.Printf format %s has arg n of wrong type int | 4',
  ])
})

test('modules: no sum, no requirement, a broken go.mod, a newer Go', () => {
  const start = (name: string) => told(goBuild, toolLines(name)).map((text) => text.split(' | ')[0])
  assert.deepEqual(start('go-nosum.log'), ['dependency_issue - wire/wire_test.go:6:2'])
  assert.deepEqual(start('go-nomodule.log'), ['dependency_issue - wire/wire_test.go:6:2'])
  assert.deepEqual(start('go-modfile.log'), ['configuration_error go.mod go.mod:7'])
  assert.deepEqual(start('go-version.log'), ['environment_error go-version -'])
})

test('the advice below a missing module belongs to it', () => {
  const [only] = goBuild.read(toolLines('go-nomodule.log'), { command: 'go test' })
  assert.deepEqual([only?.from, only?.to], [2, 3])
})

test('a program that logs file and line is not a compiler', () => {
  assert.deepEqual(
    told(goBuild, toLines('2026/08/07 05:43:31 main.go:12: started\nmain.go:12:3: hello\ngo: downloading a v1.0.0')),
    [],
  )
})

test('inside a docker build', () => {
  assert.deepEqual(told(goBuild, toLines('#12 3.456 # example.com/demo\n#12 3.456 ./main.go:5:2: undefined: x')), [
    'type_checking - ./main.go:5:2 | undefined: x | 2',
  ])
})

test('linters of the same form and green tests are nothing', () => {
  for (const name of ['golangci-v2.log', 'staticcheck.log', 'go-green.log']) {
    assert.deepEqual(told(goBuild, toolLines(name)), [])
  }
})

test('hostile lines cost linear time', () => assertLinear(goBuild))

test('go vet prints no header since Go 1.26', () => {
  const lines = toLines('a/b.go:7:25: fmt.Sprintf format %s has arg n of wrong type int')
  assert.deepEqual(
    goBuild.read(lines, { command: 'go vet ./...' }).map((f) => [f.failureType, f.at]),
    [['linting', 1]],
  )
  assert.deepEqual(goBuild.read(lines, { command: './serve' }), [])
})
