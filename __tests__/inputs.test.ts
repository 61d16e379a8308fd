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
  'test-reports': '',
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
  'api-key': '',
  'base-url': 'https://api.openai.com/v1',
  model: '',
  'context-limit': '60000',
  'max-requests': '10',
  'max-tokens': '200000',
  'max-cost-usd': '2',
  'max-minutes': '5',
  'price-input': '',
  'price-output': '',
  'allow-http-base-url': 'false',
  'trust-runner-ca': 'false',
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

const withModel = { 'api-key': 'k-12345678', model: 'small' } as const

test('without a key there is no model, whatever the other inputs hold, and not a word about it', () => {
  const inputs = read({ model: 'small', 'max-requests': 'many', 'trust-runner-ca': 'perhaps' })
  assert.equal(inputs.model, undefined)
  assert.deepEqual(inputs.notes, [])
})

test('a key without a model is said, and costs the model alone', () => {
  const inputs = read({ 'api-key': 'k-12345678' })
  assert.equal(inputs.model, undefined)
  assert.match(inputs.notes[0]?.text ?? '', /"api-key" is set and "model" is not/)
})

test('a model comes with its budget; a cost needs both prices', () => {
  const { model } = read({ ...withModel, 'price-input': '0.15', 'price-output': '1.2' })
  assert.deepEqual(model, {
    apiKey: 'k-12345678',
    baseUrl: 'https://api.openai.com/v1',
    model: 'small',
    contextLimit: 60_000,
    maxRequests: 10,
    maxTokens: 200_000,
    maxCostUsd: 2,
    maxMinutes: 5,
    prices: { input: 0.15, output: 1.2 },
    allowHttp: false,
    trustRunnerCa: false,
  })
  assert.equal(read({ ...withModel, 'price-input': '0.15' }).model?.prices, undefined)
})

test('no input goes beyond its ceiling, and that is said', () => {
  const inputs = read({ ...withModel, 'max-requests': '999', 'max-cost-usd': '50.5' })
  assert.equal(inputs.model?.maxRequests, 50)
  assert.equal(inputs.model?.maxCostUsd, 50)
  assert.deepEqual(
    inputs.notes.map(({ text }) => text),
    [
      'Input "max-requests" is more than Retrace ever spends; 50 was used.',
      'Input "max-cost-usd" is more than Retrace ever spends; 50 was used.',
    ],
  )
})

test("a limit that is no number is the user's to mend, and a key written there by mistake is not repeated", () => {
  for (const name of ['max-requests', 'max-tokens', 'max-minutes', 'price-input', 'context-limit'] as const) {
    const said = advice({ ...withModel, 'price-output': '1', [name]: 'sk-oops' })
    assert.ok(said.includes(`"${name}" is no number`) && !said.includes('oops'), said)
  }
})
