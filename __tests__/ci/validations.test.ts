import assert from 'node:assert/strict'
import { test } from 'node:test'
import { organize } from '../../src/ci/organize.ts'
import { jobText } from './job-log-text.ts'
import { readText } from './read-text.ts'
import { workflowWith } from './written.ts'

test('each step inside a composite action is a check with its own command; only the one that failed is marked', () => {
  const workflow = workflowWith('test:\n  steps:\n    - uses: ./.github/actions/build\n      name: Build')
  const text = jobText({
    name: 'test',
    steps: [
      { uses: './.github/actions/build' },
      { run: 'cmake -B out' },
      { run: 'cmake --build out\ncmake --install out', out: ['boom'], exit: 2 },
    ],
  })
  const { validations } = organize({ logs: readText(text.text), workflow, runJobs: [] })
  assert.deepEqual(
    validations.map((v) => [v.step, v.command, v.status, v.script]),
    [
      ['Build', './.github/actions/build', 'failed', undefined],
      ['Build › cmake -B out', 'cmake -B out', 'successful', 'cmake -B out'],
      ['Build › cmake --build out', 'cmake --build out', 'failed', 'cmake --build out\ncmake --install out'],
    ],
  )
  assert.deepEqual(
    validations.map((v) => v.evidence?.fromLine),
    text.headers,
  )
})

test('a script is cut to 8 KiB', () => {
  const run = Array.from({ length: 500 }, (_, i) => `echo line number ${i} of a long script`).join('\n')
  const { validations } = organize({ logs: readText(jobText({ steps: [{ run }] }).text), runJobs: [] })
  assert.equal(validations[0]?.script?.length, 8192)
})
