import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readIni } from '../../../src/ci/scripts/ini.ts'

test('sections, values over several lines, comments', () => {
  const ini = readIni('lost = 1\n[a]\nx = 1\n# no\ny:\n  two\n\n  three ; kept\n[b]\nz=\n')
  assert.deepEqual([...ini.keys()], ['a', 'b'])
  assert.deepEqual(Object.fromEntries(ini.get('a') ?? []), { x: '1', y: '\ntwo\nthree ; kept' })
  assert.equal(ini.get('b')?.get('z'), '')
})
