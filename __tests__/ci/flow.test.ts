// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are GitHub's expressions, not templates of ours.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { flowOf } from '../../src/ci/flow.ts'

test('only the actions that carry artifacts and caches have a flow', () => {
  assert.deepEqual(flowOf('actions/upload-artifact@v4', {}), {
    type: 'artifact',
    gives: true,
    takes: false,
    name: 'artifact',
  })
  assert.deepEqual(flowOf('actions/download-artifact@v5', undefined), {
    type: 'artifact',
    gives: false,
    takes: true,
    name: '*',
  })
  assert.deepEqual(flowOf('actions/cache@0123abc', { key: 'k-${{ x }}' }), {
    type: 'cache',
    gives: true,
    takes: true,
    name: 'k-${{ x }}',
  })
  assert.deepEqual(
    [flowOf('actions/cache@v4', {}), flowOf('actions/checkout@v5', { name: 'x' }), flowOf(undefined, {})],
    [undefined, undefined, undefined],
  )
})
