import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { openInside, readFileBounded } from '../../src/adapters/open-file.ts'
import { RetraceError } from '../../src/errors.ts'

const base = mkdtempSync(join(tmpdir(), 'retrace-test-'))
after(() => rmSync(base, { recursive: true }))
const root = join(base, 'tree')
const outside = join(base, 'outside')
for (const folder of [root, outside, join(root, 'src'), join(root, '.git'), join(root, 'sub'), join(root, 'sub/.git')])
  mkdirSync(folder)
writeFileSync(join(outside, 'secret.txt'), 'outside')
writeFileSync(join(root, 'src/a.ts'), 'inside')
writeFileSync(join(root, '.git/config'), 'git')
writeFileSync(join(root, 'sub/.git/config'), 'git')
writeFileSync(join(root, '-rf'), 'option')
writeFileSync(join(root, 'big'), Buffer.alloc(100))
symlinkSync(outside, join(root, 'link-out'))
symlinkSync('src', join(root, 'link-dir'))
symlinkSync('.git', join(root, 'link-git'))
symlinkSync('src/a.ts', join(root, 'link-file'))
symlinkSync(join(outside, 'secret.txt'), join(root, 'link-secret'))
symlinkSync('loop', join(root, 'loop'))
execFileSync('mkfifo', [join(root, 'pipe')])
const checkout = openInside(root)

test('regular files of the tree are read, also through a link between its folders', () => {
  assert.equal(Buffer.from(checkout.read('src/a.ts', 10)).toString(), 'inside')
  assert.equal(Buffer.from(checkout.read('-rf', 10)).toString(), 'option')
  assert.equal(Buffer.from(checkout.read('link-dir/a.ts', 10)).toString(), 'inside')
})

test('no path leads out, into .git, or to anything but a regular file (HX-019)', () => {
  const unsafe = [
    '../../etc/passwd',
    '/etc/passwd',
    '/proc/self/environ',
    'src/../../.git/config',
    '.git/config',
    'sub/.git/config',
    'C:\\Windows\\win.ini',
    'src\u0000.txt',
    'link-out/secret.txt',
    'link-dir/../../x',
    'a/../b/../../c',
    '',
    '.',
    'file:///etc/passwd',
    'link-git/config',
    'link-file',
    'link-secret',
    'loop',
    'pipe',
    'src',
  ]
  for (const path of unsafe) {
    assert.throws(
      () => checkout.read(path, 100),
      (error) => refused(error, 'unsafe_path'),
      JSON.stringify(path),
    )
  }
  for (const path of ['~/.ssh/id_rsa', '{"path":"x"}', 'src/none.ts', 'none/none.ts', 'src/a.ts/x']) {
    assert.throws(
      () => checkout.read(path, 100),
      (error) => refused(error, 'not_found'),
      path,
    )
  }
})

test('a file is read whole or not at all', () => {
  assert.equal(checkout.read('big', 100).length, 100)
  assert.throws(
    () => checkout.read('big', 99),
    (error) => refused(error, 'too_large'),
  )
  // /proc files claim to be empty: the bound holds on what is read.
  assert.throws(() => readFileBounded('/proc/self/status', 10), { code: 'too_large' })
})

test('the listing has regular files only, sorted, without .git and links', () => {
  assert.deepEqual(checkout.list(), ['-rf', 'big', 'src/a.ts'])
  assert.ok(checkout.list(3).length <= 3)
})

test('a file the user names may be a link, not a folder or a pipe', () => {
  assert.equal(Buffer.from(readFileBounded(join(root, 'link-secret'), 10)).toString(), 'outside')
  assert.throws(() => readFileBounded(join(root, 'pipe'), 10), { code: 'unsafe_path' })
  assert.throws(() => readFileBounded(root, 10), { code: 'unsafe_path' })
  assert.throws(() => readFileBounded(join(root, 'none'), 10), { code: 'not_found' })
})

function refused(error: unknown, code: string): boolean {
  assert.ok(error instanceof RetraceError)
  assert.equal(error.code, code)
  assert.ok(!error.sentence.includes(base), `an absolute path in: ${error.sentence}`)
  return true
}
