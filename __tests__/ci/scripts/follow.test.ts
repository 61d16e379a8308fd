import assert from 'node:assert/strict'
import { test } from 'node:test'
import { firstText, inFolder } from '../../../src/ci/scripts/follow.ts'
import { filesOf } from './followed.ts'

test('a path from the top', () => {
  assert.equal(inFolder('.', 'Makefile'), 'Makefile')
  assert.equal(inFolder('web/app', 'Makefile'), 'web/app/Makefile')
})

test('the first file that is there, an empty one too', () => {
  const files = filesOf({ 'web/b': '', 'web/c': 'c' })
  assert.deepEqual(firstText('web', ['a', 'b', 'c'], files), { path: 'web/b', text: '' })
  assert.equal(firstText('.', ['a', 'b'], files), undefined)
})
