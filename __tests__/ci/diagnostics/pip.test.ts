import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pip } from '../../../src/ci/diagnostics/pip.ts'
import { toLines } from '../../../src/ci/lines.ts'
import { toolLines } from '../../fixtures/tool-lines.ts'
import { assertLinear, assertSound } from './linear.ts'
import { told } from './told.ts'

test('a missing version is told once', () => {
  const found = pip.read(toolLines('pip-no-matching.log'), { command: 'pip install' })
  assert.deepEqual(
    found.map((f) => [f.failureType, f.ruleId, f.signals[0], f.from, f.to]),
    [['dependency_issue', 'NoMatchingDistribution', 'idna==99.99', 1, 2]],
  )
})

test('no version at all behind lost connections is the network', () => {
  const found = pip.read(toolLines('pip-network.log'), { command: 'pip install' })
  assert.deepEqual(
    found.map((f) => [f.failureType, f.ruleId, f.at]),
    [['environment_error', 'network', 2]],
  )
})

test('a conflict is told with its reasons', () => {
  const [only, ...more] = pip.read(toolLines('pip-conflict.log'), { command: 'pip install' })
  assert.deepEqual([only?.ruleId, only?.from, only?.to, more.length], ['ResolutionImpossible', 12, 22, 0])
  assert.match(only?.message ?? '', /The user requested idna>=3\.4 pk-a 1 depends on idna<3$/)
})

test("a failed build is told with the build's own error, once", () => {
  for (const name of ['metadata', 'new-metadata'])
    assert.deepEqual(told(pip, toolLines(`pip-${name}.log`)), [
      'package_install_error subprocess-exited-with-error - | Getting requirements to build wheel: RuntimeError: cannot build here | 31',
    ])
  for (const name of ['wheel', 'new-wheel'])
    assert.deepEqual(told(pip, toolLines(`pip-${name}.log`)), [
      'package_install_error subprocess-exited-with-error - | Building wheel for pk_ext (pyproject.toml): cc1: fatal error: missing.c: No such file or directory | 21',
    ])
})

test('files, options, hashes, interpreters', () => {
  const types = (name: string) =>
    told(pip, toolLines(`pip-${name}.log`)).map((text) => text.split(' ').slice(0, 3).join(' '))
  assert.deepEqual(types('nofile'), ['configuration_error requirements-file nothing.txt'])
  assert.deepEqual(types('notproject'), ['configuration_error not-a-project -'])
  assert.deepEqual(types('option'), ['configuration_error usage -'])
  assert.deepEqual(types('hash'), ['dependency_issue HashMismatch -'])
  assert.deepEqual(types('python'), ['dependency_issue requires-python -'])
  assert.deepEqual(types('externally'), ['environment_error externally-managed-environment -'])
  assert.deepEqual(types('green'), [])
})

test('broken requirements fail pip check, and are a warning after an install', () => {
  assert.equal(pip.read(toolLines('pip-check.log'), { command: 'pip check' })[0]?.severity, 'error')
  const text =
    "ERROR: pip's dependency resolver does not currently take into account all the packages that are installed.\na 1 requires b<2, but you have b 3 which is incompatible.\nSuccessfully installed b-3"
  assert.deepEqual(
    pip.read(toLines(text), { command: 'pip install' }).map((f) => f.severity),
    ['warning'],
  )
})

test('hostile lines cost linear time, windows hold', () => {
  assertLinear(pip)
  for (const name of ['pip-metadata', 'pip-conflict', 'pip-hash']) assertSound(pip, toolLines(`${name}.log`))
})
