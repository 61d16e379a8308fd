import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mkdocs } from '../../../src/ci/diagnostics/mkdocs.ts'
import { toolLines } from '../../fixtures/tool-lines.ts'
import { assertLinear } from './linear.ts'
import { told } from './told.ts'

test('strict mode makes a warning the error', () => {
  assert.deepEqual(told(mkdocs, toolLines('mkdocs-strict.log')), [
    "doc_docstring strict index.md | Doc file 'index.md' contains a link 'missing.md', but the target is not found among documentation files. | 3",
  ])
})

test('without strict mode it stays a warning', () => {
  const lines = toolLines('mkdocs-strict.log').filter((line) => !line.text.startsWith('Aborted'))
  assert.deepEqual(
    mkdocs.read(lines, { command: 'mkdocs build' }).map((f) => f.severity),
    ['warning'],
  )
})

test('broken configuration; success is silent', () => {
  assert.match(
    told(mkdocs, toolLines('mkdocs-config.log'))[0] ?? '',
    /^configuration_error config mkdocs\.yml \| Config value 'theme'/,
  )
  assert.deepEqual(told(mkdocs, toolLines('mkdocs-green.log')), [])
})

test('hostile lines cost linear time', () => {
  assertLinear(mkdocs)
})
