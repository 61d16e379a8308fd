import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { organize } from '../../src/ci/organize.ts'
import type { Organized } from '../../src/domain/evidence.ts'
import type { RunJob } from '../../src/domain/run.ts'
import type { Workflow } from '../../src/domain/workflow.ts'
import { aJob } from '../fakes/ci-state.ts'
import { jobText } from './job-log-text.ts'
import { readText } from './read-text.ts'
import { workflowWith } from './written.ts'

const failing = (name: string | undefined, message = 'TypeError: x is undefined') =>
  jobText({
    ...(name === undefined ? {} : { name }),
    steps: [{ run: 'make test', out: [`Error: ${message}`, '    at src/a.js:3:1'], exit: 1 }],
  }).text
const passing = (name: string) => jobText({ name, steps: [{ run: 'make test', out: ['ok'] }] }).text

function organized(texts: readonly string[], workflow?: Workflow, runJobs: readonly RunJob[] = []): Organized {
  return organize({ logs: texts.flatMap((text) => readText(text)), workflow, runJobs })
}

const checks = ({ validations }: Organized) => validations.map((v) => [v.job, v.step, v.status])
const steps = 'steps:\n    - run: make test'
const chain = workflowWith(`
lint:
  ${steps}
test:
  needs: lint
  ${steps}
deploy:
  needs: [test]
  steps:
    - uses: octo/deploy@v1
      name: Ship it
notify:
  needs: deploy
  if: always()
  ${steps}`)

describe('a run', () => {
  test('lists every check in needs order, with what a person needs to run it again', () => {
    const yaml = workflowWith(`
late:
  needs: early
  steps:
    - run: make late
early:
  steps:
    - run: |
        make early
        make check
      name: Build
      shell: bash
      working-directory: web
      env: { TOKEN: x }
      if: success()`)
    const late = jobText({ name: 'late', steps: [{ run: 'make late' }] }).text
    const early = jobText({ name: 'early', steps: [{ run: 'make early\nmake check' }] })
    const { validations } = organized([late, early.text], yaml)
    assert.deepEqual(
      validations.map((v) => [v.id, v.order, v.job]),
      [
        ['v1', 1, 'early'],
        ['v2', 2, 'late'],
      ],
    )
    assert.deepEqual(validations[0], {
      id: 'v1',
      order: 1,
      job: 'early',
      step: 'Build',
      command: 'make early',
      script: 'make early\nmake check',
      kind: 'run',
      condition: 'success()',
      shell: 'bash',
      workingDirectory: 'web',
      envNames: ['TOKEN'],
      status: 'successful',
      why: 'it ran and nothing in the log says that it failed',
      location: validations[0]?.location,
      evidence: { log: 'job.log', job: 'early', fromLine: early.headers[0], toLine: early.lineOf('shell:') + 1 },
    })
    assert.deepEqual(validations[0]?.location?.path, '.github/workflows/ci.yml')
  })

  test('ends as its worst job, but for jobs that may fail', () => {
    const yaml = workflowWith(`good:\n  ${steps}\nbad:\n  continue-on-error: true\n  ${steps}`)
    assert.equal(organized([passing('good')], yaml).outcome, 'success')
    assert.equal(organized([passing('good'), failing('bad')]).outcome, 'failure')
    assert.equal(organized([passing('good'), failing('bad')], yaml).outcome, 'success')
    const stopped = jobText({ name: 'good', steps: [{ run: 'make test', cancelled: true }] }).text
    assert.equal(organized([stopped], yaml).outcome, 'cancelled')
    assert.equal(organized([stopped, failing('other')], yaml).outcome, 'failure')
  })

  test('of nothing is empty', () => {
    assert.deepEqual(organized([]), {
      outcome: 'success',
      failures: [],
      validations: [],
      graph: { nodes: [], edges: [] },
      environment: [],
    })
  })
})

