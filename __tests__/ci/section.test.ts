import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isActionReference } from '../../src/ci/section.ts'

test('headers of actions are told from first lines of scripts', () => {
  const actions = [
    'actions/checkout@v5',
    'o/r/sub/dir@main',
    './.github/actions/x',
    '..\\x',
    'docker://alpine:3',
    '$/x',
    "'/opt/hook.sh'",
  ]
  const scripts = ['make', './gradlew build', 'npm i a/b@1 c', 'a/b', 'echo o/r@v1', "'a' 'b'", 'npx cowsay@1']
  assert.deepEqual(actions.filter(isActionReference), actions)
  assert.deepEqual(scripts.filter(isActionReference), [])
})
