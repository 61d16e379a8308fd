import assert from 'node:assert/strict'
import { test } from 'node:test'
import { organize } from '../../src/ci/organize.ts'
import { readWorkflow } from '../../src/ci/workflow.ts'
import { jobText } from './job-log-text.ts'
import { readText } from './read-text.ts'

const workflow = (failFast: boolean) =>
  readWorkflow(
    `on: push
jobs:
  test:
    strategy:
      fail-fast: ${failFast}
      matrix:
        py: ['3.12', '3.13']
    steps:
      - run: make test
`,
    '.github/workflows/ci.yml',
  )
const red = jobText({ name: 'test (3.12)', steps: [{ run: 'make test', out: ['make: *** [test] Error 1'], exit: 2 }] })
const stopped = (out: readonly string[]) =>
  jobText({ name: 'test (3.13)', steps: [{ run: 'make test', out, cancelled: true }] })

const fatalOf = (texts: readonly string[], failFast: boolean | undefined) =>
  organize({
    logs: texts.flatMap((text) => readText(text)),
    workflow: failFast === undefined ? undefined : workflow(failFast),
    runJobs: [],
  }).failures.map(({ job, ruleId, fatal }) => [job, ruleId ?? '', fatal])

test('a leg that its matrix stopped broke nothing', () => {
  const told = fatalOf([red.text, stopped(['all well so far']).text], true)
  assert.deepEqual(
    told.filter(([job]) => job === 'test (3.13)'),
    [['test (3.13)', 'cancelled', false]],
  )
  assert.ok(told.some(([job, , fatal]) => job === 'test (3.12)' && fatal === true))
})

test('without a workflow file, legs are told by their names', () => {
  const told = fatalOf([red.text, stopped([]).text], undefined)
  assert.deepEqual(told.at(-1), ['test (3.13)', 'cancelled', false])
})

test('without fail-fast, or without a failed sibling, the cancellation is what happened', () => {
  const last = (told: (string | boolean)[][]) => told.at(-1)
  assert.deepEqual(last(fatalOf([red.text, stopped([]).text], false)), ['test (3.13)', 'cancelled', true])
  assert.deepEqual(last(fatalOf([stopped([]).text], true)), ['test (3.13)', 'cancelled', true])
})