describe('jobs that never ran', () => {
  test('name the job that kept them from it, through any number of needs', () => {
    const result = organized([failing('lint')], chain)
    assert.deepEqual(checks(result), [
      ['lint', 'Run make test', 'failed'],
      ['test', 'Run make test', 'unreached'],
      ['deploy', 'Ship it', 'unreached'],
    ])
    assert.match(result.validations[2]?.why ?? '', /needs job “lint”, which failed/)
    assert.equal(result.validations[2]?.command, 'octo/deploy@v1')
  })

  test('are not blocked by a job that may fail, nor by one that passed', () => {
    const yaml = workflowWith(`lint:\n  continue-on-error: true\n  ${steps}\ntest:\n  needs: lint\n  ${steps}`)
    assert.deepEqual(checks(organized([failing('lint')], yaml)), [['lint', 'Run make test', 'failed']])
    assert.deepEqual(checks(organized([passing('lint')], chain)), [['lint', 'Run make test', 'successful']])
  })

  test('may have been skipped, cancelled or never begun, as the platform says', () => {
    const jobs = [
      aJob({ id: 1, name: 'lint', conclusion: 'success', steps: [] }),
      aJob({ id: 2, name: 'test', conclusion: 'skipped', steps: [] }),
      aJob({ id: 3, name: 'deploy', conclusion: 'cancelled', steps: [] }),
      aJob({ id: 4, name: 'notify', conclusion: null, status: 'queued', steps: [] }),
    ]
    const { validations, outcome } = organized([], chain, jobs)
    assert.deepEqual(
      validations.map((v) => [v.job, v.status]),
      [
        ['lint', 'successful'],
        ['test', 'skipped'],
        ['deploy', 'cancelled'],
        ['notify', 'unreached'],
      ],
    )
    assert.match(validations[1]?.why ?? '', /`if` was not met/)
    assert.equal(outcome, 'cancelled')
  })
})

describe('a job of which only the platform tells', () => {
  const record = (name: string, conclusion: 'success' | 'failure', number: number) =>
    ({ name, number, status: 'completed', conclusion }) as const
  const api = aJob({
    name: 'build',
    steps: [record('Set up job', 'success', 1), record('Compile', 'failure', 2), record('Complete job', 'success', 3)],
  })

  test('has its steps with their conclusions', () => {
    const { validations, outcome, failures } = organized([], undefined, [api])
    assert.deepEqual(
      validations.map((v) => [v.step, v.command, v.status, v.why]),
      [['Compile', 'Compile', 'failed', 'the platform says: failure']],
    )
    assert.deepEqual([outcome, failures], ['failure', []])
  })

  test('has its commands where the file is there', () => {
    const yaml = workflowWith('build:\n  steps:\n    - run: make all\n      name: Compile')
    const [check] = organized([], yaml, [api]).validations
    assert.deepEqual(
      [check?.step, check?.command, check?.kind, check?.location?.line],
      ['Compile', 'make all', 'run', 5],
    )
  })
})

describe('failures', () => {
  test('seen in several legs name all of them, their own first', () => {
    const texts = ['test (1)', 'test (2)', 'test (3)'].map((name) => failing(name))
    const { failures } = organized([...texts, failing('docs', 'SyntaxError: another one')])
    assert.deepEqual(
      failures.map((f) => f.legs),
      [
        ['test (1)', 'test (2)', 'test (3)'],
        ['test (2)', 'test (1)', 'test (3)'],
        ['test (3)', 'test (1)', 'test (2)'],
        ['docs'],
      ],
    )
    assert.equal(new Set(failures.map((f) => f.id)).size, 4)
  })

  test('belong to a check of the same job and command, in logs with and without a name', () => {
    const yaml = workflowWith(`unit:\n  ${steps}`)
    for (const name of ['unit', undefined]) {
      const { failures, validations } = organized([failing(name)], yaml)
      assert.deepEqual(
        failures.map((f) => [f.job, f.step.command, f.step.name]),
        [['unit', 'make test', 'Run make test']],
      )
      assert.deepEqual(
        validations.map((v) => [v.job, v.command]),
        [['unit', 'make test']],
      )
    }
  })

  test('of jobs with one name stay apart', () => {
    const { failures, graph } = organized([failing('unit'), failing('unit', 'RangeError: other')])
    assert.deepEqual(
      failures.map((f) => f.job),
      ['unit', 'unit #2'],
    )
    assert.equal(new Set(graph.nodes.map((n) => n.id)).size, graph.nodes.length)
  })
})

test("a job of a reusable workflow is found under its caller's name", () => {
  const called = workflowWith(`build:\n  ${steps}`, '.github/workflows/called.yml')
  const { failures } = organized([failing('nightly / build')], called)
  assert.equal(failures[0]?.location?.path, '.github/workflows/called.yml')
  assert.equal(failures[0]?.job, 'nightly / build')
})

test('the environment names machine and tools of each job', () => {
  const text = jobText({
    name: 'unit',
    steps: [
      { uses: 'actions/setup-node@v4', out: ['node: v22.11.0', 'npm: 10.9.0'] },
      { run: 'npm test', exit: 1 },
    ],
  }).text
  assert.deepEqual(organized([text]).environment, [
    {
      job: 'unit',
      os: 'Ubuntu 24.04.3',
      image: 'ubuntu-24.04',
      runner: '2.333.0',
      tools: { node: '22.11.0', npm: '10.9.0' },
    },
  ])
})
