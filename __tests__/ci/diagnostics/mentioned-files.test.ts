import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Diagnostic } from '../../../src/ci/diagnostics/diagnostic.ts'
import { mentionedFiles } from '../../../src/ci/diagnostics/mentioned-files.ts'
import { toLines } from '../../../src/ci/lines.ts'
import { assertLinear } from './linear.ts'

function mentioned(...texts: string[]) {
  const lines = toLines(texts.join('\n'))
  const [first] = lines
  assert.ok(first !== undefined)
  return mentionedFiles(lines, first)
}
const one = (text: string) => mentioned(text)[0]

test('a file is known with and without a place, in the ways tools write it', () => {
  const at = { path: 'src/a.ts', line: 3 }
  for (const text of [
    'src/a.ts:3',
    'in src/a.ts:3: error',
    '(src/a.ts:3)',
    '"src/a.ts", line 3, in f',
    '[src/a.ts:3]',
    "'src/a.ts':",
    'src/a.ts.',
  ])
    assert.equal(one(text)?.path, 'src/a.ts', text)
  assert.deepEqual(one('x src/a.ts:3 y'), at)
  assert.deepEqual(one('src/a.ts(3,7): error'), { ...at, column: 7 })
  assert.deepEqual(one('src/a.ts:3:7'), { ...at, column: 7 })
  assert.deepEqual(one('File "src/a.ts", line 3'), at)
  assert.deepEqual(one('C:\\work\\a.cs(3)'), { path: 'C:\\work\\a.cs', line: 3 })
})

test('addresses, versions, domains and bare extensions are no files', () => {
  assert.deepEqual(
    mentioned('see https://example.org/a.html and v1.2.3, e.g. foo.bar of example.com, .ts or ...js, node 22.1'),
    [],
  )
})

test('files of the stating line come first, each place once, eight at most', () => {
  const lines = toLines('b.py:1\nstated in a.py\nb.py:1\na.py')
  const second = lines[1]
  assert.ok(second !== undefined)
  assert.deepEqual(mentionedFiles(lines, second), [{ path: 'a.py' }, { path: 'b.py', line: 1 }])
  assert.equal(mentioned(Array.from({ length: 20 }, (_, i) => `f${i}.py`).join(' ')).length, 8)
})

test('hostile lines cost time in proportion to their length', () => {
  const read: Diagnostic['read'] = (lines) => {
    const [first] = lines
    if (first !== undefined) mentionedFiles(lines, first)
    return []
  }
  assertLinear({ tool: 'mentioned-files', reads: '', fixtures: 'written', sign: /^/, read })
})

test('known names without an extension, and numbers that stand apart', () => {
  const [line] = toLines('Gemfile.lock and app/Rakefile; see -r base.txt (line 4), profile')
  assert.ok(line !== undefined)
  assert.deepEqual(
    mentionedFiles([line], line).map((a) => [a.path, a.line]),
    [
      ['Gemfile.lock', undefined],
      ['app/Rakefile', undefined],
      ['base.txt', 4],
    ],
  )
})
