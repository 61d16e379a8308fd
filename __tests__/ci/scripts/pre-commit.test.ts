import assert from 'node:assert/strict'
import { test } from 'node:test'
import { followPreCommit } from '../../../src/ci/scripts/pre-commit.ts'
import { followed } from './followed.ts'

const config = `repos:
  - repo: https://github.com/astral-sh/ruff-pre-commit
    rev: v0.6.0
    hooks: [{id: ruff, args: [--fix]}, {id: ruff-format}]
  - repo: local
    hooks:
      - {id: types, entry: npm run types, args: [--pretty], language: system}
      - {id: release, entry: x, stages: [manual]}
`
const told = (command: string) => followed(followPreCommit, command, { '.pre-commit-config.yaml': config })

test('each hook becomes the command that runs it alone', () =>
  assert.deepEqual(told('pre-commit run --all-files'), [
    'pre-commit run ruff --all-files',
    'pre-commit run ruff-format --all-files',
    'pre-commit run types --all-files',
  ]))

test('a local hook leads on to what it starts', () =>
  assert.deepEqual(told('pre-commit run types --all-files'), ['npm run types --pretty']))

test('a hook of another repository is the end', () => assert.equal(told('pre-commit run ruff --all-files'), undefined))

test('other commands, no configuration, no list', () => {
  assert.equal(told('pre-commit install'), undefined)
  assert.equal(followed(followPreCommit, 'pre-commit run', {}), undefined)
  assert.deepEqual(followed(followPreCommit, 'pre-commit run', { '.pre-commit-config.yaml': 'repos: 5' }), [])
})
