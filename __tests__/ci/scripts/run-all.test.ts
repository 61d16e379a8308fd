import assert from 'node:assert/strict'
import { test } from 'node:test'
import { followRunAll } from '../../../src/ci/scripts/run-all.ts'
import { filesOf } from './followed.ts'

const files = filesOf({
  'package.json': JSON.stringify({
    scripts: { 'lint:js': 'eslint .', 'lint:css': 'stylelint x', 'lint:js:fix': 'x', test: 'jest' },
  }),
})
const told = (...words: string[]) => followRunAll(words, '.', files)?.scripts.map(({ script }) => script)

test('run-s and run-p: names and patterns', () => {
  assert.deepEqual(told('run-s', 'lint:*', 'test'), ['npm run lint:js', 'npm run lint:css', 'npm run test'])
  assert.deepEqual(told('run-p', '--max-parallel', '2', 'lint:**'), [
    'npm run lint:js',
    'npm run lint:css',
    'npm run lint:js:fix',
  ])
  assert.deepEqual(told('npm-run-all', 'test -- --ci'), ['npm run test -- --ci'])
})

test('concurrently: commands and short forms', () => {
  assert.deepEqual(told('concurrently', '-n', 'a,b', 'npm:lint:*', 'go test ./...'), [
    'npm run lint:js',
    'npm run lint:css',
    'go test ./...',
  ])
})

test('other programs are left alone', () => assert.equal(told('run-x', 'test'), undefined))
