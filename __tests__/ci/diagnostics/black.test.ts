import assert from 'node:assert/strict'
import { test } from 'node:test'
import { black } from '../../../src/ci/diagnostics/black.ts'
import { toLines } from '../../../src/ci/lines.ts'
import { toolLines } from '../../fixtures/tool-lines.ts'
import { assertLinear, assertSound } from './linear.ts'
import { told } from './told.ts'

const demo = '/home/runner/work/demo/demo/lint'

test('a file to reformat and a file that cannot be parsed', () => {
  assert.deepEqual(told(black, toolLines('black-check.log')), [
    `syntax_error cannot parse ${demo}/broken.py:1:6 | error: cannot parse: ${demo}/broken.py:1:6 ParseError: bad input | 1`,
    `code_formatting format ${demo}/app.py | would reformat ${demo}/app.py | 5`,
  ])
})

test('the diff is the evidence of its file', () => {
  const found = black.read(toolLines('black-diff.log'), { command: 'black --check --diff .' })
  assert.deepEqual(
    found.map((f) => [f.artifacts[0]?.path, f.from, f.to]),
    [['app.py', 1, 26]],
  )
})

test('older versions say in one line what they cannot parse', () => {
  assert.deepEqual(told(black, toLines('error: cannot format src/a.py: Cannot parse: 1:6: def f(:')), [
    'syntax_error cannot parse src/a.py:1 | error: cannot format src/a.py: Cannot parse: 1:6: def f(: | 1',
  ])
})

test('wrong usage is configuration; success is silent', () => {
  const usage = "Usage: black [OPTIONS] SRC ...\nTry 'black -h' for help.\n\nError: No such option: --nosuch"
  assert.deepEqual(told(black, toLines(usage)), ['configuration_error usage - | Error: No such option: --nosuch | 4'])
  assert.deepEqual(told(black, toolLines('black-green.log')), [])
})

test('hostile lines cost linear time, windows hold', () => {
  assertLinear(black)
  for (const name of ['black-check', 'black-diff']) assertSound(black, toolLines(`${name}.log`))
})
