import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { RetraceError } from '../src/errors.ts'
import { type InputName, inputNames, readInputs } from '../src/inputs.ts'

/** What the runner gives when a workflow sets nothing, on a push. */
const given: Record<InputName, string> = {
  mode: 'diagnose',
  'github-token': 't',
  'log-path': '',
  jobs: '',
  workflow: '',
  'run-id': '4211',
  attempt: '2',
  'job-id': '77',
  job: '{"status":"failure","check_run_id":77,"future":{}}',
  matrix: 'null',
  strategy: '{"fail-fast":true,"job-index":0,"job-total":1,"max-parallel":1}',
  steps: '',
  needs: '',
  redact: '',
  'allow-workflow-run': 'false',
  annotations: 'true',
  summary: 'true',
  'fail-on-error': 'false',
}
const read = (over: Partial<Record<InputName, string>> = {}) => readInputs((name) => ({ ...given, ...over })[name])
const advice = (over: Partial<Record<InputName, string>>): string => {
  try {
    read(over)
  } catch (thrown) {
    assert.ok(thrown instanceof RetraceError)
    assert.equal(thrown.code, 'bad_input')
    return thrown.advice
  }
  return assert.fail('nothing was wrong')
}

test('what the runner gives by default is read without a note', () => {
  const inputs = read()
  assert.equal(inputs.runId, 4211)
  assert.equal(inputs.jobId, 77)
  assert.equal(inputs.job?.status, 'failure')
  assert.equal(inputs.matrix, undefined)
  assert.deepEqual([inputs.jobs, inputs.logPath, inputs.redact, inputs.notes], [[], [], [], []])
  assert.deepEqual([inputs.annotations, inputs.failOnError], [true, false])
})

test('job names may hold commas in parentheses', () => {
  assert.deepEqual(read({ jobs: 'lint, test (3.12, ubuntu)\ndeploy*' }).jobs, [
    'lint',
    'test (3.12, ubuntu)',
    'deploy*',
  ])
})

test('an empty run, attempt or job number is simply unknown', () => {
  const inputs = read({ 'run-id': '', attempt: '', 'job-id': '' })
  assert.deepEqual([inputs.runId, inputs.attempt, inputs.jobId], [undefined, undefined, undefined])
})

test('each sentence names the input, what is wrong and what to write', () => {
  assert.match(advice({ mode: 'fly' }), /Input "mode" is "fly"; the modes are: diagnose\. Write one of them\./)
  assert.match(advice({ 'run-id': 'latest' }), /Input "run-id" is "latest", which is no number\. Write the number/)
  assert.match(advice({ summary: 'yes' }), /Input "summary" is "yes"\. Write true or false\./)
  assert.match(advice({ annotations: '' }), /Input "annotations" is empty\. Write true or false\./)
  for (const workflow of ['../x.yml', '/etc/x.yml', 'C:\\x.yml', 'ci.json']) {
    assert.match(advice({ workflow }), /no workflow file of the repository\. Write a path such as/)
  }
})

test('all wrong inputs are told at once', () => {
  assert.match(advice({ mode: 'fly', attempt: '-1' }), /"mode".*"attempt"/)
})

test('what stands in redact by mistake is not repeated', () => {
  assert.doesNotMatch(advice({ redact: 'hunter2-secret!' }), /hunter2/)
  assert.deepEqual(read({ redact: 'DEPLOY_KEY,\nOTHER' }).redact, ['DEPLOY_KEY', 'OTHER'])
})

test('steps and needs are read to how they ended', () => {
  const inputs = read({
    steps: '{"unit":{"outputs":{"a":"b"},"outcome":"failure","conclusion":"success"}}',
    needs: '{"build":{"result":"cancelled","outputs":{}}}',
  })
  assert.deepEqual(inputs.steps, { unit: { outcome: 'failure', conclusion: 'success' } })
  assert.deepEqual(inputs.needs, { build: { result: 'cancelled' } })
})

test('a malformed context is a note that says what to write, never an error', () => {
  fc.assert(
    fc.property(
      fc.constantFrom<InputName>('job', 'matrix', 'strategy', 'steps', 'needs'),
      fc.oneof(fc.string(), fc.json()),
      (name, text) => {
        for (const note of read({ [name]: text }).notes) {
          assert.equal(note.code, 'bad_input')
          assert.ok(note.text.includes(`toJSON(${name})`))
        }
      },
    ),
  )
  const [note] = read({ needs: '{"build":{"result":"odd"}}' }).notes
  assert.match(note?.text ?? '', /Input "needs" .*at build.result/)
})

test('the names are those that are read', () => {
  const asked = new Set<string>()
  readInputs((name) => {
    asked.add(name)
    return given[name]
  })
  assert.deepEqual([...asked].sort(), [...inputNames].sort())
})
