import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toLines } from '../../src/ci/lines.ts'
import { toolVersions } from '../../src/ci/versions.ts'

test('the versions that set-up actions and tools print', () => {
  const text = [
    'Successfully set up CPython (3.12.4)',
    'node: v22.11.0',
    'npm: 10.9.0',
    'go version go1.23.1 linux/amd64',
    'rustc 1.81.0 (eeb90cda1 2024-09-04)',
    'openjdk version "21.0.4" 2024-07-16 LTS',
    'platform linux -- Python 3.9.1, pytest-8.3.2, pluggy-1.5.0',
    'ruff 0.6.1',
  ].join('\n')
  assert.deepEqual(toolVersions(toLines(text)), {
    python: '3.12.4',
    node: '22.11.0',
    npm: '10.9.0',
    go: '1.23.1',
    rustc: '1.81.0',
    java: '21.0.4',
    pytest: '8.3.2',
    ruff: '0.6.1',
  })
})

test('the first mention counts; versions in prose do not', () => {
  assert.deepEqual(toolVersions(toLines('npm: 10.9.0\nnpm: 9.0.0\nplease install npm: 8.0.0\nwe need Python 3.9.1')), {
    npm: '10.9.0',
  })
})
