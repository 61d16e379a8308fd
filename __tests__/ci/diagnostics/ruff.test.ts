import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ruff } from '../../../src/ci/diagnostics/ruff.ts'
import { toolLines } from '../../fixtures/tool-lines.ts'
import { assertLinear, assertSound } from './linear.ts'
import { told } from './told.ts'

const read = (name: string) => ruff.read(toolLines(`ruff-${name}.log`), { command: 'make lint' })
const places = (name: string) =>
  read(name).map((f) => [f.ruleId, f.artifacts[0]?.path, f.artifacts[0]?.line, f.artifacts[0]?.column].join(' '))

const wanted = [
  'E401 app.py 1 1',
  'I001 app.py 1 1',
  'F401 app.py 1 8',
  'F401 app.py 1 12',
  'F401 app.py 2 8',
  'F841 app.py 12 5',
  'S602 app.py 13 5',
  'F821 app.py 14 12',
  'E501 app.py 17 89',
  'invalid-syntax broken.py 1 7',
  'invalid-syntax broken.py 1 8',
]

test('the same errors in four outputs give the same findings', () => {
  for (const form of ['concise', 'full', 'grouped', 'github']) assert.deepEqual(places(form), wanted, form)
})

test('the full form keeps its excerpt as evidence', () => {
  const found = read('full').find((f) => f.ruleId === 'F821')
  assert.deepEqual(
    [found?.at, found?.from, found?.to, found?.message],
    [110, 110, 116, 'Undefined name `undefined_name`'],
  )
})

test('older layouts and colours', () => {
  assert.deepEqual(places('v0.4-full'), [
    'F401 app.py 1 8',
    'F401 app.py 1 12',
    'F401 app.py 2 8',
    'F841 app.py 12 5',
    'F821 app.py 14 12',
  ])
  assert.deepEqual(places('color'), places('v0.4-full'))
})

test('an unreadable file is told once', () => {
  const found = read('v0.4-concise').filter((f) => f.failureType === 'syntax_error')
  assert.deepEqual(
    found.map((f) => f.artifacts[0]),
    [{ path: 'broken.py', line: 1, column: 7 }],
  )
})

test('ruff format: listed, as diagnostics and as a diff', () => {
  assert.deepEqual(
    told(ruff, toolLines('ruff-v0.4-format.log'))[1],
    'code_formatting format app.py | Would reformat: app.py | 2',
  )
  assert.deepEqual(
    told(ruff, toolLines('ruff-format.log'))[0],
    'code_formatting format app.py | Would reformat: app.py | 1',
  )
  const [diff] = read('format-diff')
  assert.deepEqual(
    [diff?.failureType, diff?.artifacts[0]?.path, diff?.from, diff?.to],
    ['code_formatting', 'app.py', 1, 22],
  )
})

test('a broken configuration is read from the causes', () => {
  assert.equal(read('config')[0]?.artifacts[0]?.path, '/home/runner/work/demo/demo/lint/bad.toml')
  assert.deepEqual(told(ruff, toolLines('ruff-badselect.log')), [
    'configuration_error ruff failed - | ruff failed: Cause: Unknown rule selector `NOPE` in `select` from the CLI | 1',
  ])
})

test("flake8's lines are not ruff's, and success is silent", () => {
  assert.deepEqual(told(ruff, toolLines('flake8-default.log')), [])
  assert.deepEqual(told(ruff, toolLines('pre-commit-red.log')), [])
  assert.deepEqual(read('green'), [])
})

test('hostile lines cost linear time, windows hold', () => {
  assertLinear(ruff)
  for (const name of ['ruff-full', 'ruff-concise', 'ruff-format-diff', 'ruff-grouped'])
    assertSound(ruff, toolLines(`${name}.log`))
})
