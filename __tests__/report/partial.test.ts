import assert from 'node:assert/strict'
import { test } from 'node:test'
import { partialLogs } from '../../src/report/partial.ts'

const source = { kind: 'api-log', log: 'a.log', lines: 1, bytes: 1, complete: false } as const

test('a log that is not whole is told once, with its reason or without', () => {
  const told = partialLogs({
    sources: [
      { ...source, job: 'lint', note: 'a.log: it is cut.' },
      { ...source, job: 'test', note: 'it expired.' },
      { ...source, job: 'docs' },
      { ...source, job: 'whole', complete: true },
    ],
    notes: [{ code: 'log_missing', text: 'test: it expired.' }],
  })
  assert.deepEqual(told, [
    { job: 'lint', why: 'a.log: it is cut.' },
    { job: 'docs', why: 'something of its log is missing.' },
  ])
})
