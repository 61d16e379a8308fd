import assert from 'node:assert/strict'
import { test } from 'node:test'
import { reference } from '../../src/ci/reference.ts'

const here = '.github/workflows/ci.yml'
const there = 'octo/shared/.github/workflows/called.yml@v2'

for (const [uses, from, key] of [
  ['./.github/workflows/a.yml', here, './.github/workflows/a.yml'],
  ['$/actions/setup', here, './actions/setup'],
  ['./checks/', '', './checks'],
  ['./', '', './'],
  ['./.github/workflows/a.yml', there, 'octo/shared/.github/workflows/a.yml@v2'],
  ['octo/shared/setup@v1', here, 'octo/shared/setup@v1'],
  [' octo/shared/.github/workflows/a.yml@main ', there, 'octo/shared/.github/workflows/a.yml@main'],
] as const)
  test(`${uses} in ${from || 'a step'} is ${key}`, () => assert.equal(reference(uses, from), key))

for (const uses of [
  'actions/checkout@v5',
  'docker://alpine:3',
  './../other',
  './a/../../b',
  './a//b',
  './a?x',
  './a%2f..',
  'octo/shared/../x@v1',
  `./${'a'.repeat(600)}`,
  '../outside',
  '',
])
  test(`${uses.slice(0, 30)} names nothing that may be fetched`, () => assert.equal(reference(uses, here), undefined))
