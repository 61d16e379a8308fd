import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readPairs } from '../../../scripts/record/pairs.ts'

test('single lines, values with an equals sign, and blocks', () => {
  const text = 'A=1\nURL=http://x/?a=b\nNOTES<<END\none\n\ntwo=2\nEND\nA=last\n'
  assert.deepEqual(readPairs(text), { A: 'last', URL: 'http://x/?a=b', NOTES: 'one\n\ntwo=2' })
})

test('a block without its end runs to the end of the text', () => {
  assert.deepEqual(readPairs('A<<END\none\ntwo'), { A: 'one\ntwo' })
})
