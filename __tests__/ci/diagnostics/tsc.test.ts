import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tsc } from '../../../src/ci/diagnostics/tsc.ts'
import { toldOf, toldText } from './fixture.ts'
import { assertLinear } from './linear.ts'

test('plain, as marked by setup-node', () => {
  assert.deepEqual(toldOf(tsc, 'tsc-plain'), [
    "dependency_issue TS2307 src/index.ts:1:23 | Cannot find module 'lodash-es' or its corresponding type declarations. | 1",
    "type_checking TS2307 src/index.ts:2:24 | Cannot find module './helper' or its corresponding type declarations. | 2",
    "type_checking TS2322 src/index.ts:3:7 | Type 'string' is not assignable to type 'number'. | 3",
    "type_checking TS2551 src/index.ts:4:72 | Property 'nme' does not exist on type '{ id: number; name: string; }'. Did you mean 'name'? | 4",
    "type_checking TS2345 src/index.ts:5:5 | Argument of type '{ id: number; }' is not assignable to parameter of type '{ id: number; name: string; }'. | 5",
  ])
})

test('pretty says the same; related places are no errors', () => {
  assert.deepEqual(toldOf(tsc, 'tsc-pretty'), [
    "dependency_issue TS2307 src/index.ts:1:23 | Cannot find module 'lodash-es' or its corresponding type declarations. | 1",
    "type_checking TS2307 src/index.ts:2:24 | Cannot find module './helper' or its corresponding type declarations. | 6",
    "type_checking TS2322 src/index.ts:3:7 | Type 'string' is not assignable to type 'number'. | 11",
    "type_checking TS2551 src/index.ts:4:72 | Property 'nme' does not exist on type '{ id: number; name: string; }'. Did you mean 'name'? | 16",
    "type_checking TS2345 src/index.ts:5:5 | Argument of type '{ id: number; }' is not assignable to parameter of type '{ id: number; name: string; }'. | 26",
  ])
})

test('--build and vue-tsc', () => {
  assert.deepEqual(toldOf(tsc, 'tsc-build'), [
    "type_checking TS2322 a/n.ts:1:14 | Type 'string' is not assignable to type 'number'. | 1",
  ])
  assert.deepEqual(toldOf(tsc, 'tsc-vue'), [
    "type_checking TS2468 - | Cannot find global value 'Promise'. | 1",
    "type_checking TS2322 src/App.vue:2:7 | Type 'string' is not assignable to type 'number'. | 2",
    "type_checking TS2339 src/App.vue:4:19 | Property 'missing' does not exist on type 'number'. | 3",
  ])
})

test('refused options and projects are configuration', () => {
  assert.deepEqual(toldOf(tsc, 'tsc-config'), [
    "configuration_error TS18003 - | No inputs were found in config file '/home/runner/work/demo/demo/tsconfig.bad.json'. Specified 'include' paths were '[\"nowhere\"]' and 'exclude' paths were '[]'. | 1",
    "configuration_error TS5025 tsconfig.bad.json:1:21 | Unknown compiler option 'strictt'. Did you mean 'strict'? | 2",
  ])
  assert.deepEqual(toldOf(tsc, 'tsc-missing-config'), [
    "configuration_error TS5058 - | The specified path does not exist: 'nowhere.json'. | 1",
  ])
})

test('codes of the parser are syntax errors', () => {
  assert.deepEqual(toldOf(tsc, 'tsc-syntax'), ["syntax_error TS1005 parse-only.ts:2:1 | ')' expected. | 1"])
})

test('Angular, fork-ts-checker, ng-packagr on esbuild, astro and svelte checks', () => {
  assert.deepEqual(
    toldText(tsc, "Error: src/app/a.ts:3:5 - error TS2322: Type 'string' is not assignable to type 'number'."),
    ["type_checking TS2322 src/app/a.ts:3:5 | Type 'string' is not assignable to type 'number'. | 1"],
  )
  assert.deepEqual(
    toldText(tsc, ['ERROR in ./src/a.ts:3:5', "TS2322: Type 'string' is not assignable to type 'number'."].join('\n')),
    ["type_checking TS2322 ./src/a.ts:3:5 | Type 'string' is not assignable to type 'number'. | 2"],
  )
  assert.deepEqual(
    toldText(
      tsc,
      [
        "✘ [ERROR] TS2322: Type 'string' is not assignable to type 'number'. [plugin angular-compiler]",
        '',
        '    src/a.ts:3:4:',
        "      3 │ const a: number = 'x'",
      ].join('\n'),
    ),
    ["type_checking TS2322 src/a.ts:3:4 | Type 'string' is not assignable to type 'number'. | 1"],
  )
  assert.deepEqual(
    toldText(tsc, "src/a.astro:3:5 - error ts(2322): Type 'string' is not assignable to type 'number'."),
    ["type_checking TS2322 src/a.astro:3:5 | Type 'string' is not assignable to type 'number'. | 1"],
  )
  assert.deepEqual(
    toldText(
      tsc,
      [
        '/home/runner/work/demo/demo/src/A.svelte:3:5',
        "Error: Type 'string' is not assignable to type 'number'. (ts)",
      ].join('\n'),
    ),
    [
      "type_checking - /home/runner/work/demo/demo/src/A.svelte:3:5 | Type 'string' is not assignable to type 'number'. | 2",
    ],
  )
})

test('a repeated error counts once, TypeScript that is not installed is a dependency', () => {
  assert.deepEqual(
    toldText(
      tsc,
      ["a.ts(1,1): error TS2304: Cannot find name 'a'.", "a.ts(1,1): error TS2304: Cannot find name 'a'."].join('\n'),
    ),
    ["type_checking TS2304 a.ts:1:1 | Cannot find name 'a'. | 1"],
  )
  assert.deepEqual(toldText(tsc, '                This is not the tsc command you are looking for'), [
    'dependency_issue - - | This is not the tsc command you are looking for | 1',
  ])
})

test('code that quotes an error is none', () => {
  assert.deepEqual(
    toldText(tsc, ['    10   // src/a.ts has TS2322: nothing', 'found error TS2322 in the notes'].join('\n')),
    [],
  )
})

test('green output and that of other tools is nothing', () => {
  assert.deepEqual(toldOf(tsc, 'tsc-green'), [])
})

test('hostile lines cost linear time', () => assertLinear(tsc))
