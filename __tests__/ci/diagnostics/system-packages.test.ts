import assert from 'node:assert/strict'
import { test } from 'node:test'
import { systemPackages } from '../../../src/ci/diagnostics/system-packages.ts'
import { toLines } from '../../../src/ci/lines.ts'
import { assertLinear } from './linear.ts'
import { told } from './told.ts'

test('packages that are not there, mirrors that do not answer', () => {
  const text = [
    'E: Unable to locate package libnothere-dev',
    'E: Failed to fetch http://archive.ubuntu.com/ubuntu/x.deb  Connection timed out',
    'Error: Unable to find a match: nothere',
    'ERROR: unable to select packages:',
    '  nothere (no such package):',
    'error: target not found: nothere',
  ]
  assert.deepEqual(
    systemPackages
      .read(toLines(text.join('\n')), { command: 'apt-get install' })
      .map((f) => `${f.failureType} ${f.ruleId}`),
    [
      'package_install_error libnothere-dev',
      'environment_error apt',
      'package_install_error nothere',
      'package_install_error apk',
      'package_install_error nothere',
    ],
  )
})

test('an installation that works is nothing', () =>
  assert.deepEqual(told(systemPackages, toLines('Setting up liberror-perl (0.17029-2) ...')), []))

test('hostile lines cost linear time', () => assertLinear(systemPackages))
