import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, test } from 'node:test'
import { git } from '../../src/adapters/git.ts'

const base = mkdtempSync(join(tmpdir(), 'retrace-test-'))
after(() => rmSync(base, { recursive: true }))
const path = process.env.PATH ?? ''

/** A work tree with files, and an outside folder in which hostile configuration leaves its marks. */
function tree(files: Record<string, string>) {
  const folder = mkdtempSync(join(base, 'case-'))
  const [root, outside, temp] = ['tree', 'outside', 'temp'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]
  for (const made of [root, outside, temp]) mkdirSync(made)
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), text.replaceAll('{{OUTSIDE}}', outside))
  }
  return {
    root,
    temp,
    hits: () => readdirSync(outside),
    config: (key: string, value: string) => configure(root, key, value.replaceAll('{{OUTSIDE}}', outside)),
  }
}

function configure(root: string, key: string, value: string): void {
  execFileSync('git', ['-C', root, 'config', key, value], { env: { PATH: path, HOME: base } })
}

test('lists what the ignore files let through, sorted, and leaves no trace', async () => {
  const { root, temp } = tree({
    '.gitignore': 'node_modules/\n*.log\n',
    'b.ts': '',
    'src/a b\n.ts': '',
    'node_modules/x/i.js': '',
    'e.log': '',
    'sub/.gitignore': 'x',
    'sub/x': '',
    'sub/y': '',
  })
  assert.deepEqual(await git({ temp, path }).listFiles(root), [
    '.gitignore',
    'b.ts',
    'src/a b\n.ts',
    'sub/.gitignore',
    'sub/y',
  ])
  assert.deepEqual(readdirSync(temp), [])
  assert.ok(!readdirSync(root).includes('.git'))
})

/** HX-015: an earlier command rewrote the repository's configuration, hooks and filters. */
function hostileRepository() {
  const made = tree({
    '.gitattributes': '* filter=z diff=z\n',
    'hooks/post-index-change': '#!/bin/sh\ntouch {{OUTSIDE}}/hook\n',
    'a.txt': 'changed\n',
  })
  const { root, config } = made
  chmodSync(join(root, 'hooks/post-index-change'), 0o755)
  execFileSync('git', ['init', '-q', root], { env: { PATH: path, HOME: base } })
  config('core.fsmonitor', 'touch {{OUTSIDE}}/fsmonitor; false')
  config('core.hooksPath', join(root, 'hooks'))
  config('filter.z.clean', 'touch {{OUTSIDE}}/clean; cat')
  config('filter.z.smudge', 'touch {{OUTSIDE}}/smudge; cat')
  config('core.excludesFile', join(root, 'a.txt'))
  return made
}

test('nothing that the tree’s own repository configures is run or obeyed (HX-015)', async () => {
  const { root, temp, hits } = hostileRepository()
  assert.deepEqual(await git({ temp, path }).listFiles(root), ['.gitattributes', 'a.txt', 'hooks/post-index-change'])
  assert.deepEqual(hits(), [])
})

test('control: git in the tree’s own repository runs its fsmonitor', async () => {
  const { root, temp, hits } = hostileRepository()
  await git({ temp, path, shadow: false }).listFiles(root)
  assert.ok(hits().includes('fsmonitor'))
})

test('embedded bare repositories, submodule addresses and names like options are only names (HX-016)', async () => {
  const files = {
    'docs/sample.git/HEAD': 'ref: refs/heads/main\n',
    'docs/sample.git/config': '[core]\n\tbare = true\n\tfsmonitor = touch {{OUTSIDE}}/bare\n',
    'docs/sample.git/objects/.keep': '',
    'docs/sample.git/refs/.keep': '',
    '.gitmodules': '[submodule "x"]\n\tpath = x\n\turl = ext::sh -c \'touch {{OUTSIDE}}/ext\'\n',
    '--upload-pack=touch': 'x\n',
    '-rf': 'x\n',
    '-c core.pager=sh': 'x\n',
  }
  const { root, temp, hits } = tree(files)
  assert.deepEqual(await git({ temp, path }).listFiles(root), Object.keys(files).sort())
  // As if started inside of the bare repository itself.
  assert.ok((await git({ temp, path }).listFiles(join(root, 'docs/sample.git'))).includes('HEAD'))
  assert.deepEqual(hits(), [])
})

test('a tree that is not there is an error of git, with its own words', async () => {
  const { temp } = tree({})
  await assert.rejects(git({ temp, path }).listFiles(join(base, 'none')), { code: 'command_failed' })
})
