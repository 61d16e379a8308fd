import assert from 'node:assert/strict'
import { test } from 'node:test'
import { npm } from '../../../src/ci/diagnostics/npm.ts'
import { toldOf, toldText } from './fixture.ts'
import { assertLinear } from './linear.ts'

test('dependency trees, missing packages and versions', () => {
  assert.deepEqual(toldOf(npm, 'npm-eresolve'), [
    'dependency_issue ERESOLVE package.json | ERESOLVE unable to resolve dependency tree; found react@17.0.2; peer react@"^18.2.0" from react-dom@18.2.0 | 2',
  ])
  assert.deepEqual(toldOf(npm, 'npm-e404'), [
    'dependency_issue E404 - | Not Found - GET https://registry.example/no-such-package-here | 2',
  ])
  assert.deepEqual(toldOf(npm, 'npm-etarget'), [
    'dependency_issue ETARGET - | No matching version found for is-number@99.0.0. | 2',
  ])
})

test('npm ci without a lock file or with one that does not fit', () => {
  assert.deepEqual(toldOf(npm, 'npm-eusage'), [
    "dependency_issue EUSAGE package-lock.json | `npm ci` can only install packages when your package.json and package-lock.json or npm-shrinkwrap.json are in sync. Please update your lock file with `npm install` before continuing. Invalid: lock file's is-number@7.0.0 does not satisfy is-number@6.0.0 Missing: is-odd@3.0.1 from lock file | 3",
  ])
  assert.deepEqual(toldOf(npm, 'npm-no-lock'), [
    'dependency_issue EUSAGE package-lock.json | The `npm ci` command can only install with an existing package-lock.json or | 3',
  ])
})

test('package.json that is missing or no JSON, missing scripts', () => {
  assert.deepEqual(toldOf(npm, 'npm-enoent'), [
    "configuration_error ENOENT /home/runner/work/demo/demo/nowhere/deep/package.json | Could not read package.json: Error: ENOENT: no such file or directory, open '/home/runner/work/demo/demo/nowhere/deep/package.json' | 5",
  ])
  assert.deepEqual(toldOf(npm, 'npm-ejsonparse'), [
    'syntax_error EJSONPARSE package.json | Invalid package.json: JSONParseError: Expected double-quoted property name in JSON at position 15 while parsing "{\\"name\\":\\"demo\\",}\\n" | 2',
  ])
  assert.deepEqual(toldOf(npm, 'npm-missing-script'), [
    'configuration_error missing-script package.json | Missing script: "test:unitt" | 1',
  ])
})

test('an install script of a dependency', () => {
  assert.deepEqual(toldOf(npm, 'npm-install-script'), [
    'package_install_error install-script - | Install script of dep failed: gyp ERR! stack Error: not found: make | 5',
  ])
})

test('a failed script is only a wrapper', () => {
  assert.deepEqual(toldOf(npm, 'npm-workspaces'), [
    'runtime_error - - | Lifecycle script `build` failed with error: | 10',
  ])
  assert.deepEqual(
    toldText(
      npm,
      [
        'npm ERR! code ELIFECYCLE',
        'npm ERR! errno 1',
        'npm ERR! demo@1.0.0 test: `jest`',
        'npm ERR! Exit status 1',
        'npm ERR! ',
        'npm ERR! Failed at the demo@1.0.0 test script.',
      ].join('\n'),
    ),
    ['runtime_error ELIFECYCLE - | Failed at the demo@1.0.0 test script. | 6'],
  )
})

test('network and registry are the environment', () => {
  assert.deepEqual(
    toldText(
      npm,
      [
        'npm error code ECONNRESET',
        'npm error network aborted',
        'npm error network This is a problem related to network connectivity.',
      ].join('\n'),
    ),
    ['environment_error ECONNRESET - | network aborted | 2'],
  )
  assert.deepEqual(
    toldText(
      npm,
      ['npm error code E403', 'npm error 403 403 Forbidden - GET https://npm.pkg.github.com/download/x'].join('\n'),
    ),
    ['environment_error E403 - | 403 Forbidden - GET https://npm.pkg.github.com/download/x | 2'],
  )
})

test('green output and that of other tools is nothing', () => {
  assert.deepEqual(toldOf(npm, 'npm-green'), [])
})

test('hostile lines cost linear time', () => assertLinear(npm))
