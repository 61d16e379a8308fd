import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, test } from 'node:test'
import { folderDifferences } from '../../scripts/folder-differences.ts'

const temp = mkdtempSync(join(tmpdir(), 'retrace-differences-'))
after(() => rmSync(temp, { recursive: true, force: true }))

function folder(name: string, files: Record<string, string>): string {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(temp, name, path)), { recursive: true })
    writeFileSync(join(temp, name, path), text)
  }
  return join(temp, name)
}

test('equal folders have no differences', () => {
  const files = { 'index.js': 'x', 'chunks/a.js': 'y' }
  assert.deepEqual(folderDifferences(folder('a', files), folder('b', files)), [])
})

test('changed, missing and left-over files are named', () => {
  const fresh = folder('fresh', { 'index.js': 'new', 'chunks/a.js': 'y' })
  const old = folder('old', { 'index.js': 'old', 'chunks/b.js': 'y' })
  assert.deepEqual(folderDifferences(fresh, old), [
    'chunks/a.js: missing',
    'chunks/b.js: not built any more',
    'index.js: differs',
  ])
})

test('a folder that does not exist lacks everything', () => {
  assert.deepEqual(folderDifferences(folder('c', { 'cli.js': 'x' }), join(temp, 'none')), ['cli.js: missing'])
})
