import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sphinx } from '../../../src/ci/diagnostics/sphinx.ts'
import { toLines } from '../../../src/ci/lines.ts'
import { toolLines } from '../../fixtures/tool-lines.ts'
import { assertLinear, assertSound } from './linear.ts'
import { told } from './told.ts'

const read = (name: string) => sphinx.read(toolLines(`sphinx-${name}.log`), { command: 'make docs' })

test('under -W each warning is an error with its place', () => {
  assert.deepEqual(
    read('w').map((f) => [f.severity, f.ruleId, f.artifacts[0]?.line, f.message]),
    [
      [
        'error',
        undefined,
        undefined,
        "autodoc: failed to import 'nothing' from module 'shop'; the following exception was raised:",
      ],
      ['error', 'docutils', 9, 'Bullet list ends without a blank line; unexpected unindent.'],
      ['error', 'ref.doc', 4, "unknown document: 'missing'"],
      ['error', 'ref.ref', 4, "undefined label: 'nowhere'"],
    ],
  )
})

test('without -W warnings stay warnings', () => {
  assert.deepEqual(
    read('doctest').map((f) => f.severity),
    ['warning', 'warning'],
  )
})

test('before version 8 the first warning ends the build', () => {
  const text =
    'Running Sphinx v4.5.0\n\nWarning, treated as error:\n/home/runner/docs/index.rst:2:Title underline too short.'
  assert.deepEqual(told(sphinx, toLines(text)), [
    'doc_docstring - /home/runner/docs/index.rst:2 | Title underline too short. | 4',
  ])
})

test('a build that cannot start', () => {
  assert.deepEqual(told(sphinx, toolLines('sphinx-extension.log')), [
    "dependency_issue Extension error - | Extension error: Could not import extension sphinx_nosuch_ext (exception: No module named 'sphinx_nosuch_ext') | 31",
  ])
  assert.deepEqual(told(sphinx, toolLines('sphinx-conf.log')), [
    'configuration_error Configuration error /home/runner/work/demo/demo/docs3/conf.py:1 | Configuration error: There is a programmable error in your configuration file: ValueError: bad conf | 38',
  ])
  assert.deepEqual(told(sphinx, toolLines('sphinx-theme.log')), [
    "configuration_error Theme error - | Theme error: no theme named 'nosuch' found (missing theme.toml?) | 31",
  ])
})

test('broken links of linkcheck', () => {
  const text = 'Running Sphinx v8.1.0\n(           index: line   12) broken    https://example.org/x - 404 Client Error'
  assert.deepEqual(told(sphinx, toLines(text)), [
    'doc_docstring linkcheck index:12 | https://example.org/x - 404 Client Error | 2',
  ])
})

test('warnings of other programs do not count; success is silent', () => {
  assert.deepEqual(
    told(sphinx, toLines('pip install sphinx\nERROR: No matching distribution found for sphinx==99')),
    [],
  )
  assert.deepEqual(read('green'), [])
})

test('hostile lines cost linear time, windows hold', () => {
  assertLinear(sphinx)
  for (const name of ['sphinx-w', 'sphinx-conf', 'sphinx-extension']) assertSound(sphinx, toolLines(`${name}.log`))
})
