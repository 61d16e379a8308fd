// Paths that lead out of the checkout or into .git, on a real folder with real links (security.md T17).
import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { after, test } from 'node:test'
import { openInside } from '../../src/adapters/open-file.ts'
import { RetraceError } from '../../src/errors.ts'

const root = mkdtempSync(join(tmpdir(), 'retrace-paths-'))
after(() => rmSync(root, { recursive: true, force: true }))
const checkout = join(root, 'checkout')
const secret = 'not for anybody\n'
for (const folder of ['outside', 'checkout/src', 'checkout/.git/hooks', 'checkout/sub/.git'])
  mkdirSync(join(root, folder), { recursive: true })
writeFileSync(join(root, 'outside', 'key.txt'), secret)
writeFileSync(join(checkout, 'src', 'a.ts'), 'const a = 1\n')
for (const file of ['.git/config', '.git/hooks/post-merge', 'sub/.git/config'])
  writeFileSync(join(checkout, file), secret)
symlinkSync(join(root, 'outside'), join(checkout, 'out'))
symlinkSync(join(root, 'outside', 'key.txt'), join(checkout, 'src', 'key.txt'))
symlinkSync('../outside', join(checkout, 'up'))
symlinkSync('.git', join(checkout, 'git'))

const hostile = [
  '../outside/key.txt',
  'src/../../outside/key.txt',
  join(root, 'outside', 'key.txt'),
  'out/key.txt',
  'up/key.txt',
  'src/key.txt',
  '.git/config',
  'src/../.git/config',
  './.git/hooks/post-merge',
  'sub/.git/config',
  'git/config',
  'git/hooks/post-merge',
]
/** Paths that no file has, or that another system takes for one of those above. */
const strange = [
  '',
  '.',
  '..',
  '/',
  'src',
  'src/',
  'src//a.ts',
  'src\\a.ts',
  'C:\\a',
  'src/a.ts\u0000',
  '.GIT/config',
  '.git /config',
  'git~1/config',
  '.g\u200bit/config',
  'file:///etc/hostname',
  '~/key.txt',
  'a'.repeat(5000),
]

/** What came back, or the sentence of the refusal. */
function read(path: string): { text?: string; refused?: string } {
  try {
    return { text: Buffer.from(openInside(checkout).read(path, 1000)).toString() }
  } catch (thrown) {
    assert.ok(thrown instanceof RetraceError)
    return { refused: thrown.sentence.replace(JSON.stringify(path), '') }
  }
}

for (const path of hostile) {
  test(`refused: ${path.replace(root, '')}`, () => {
    const { text, refused } = read(path)
    assert.equal(text, undefined)
    assert.ok(!refused?.includes(root), 'the refusal names no place of this machine')
    assert.equal(readFileSync(resolve(checkout, path), 'utf8'), secret, 'without the defence it is read')
  })
}

for (const path of strange) {
  test(`refused: ${JSON.stringify(path.slice(0, 40))}`, () => {
    const { text, refused } = read(path)
    assert.equal(text, undefined)
    assert.ok(!refused?.includes(root))
  })
}

test('a listing holds the files of the checkout and nothing behind a link', () => {
  assert.deepEqual(openInside(checkout).list(), ['src/a.ts'])
  assert.equal(read('src/a.ts').text, 'const a = 1\n')
})
