import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { type Git, git } from '../../src/adapters/git.ts'
import { type LocalOptions, local } from '../../src/adapters/local.ts'
import { RetraceError } from '../../src/errors.ts'
import { localContract } from '../contracts/local.contract.ts'
import { aLogAnswer, fakeLocal, type LocalState } from '../fakes/local.ts'

/** A folder with a checkout in `repo` and logs beside it, and the port that looks at them. */
function opened(state: LocalState, over: Partial<LocalOptions> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'retrace-local-'))
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  for (const [path, text] of Object.entries(state.files ?? {})) write(`repo/${path}`, text)
  for (const [path, text] of Object.entries(state.logs ?? {})) write(path, text)
  const port = local({
    cwd: folder,
    checkout: state.files === undefined ? undefined : join(folder, 'repo'),
    git: git({ temp: tmpdir(), path: process.env.PATH ?? '' }),
    runnerPage: fakeLocal(state).runnerPage,
    ...over,
  })
  return { local: port, folder, write, close: async () => rmSync(folder, { recursive: true, force: true }) }
}

/** A machine without git, as `git()` tells it. */
const noGit: Git = {
  listFiles: async () => {
    throw new RetraceError('command_failed', 'git is not there.', '')
  },
}

localContract('real', async (state) => opened(state))

test('files that git ignores are not listed; without git they are', async () => {
  const state = { files: { '.gitignore': 'out\n', 'a.ts': '', 'out/b.js': '' } }
  const real = opened(state)
  const blind = opened(state, { git: noGit })
  try {
    assert.deepEqual([...((await real.local.files()) ?? [])].sort(), ['.gitignore', 'a.ts'])
    assert.deepEqual([...((await blind.local.files()) ?? [])].sort(), ['.gitignore', 'a.ts', 'out/b.js'])
  } finally {
    await real.close()
    await blind.close()
  }
})

test('a file that the user named is found by its path or its name, wherever it lies, before the checkout', async () => {
  const {
    local: port,
    write,
    close,
  } = opened({ files: { '.github/workflows/ci.yml': 'checkout' } }, { named: ['old/ci.yml', 'gone.yml'] })
  try {
    write('old/ci.yml', 'named')
    assert.equal(port.text('old/ci.yml'), 'named')
    assert.equal(port.text('.github/workflows/ci.yml'), 'named')
    assert.equal(port.text('gone.yml'), undefined)
  } finally {
    await close()
  }
})

test('a checkout that is not there has no files', async () => {
  const { local: port, close } = opened({}, { checkout: join(tmpdir(), 'retrace-never-made') })
  try {
    assert.equal(await port.files(), undefined)
    assert.equal(port.text('a.ts'), undefined)
  } finally {
    await close()
  }
})

test('a file of more than 1 MiB is no text', async () => {
  const { local: port, write, close } = opened({ files: { 'a.ts': '' } })
  try {
    write('repo/big.ts', 'x'.repeat((1 << 20) + 1))
    assert.equal(port.text('big.ts'), undefined)
  } finally {
    await close()
  }
})

test('the answers of the fake are those of logs', () => {
  const answer = aLogAnswer('a.log', 'é', 'test')
  assert.ok(answer.kind === 'log')
  assert.deepEqual([answer.handle.bytes, answer.handle.job], [2, 'test'])
})
