import assert from 'node:assert/strict'
import { test } from 'node:test'
import { yarn } from '../../../src/ci/diagnostics/yarn.ts'
import { toldOf, toldText } from './fixture.ts'
import { assertLinear } from './linear.ts'

test('classic: lock file, versions, engines, scripts', () => {
  assert.deepEqual(toldOf(yarn, 'yarn-frozen'), [
    'dependency_issue frozen-lockfile - | Your lockfile needs to be updated, but yarn was run with `--frozen-lockfile`. | 5',
  ])
  assert.deepEqual(toldOf(yarn, 'yarn-no-version'), [
    'dependency_issue - - | Couldn\'t find any versions for "is-number" that matches "99.0.0" | 5',
  ])
  assert.deepEqual(toldOf(yarn, 'yarn-engine'), [
    'dependency_issue - - | demo@1.0.0: The engine "node" is incompatible with this module. Expected version ">=99". Got "20.20.2" | 6',
  ])
  assert.deepEqual(toldOf(yarn, 'yarn-missing-command'), [
    'configuration_error missing-script - | Command "built" not found. Did you mean "build"? | 3',
  ])
})

test('a failed script is only a wrapper', () => {
  assert.deepEqual(toldOf(yarn, 'yarn-lifecycle'), ['runtime_error - - | Command failed with exit code 3. | 4'])
})

test('berry: the sentence after the diff of the lock file, each error once', () => {
  assert.deepEqual(toldOf(yarn, 'yarn-berry-immutable'), [
    'dependency_issue YN0028 yarn.lock | The lockfile would have been modified by this install, which is explicitly forbidden. | 31',
  ])
  assert.deepEqual(toldOf(yarn, 'yarn-berry-no-version'), [
    'dependency_issue YN0082 - | is-number@npm:99.0.0: No candidates found | 4',
  ])
  assert.deepEqual(toldOf(yarn, 'yarn-berry-missing-script'), [
    'configuration_error usage - | Couldn\'t find a script named "built". | 1',
  ])
})

test('error lines of other programs are not Yarn', () => {
  assert.deepEqual(toldText(yarn, ['error Something else', 'error: failed'].join('\n')), [])
})

test('green output and that of other tools is nothing', () => {
  assert.deepEqual(toldOf(yarn, 'yarn-green'), [])
  assert.deepEqual(toldOf(yarn, 'yarn-berry-green'), [])
})

test('hostile lines cost linear time', () => assertLinear(yarn))
