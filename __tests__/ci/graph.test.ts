import assert from 'node:assert/strict'
import { test } from 'node:test'
import { organize } from '../../src/ci/organize.ts'
import { jobText } from './job-log-text.ts'
import { readText } from './read-text.ts'
import { workflowWith } from './written.ts'

const workflow = workflowWith(`
lint:
  steps:
    - run: make lint
    - run: make format
test:
  needs: lint
  steps:
    - run: make test
other:
  steps:
    - run: make other`)
const lint = jobText({ name: 'lint', steps: [{ run: 'make lint', exit: 1 }] }).text
const { graph } = organize({ logs: readText(lint), workflow, runJobs: [] })

test('jobs and steps are nodes with their status; a job nobody heard of is none', () => {
  assert.deepEqual(
    graph.nodes.map((n) => [n.id, n.kind, n.name, n.status]),
    [
      ['job:lint', 'job', 'lint', 'failed'],
      ['v1', 'step', 'Run make lint', 'failed'],
      ['v2', 'step', 'Run make format', 'unreached'],
      ['job:test', 'job', 'test', 'unreached'],
      ['v3', 'step', 'Run make test', 'unreached'],
    ],
  )
})

test('edges lead from what comes first: the needed job, the step before, the job that holds', () => {
  assert.deepEqual(
    graph.edges.map((e) => `${e.from} ${e.type} ${e.to}`),
    ['job:lint contains v1', 'job:lint contains v2', 'v1 order v2', 'job:test contains v3', 'job:lint needs job:test'],
  )
})

test('every leg of a needed matrix is needed', () => {
  const matrix = workflowWith(`
test:
  strategy: { matrix: { n: [1, 2] } }
  steps: [{ run: make test }]
ship:
  needs: test
  steps: [{ run: make ship }]`)
  const red = ['test (1)', 'test (2)'].map((name) => jobText({ name, steps: [{ run: 'make test', exit: 1 }] }).text)
  const { graph: of } = organize({ logs: red.flatMap((text) => readText(text)), workflow: matrix, runJobs: [] })
  const needs = of.edges.filter((e) => e.type === 'needs').map((e) => [e.from, e.to])
  assert.deepEqual(needs, [
    ['job:test (1)', 'job:ship'],
    ['job:test (2)', 'job:ship'],
  ])
})

test('artifacts and caches lead to the jobs that wait for them, by name', () => {
  const flowing = workflowWith(`
build:
  steps:
    - run: make
    - uses: actions/upload-artifact@v4
      with: {name: wheel}
    - uses: actions/cache/save@v4
      with: {key: 'deps-\${{ runner.os }}'}
deploy:
  needs: build
  steps:
    - uses: actions/download-artifact@v4
      with: {name: wheel}
    - uses: actions/download-artifact@v4
      with: {name: other}
    - uses: actions/cache/restore@v4
      with: {key: 'deps-\${{ runner.os }}'}
docs:
  steps:
    - uses: actions/download-artifact@v4
      with: {name: wheel}`)
  const build = jobText({ name: 'build', steps: [{ run: 'make', exit: 1 }] }).text
  const found = organize({ logs: readText(build), workflow: flowing, runJobs: [] }).graph
  const name = (id: string) => found.nodes.find((n) => n.id === id)?.name
  assert.deepEqual(
    found.edges
      .filter((e) => e.type === 'artifact' || e.type === 'cache')
      .map((e) => [name(e.from), e.type, name(e.to)]),
    [
      ['Run actions/upload-artifact@v4', 'artifact', 'Run actions/download-artifact@v4'],
      ['Run actions/cache/save@v4', 'cache', 'Run actions/cache/restore@v4'],
    ],
  )
})
