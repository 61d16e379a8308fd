import assert from 'node:assert/strict'
import { test } from 'node:test'
import { firstLine } from '../../src/ci/first-line.ts'

test('the first line that is not blank, as the runner shows it', () => {
  assert.equal(firstLine('\n   \n  make all \nmake test'), 'make all')
  assert.equal(firstLine(' \n '), '')
})
