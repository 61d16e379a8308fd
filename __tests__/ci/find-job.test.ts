import assert from 'node:assert/strict'
import { test } from 'node:test'
import { jobFor, workflowFor } from '../../src/ci/find-job.ts'
import { jobText } from './job-log-text.ts'
import { readText } from './read-text.ts'
import { workflowWith } from './written.ts'

const log = (name: string | undefined, ...runs: string[]) => {
  const [job] = readText(jobText({ ...(name === undefined ? {} : { name }), steps: runs.map((run) => ({ run })) }).text)
  assert.ok(job !== undefined)
  return job
}
const step = (run: string) => `  steps:\n    - run: ${run}`
const two = workflowWith(`unit:\n${step('make unit')}\nlint:\n  name: Lint it\n${step('make lint')}`)

test("a job is found by its name, its key, or its leg, whatever the letters' case", () => {
  const matrix = workflowWith(
    `test:\n  strategy:\n    matrix:\n      py: ['3.11', '3.12']\n${step('tox')}\nother:\n${step('tox')}`,
  )
  assert.equal(jobFor('lint it', [], two.jobs)?.key, 'lint')
  assert.equal(jobFor('unit', [], two.jobs)?.key, 'unit')
  assert.equal(jobFor('test (3.12)', [], matrix.jobs)?.matrix?.py, '3.12')
})

test('a name from a caller leads into the called file', () => {
  assert.equal(jobFor('nightly / unit', [], two.jobs)?.key, 'unit')
  assert.equal(jobFor('nightly / unit (3.12)', [], two.jobs)?.key, 'unit')
})

test('without a known name the steps decide, and only if they fit', () => {
  const { sections } = log(undefined, 'make lint')
  assert.equal(jobFor(undefined, sections, two.jobs)?.key, 'lint')
  assert.equal(jobFor('renamed', sections, two.jobs)?.key, 'lint')
  assert.equal(jobFor(undefined, log(undefined, 'gradle build').sections, two.jobs), undefined)
})

test('among several workflows the one that explains the logs is taken', () => {
  const other = workflowWith(`docs:\n${step('mkdocs build')}`, '.github/workflows/docs.yml')
  assert.equal(workflowFor([log(undefined, 'mkdocs build')], [two, other])?.path, other.path)
  assert.equal(workflowFor([log('unit', 'make unit')], [other, two])?.path, two.path)
  assert.equal(workflowFor([log('x', 'gradle build')], [two, other]), undefined)
})

test('a workflow that was named alone is believed', () => {
  assert.equal(workflowFor([log('x', 'gradle build')], [two])?.path, two.path)
  assert.equal(workflowFor([], []), undefined)
})
