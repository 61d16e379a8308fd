import assert from 'node:assert/strict'
import { test } from 'node:test'
import { webpack } from '../../../src/ci/diagnostics/webpack.ts'
import { toldOf, toldText } from './fixture.ts'
import { assertLinear } from './linear.ts'

test('unresolved modules', () => {
  assert.deepEqual(toldOf(webpack, 'webpack-default'), [
    "runtime_error MODULE_NOT_FOUND ./src/main.js:1 | Module not found: Error: Can't resolve './missing' in '/home/runner/work/demo/demo/src' | 5",
    "dependency_issue MODULE_NOT_FOUND ./src/main.js:2 | Module not found: Error: Can't resolve 'lodash.debounce' in '/home/runner/work/demo/demo/src' | 35",
  ])
})

test('a file that does not parse', () => {
  assert.deepEqual(toldOf(webpack, 'webpack-syntax'), [
    'syntax_error - ./src/syntax.js:1:10 | Module parse failed: Unexpected token (1:10) | 5',
  ])
})

test('configuration that cannot be loaded', () => {
  assert.deepEqual(toldOf(webpack, 'webpack-config'), [
    "configuration_error - /home/runner/work/demo/demo/nowhere.config.js | Failed to load '/home/runner/work/demo/demo/nowhere.config.js' config Error: Cannot find module '/home/runner/work/demo/demo/nowhere.config.js' | 1",
  ])
})

test('a loader says only that it failed: its cause comes along', () => {
  assert.deepEqual(
    toldText(
      webpack,
      [
        'ERROR in ./src/a.scss',
        'Module build failed (from ./node_modules/sass-loader/dist/cjs.js):',
        'SassError: Undefined variable.',
        '  ╷',
        '3 │   color: $x;',
      ].join('\n'),
    ),
    [
      'runtime_error SassError ./src/a.scss | Module build failed (from ./node_modules/sass-loader/dist/cjs.js): SassError: Undefined variable. | 2',
    ],
  )
})

test('react-scripts', () => {
  assert.deepEqual(
    toldText(
      webpack,
      [
        'Creating an optimized production build...',
        'Failed to compile.',
        '',
        './src/App.js',
        "Module not found: Error: Can't resolve 'axios' in '/home/runner/work/demo/demo/src'",
      ].join('\n'),
    ),
    [
      "dependency_issue MODULE_NOT_FOUND ./src/App.js | Module not found: Error: Can't resolve 'axios' in '/home/runner/work/demo/demo/src' | 5",
    ],
  )
  assert.deepEqual(
    toldText(
      webpack,
      ['Failed to compile.', '', "Attempted import error: 'x' is not exported from './y' (imported as 'x')."].join(
        '\n',
      ),
    ),
    ["type_checking - - | Attempted import error: 'x' is not exported from './y' (imported as 'x'). | 3"],
  )
})

test('green output and that of other tools is nothing', () => {
  assert.deepEqual(toldOf(webpack, 'webpack-green'), [])
  assert.deepEqual(toldOf(webpack, 'next-webpack-resolve'), [])
  assert.deepEqual(toldOf(webpack, 'next-turbopack-resolve'), [])
})

test('hostile lines cost linear time', () => assertLinear(webpack))
