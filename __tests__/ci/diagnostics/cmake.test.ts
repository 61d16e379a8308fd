import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cmake } from '../../../src/ci/diagnostics/cmake.ts'
import { toLines } from '../../../src/ci/lines.ts'
import { toolLines } from '../../fixtures/tool-lines.ts'
import { assertLinear } from './linear.ts'
import { told } from './told.ts'

test('a missing package is a dependency with its name', () => {
  const [only] = cmake.read(toolLines('cmake.log'), { command: 'cmake -S .' })
  assert.deepEqual([only?.failureType, only?.at, only?.from, only?.to], ['dependency_issue', 13, 13, 27])
  assert.deepEqual(only?.artifacts, [{ path: 'CMakeLists.txt', line: 4 }])
  assert.ok(only?.signals.includes('NotThere'))
})

test("CMake's own module is not blamed where the project called it", () => {
  const text = [
    'CMake Error at /usr/share/cmake-3.25/Modules/FindPackageHandleStandardArgs.cmake:230 (message):',
    '  Could NOT find ZLIB (missing: ZLIB_LIBRARY ZLIB_INCLUDE_DIR)',
    'Call Stack (most recent call first):',
    '  /usr/share/cmake-3.25/Modules/FindZLIB.cmake:199 (FIND_PACKAGE_HANDLE_STANDARD_ARGS)',
    '  lib/CMakeLists.txt:12 (find_package)',
    '',
    '',
    '-- Configuring incomplete, errors occurred!',
  ]
  assert.deepEqual(told(cmake, toLines(text.join('\n'))), [
    'dependency_issue message lib/CMakeLists.txt:12 | Could NOT find ZLIB (missing: ZLIB_LIBRARY ZLIB_INCLUDE_DIR) | 1',
  ])
})

test('an error without a place is configuration', () => {
  assert.match(
    told(cmake, toLines('CMake Error: The source directory "/x" does not appear to contain CMakeLists.txt.'))[0] ?? '',
    /^configuration_error - - /,
  )
})

test('a configuration that works is nothing', () => {
  assert.deepEqual(told(cmake, toLines('-- Performing Test CMAKE_HAVE_LIBC - Failed\n-- Configuring done')), [])
})

test('hostile lines cost linear time', () => assertLinear(cmake))

test('a project that configures and builds gives no finding', () => {
  assert.deepEqual(told(cmake, toolLines('cmake-green.log')), [])
})
