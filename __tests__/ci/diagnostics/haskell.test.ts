import assert from 'node:assert/strict'
import { test } from 'node:test'
import { haskell } from '../../../src/ci/diagnostics/haskell.ts'
import { toLines } from '../../../src/ci/lines.ts'
import { assertLinear } from './linear.ts'
import { told } from './told.ts'

test('type errors, parse errors, missing modules, HLint', () => {
  const text = [
    'src/A.hs:3:5: error: [GHC-88464]',
    '    Variable not in scope: nope',
    'src/B.hs:1:8: error: [GHC-58481] parse error on input ‘=’',
    'src/C.hs:2:1: error: [GHC-87110]',
    '    Could not load module ‘Data.Nope’',
    'src/D.hs:4:1-10: Warning: Eta reduce',
  ]
  assert.deepEqual(
    haskell
      .read(toLines(text.join('\n')), { command: 'cabal build' })
      .map((f) => `${f.severity} ${f.failureType} ${f.artifacts[0]?.path}`),
    [
      'error type_checking src/A.hs',
      'error syntax_error src/B.hs',
      'error dependency_issue src/C.hs',
      'warning linting src/D.hs',
    ],
  )
})

test('a green build is nothing', () =>
  assert.deepEqual(told(haskell, toLines('[1 of 3] Compiling Error.Handler ( src/Error/Handler.hs )')), []))

test('hostile lines cost linear time', () => assertLinear(haskell))
