import assert from 'node:assert/strict'
import { test } from 'node:test'
import { secretsOf } from '../../src/adapters/secrets-of.ts'

const named = (name: string, value = 'v-12345-abcdef'): boolean => secretsOf({ [name]: value }, [], []).length > 0

test('variables with a telling name are secrets', () => {
  const names = [
    'GITHUB_TOKEN',
    'ACTIONS_RUNTIME_TOKEN',
    'ACTIONS_ID_TOKEN_REQUEST_TOKEN',
    'MY_SECRET',
    'DB_PASSWORD',
    'PGPASSWORD',
    'MYSQL_PWD',
    'API_KEY',
    'OPENAI_APIKEY',
    'apiKey',
    'AWS_SECRET_ACCESS_KEY',
    'GOOGLE_CREDENTIALS',
    'NPM_AUTH',
    'INPUT_API-KEY',
    'SENTRY_DSN',
    'AUTH_TOKEN',
  ]
  for (const name of names) assert.ok(named(name), name)
})

test('other variables are not', () => {
  for (const name of [
    'PATH',
    'HOME',
    'GITHUB_SHA',
    'KEYBOARD_LAYOUT',
    'MONKEY',
    'CACHE_KEY',
    'SIGNING_PUBLIC_KEY',
    'TOKENIZER',
    'AUTHOR',
    'PASSED',
    'OLDPWD',
  ]) {
    assert.ok(!named(name), name)
  }
})

test('values that hide nothing are left out, whatever the name', () => {
  for (const value of [
    '',
    'abc',
    'true',
    '12345',
    '/home/runner/key.pem',
    '~/.ssh/id',
    './key',
    'C:\\keys\\a.pem',
    'postgres',
    'Password',
  ]) {
    assert.ok(!named('DB_PASSWORD', value), value)
  }
  assert.ok(named('DB_PASSWORD', '/9j4AAQSkZJRgABAQ+x'), 'base64 may start like a path')
})

test('inputs and listed variables are taken at their word, once each', () => {
  const env = {
    'INPUT_GITHUB-TOKEN': 'true-token',
    INPUT_MY_INPUT: 'postgres',
    PLAIN: 'plain-value',
    OTHER: 'plain-value',
    SHORT: 'abc',
  }
  assert.deepEqual(secretsOf(env, ['github-token', 'my input'], ['PLAIN', 'OTHER', 'SHORT']), [
    'true-token',
    'postgres',
    'plain-value',
  ])
})
