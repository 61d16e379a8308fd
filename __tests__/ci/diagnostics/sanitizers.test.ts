import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sanitizers } from '../../../src/ci/diagnostics/sanitizers.ts'
import { toldOf, toldText } from './fixture.ts'
import { assertLinear } from './linear.ts'

test('the head of each report is told, with the project frames of its first stack', () => {
  const place = '/home/runner/work/demo/demo/asan/ring.c:3'
  const [address, ...others] = toldOf(sanitizers, 'sanitizers-address')
  assert.match(
    address ?? '',
    new RegExp(`^runtime_error heap-buffer-overflow ${place} \\| ==\\d+==ERROR: AddressSan.* \\| 2$`),
  )
  assert.deepEqual(others, [])
  assert.deepEqual(toldOf(sanitizers, 'sanitizers-undefined'), [
    "runtime_error undefined-behavior ring.c:8:17 | ring.c:8:17: runtime error: shift exponent 32 is too large for 32-bit type 'int' | 1",
  ])
  assert.deepEqual(toldOf(sanitizers, 'sanitizers-valgrind'), [
    'runtime_error Invalid read ring.c:3 | ==21763== Invalid read of size 4 | 6',
  ])
})

test('a data race and leaked blocks', () => {
  const text = [
    'WARNING: ThreadSanitizer: data race (pid=7)',
    '  Write of size 4 at 0x55 by thread T1:',
    '    #0 bump /home/runner/work/demo/demo/tally.c:9 (tally+0x1)',
    '',
    '==9== 40 bytes in 1 blocks are definitely lost in loss record 1 of 1',
    '==9==    at 0x4841: malloc (vg_replace_malloc.c:381)',
    '==9==    by 0x1091: fill (tally.c:14)',
  ].join('\n')
  assert.deepEqual(
    toldText(sanitizers, text).map((t) => t.replace(/ \|.*/, '')),
    [
      'runtime_error data race /home/runner/work/demo/demo/tally.c:9',
      'runtime_error 40 bytes in 1 blocks are definitely lost tally.c:14',
    ],
  )
})

test('a clean run is nothing', () => assert.deepEqual(toldOf(sanitizers, 'sanitizers-green'), []))

test('hostile lines cost linear time', () => assertLinear(sanitizers))
