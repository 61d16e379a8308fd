import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readComposite, withInnerSteps } from '../../src/ci/composite.ts'
import { organize } from '../../src/ci/organize.ts'
import { jobText, type StepText } from './job-log-text.ts'
import { readText } from './read-text.ts'
import { workflowWith } from './written.ts'

const path = '.github/actions/setup/action.yml'

test('reads the steps of a composite action', () => {
  const action = readComposite(
    'name: Setup\nruns:\n  using: composite\n  steps:\n    - run: npm ci\n      shell: bash\n    - uses: actions/cache@v5\n',
    `./${path}`,
  )
  assert.equal(action.path, path)
  assert.deepEqual(
    action.steps.map((step) => [step.run ?? step.uses, step.shell, step.location]),
    [
      ['npm ci', 'bash', { path, line: 5 }],
      ['actions/cache@v5', undefined, { path, line: 7 }],
    ],
  )
  assert.deepEqual(action.notes, [])
})

for (const [what, text, note] of [
  ['a JavaScript action', 'runs: {using: node24, main: x.js}', /no composite action/],
  ['no action', 'a: b', /no composite action/],
  ['broken text', 'runs: {', /not valid YAML/],
] as const) {
  test(`${what} has no steps and a note`, () => {
    const action = readComposite(text, path)
    assert.deepEqual(action.steps, [])
    assert.match(action.notes.join(), note)
  })
}

const action = (key: string, ...steps: readonly string[]) => {
  const items = steps.map((step) => `    - ${step.split('\n').join('\n      ')}\n`)
  const text = `runs:\n  using: composite\n  steps:\n${items.join('')}`
  return [key, readComposite(text, `${key}/action.yml`)] as const
}
const caller = workflowWith('a:\n  steps:\n    - uses: ./checks\n    - run: make\nb:\n  steps:\n    - uses: ./gone')

test('a step that calls a local action knows its inner steps, those of nested actions behind their caller', () => {
  const actions = new Map([
    action('./checks', 'uses: ./lint', 'run: go test\nshell: bash'),
    action('./lint', 'run: go vet\nshell: bash\nname: Vet'),
  ])
  const [a, b] = withInnerSteps(caller, actions).jobs
  assert.deepEqual(
    a?.steps[0]?.inner?.map((step) => [step.index, step.uses ?? step.run, step.location.path]),
    [
      [0, './lint', 'checks/action.yml'],
      [1, 'go vet', 'lint/action.yml'],
      [2, 'go test', 'checks/action.yml'],
    ],
  )
  assert.equal(a?.steps[1]?.inner, undefined)
  assert.equal(b?.steps[0]?.inner, undefined)
})

test('actions that call themselves end', () => {
  const actions = new Map([action('./checks', 'uses: ./checks', 'uses: ./checks')])
  const inner = withInnerSteps(caller, actions).jobs[0]?.steps[0]?.inner
  assert.ok(inner !== undefined && inner.length <= 200)
})

/** What is said of a job that calls `./checks`, whose steps printed this. */
function seen(printed: readonly StepText[], ...steps: readonly string[]) {
  const logs = readText(jobText({ name: 'a', steps: [{ uses: './checks' }, ...printed] }).text)
  const workflow = withInnerSteps(caller, new Map([action('./checks', ...steps)]))
  const { failures, validations, outcome } = organize({ logs, workflow, runJobs: [] })
  return {
    outcome,
    validations: validations.filter((v) => v.job === 'a').map((v) => [v.step, v.status, v.location?.path]),
    failures: failures.map((f) => [f.step.command, f.location?.path, f.location?.line]),
  }
}

test('an inner step is a check under its own name, and a failure is placed in the action', () => {
  const vet = 'run: go vet ./...\nshell: bash\nname: Vet'
  const { validations, failures, outcome } = seen([{ run: 'go vet ./...', out: ['oh no'], exit: 1 }], vet)
  assert.equal(outcome, 'failure')
  assert.deepEqual(validations.slice(0, 2), [
    ['Run ./checks', 'failed', '.github/workflows/ci.yml'],
    ['Run ./checks › Vet', 'failed', 'checks/action.yml'],
  ])
  assert.deepEqual(failures, [['go vet ./...', 'checks/action.yml', 4]])
})

test('an inner step that its action lets fail breaks nothing and is no failure', () => {
  const lenient = 'run: go vet ./...\nshell: bash\ncontinue-on-error: true'
  const { validations, failures, outcome } = seen(
    [{ run: 'go vet ./...', out: ['oh no'], exit: 1 }, { run: 'make' }],
    lenient,
  )
  assert.equal(outcome, 'success')
  assert.deepEqual(
    validations.map(([step, status]) => [step, status]),
    [
      ['Run ./checks', 'successful'],
      ['Run ./checks › go vet ./...', 'failed'],
      ['Run make', 'successful'],
    ],
  )
  assert.deepEqual(failures, [])
})
