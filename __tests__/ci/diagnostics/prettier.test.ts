import assert from 'node:assert/strict'
import { test } from 'node:test'
import { prettier } from '../../../src/ci/diagnostics/prettier.ts'
import { toldOf, toldText } from './fixture.ts'
import { assertLinear } from './linear.ts'

test('--check: unformatted files and files that do not parse', () => {
  assert.deepEqual(toldOf(prettier, 'prettier-check'), [
    'syntax_error SyntaxError fmt/bad.json:2:10 | SyntaxError: Unexpected token (2:10) | 2',
    'code_formatting - fmt/messy.js | fmt/messy.js is not formatted | 7',
    'syntax_error SyntaxError fmt/syntax.js:1:11 | SyntaxError: Unexpected token (1:11) | 8',
  ])
})

test('--list-different prints bare paths: they count under its command', () => {
  assert.deepEqual(toldOf(prettier, 'prettier-list'), [
    'code_formatting - fmt/messy.js | fmt/messy.js is not formatted | 5',
  ])
})

test('sentences with the same prefix are no files; sbt is not Prettier', () => {
  assert.deepEqual(
    toldText(
      prettier,
      [
        'Checking formatting...',
        '[warn] Ignored unknown option { a: 1 }.',
        '[warn] src/a.ts',
        '[warn] Code style issues found in the above file. Run Prettier with --write to fix.',
      ].join('\n'),
    ),
    ['code_formatting - src/a.ts | src/a.ts is not formatted | 3'],
  )
  assert.deepEqual(
    toldText(prettier, ['[error] src/Main.scala:3:5: not found: value x', '[warn] src/Main.scala'].join('\n')),
    [],
  )
})

test('a pattern without files is configuration, a missing plug-in a dependency', () => {
  assert.deepEqual(
    toldText(
      prettier,
      ['> prettier --check lib', '[error] No files matching the pattern were found: "lib".'].join('\n'),
    ),
    ['configuration_error - - | No files matching the pattern were found: "lib". | 2'],
  )
  assert.deepEqual(
    toldText(
      prettier,
      [
        '> prettier --check .',
        "[error] Cannot find package 'prettier-plugin-x' imported from /home/runner/work/demo/demo/noop.js",
      ].join('\n'),
    ),
    [
      "dependency_issue - - | Cannot find package 'prettier-plugin-x' imported from /home/runner/work/demo/demo/noop.js | 2",
    ],
  )
})

test('green output and that of other tools is nothing', () => {
  assert.deepEqual(toldOf(prettier, 'prettier-green'), [])
})

test('hostile lines cost linear time', () => assertLinear(prettier))
