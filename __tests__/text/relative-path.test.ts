import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { isGitFolder, pathFault } from '../../src/text/relative-path.ts'

test('paths that lead out, into .git, or hide something have a fault', () => {
  const hostile = [
    '',
    '.',
    '..',
    '/etc/passwd',
    '../../etc/passwd',
    'src/../../.git/config',
    'a/./b',
    'a//b',
    'a/',
    'a/../b',
    'file:///etc/passwd',
    'C:\\Windows\\win.ini',
    'C:/Windows',
    'a\\b',
    'src\u0000.txt',
    'a\nb',
    're\u200bply',
    'a\u202eb',
    'cafe\u0301.txt',
    '.git/config',
    '.GIT/config',
    '.g\u200cit/config',
    'a/.git',
    '.git./config',
    '.git /config',
    '.git::$INDEX_ALLOCATION/config',
    'GIT~1/config',
    `${'a/'.repeat(3000)}b`,
  ]
  for (const path of hostile) assert.notEqual(pathFault(path), undefined, JSON.stringify(path))
})

test('ordinary paths have none', () => {
  for (const path of [
    'a',
    'src/a.ts',
    '.github/workflows/ci.yml',
    '.gitignore',
    'a b/c-d_e.f',
    'café.txt',
    '--upload-pack=touch',
    '-rf',
    '~/x',
    '...',
    'git/x',
    '{"path":"x"}',
  ]) {
    assert.equal(pathFault(path), undefined, path)
  }
})

test('no mix of case, hidden characters and endings gets .git past', () => {
  const noise = fc.string({ unit: fc.constantFrom('\u200c', '\u2060', '\ufeff', '\u00ad') })
  const ending = fc.constantFrom('', '.', ' ', '. .', ':stream', '::$INDEX_ALLOCATION')
  fc.assert(
    fc.property(fc.tuple(noise, noise, noise), fc.boolean(), ending, ([a, b, c], upper, end) => {
      const name = `.${a}g${b}i${c}t`
      assert.ok(isGitFolder((upper ? name.toUpperCase() : name) + end))
    }),
  )
})
