import assert from 'node:assert/strict'
import { test } from 'node:test'
import { followShellFile } from '../../../src/ci/scripts/shell-file.ts'
import { filesOf, followed } from './followed.ts'

const files = {
  'ci/test.sh': '#!/usr/bin/env bash\ncd "$(dirname "$0")/.."\npytest',
  'ci/plain.sh': 'go test',
  run: '#!/bin/sh\nmake',
  'tool.py': '#!/usr/bin/env python3\nprint()',
  gradlew: '#!/bin/sh\nexec java',
}
const told = (command: string, folder?: string) => followed(followShellFile, command, files, folder)
const script = '#!/usr/bin/env bash\ncd "$GITHUB_WORKSPACE/ci/.."\npytest'

for (const command of [
  'bash ci/test.sh --all',
  './ci/test.sh',
  'sh -eux ci/test.sh',
  'bash -e -o pipefail ci/test.sh',
  'source ci/test.sh',
  '. ci/test.sh',
])
  test(`${command}: the script, which knows its own folder`, () => assert.deepEqual(told(command), [script]))

test('from another folder it runs there', () => assert.deepEqual(told('../run', 'ci'), ['ci: #!/bin/sh\nmake']))

test('a script inside the command', () => {
  assert.deepEqual(followShellFile(['bash', '-lc', 'npm test && x'], '.', filesOf({}))?.scripts, [
    { script: 'npm test && x', folder: '.' },
  ])
  assert.deepEqual(told('eval make test'), ['make test'])
})

for (const command of [
  './tool.py',
  'bash tool.py',
  './gradlew test',
  './gone.sh',
  'bash',
  'pytest',
  'bash ../x.sh',
  '/bin/x',
])
  test(`${command}: not followed`, () => assert.equal(told(command), undefined))

test('a script of monstrous length is a note', () => {
  const { scripts, note } = followShellFile(['./x.sh'], '.', filesOf({ 'x.sh': '#'.repeat(70_000) })) ?? {}
  assert.deepEqual(scripts, [])
  assert.match(note ?? '', /too long/)
})
