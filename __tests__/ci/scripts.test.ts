import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { grammars } from '../../src/adapters/grammars.ts'
import { resolveCommands } from '../../src/ci/scripts.ts'
import { grammarFolder } from '../grammar-folder.ts'
import { filesOf } from './scripts/followed.ts'

const parse = await grammars(grammarFolder()).parser('bash')
const resolve = (script: string, files: Record<string, string>, folder: string | undefined = '.') =>
  resolveCommands(script, { folder, files: filesOf(files), parse })
const told = (script: string, files: Record<string, string>, folder?: string) =>
  resolve(script, files, folder).commands.map((c) => [...c.via, c.text].join(' → '))

const scripts = (all: Record<string, string>) => JSON.stringify({ scripts: all })

test('through scripts, targets and environments down to the tools', () => {
  const files = {
    'package.json': scripts({
      ci: 'run-s lint unit',
      lint: 'eslint . && make -C py check',
      unit: 'cross-env CI=1 jest',
    }),
    'py/Makefile': 'check:\n\tpoetry run tox -e types\n',
    'py/tox.ini': '[testenv:types]\ncommands = mypy src\n',
  }
  assert.deepEqual(told('npm run ci', files), [
    'npm run ci',
    'npm run ci → run-s lint unit',
    'npm run ci → run-s lint unit → npm run lint',
    'npm run ci → run-s lint unit → npm run lint → eslint .',
    'npm run ci → run-s lint unit → npm run lint → make -C py check',
    'npm run ci → run-s lint unit → npm run lint → make -C py check → poetry run tox -e types',
    'npm run ci → run-s lint unit → npm run lint → make -C py check → poetry run tox -e types → mypy src',
    'npm run ci → run-s lint unit → npm run unit',
    'npm run ci → run-s lint unit → npm run unit → cross-env CI=1 jest',
  ])
  const last = resolve('npm run ci', files).commands.at(-4)
  assert.deepEqual([last?.folder, last?.core], ['py', ['tox', '-e', 'types']])
})

test('folders go along; a script in an unknown folder is not followed', () => {
  const files = { 'web/package.json': scripts({ test: 'vitest run' }), 'package.json': scripts({ test: 'jest' }) }
  assert.deepEqual(told('cd web && npm test', files), ['npm test', 'npm test → vitest run'])
  assert.deepEqual(told('npm test', files, 'web'), ['npm test', 'npm test → vitest run'])
  assert.deepEqual(told('cd "$X"\nnpm test', files), ['npm test'])
})

test('what may fail outside may fail inside', () => {
  const found = resolve('npm test || true\nnpm run b', { 'package.json': scripts({ test: 'jest', b: 'tsc' }) }).commands
  assert.deepEqual(
    found.map((c) => [c.text, c.tolerated]),
    [
      ['npm test', true],
      ['jest', true],
      ['true', false],
      ['npm run b', false],
      ['tsc', false],
    ],
  )
})

test('a script that calls itself ends', () => {
  const files = { 'package.json': scripts({ a: 'npm run b', b: 'npm run a' }) }
  assert.deepEqual(told('npm run a', files), [
    'npm run a',
    'npm run a → npm run b',
    'npm run a → npm run b → npm run a',
  ])
})

test('nesting ends at six levels, with a note', () => {
  const chain = Object.fromEntries(Array.from({ length: 9 }, (_, i) => [`s${i}`, `npm run s${i + 1}`]))
  const { commands, notes } = resolve('npm run s0', { 'package.json': scripts({ ...chain, s9: 'jest' }) })
  assert.equal(commands.at(-1)?.text, 'npm run s6')
  assert.match(notes.join(), /deeper than 6/)
})

test('a bomb of scripts is cut, with a note', () => {
  const bomb = Object.fromEntries(
    Array.from({ length: 6 }, (_, i) => [
      `s${i}`,
      Array.from({ length: 50 }, (_, k) => `npm run s${i + 1} -- ${i}${k}`).join(' && '),
    ]),
  )
  const { commands, notes } = resolve('npm run s0', { 'package.json': scripts(bomb) })
  assert.ok(commands.length <= 500)
  assert.match(notes.join(), /too many commands/)
})

test('what a file is missing is told', () => {
  assert.match(resolve('npm run gone', { 'package.json': scripts({}) }).notes.join(), /gone/)
})

test('any command over any file is answered', () => {
  const command = fc.constantFrom(
    'npm test',
    'make',
    'tox',
    'nox',
    'just',
    'task',
    'pre-commit run',
    'composer x',
    'cargo x',
    './x.sh',
    'run-s *',
  )
  const text = fc.oneof(
    fc.string(),
    fc.constantFrom('{', '{"scripts":{"test":null}}', 'a: b: c', '[tool', 'x:\n\tmake x', '@nox.session'),
  )
  const names = [
    'package.json',
    'Makefile',
    'tox.ini',
    'noxfile.py',
    'justfile',
    'Taskfile.yml',
    '.pre-commit-config.yaml',
    'composer.json',
    '.cargo/config.toml',
    'x.sh',
  ]
  fc.assert(
    fc.property(command, text, (line, content) => {
      const files = Object.fromEntries(names.map((name) => [name, content]))
      assert.equal(resolve(line, files).commands[0]?.text, line)
    }),
    { numRuns: 200 },
  )
})
