import assert from 'node:assert/strict'
import { test } from 'node:test'
import { followComposer } from '../../../src/ci/scripts/composer.ts'
import { followed } from './followed.ts'

const files = {
  'composer.json': JSON.stringify({
    scripts: { test: ['@lint', 'Acme\\Hook::run', '@php vendor/bin/phpunit'], lint: 'phpcs src', odd: 5 },
  }),
}
const told = (command: string) => followed(followComposer, command, files)

test('scripts, with those that they name', () => {
  assert.deepEqual(told('composer test'), ['composer run lint', 'php vendor/bin/phpunit'])
  assert.deepEqual(told('composer run-script lint -- --colors'), ['phpcs src --colors'])
})

test('commands of composer itself, and a script of a wrong kind', () => {
  assert.equal(told('composer install'), undefined)
  assert.equal(told('composer constructor'), undefined)
  assert.deepEqual(told('composer odd'), [])
})
