import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nox, tox } from '../../../src/ci/diagnostics/tox.ts'
import { toLines } from '../../../src/ci/lines.ts'
import { toolLines } from '../../fixtures/tool-lines.ts'
import { assertLinear } from './linear.ts'
import { told } from './told.ts'

const strengths = (name: string) =>
  tox.read(toolLines(`tox-${name}.log`), { command: 'tox' }).map((f) => [f.failureType, f.ruleId, f.strength, f.at])

test('a command that failed is only a hint, typed by its name', () => {
  assert.deepEqual(strengths('red'), [
    ['test_failure', 'exit', 1, 16],
    ['configuration_error', 'allowlist_externals', 5, 21],
    ['package_install_error', 'exit', 1, 27],
    ['environment_error', 'InterpreterNotFound', 5, 29],
  ])
  assert.deepEqual(strengths('color'), [['test_failure', 'exit', 1, 16]])
})

test('tox 3', () => {
  assert.deepEqual(strengths('v3'), [
    ['test_failure', 'InvocationError', 1, 16],
    ['dependency_issue', 'installdeps', 2, 26],
    ['environment_error', 'InterpreterNotFound', 5, 28],
  ])
})

test('the list at the end counts where nothing else is left of the log', () => {
  assert.deepEqual(told(tox, toLines('  py311: FAIL code 1 (2.61 seconds)\n  evaluation failed :(')), [
    'runtime_error exit - | py311: FAIL code 1 (2.61 seconds) | 1',
  ])
})

test('unknown environments name themselves; success is silent', () => {
  assert.match(
    told(tox, toolLines('tox-noenv.log'))[0] ?? '',
    /^configuration_error HandledError - \| .*configuration file: nosuch/,
  )
  assert.deepEqual(told(tox, toolLines('tox-green.log')), [])
})

test('nox: commands, programs, sessions', () => {
  assert.deepEqual(told(nox, toolLines('nox-red.log')), [
    'test_failure exit - | Command python -m unittest -q test_x failed with exit code 1 | 16',
    'environment_error program not found - | Program nosuchlinter not found. | 20',
  ])
  assert.deepEqual(told(nox, toolLines('nox-nosession.log')), [
    'configuration_error session - | Sessions not found: nosuch | 2',
  ])
  assert.deepEqual(told(nox, toolLines('nox-green.log')), [])
})

test('hostile lines cost linear time', () => {
  assertLinear(nox)
  assertLinear(tox)
})
