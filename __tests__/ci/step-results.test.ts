import assert from 'node:assert/strict'
import { test } from 'node:test'
import { judge } from '../../src/ci/judge.ts'
import type { StepsContext } from '../../src/domain/contexts.ts'
import type { RunJob } from '../../src/domain/run.ts'
import { aJob } from '../fakes/ci-state.ts'
import { jobText, type StepText } from './job-log-text.ts'
import { readText } from './read-text.ts'
import { jobWith } from './written.ts'

/** An action that ends with an error, and a script after it that needs success. */
const texts: readonly StepText[] = [
  { uses: 'octo/scan@v1', out: ['##[warning]two findings'] },
  { run: 'make test', out: ['##[error]an annotation of mine'] },
]
const job = jobWith('id: scan\nuses: octo/scan@v1\ncontinue-on-error: true', 'id: tests\nrun: make test')

function statusesWith(results: StepsContext | undefined, api?: RunJob) {
  const [log] = readText(jobText({ name: 'test', steps: texts }).text)
  assert.ok(log !== undefined)
  const { steps, outcome } = judge(log, job, api, results)
  return [...steps.map(({ status, tolerated }) => `${status}${tolerated ? '~' : ''}`), outcome]
}

test('a step that failed and was let pass is told by the job alone', () => {
  const results: StepsContext = {
    scan: { outcome: 'failure', conclusion: 'success' },
    tests: { outcome: 'success', conclusion: 'success' },
  }
  assert.deepEqual(statusesWith(results), ['failed~', 'successful', 'success'])
  assert.deepEqual(statusesWith({ tests: { outcome: 'success' } }), ['successful', 'successful', 'success'])
  assert.deepEqual(statusesWith(undefined), ['successful', 'failed', 'failure'])
})

test('the result outranks a record that counts the step as passed', () => {
  const step = (name: string, number: number) => ({ name, number, status: 'completed', conclusion: 'success' as const })
  const api = aJob({ conclusion: 'success', steps: [step('Run octo/scan@v1', 1), step('Run make test', 2)] })
  assert.deepEqual(statusesWith({ scan: { outcome: 'failure', conclusion: 'success' } }, api).slice(0, 1), ['failed~'])
  assert.deepEqual(statusesWith(undefined, api).slice(0, 1), ['successful'])
})

test('an id that every object knows finds no result of its own', () => {
  const [log] = readText(jobText({ name: 'test', steps: [{ run: 'make', exit: 2 }] }).text)
  assert.ok(log !== undefined)
  assert.equal(judge(log, jobWith('id: constructor\nrun: make'), undefined, {}).steps[0]?.status, 'failed')
})
