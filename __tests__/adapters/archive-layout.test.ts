import assert from 'node:assert/strict'
import { test } from 'node:test'
import { definedAt, joined, layOut } from '../../src/adapters/archive-layout.ts'

const named = (...names: string[]) => names.map((name) => ({ name }))

test('job files, step files and system.txt come together by job, in the order of the ordinals', () => {
  const { jobs, loose } = layOut(
    named(
      '1_test (3.12).txt',
      '0_lint.txt',
      'lint/12_Post Run actions_checkout@v4.txt',
      'lint/2_Run actions_checkout@v4.txt',
      'lint/system.txt',
      'orphan/1_Set up job.txt',
    ),
  )
  assert.deepEqual(
    jobs.map(({ job, whole, steps, system }) => [job, whole?.name, steps.map((s) => [s.number, s.name]), system?.name]),
    [
      [
        'lint',
        '0_lint.txt',
        [
          [2, 'Run actions_checkout@v4'],
          [12, 'Post Run actions_checkout@v4'],
        ],
        'lint/system.txt',
      ],
      ['test (3.12)', '1_test (3.12).txt', [], undefined],
      ['orphan', undefined, [[1, 'Set up job']], undefined],
    ],
  )
  assert.deepEqual(loose, [])
})

test('a folder around the whole archive is looked through, a job folder is not', () => {
  assert.deepEqual(
    layOut(named('logs_7/0_build.txt', 'logs_7/build/1_Set up job.txt')).jobs.map((j) => [j.job, j.steps.length]),
    [['build', 1]],
  )
  assert.equal(layOut(named('logs_7/0_build.txt')).jobs[0]?.job, 'build')
  assert.deepEqual(
    layOut(named('build/1_Set up job.txt', 'build/2_Run make.txt')).jobs.map((j) => [j.job, j.steps.length]),
    [['build', 2]],
  )
})

test('other text files are loose logs; anything else is no log', () => {
  const { jobs, loose } = layOut(named('b.log', 'a/b/c.txt', 'picture.png'))
  assert.deepEqual(jobs, [])
  assert.deepEqual(
    loose.map((m) => m.name),
    ['a/b/c.txt', 'b.log'],
  )
})

test('hostile names are plain keys', () => {
  const { jobs } = layOut(named('0___proto__.txt', '1_constructor.txt', '__proto__/1_x.txt'))
  assert.deepEqual(
    jobs.map((j) => [j.job, j.steps.length]),
    [
      ['__proto__', 1],
      ['constructor', 0],
    ],
  )
})

test('joining ends every last line, so that lines count through', () => {
  const parts = [[Buffer.from('a\nb')], [], [Buffer.from('c\n')], [Buffer.from('d')]]
  assert.equal(Buffer.concat([...joined(parts)]).toString(), 'a\nb\nc\nd\n')
})

test('the workflow file is read out of system.txt', () => {
  const text = '2024-05-01T12:00:00.1234567Z Job defined at: octo/demo/.github/workflows/ci.yml@refs/heads/main\r\nx'
  assert.equal(definedAt(text), 'octo/demo/.github/workflows/ci.yml@refs/heads/main')
  assert.equal(definedAt('nothing'), undefined)
})
