import assert from 'node:assert/strict'
import { test } from 'node:test'
import { carried, programName } from '../../../src/ci/scripts/carriers.ts'

for (const [line, core] of [
  ['npx eslint .', 'eslint .'],
  ['npx --yes eslint@9 .', 'eslint@9 .'],
  ['cross-env CI=1 FOO=2 jest', 'jest'],
  ['A=1 B=2 make', 'make'],
  ['sudo -E -u bob make check', 'make check'],
  ['poetry run python -m pytest -q', 'pytest -q'],
  ['uv run --extra dev --python 3.12 mypy .', 'mypy .'],
  ['python3.12 -m unittest', 'unittest'],
  ['coverage run -m pytest', 'pytest'],
  ['timeout 10m go test', 'go test'],
  ['timeout -k 5 10m go test', 'go test'],
  ['xvfb-run -a npm test', 'npm test'],
  ['bundle exec rspec', 'rspec'],
  ['xargs -n 1 shellcheck', 'shellcheck'],
  ['conda run -n test pytest', 'pytest'],
  ['pnpm exec tsc', 'tsc'],
  ['python setup.py test', 'python setup.py test'],
  ['npx', 'npx'],
  ['poetry install', 'poetry install'],
] as const)
  test(`${line} carries ${core}`, () => assert.equal(carried(line.split(' ')).join(' '), core))

test('a program without folder, ending and version', () => {
  assert.equal(programName('./node_modules/.bin/eslint'), 'eslint')
  assert.equal(programName('C:\\Python\\python.exe'), 'python')
  assert.equal(programName('pip3.12'), 'pip3')
  assert.equal(programName('prettier@3.1.0'), 'prettier')
  assert.equal(programName('@biomejs/biome'), 'biome')
})
