import assert from 'node:assert/strict'
import { test } from 'node:test'
import { next } from '../../../src/ci/diagnostics/next.ts'
import { toldOf, toldText } from './fixture.ts'
import { assertLinear } from './linear.ts'

test('a build with webpack', () => {
  assert.deepEqual(toldOf(next, 'next-webpack-resolve'), [
    'configuration_error - ./lib/db.js:1:1 | You\'re importing a component that needs "next/headers". That only works in a Server Component which is not supported in the pages/ directory. Read more: https://nextjs.org/docs/app/building-your-application/rendering/server-components | 7',
  ])
})

test('a build with Turbopack: each error once', () => {
  assert.deepEqual(toldOf(next, 'next-turbopack-resolve'), [
    'configuration_error - ./lib/db.js:1:1 | You\'re importing a module that depends on "next/headers". This API is only available in Server Components in the App Router, but you are using it in the Pages Router. | 9',
    "runtime_error MODULE_NOT_FOUND ./lib/db.js:2:1 | Module not found: Can't resolve './nowhere' | 32",
    "dependency_issue MODULE_NOT_FOUND ./lib/db.js:3:1 | Module not found: Can't resolve 'pg-nowhere' | 57",
  ])
})

test('a page that fails while it is prerendered', () => {
  assert.deepEqual(toldOf(next, 'next-webpack-prerender'), [
    'runtime_error TypeError .next/server/app/broken/page.js:1:353 | Error occurred prerendering page "/broken": TypeError: Cannot read properties of null (reading \'name\') | 9',
  ])
  assert.deepEqual(toldOf(next, 'next-turbopack-prerender'), [
    'runtime_error TypeError app/broken/page.js:1:69 | Error occurred prerendering page "/broken": TypeError: Cannot read properties of null (reading \'name\') | 11',
  ])
})

test('a type error, and rows of ESLint that are left to its module', () => {
  assert.deepEqual(
    toldText(
      next,
      [
        'Failed to compile.',
        '',
        './src/a.ts:3:5',
        "Type error: Type 'string' is not assignable to type 'number'.",
        '',
        '  1 | a',
        "> 3 | const a: number = 'x'",
      ].join('\n'),
    ),
    ["type_checking - ./src/a.ts:3:5 | Type error: Type 'string' is not assignable to type 'number'. | 4"],
  )
  assert.deepEqual(
    toldText(
      next,
      ['Failed to compile.', '', './src/a.ts', "3:10  Error: 'x' is defined but never used.  no-unused-vars"].join(
        '\n',
      ),
    ),
    [],
  )
})

test('green output and that of other tools is nothing', () => {
  assert.deepEqual(toldOf(next, 'next-webpack-green'), [])
  assert.deepEqual(toldOf(next, 'next-turbopack-green'), [])
  assert.deepEqual(toldOf(next, 'webpack-default'), [])
})

test('hostile lines cost linear time', () => assertLinear(next))
