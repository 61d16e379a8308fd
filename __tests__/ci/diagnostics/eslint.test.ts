import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eslint } from '../../../src/ci/diagnostics/eslint.ts'
import { toldOf, toldText } from './fixture.ts'
import { assertLinear } from './linear.ts'

test('stylish, with the marks of setup-node: each error with the file above it, no warnings', () => {
  assert.deepEqual(toldOf(eslint, 'eslint-stylish'), [
    'syntax_error - /home/runner/work/demo/demo/src/broken.js:3:3 | Parsing error: Unexpected token b | 3',
    "linting no-unused-vars /home/runner/work/demo/demo/src/cart.js:3:9 | 'rate' is assigned a value but never used | 6",
    "linting no-undef /home/runner/work/demo/demo/src/cart.js:4:33 | 'undefinedTotal' is not defined | 8",
  ])
})

test('warnings count where --max-warnings made them fail the run', () => {
  assert.deepEqual(toldOf(eslint, 'eslint-max-warnings'), [
    'linting no-console /home/runner/work/demo/demo/src/warn.js:2:3 | Unexpected console statement | 3',
    "linting eqeqeq /home/runner/work/demo/demo/src/warn.js:2:21 | Expected '===' and instead saw '==' | 4",
  ])
})

test('compact, unix and json say the same', () => {
  assert.deepEqual(toldOf(eslint, 'eslint-compact'), [
    'syntax_error - /home/runner/work/demo/demo/src/broken.js:3:3 | Parsing error: Unexpected token b | 1',
    "linting no-unused-vars /home/runner/work/demo/demo/src/cart.js:3:9 | 'rate' is assigned a value but never used. | 2",
    "linting no-undef /home/runner/work/demo/demo/src/cart.js:4:33 | 'undefinedTotal' is not defined. | 3",
    "linting no-undef /home/runner/work/demo/demo/src/warn.js:2:3 | 'console' is not defined. | 4",
  ])
  assert.deepEqual(toldOf(eslint, 'eslint-unix'), [
    'syntax_error - /home/runner/work/demo/demo/src/broken.js:3:3 | Parsing error: Unexpected token b | 1',
    "linting no-unused-vars /home/runner/work/demo/demo/src/cart.js:3:9 | 'rate' is assigned a value but never used. | 2",
    "linting no-undef /home/runner/work/demo/demo/src/cart.js:4:33 | 'undefinedTotal' is not defined. | 3",
    "linting no-undef /home/runner/work/demo/demo/src/warn.js:2:3 | 'console' is not defined. | 4",
  ])
  assert.deepEqual(toldOf(eslint, 'eslint-json'), [
    'syntax_error - /home/runner/work/demo/demo/src/broken.js:3:3 | Parsing error: Unexpected token b | 1',
    "linting no-unused-vars /home/runner/work/demo/demo/src/cart.js:3:9 | 'rate' is assigned a value but never used. | 1",
    "linting no-undef /home/runner/work/demo/demo/src/cart.js:4:33 | 'undefinedTotal' is not defined. | 1",
  ])
})

test('github format: marked lines without a file, where ESLint is named', () => {
  assert.deepEqual(
    toldText(
      eslint,
      ['> eslint -f github .', "##[error]'rate' is assigned a value but never used. (no-unused-vars)"].join('\n'),
    ),
    ["linting no-unused-vars - | 'rate' is assigned a value but never used. | 2"],
  )
})

test('next lint and react-scripts', () => {
  assert.deepEqual(
    toldText(
      eslint,
      [
        './src/app/page.tsx',
        "3:10  Error: 'x' is defined but never used.  @typescript-eslint/no-unused-vars",
        '9:2  Warning: Unexpected any.  @typescript-eslint/no-explicit-any',
      ].join('\n'),
    ),
    ["linting @typescript-eslint/no-unused-vars ./src/app/page.tsx:3:10 | 'x' is defined but never used. | 2"],
  )
  assert.deepEqual(
    toldText(
      eslint,
      [
        'Treating warnings as errors because process.env.CI = true.',
        'Failed to compile.',
        '[eslint]',
        'src/App.js',
        "  Line 5:10:  'x' is assigned a value but never used  no-unused-vars",
      ].join('\n'),
    ),
    ["linting no-unused-vars src/App.js:5:10 | 'x' is assigned a value but never used | 5"],
  )
})

test('inside turbo and buildkit', () => {
  assert.deepEqual(
    toldText(
      eslint,
      ['web:lint: /app/src/a.ts', "web:lint:   1:7  error  'a' is never used  no-unused-vars"].join('\n'),
    ),
    ["linting no-unused-vars /app/src/a.ts:1:7 | 'a' is never used | 2"],
  )
  assert.deepEqual(
    toldText(
      eslint,
      ['#12 3.456 /app/src/a.ts', "#12 3.456   1:7  error  'a' is never used  no-unused-vars"].join('\n'),
    ),
    ["linting no-unused-vars /app/src/a.ts:1:7 | 'a' is never used | 2"],
  )
})

test('no configuration, no files, a refused option or unknown plugin is configuration', () => {
  assert.deepEqual(toldOf(eslint, 'eslint-no-config'), [
    "configuration_error - - | ESLint couldn't find an eslint.config.(js|mjs|cjs) file. | 6",
  ])
  assert.deepEqual(toldOf(eslint, 'eslint-no-files'), [
    'configuration_error - - | No files matching the pattern "nothing" were found. | 6',
  ])
  assert.deepEqual(toldOf(eslint, 'eslint-bad-option'), [
    "configuration_error - - | Invalid option '--rulesdirs' - perhaps you meant '--rule'? | 1",
  ])
  assert.deepEqual(toldOf(eslint, 'eslint-norule'), [
    'configuration_error - - | A configuration object specifies rule "local/boom", but could not find plugin "local". | 6',
  ])
})

test('a shared configuration or plugin that is not installed is a dependency', () => {
  assert.deepEqual(toldOf(eslint, 'eslint-missing-plugin'), [
    'dependency_issue - /home/runner/work/demo/demo/.eslintrc.json | ESLint couldn\'t find the config "airbnb" to extend from. Please check that the name of the config is correct. | 6',
  ])
  assert.deepEqual(toldOf(eslint, 'eslint-missing-plugin9'), [
    "dependency_issue - /home/runner/work/demo/demo/eslint.config.missing.js | Error: Cannot find module 'eslint-plugin-nowhere' | 6",
  ])
})

test('a rule that crashes is named with the file it read', () => {
  assert.deepEqual(toldOf(eslint, 'eslint-crash'), [
    "runtime_error local/boom /home/runner/work/demo/demo/src/clean.js:1 | TypeError: Cannot read properties of null (reading 'x') | 6",
  ])
})

test('green output and that of other tools is nothing', () => {
  assert.deepEqual(toldOf(eslint, 'eslint-green'), [])
  assert.deepEqual(toldOf(eslint, 'stylelint-string'), [])
  assert.deepEqual(toldOf(eslint, 'stylelint-compact'), [])
})

test('hostile lines cost linear time', () => assertLinear(eslint))
