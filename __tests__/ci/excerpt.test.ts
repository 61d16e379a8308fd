import assert from 'node:assert/strict'
import { test } from 'node:test'
import { organize } from '../../src/ci/organize.ts'
import { readText } from './read-text.ts'

const read = (text: string) => organize({ logs: readText(text), runJobs: [] })

test('a piece of a log without any word of the runner failed when a tool states an error', () => {
  const { outcome, failures, validations } = read(
    "src/app.ts(3,5): error TS2322: Type 'string' is not assignable to type 'number'.\n",
  )
  assert.equal(outcome, 'failure')
  assert.deepEqual(
    failures.map((f) => [f.tool, f.artifacts[0]?.path, f.fatal]),
    [['tsc', 'src/app.ts', true]],
  )
  assert.deepEqual(
    validations.map((v) => [v.status, v.why]),
    [['failed', 'a tool states an error; the log does not show how the step ended']],
  )
})

test('words that only sound like an error decide nothing', () => {
  const { outcome, failures } = read('Downloading error-pages 1.2\nretrying after failure\nall is well\n')
  assert.deepEqual([outcome, failures], ['success', []])
})

test('where the runner says how a step ended, its word counts', () => {
  const stamp = '2026-03-04T05:00:00.0000000Z '
  const passed = `${stamp}Current runner version: '2.333.0'\n${stamp}##[group]Run tsc || true\n${stamp}shell: bash\n${stamp}##[endgroup]\n${stamp}src/app.ts(3,5): error TS2322: no.\n${stamp}Cleaning up orphan processes\n`
  assert.equal(read(passed).outcome, 'success')
})
