import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { reportFiles } from '../../src/adapters/report-files.ts'

/** A workspace of these files beside one that must not be read. */
function inWorkspace(files: Readonly<Record<string, string>>, check: (root: string) => void): void {
  const folder = mkdtempSync(join(tmpdir(), 'retrace-reports-'))
  const root = join(folder, 'work')
  try {
    writeFileSync(join(folder, 'secret.xml'), 'secret')
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), text)
    }
    check(root)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const bounds = { files: 2, bytes: 10, total: 15 }

test('patterns as people write them; libraries only where they are named', () =>
  inWorkspace({ 'a/x.xml': '1', '.out/y.xml': '2', 'node_modules/p/z.xml': '3', 'a/x.txt': '4' }, (root) => {
    const paths = (...patterns: string[]) => reportFiles(root, patterns).reports.map(({ path }) => path)
    assert.deepEqual(paths('**/*.xml'), ['.out/y.xml', 'a/x.xml'])
    assert.deepEqual(paths('./a\\*.xml', 'a/x.*'), ['a/x.txt', 'a/x.xml'])
    assert.deepEqual(paths('node_modules/**/*.xml'), ['node_modules/p/z.xml'])
  }))

test('nothing outside of the workspace is read, by pattern or by link', () =>
  inWorkspace({ 'a.xml': 'a' }, (root) => {
    symlinkSync('../secret.xml', join(root, 'link.xml'))
    symlinkSync('..', join(root, 'up'))
    for (const pattern of ['../*.xml', '/etc/*', 'C:/x.xml', 'a/../../secret.xml']) {
      const { reports, notes } = reportFiles(root, [pattern])
      assert.deepEqual([reports, notes.length], [[], 1], pattern)
    }
    assert.deepEqual(reportFiles(root, ['**/*.xml']).reports, [{ path: 'a.xml', text: 'a' }])
  }))

test('too many files, a file that is too large, too much in all: each with a note', () => {
  inWorkspace({ 'a.xml': '1', 'b.xml': '2', 'c.xml': '3' }, (root) => {
    const { reports, notes } = reportFiles(root, ['*.xml'], bounds)
    assert.deepEqual(
      reports.map(({ path }) => path),
      ['a.xml', 'b.xml'],
    )
    assert.match(notes.join(), /3 test reports were found; the first 2/)
  })
  inWorkspace({ 'a.xml': '12345678901', 'b.xml': '2' }, (root) => {
    const { reports, notes } = reportFiles(root, ['*.xml'], bounds)
    assert.deepEqual(
      reports.map(({ path }) => path),
      ['b.xml'],
    )
    assert.match(notes.join(), /a\.xml was not read/)
  })
  inWorkspace({ 'a.xml': '1234567890', 'b.xml': '123456' }, (root) => {
    const { reports, notes } = reportFiles(root, ['*.xml'], bounds)
    assert.deepEqual(
      reports.map(({ path }) => path),
      ['a.xml'],
    )
    assert.match(notes.join(), /b\.xml was not read/)
  })
})

test('no such workspace, or no such file, is a note', () => {
  assert.match(reportFiles(join(tmpdir(), 'retrace-never-made'), ['*.xml']).notes.join(), /not there/)
  inWorkspace({ 'a.txt': '' }, (root) => assert.match(reportFiles(root, ['*.xml']).notes.join(), /No file/))
})

test('notes name no path of the machine', () =>
  inWorkspace({ 'a.xml': '12345678901' }, (root) =>
    assert.ok(!reportFiles(root, ['a.xml'], bounds).notes.join().includes(tmpdir())),
  ))
