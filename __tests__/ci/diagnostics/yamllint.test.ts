import assert from 'node:assert/strict'
import { test } from 'node:test'
import { yamllint } from '../../../src/ci/diagnostics/yamllint.ts'
import { toLines } from '../../../src/ci/lines.ts'
import { toolLines } from '../../fixtures/tool-lines.ts'
import { assertLinear } from './linear.ts'
import { told } from './told.ts'

test('each problem with its rule, in both formats', () => {
  const starts = [
    'linting document-start y.yml:1:1',
    'code_formatting colons y.yml:1:5',
    'code_formatting commas y.yml:2:7',
    'linting key-duplicates y.yml:3:1',
    'code_formatting trailing-spaces y.yml:3:5',
  ]
  for (const name of ['yamllint.log', 'yamllint-parsable.log']) {
    assert.deepEqual(
      told(yamllint, toolLines(name)).map((text) => text.split(' | ')[0]),
      starts,
    )
  }
})

test('rows below something that is no YAML file are nothing', () => {
  assert.deepEqual(told(yamllint, toLines('src/a.js\n  1:5  error  no semi  (semi)')), [])
  assert.deepEqual(told(yamllint, toolLines('actionlint.log')), [])
})

test('hostile lines cost linear time', () => assertLinear(yamllint))

test('--strict makes warnings fail', () => {
  const lines = toLines('a.yml\n  1:1       warning  missing document start "---"  (document-start)')
  const severity = (command: string) => yamllint.read(lines, { command })[0]?.severity
  assert.deepEqual([severity('yamllint .'), severity('yamllint --strict .')], ['warning', 'error'])
})
