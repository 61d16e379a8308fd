import assert from 'node:assert/strict'
import { test } from 'node:test'
import { resolveCommands } from '../../src/ci/scripts.ts'
import { toolCommandOf } from '../../src/ci/tool-command.ts'
import { filesOf } from './scripts/followed.ts'

const told = (script: string, tool: string, path?: string, files: Record<string, string> = {}, folder = '.') => {
  const tree = resolveCommands(script, { folder, files: filesOf(files), parse: undefined })
  return toolCommandOf({ tool, artifacts: path === undefined ? [] : [{ path }] }, tree)
}
const scripts = (all: Record<string, string>) => ({ 'package.json': JSON.stringify({ scripts: all }) })

test('the command of the tool, with the way to it', () => {
  const files = scripts({ ci: 'npm run lint && npm run unit', lint: 'eslint .', unit: 'jest' })
  assert.deepEqual(told('npm run ci', 'eslint', undefined, files), {
    command: 'eslint .',
    workingDirectory: '.',
    via: ['npm run ci', 'npm run lint'],
  })
  assert.equal(told('npm run ci', 'jest', undefined, files)?.command, 'jest')
})

test('one of several commands of the script itself', () =>
  assert.deepEqual(told('pip install .\nruff check .\ncd docs && mypy src', 'mypy'), {
    command: 'mypy src',
    workingDirectory: 'docs',
    via: [],
  }))

test('nothing is said where the script is that command', () => assert.equal(told('pytest -q', 'pytest'), undefined))

test('of several the one that names the file, or that runs around it', () => {
  const script = 'pytest tests/unit\npytest tests/slow -x'
  assert.equal(told(script, 'pytest', 'tests/slow/test_a.py')?.command, 'pytest tests/slow -x')
  assert.equal(told(script, 'pytest', 'tests/other.py'), undefined)
  assert.equal(told(script, 'pytest'), undefined)
  const twice = 'npm --prefix web run lint\nnpm --prefix api run lint'
  const files = {
    'web/package.json': '{"scripts":{"lint":"eslint ."}}',
    'api/package.json': '{"scripts":{"lint":"eslint ."}}',
  }
  assert.equal(told(twice, 'eslint', 'api/src/a.ts', files)?.workingDirectory, 'api')
})

test('what may fail is not blamed while another may not', () => {
  const tolerated = 'eslint src || true\neslint test'
  assert.equal(told(tolerated, 'eslint')?.command, 'eslint test')
})

test('a tool that stands nowhere: the one command that the step comes down to, or nothing', () => {
  const files = scripts({ build: 'node build.js', all: 'node a.js && node b.js' })
  assert.equal(told('npm run build', 'script', undefined, files)?.command, 'node build.js')
  assert.equal(told('npm run all', 'script', undefined, files), undefined)
})

test('the wrapper itself, where it is the one that complains', () => {
  const files = { Makefile: 'check: lint\n\tpytest\nlint:\n\truff check .\n' }
  assert.equal(told('make check', 'make', undefined, files)?.command, 'make lint')
})

test('a folder that only the run knew is no place to send anybody', () =>
  assert.equal(told('cd "$DIR"\nls\npytest', 'pytest'), undefined))

test('hidden signs of a script are not repeated', () => {
  const files = scripts({ x: 'echo a && jest \u202e\u001b[31m' })
  assert.doesNotMatch(told('npm run x', 'jest', undefined, files)?.command ?? '', /[\u202e\u001b]/)
})
