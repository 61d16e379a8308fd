import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { diagCandidates, pagesFolders, type RunnerFacts, whyNoPages } from '../../src/adapters/runner-folder.ts'

const root = mkdtempSync(join(tmpdir(), 'retrace-runner-'))
after(() => rmSync(root, { recursive: true, force: true }))

const facts: RunnerFacts = { execPath: '/usr/bin/node', platform: 'linux', ppid: 1 }
function pages(...parts: string[]): string {
  const folder = join(root, ...parts, '_diag', 'pages')
  mkdirSync(folder, { recursive: true })
  return folder
}

test('the runner that lent us its Node is found first, then those of the hosted images, newest version first', () => {
  const own = pages('runner')
  const cached = [pages('home/actions-runner/cached/2.335.0'), pages('home/actions-runner/cached/2.336.0')]
  const execPath = join(root, 'runner/externals/node24/bin/node')
  assert.deepEqual(pagesFolders({ ...facts, execPath, home: join(root, 'home') }), [own, ...cached.reverse()])
})

test('RUNNER_TEMP of a self-hosted runner lies beside its _diag', () => {
  const own = pages('self')
  assert.deepEqual(pagesFolders({ ...facts, runnerTemp: join(root, 'self/_work/_temp') }), [own])
})

test('a runner among the parent processes is found, also after an update replaced its file', () => {
  const own = pages('parent')
  const process = (pid: number, exe: string, parent: number) => {
    mkdirSync(join(root, 'proc', String(pid)), { recursive: true })
    symlinkSync(exe, join(root, 'proc', String(pid), 'exe'))
    writeFileSync(join(root, 'proc', String(pid), 'stat'), `${pid} (odd ) name) S ${parent} 1 1`)
  }
  process(30, '/usr/bin/bash', 20)
  process(20, `${join(root, 'parent/bin/Runner.Worker')} (deleted)`, 1)
  assert.deepEqual(pagesFolders({ ...facts, ppid: 30, procRoot: join(root, 'proc') }), [own])
  assert.deepEqual(pagesFolders({ ...facts, ppid: 31, procRoot: join(root, 'proc') }), [])
})

test('Windows and macOS have their own places', () => {
  const windows = diagCandidates(
    { ...facts, platform: 'win32', homeDrive: 'D:', execPath: 'C:\\runner\\externals\\node24\\bin\\node.exe' },
    () => ['2.336.0'],
  )
  assert.deepEqual(windows, [
    'C:\\runner\\_diag',
    'D:\\actions-runner\\cached\\2.336.0\\_diag',
    'D:\\actions-runner\\cached\\_diag',
  ])
  const mac = diagCandidates({ ...facts, platform: 'darwin', home: '/Users/runner' }, () => [])
  assert.ok(mac.includes('/Users/runner/runners/_diag'))
})

test('a container and a machine without a runner have no pages, and say why', () => {
  const container = { ...facts, execPath: '/__e/node24/bin/node', runnerTemp: '/__w/_temp' }
  assert.deepEqual(pagesFolders(container), [])
  assert.match(whyNoPages(container), /container/)
  assert.deepEqual(pagesFolders(facts), [])
  assert.match(whyNoPages(facts), /not found/)
})
