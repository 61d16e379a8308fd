import assert from 'node:assert/strict'
import { test } from 'node:test'
import { autotools } from '../../../src/ci/diagnostics/autotools.ts'
import { toLines } from '../../../src/ci/lines.ts'
import { toolLines } from '../../fixtures/tool-lines.ts'
import { assertLinear } from './linear.ts'
import { told } from './told.ts'

test('meson: a missing dependency', () => {
  assert.deepEqual(told(autotools, toolLines('meson.log')), [
    'dependency_issue dependency meson.build:2 | Dependency "nothere" not found, tried pkgconfig and cmake | 16',
  ])
})

test('a program that autoreconf lacks, a library that configure lacks', () => {
  const lines = toLines(
    `[DEBUG]:   \tCan't exec "autopoint": No such file or directory at /usr/share/autoconf/Autom4te/FileUtils.pm line 293.\nconfigure: error: zlib is required but was not found\nconfigure: error: invalid variable name: x`,
  )
  assert.deepEqual(
    told(autotools, lines).map((text) => text.split(' | ')[0]),
    ['environment_error autopoint -', 'environment_error configure -', 'configuration_error configure -'],
  )
})

test('checks that answer no are nothing', () =>
  assert.deepEqual(told(autotools, toLines('checking for error.h... no\nconfigure: creating ./config.status')), []))

test('hostile lines cost linear time', () => assertLinear(autotools))

test('a project that configures gives no finding', () => {
  assert.deepEqual(told(autotools, toolLines('meson-green.log')), [])
})
