import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readLogs } from '../../src/diagnose/read-logs.ts'
import type { LogHandle } from '../../src/ports.ts'
import { redactor } from '../../src/text/redact.ts'
import { jobText } from '../ci/job-log-text.ts'
import { recordingLog } from '../fakes/log-port.ts'

const red = jobText({ name: 'test', steps: [{ run: 'make', out: ['boom hunter2-hunter2'], exit: 2 }] }).text

function handle(text: string | Uint8Array, over: Partial<LogHandle> = {}): LogHandle {
  const bytes = Buffer.from(text)
  return { log: 'a.log', bytes: bytes.length, complete: true, chunks: () => [bytes], ...over }
}

function read(handles: readonly LogHandle[], secrets: readonly string[] = []) {
  const log = recordingLog()
  const tally = { hidden: 0 }
  const result = readLogs(
    handles.map((h) => ({ handle: h, kind: 'log-path' as const })),
    redactor(secrets),
    tally,
    { log },
  )
  return { ...result, said: log.lines }
}

test('a log becomes its jobs and a source for each of them', () => {
  const { logs, sources, notes } = read([handle(red + red.replaceAll('test', 'lint').replace('\uFEFF', ''))])
  assert.deepEqual(
    logs.map((l) => l.name),
    ['test', 'lint'],
  )
  assert.deepEqual(
    sources.map((s) => [s.job, s.kind, s.log, s.lines, s.complete]),
    [
      ['test', 'log-path', 'a.log', red.split('\n').length * 2 - 2, true],
      ['lint', 'log-path', 'a.log', red.split('\n').length * 2 - 2, true],
    ],
  )
  assert.deepEqual(notes, [])
})

test('secrets are gone before anybody reads a line', () => {
  const [log] = read([handle(red)], ['hunter2-hunter2']).logs
  const texts = log?.sections.flatMap((s) => log.lines(s).map((l) => l.text)) ?? []
  assert.ok(texts.some((t) => t.startsWith('boom ')) && !texts.some((t) => t.includes('hunter2')))
})

test('a log that breaks off keeps what came before, and says so', () => {
  const breaking = handle(red, {
    *chunks() {
      yield Buffer.from(red)
      throw new Error('the disk went away')
    },
  })
  const { logs, sources, notes } = read([breaking])
  assert.equal(logs[0]?.name, 'test')
  assert.equal(sources[0]?.complete, false)
  assert.deepEqual(notes, [{ code: 'log_truncated', text: 'a.log: reading stopped early (the disk went away).' }])
})

test('empty logs and files that are no logs are notes, and do not keep others from being read', () => {
  const { logs, sources, notes } = read([
    handle('', { log: 'empty.log' }),
    handle(new Uint8Array(5000), { log: 'core' }),
    handle(red),
  ])
  assert.deepEqual(
    logs.map((l) => l.name),
    ['test'],
  )
  assert.deepEqual(
    notes.map((n) => [n.code, n.text.split(':')[0]]),
    [
      ['log_unreadable', 'empty.log'],
      ['log_unreadable', 'core'],
    ],
  )
  assert.deepEqual(
    sources.map((s) => [s.log, s.complete]),
    [
      ['empty.log', false],
      ['core', false],
      ['a.log', true],
    ],
  )
})

test('what the source says is missing, and lines that were cut, make a source incomplete', () => {
  const part = read([handle(red, { complete: false, note: 'the first part is missing.' })])
  assert.deepEqual([part.sources[0]?.complete, part.sources[0]?.note], [false, 'the first part is missing.'])
  const giant = read([handle(`${red}${'x'.repeat(300_000)}\n`)])
  assert.equal(giant.cutLines, 1)
  assert.match(giant.notes[0]?.text ?? '', /1 lines longer than 128 KiB/)
})

test('who waits for many logs is told how far it is', () => {
  assert.deepEqual(read([handle(red)]).said, [])
  const many = read(Array.from({ length: 5 }, () => handle(red)))
  assert.match(many.said[4] ?? '', /^Reading log 5 of 5: a\.log \(\d+ KB\)$/)
})
