// What every local port does. Run on the fake (`__tests__/fakes/local.test.ts`) and on the real one (`__tests__/adapters/local.test.ts`).
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { LocalPort } from '../../src/ports.ts'
import type { LocalState } from '../fakes/local.ts'

const state: LocalState = {
  files: { '.github/workflows/ci.yml': 'name: CI ✓\n', 'src/a.ts': 'export {}\n' },
  logs: { 'saved.log': 'line one\nline two\n' },
  page: 'so far\n',
}

const reported: LocalState = {
  files: { '.gitignore': 'out\n', 'out/deep/b.xml': '<b/>', 'out/a.xml': '<a/>', 'out/a.txt': 'a' },
}

/** Registers the tests of the contract for a port that `open` makes. */
export function localContract(
  name: string,
  open: (state: LocalState) => Promise<{ local: LocalPort; close(): Promise<void> }>,
): void {
  const withLocal = (title: string, of: LocalState, check: (local: LocalPort) => Promise<void>) =>
    test(`${name}: ${title}`, async () => {
      const { local, close } = await open(of)
      try {
        await check(local)
      } finally {
        await close()
      }
    })

  withLocal(
    'saved logs are bytes under the name the user wrote; each missing one is an answer',
    state,
    async (local) => {
      const [log, gone, ...more] = await local.logs(['saved.log', 'gone.log'])
      assert.ok(log?.kind === 'log' && gone?.kind === 'missing')
      assert.equal(Buffer.concat([...log.handle.chunks()]).toString(), 'line one\nline two\n')
      assert.deepEqual([log.handle.log, log.handle.bytes, log.handle.complete], ['saved.log', 18, true])
      assert.deepEqual([gone.code, gone.why], ['log_missing', 'gone.log does not exist.'])
      assert.deepEqual(more, [])
    },
  )

  withLocal('texts and files are those of the checkout', state, async (local) => {
    assert.equal(local.text('.github/workflows/ci.yml'), 'name: CI ✓\n')
    assert.deepEqual([...((await local.files()) ?? [])].sort(), ['.github/workflows/ci.yml', 'src/a.ts'])
  })

  withLocal('what is not there, or leads out of the checkout, is no text', state, async (local) => {
    for (const path of ['gone.ts', 'src', '../saved.log', '/etc/hostname', '', 'constructor'])
      assert.equal(local.text(path), undefined, path)
  })

  withLocal('without a checkout there are neither files nor texts', { ...state, files: undefined }, async (local) => {
    assert.equal(await local.files(), undefined)
    assert.equal(local.text('src/a.ts'), undefined)
  })

  withLocal('test reports are files of the workspace by their pattern, sorted', reported, async (local) => {
    assert.deepEqual(local.reports(['out/**/*.xml']), {
      reports: [
        { path: 'out/a.xml', text: '<a/>' },
        { path: 'out/deep/b.xml', text: '<b/>' },
      ],
      notes: [],
    })
    assert.deepEqual(local.reports([]), { reports: [], notes: [] })
  })

  withLocal('a pattern that finds nothing is a note', reported, async (local) => {
    const { reports, notes } = local.reports(['gone/*.xml'])
    assert.deepEqual([reports, notes.length], [[], 1])
  })

  withLocal('without a workspace there are no reports, with a note', { ...state, files: undefined }, async (local) => {
    const { reports, notes } = local.reports(['**/*.xml'])
    assert.deepEqual([reports, notes.length], [[], 1])
  })

  withLocal('the running job has a page, or there is none', state, async (local) => {
    const page = await local.runnerPage()
    assert.ok(page.kind === 'log')
    assert.equal(Buffer.concat([...page.handle.chunks()]).toString(), 'so far\n')
  })

  withLocal('outside of a runner there is no page', { ...state, page: undefined }, async (local) => {
    assert.equal((await local.runnerPage()).kind, 'missing')
  })
}
