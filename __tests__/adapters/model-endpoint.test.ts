import assert from 'node:assert/strict'
import { test } from 'node:test'
import { endpointOf, hostileEnvironment } from '../../src/adapters/model-endpoint.ts'

const why = (baseUrl: string, allowHttp = false) => {
  const answer = endpointOf({ baseUrl, allowHttp })
  return answer instanceof URL ? '' : answer.why
}

test('https anywhere and http on this machine', () => {
  for (const url of [
    'https://api.openai.com/v1',
    'http://localhost:11434/v1',
    'http://127.0.0.1:8000/v1',
    'http://127.8.8.8/v1',
    'http://[::1]:8000/v1',
  ]) {
    assert.equal(why(url), '', url)
  }
})

test('everything else is refused with what to write', () => {
  assert.match(why('http://models.example/v1'), /is http.*allow-http-base-url/)
  assert.match(why('http://localhost.evil.example/v1'), /is http/)
  assert.match(why('http://127.0.0.1.evil.example/v1'), /is http/)
  assert.match(why('https://me:secret@models.example/v1'), /holds a user name/)
  assert.match(why('https://models.example/v1?to=elsewhere'), /query/)
  assert.match(why('ftp://models.example/v1'), /neither https nor http/)
  for (const text of ['', 'api.openai.com/v1', 'https://']) assert.notEqual(why(text), '', text)
})

test("http to another machine is the user's to allow", () => {
  assert.equal(why('http://models.example/v1', true), '')
})

test('an ordinary runner is no hostile environment', () => {
  const env = {
    PATH: '/usr/bin',
    SSL_CERT_FILE: '/etc/ca.pem',
    NODE_OPTIONS: '--max-old-space-size=4096',
    HTTPS_PROXY: 'http://proxy.example:3128',
  }
  assert.equal(hostileEnvironment(env, false), undefined)
  assert.equal(hostileEnvironment({ NODE_TLS_REJECT_UNAUTHORIZED: '1', LD_PRELOAD: '' }, false), undefined)
})

test('what reads along or looks away is', () => {
  for (const env of [
    { NODE_TLS_REJECT_UNAUTHORIZED: '0' },
    { NODE_OPTIONS: '--require ./spy.cjs' },
    { NODE_OPTIONS: '--no-warnings -r ./spy.cjs' },
    { NODE_OPTIONS: '--import=data:text/javascript,1' },
    { NODE_OPTIONS: '--inspect-brk=0.0.0.0:9229' },
    { NODE_OPTIONS: '--experimental-loader ./spy.mjs' },
    { LD_PRELOAD: '/tmp/spy.so' },
    { DYLD_INSERT_LIBRARIES: '/tmp/spy.dylib' },
    { NODE_EXTRA_CA_CERTS: '/etc/ca.pem' },
    { NODE_USE_SYSTEM_CA: '1' },
    { NODE_OPTIONS: '--use-openssl-ca' },
  ]) {
    assert.equal(hostileEnvironment(env, false)?.code, 'hostile_environment', JSON.stringify(env))
  }
})

test('authorities of the runner can be trusted, other code never', () => {
  assert.equal(
    hostileEnvironment({ NODE_EXTRA_CA_CERTS: '/etc/ca.pem', NODE_OPTIONS: '--use-system-ca' }, true),
    undefined,
  )
  assert.notEqual(hostileEnvironment({ NODE_OPTIONS: '--require ./spy.cjs' }, true), undefined)
})
