import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shellcheck } from '../../../src/ci/diagnostics/shellcheck.ts'
import { toolLines } from '../../fixtures/tool-lines.ts'
import { assertLinear } from './linear.ts'
import { told } from './told.ts'

test('each code with the file and line above it', () => {
  assert.deepEqual(
    told(shellcheck, toolLines('shellcheck.log')).map((text) => text.split(' | ')[0]),
    [
      'syntax_error SC1046 a.sh:4',
      'syntax_error SC1073 a.sh:4',
      'syntax_error SC1047 a.sh:5',
      'syntax_error SC1072 a.sh:5',
      'linting SC2086 b.sh:3',
      'linting SC2086 b.sh:4',
      'linting SC3014 b.sh:4',
    ],
  )
})

test('the gcc format', () => {
  assert.equal(
    told(shellcheck, toolLines('shellcheck-gcc.log'))[2],
    'linting SC3014 b.sh:4:8 | In POSIX sh, == in place of = is undefined. | 3',
  )
})

test('a clean script is nothing', () => assert.deepEqual(told(shellcheck, toolLines('shellcheck-green.log')), []))

test('hostile lines cost linear time', () => assertLinear(shellcheck))
