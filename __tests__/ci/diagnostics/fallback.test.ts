import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { Diagnostic } from '../../../src/ci/diagnostics/diagnostic.ts'
import { fallback } from '../../../src/ci/diagnostics/fallback.ts'
import { toLines } from '../../../src/ci/lines.ts'
import { assertLinear, assertSound } from './linear.ts'

const read = (...lines: string[]) => fallback(toLines(lines.join('\n')), { command: 'frob --all' })
const stated = (...lines: string[]) => read(...lines).map((f) => [f.message, f.strength])
/** As a diagnostic, for the checks that all of them have to pass. */
const asDiagnostic: Diagnostic = { tool: 'fallback', reads: '', fixtures: 'written', sign: /^/, read: fallback }

test('the line that states an error is found between noise, echoes and wrappers', () => {
  const [found, ...others] = read(
    'Frobbing 12 knobs, 0 errors so far',
    'warning: knob 3 is deprecated',
    'Error: cannot frob knob 7: no such file src/knob.c:12',
    '  while reading the knobs',
    '',
    'make: *** [all] Error 2',
    'script failed, see log above',
    '##[error]Process completed with exit code 2.',
  )
  assert.deepEqual(others, [])
  assert.equal(found?.message, 'Error: cannot frob knob 7: no such file src/knob.c:12')
  assert.deepEqual(
    [found?.tool, found?.failureType, found?.at, found?.from, found?.to],
    ['frob', 'configuration_error', 3, 1, 4],
  )
  assert.deepEqual(found?.artifacts, [{ path: 'src/knob.c', line: 12 }])
})

test('of equal statements the first counts', () => {
  assert.equal(read('ERROR: alpha is missing', 'ERROR: gamma is missing')[0]?.at, 1)
})

test('words of success and of configuration are no errors', () => {
  const harmless = [
    '12 passed, 0 failed',
    'error-handling.md copied',
    'no errors found',
    'continue-on-error: true',
    'retrying: ok',
  ]
  for (const line of harmless) assert.deepEqual(stated(line, 'the end')[0], ['the end', 1], line)
})

test('where nothing sounds like an error the last words are told, as the guess they are', () => {
  assert.deepEqual(stated('one', 'two', '', '##[endgroup]', '##[error]Process completed with exit code 1.'), [
    ['two', 1],
  ])
  assert.deepEqual(stated('', ' '), [])
})

test('any lines: no error is thrown, the window is sound, and its line is one of them', () => {
  const line = fc.oneof(fc.string(), fc.constantFrom('Error: x', 'fatal: y', '', '##[group]z', '    at f (a.js:1:2)'))
  fc.assert(
    fc.property(fc.array(line, { maxLength: 60 }), (lines) =>
      assertSound(
        asDiagnostic,
        toLines(lines.join('\n')).filter((l) => l.text.trim() !== ''),
      ),
    ),
  )
})

test('hostile lines cost time in proportion to their length', () => assertLinear(asDiagnostic))
