import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isGhForm, splitGhLine } from '../../src/ci/gh-format.ts'

const line = (job: string, step: string, text: string) => `${job}\t${step}\t2024-05-01T12:00:00.1234567Z ${text}`

test('a line is split into job, step and what the log holds', () => {
  assert.deepEqual(splitGhLine(line('test (3.12, ubuntu)', 'Run pytest', 'E   assert a\tb')), {
    job: 'test (3.12, ubuntu)',
    step: 'Run pytest',
    rest: '2024-05-01T12:00:00.1234567Z E   assert a\tb',
  })
})

test('UNKNOWN STEP is no name', () => {
  assert.equal(splitGhLine(line('build', 'UNKNOWN STEP', 'x'))?.step, undefined)
  assert.equal(splitGhLine(line('build', 'UNKNOWN STEP', 'x'))?.job, 'build')
})

test('continued entries have the prefix and no stamp; lines without prefix have none', () => {
  assert.equal(splitGhLine('build\tRun make\t    at line 3')?.rest, '    at line 3')
  assert.equal(splitGhLine('at line 3'), undefined)
  assert.equal(splitGhLine('\tindented\tcode'), undefined)
  assert.equal(splitGhLine(`${'x'.repeat(2000)}\ty\tz`), undefined)
})

test('the form shows in the first lines, with a BOM at each step and a prompt line above', () => {
  const head = [
    '$ gh run view 1 --log',
    line('build', 'Set up job', 'Current runner version').replace('\t2024', '\t\uFEFF2024'),
    line('build', 'Set up job', '##[group]Operating System'),
    line('build', 'Run make', 'x'),
    'build\tRun make\tcontinued',
  ]
  assert.equal(isGhForm(head.join('\n')), true)
  assert.equal(isGhForm(head.join('\r\n')), true)
  assert.equal(isGhForm(Buffer.from(head.join('\n')).toString('latin1')), true)
})

test('job logs, tab-separated data and nothing are not that form', () => {
  assert.equal(isGhForm('2024-05-01T12:00:00.1234567Z a\tb\tc\n'), false)
  assert.equal(isGhForm('name\tsize\tdate\nx\t1\t2024-05-01\n'), false)
  assert.equal(isGhForm(''), false)
})
