import assert from 'node:assert/strict'
import { test } from 'node:test'
import { programOf } from '../../../src/ci/diagnostics/program.ts'

test('the program that a script starts, behind folders, variables, carriers and comments', () => {
  const cases: Readonly<Record<string, string>> = {
    'frob all': 'frob',
    'cd web && FOO=1 python -m tool y': 'tool',
    '# build it\nset -euo pipefail\n./scripts/build.sh --all': 'build.sh',
    'sudo npx cowsay@1.2 moo': 'cowsay',
    'echo start; make test': 'make',
    'npm run lint': 'npm',
    'poetry run pytest -q | tee log': 'pytest',
    'cd web': 'cd',
    '': 'script',
  }
  for (const [command, program] of Object.entries(cases)) assert.equal(programOf(command), program, command)
})

test('a name is at most 40 characters', () => assert.equal(programOf('x'.repeat(500)).length, 40))
