import assert from 'node:assert/strict'
import { test } from 'node:test'
import { traceback } from '../../../src/ci/diagnostics/traceback.ts'
import { toLines } from '../../../src/ci/lines.ts'
import { toolLines } from '../../fixtures/tool-lines.ts'
import { assertLinear, assertSound } from './linear.ts'
import { told } from './told.ts'

const demo = '/home/runner/work/demo/demo'
const tells = (name: string) => told(traceback, toolLines(`python-${name}.log`))

test('the last exception of a chain counts and its causes are signals', () => {
  assert.deepEqual(tells('cause'), [
    `runtime_error LookupError ${demo}/shop/cart.py:16 | LookupError: no rate for us | 17`,
  ])
  assert.deepEqual(tells('during'), [`runtime_error KeyError ${demo}/prog_during.py:5 | KeyError: 'config' | 21`])
  const [found] = traceback.read(toolLines('python-cause.log'), { command: 'python prog.py' })
  assert.deepEqual(found?.signals, ['LookupError', 'KeyError'])
  assert.deepEqual(
    found?.artifacts.map((a) => `${a.line}#${a.symbol ?? ''}`),
    ['16#ship', '7#main', '12#'],
  )
})

test('a missing module is a matter of dependencies', () => {
  assert.deepEqual(tells('module'), [
    `dependency_issue ModuleNotFoundError ${demo}/prog_module.py:1 | ModuleNotFoundError: No module named 'numpyy' | 4`,
  ])
})

test('a syntax error needs no traceback', () => {
  assert.deepEqual(tells('syntax'), [
    `syntax_error SyntaxError ${demo}/prog_syntax.py:1 | SyntaxError: invalid syntax | 4`,
  ])
})

test('of an exception group the parts are told, not the group', () => {
  assert.deepEqual(tells('group'), [
    `runtime_error ValueError ${demo}/prog_group.py:5 | ValueError: job 1 broke | 22`,
    `runtime_error ValueError ${demo}/prog_group.py:5 | ValueError: job 2 broke | 27`,
  ])
})

test('own exceptions without a telling name are read', () => {
  assert.deepEqual(tells('own'), [`runtime_error ShopError ${demo}/prog_own.py:5 | ShopError: first line | 4`])
})

test('an exception that the program survived weighs less than one at the end', () => {
  const first = 'Traceback (most recent call last):\n  File "a.py", line 1, in f\n    f()\nValueError: one\n'
  const second = first.replace('one', 'two')
  const found = traceback.read(toLines(first + 'went on\n'.repeat(20) + second), { command: 'python a.py' })
  assert.deepEqual(
    found.map((f) => [f.message, f.strength]),
    [
      ['ValueError: one', 3],
      ['ValueError: two', 4],
    ],
  )
})

test('a wrapper that says that its command failed weighs little', () => {
  const text =
    'Traceback (most recent call last):\n  File "ci/run.py", line 3, in <module>\n    make()\nsh.ErrorReturnCode_2:\n\n  RAN: /usr/bin/make\n'
  const [only] = traceback.read(toLines(text), { command: 'python ci/run.py' })
  assert.deepEqual([only?.message, only?.strength], ['sh.ErrorReturnCode_2: RAN: /usr/bin/make', 2])
})

test('a file that cannot be read is named wherever it is installed; a lost connection is the environment', () => {
  const text =
    'Traceback (most recent call last):\n  File "app/a.py", line 1, in <module>\n    import b\n  File "/x/lib/python3.11/site-packages/b.py", line 9\n    >>>>>>> 12ab\nSyntaxError: invalid decimal literal\n'
  const [only] = traceback.read(toLines(text), { command: 'python app/a.py' })
  assert.deepEqual(
    only?.artifacts.map((a) => `${a.path}:${a.line}`),
    ['/x/lib/python3.11/site-packages/b.py:9', 'app/a.py:1'],
  )
  const lost =
    'Traceback (most recent call last):\n  File "a.py", line 1, in f\n    g()\nOSError: We couldn\'t connect to the hub\n'
  assert.deepEqual(told(traceback, toLines(lost)), [
    "environment_error OSError a.py:1 | OSError: We couldn't connect to the hub | 4",
  ])
})

test('the interpreter itself may die', () => {
  const text =
    'Fatal Python error: Segmentation fault\n\nCurrent thread 0x1 (most recent call first):\n  File "app/a.py", line 3 in f\n'
  assert.deepEqual(told(traceback, toLines(text)), [
    'runtime_error Fatal Python error app/a.py:3 | Fatal Python error: Segmentation fault | 1',
  ])
})

test('indented and prefixed tracebacks are read', () => {
  const lines = toolLines('python-cause.log').map((line) => ({ ...line, text: `#9 12.34     ${line.text}` }))
  assert.equal(told(traceback, lines).length, 1)
})

test('tracebacks inside of test reports belong to the test runners', () => {
  assert.deepEqual(told(traceback, toolLines('pytest-native.log')), [])
  assert.deepEqual(told(traceback, toolLines('unittest-red.log')), [])
  assert.deepEqual(tells('green'), [])
})

test('a chain without end costs no stack', () => {
  const link =
    'Traceback (most recent call last):\nValueError: x\n\nDuring handling of the above exception, another exception occurred:\n\n'
  assert.ok(told(traceback, toLines(link.repeat(5000))).length > 0)
})

test('hostile lines cost linear time, windows hold', () => {
  assertLinear(traceback)
  for (const name of ['cause', 'during', 'group', 'syntax']) assertSound(traceback, toolLines(`python-${name}.log`))
})

test('what Python or pytest drops as unraisable is no error', () => {
  const stack =
    'Traceback (most recent call last):\n  File "a.py", line 3, in __del__\n    x\nAttributeError: no marker'
  for (const head of [
    'Exception ignored in: <function T.__del__ at 0x7f>',
    'x.py:78: PytestUnraisableExceptionWarning: Exception ignored in: <T>\n',
  ])
    assert.deepEqual(traceback.read(toLines(`${head}\n${stack}`), { command: 'python a.py' }), [], head)
})
