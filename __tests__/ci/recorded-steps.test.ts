// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are GitHub's expressions, not templates of ours.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { recordsOf, withoutRunnerSteps } from '../../src/ci/recorded-steps.ts'
import type { RunStep } from '../../src/domain/run.ts'
import { jobWith } from './written.ts'

const records = (...names: string[]): RunStep[] =>
  names.map((name, i) => ({ name, number: i + 1, status: 'completed', conclusion: 'success' }))
const namesOf = (found: readonly RunStep[] | undefined) => found?.map((r) => r.name)

test("the records between the runner's own are those of the file, in its order", () => {
  const { steps } = jobWith('uses: actions/checkout@v5', 'run: make\nname: Compile')
  const all = records(
    'Set up job',
    'Pull node:22',
    'Initialize containers',
    'Pre Run actions/checkout@v5',
    'Run actions/checkout@v5',
    'Compile',
    'Post Run actions/checkout@v5',
    'Stop containers',
    'Complete job',
  )
  assert.deepEqual(namesOf(recordsOf(steps, all)), ['Run actions/checkout@v5', 'Compile'])
  assert.deepEqual(namesOf(withoutRunnerSteps(all)), ['Run actions/checkout@v5', 'Compile'])
})

test('a step of the file may be called like one of the runner', () => {
  const { steps } = jobWith('run: a\nname: Pre commit', 'run: b\nname: Build app', 'run: c\nname: Post results')
  const all = records('Set up job', 'Pre commit', 'Build app', 'Post results', 'Complete job')
  assert.deepEqual(namesOf(recordsOf(steps, all)), ['Pre commit', 'Build app', 'Post results'])
})

test('a name with an expression is told by its place', () => {
  const { steps } = jobWith('run: a\nname: Test ${{ matrix.os }}', 'run: b')
  assert.deepEqual(namesOf(recordsOf(steps, records('Set up job', 'Test linux', 'Run b'))), ['Test linux', 'Run b'])
})

test('a file of another commit, with more or fewer steps, gets no records', () => {
  const { steps } = jobWith('run: a', 'run: b')
  assert.equal(recordsOf(steps, records('Set up job', 'Run a', 'Run new', 'Run b', 'Complete job')), undefined)
  assert.equal(recordsOf(steps, records('Set up job')), undefined)
  assert.equal(recordsOf(steps, []), undefined)
})
