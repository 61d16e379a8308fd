import assert from 'node:assert/strict'
import { mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { runnerPage } from '../../src/adapters/runner-page.ts'
import type { LogAnswer } from '../../src/ports.ts'
import { recordingLog } from '../fakes/log-port.ts'
import { type FakePages, fakePages } from '../fakes/runner-pages.ts'

const root = mkdtempSync(join(tmpdir(), 'retrace-pages-'))
after(() => rmSync(root, { recursive: true, force: true }))
const noon = Date.parse('2026-05-01T12:00:00Z')

/** A clock that only sleeping moves. */
function clock() {
  const state = { time: noon }
  return {
    now: () => state.time,
    sleep: async (ms: number) => {
      state.time += ms
    },
  }
}
const textOf = (answer: LogAnswer) =>
  answer.kind === 'log' ? Buffer.concat([...answer.handle.chunks()]).toString() : answer.why
const folder = (name: string) => join(root, name)

/** More than one block, so that its start is on disk and its end is not. */
function aFailingJob(pages: FakePages): void {
  pages.line("Current runner version: '2.336.0'")
  for (let i = 0; i < 200; i++) pages.line(`building part ${i} of the project`)
  pages.line('##[error]Process completed with exit code 2.')
  pages.line('##[group]Run octo/retrace@v1')
}

test('the failure that the runner still holds back is pushed out, and nothing of our own is in the log', async () => {
  const pages = fakePages(folder('flush'), clock())
  aFailingJob(pages)
  const answer = await runnerPage([folder('flush')], { log: pages.log, ...clock() })
  assert.ok(answer.kind === 'log')
  assert.deepEqual(
    textOf(answer)
      .trimEnd()
      .split('\n')
      .slice(-2)
      .map((line) => line.slice(29)),
    ['##[error]Process completed with exit code 2.', '##[group]Run octo/retrace@v1'],
  )
  assert.equal(answer.handle.complete, true)
  assert.match(answer.handle.log, /^_diag\/pages\/[0-9a-f_-]+_1\.log$/)
})

test('a runner that writes nothing more gives what is on disk, and says that the end may be missing', async () => {
  const pages = fakePages(folder('stuck'), clock())
  aFailingJob(pages)
  const { now, sleep } = clock()
  const log = recordingLog()
  const answer = await runnerPage([folder('stuck')], { log, now, sleep })
  assert.ok(answer.kind === 'log' && !answer.handle.complete)
  assert.match(answer.handle.note ?? '', /last lines may be missing/)
  assert.doesNotMatch(textOf(answer), /exit code 2/)
  assert.equal(now() - noon, 3000)
  assert.equal(log.lines.at(-1), 'end')
})

test('a page that rolled over is read from where it is, not taken for the page of our step', async () => {
  const pages = fakePages(folder('rolled'), { ...clock(), page: 3 })
  pages.line('building the last part')
  const answer = await runnerPage([folder('rolled')], { log: pages.log, ...clock() })
  assert.ok(answer.kind === 'log' && !answer.handle.complete)
  assert.match(answer.handle.note ?? '', /first 2 × 8 MiB/)
  assert.match(textOf(answer), /the last part\n$/)
  assert.match(answer.handle.log, /_3\.log$/)
})

test('the page of this job is told from one that a crashed job left', async () => {
  const old = fakePages(folder('two'), { now: () => noon - 3_600_000, job: '3' })
  aFailingJob(old)
  for (let i = 0; i < 100; i++) old.line('a page of another day, longer than the page of today')
  const pages = fakePages(folder('two'), clock())
  pages.line("Current runner version: '2.336.0'")
  pages.line('today')
  const answer = await runnerPage([folder('two')], { log: pages.log, ...clock() })
  assert.match(textOf(answer), /today/)
  assert.doesNotMatch(textOf(answer), /another day/)
})

test('pages of earlier jobs alone are no log of this one', async () => {
  aFailingJob(fakePages(folder('old'), { now: () => noon - 3_600_000 }))
  const answer = await runnerPage([folder('old')], { log: recordingLog(), ...clock() })
  assert.ok(answer.kind === 'missing' && answer.code === 'log_missing')
  assert.match(answer.why, /earlier jobs/)
})

test('links among the pages are not followed', { skip: process.platform === 'win32' }, async () => {
  const pages = fakePages(folder('links'), clock())
  aFailingJob(pages)
  renameSync(pages.jobPage, join(root, 'elsewhere'))
  symlinkSync(join(root, 'elsewhere'), pages.jobPage)
  const answer = await runnerPage([folder('links')], { log: recordingLog(), ...clock() })
  assert.equal(answer.kind, 'missing')
})

test('without any page nothing is printed', async () => {
  const log = recordingLog()
  const answer = await runnerPage([folder('none')], { log, ...clock() })
  assert.ok(answer.kind === 'missing')
  assert.deepEqual(log.lines, [])
})
