import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fromJson, readPackage, workspacePackages } from '../../../src/ci/scripts/package-json.ts'
import { filesOf } from './followed.ts'

test('a field of a wrong kind counts as absent', () => {
  const read = readPackage(
    '.',
    filesOf({ 'package.json': '{"name":1,"scripts":{"a":"b","c":5},"workspaces":"x","wireit":[]}' }),
  )
  assert.deepEqual(
    [read?.name, read?.scripts, read?.workspaces, read?.wireit],
    [undefined, new Map([['a', 'b']]), [], {}],
  )
})

test('no object, no package', () => {
  assert.equal(readPackage('.', filesOf({ 'package.json': '[]' })), undefined)
  assert.equal(fromJson('{'), undefined)
})

test('without a list of files the packages of a workspace are not known', () => {
  const files = { read: () => '{"workspaces":["a/*"]}', all: undefined }
  assert.deepEqual(workspacePackages('.', files), [])
})
