import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pnpm } from '../../../src/ci/diagnostics/pnpm.ts'
import { toLines } from '../../../src/ci/lines.ts'
import { toldOf, toldText } from './fixture.ts'
import { assertLinear } from './linear.ts'

test('lock files', () => {
  assert.deepEqual(toldOf(pnpm, 'pnpm-outdated-lock'), [
    'dependency_issue ERR_PNPM_OUTDATED_LOCKFILE pnpm-lock.yaml | Cannot install with "frozen-lockfile" because pnpm-lock.yaml is not up to date with <ROOT>/package.json * 1 dependencies are mismatched: | 1',
  ])
  assert.deepEqual(toldOf(pnpm, 'pnpm-no-lock'), [
    'dependency_issue ERR_PNPM_NO_LOCKFILE pnpm-lock.yaml | Cannot install with "frozen-lockfile" because pnpm-lock.yaml is absent | 1',
  ])
})

test('versions, engines, scripts', () => {
  assert.deepEqual(toldOf(pnpm, 'pnpm-no-version'), [
    'dependency_issue ERR_PNPM_NO_MATCHING_VERSION - | No matching version found for is-number@99.0.0 while fetching it from https://registry.example/ | 1',
  ])
  assert.deepEqual(toldOf(pnpm, 'pnpm-engine'), [
    'configuration_error ERR_PNPM_UNSUPPORTED_ENGINE - | Unsupported environment (bad pnpm and/or Node.js version) | 1',
  ])
  assert.deepEqual(toldOf(pnpm, 'pnpm-missing-script'), [
    'configuration_error ERR_PNPM_NO_SCRIPT package.json | Missing script: built | 1',
  ])
})

test('a failed script is only a wrapper', () => {
  assert.deepEqual(toldOf(pnpm, 'pnpm-lifecycle'), [
    'runtime_error ELIFECYCLE - | Command failed with exit code 3. | 5',
  ])
  assert.deepEqual(toldText(pnpm, '[ERR_PNPM_RECURSIVE_RUN_FIRST_FAIL] web@1.0.0 build: `tsc`'), [
    'runtime_error ERR_PNPM_RECURSIVE_RUN_FIRST_FAIL - | web@1.0.0 build: `tsc` | 1',
  ])
})

test('green output and that of other tools is nothing', () => {
  assert.deepEqual(toldOf(pnpm, 'pnpm-green'), [])
  assert.deepEqual(toldOf(pnpm, 'npm-workspaces'), [])
})

test('hostile lines cost linear time', () => assertLinear(pnpm))

test('a lock file that is behind names the project whose dependencies it lacks', () => {
  const text =
    ' ERR_PNPM_OUTDATED_LOCKFILE  Cannot install with "frozen-lockfile" because pnpm-lock.yaml is not up to date with <ROOT>/apps/web/package.json'
  assert.deepEqual(
    pnpm.read(toLines(text), { command: 'pnpm i' })[0]?.artifacts.map((a) => a.path),
    ['pnpm-lock.yaml', 'apps/web/package.json'],
  )
})
