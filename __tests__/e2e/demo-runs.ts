// Two runs of a small Python project that failed, as GitHub knows them: a job that is still running, and one that has ended with siblings.
import type { RunJob } from '../../src/domain/run.ts'
import { jobText, type StepText } from '../ci/job-log-text.ts'
import { aJob, aRun, type CiState, ciState } from '../fakes/ci-state.ts'
import { token } from './fake-runner.ts'

const retrace = 'octo/retrace@v1'
const workflowPath = '.github/workflows/ci.yml'

/** A linter and a type checker fail for different reasons; the build after them never runs. */
export const oneJobWorkflow = `name: CI
on: push
jobs:
  test:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v5
      - name: Lint
        id: lint
        run: ruff check --output-format=full .
      - name: Types
        if: \${{ !cancelled() }}
        run: mypy shop
      - name: Build
        run: python -m build
      - name: What broke
        if: \${{ failure() || cancelled() }}
        uses: ${retrace}
  other:
    runs-on: ubuntu-latest
    steps:
      - run: make docs
`

const lint = [
  'F401 [*] `os` imported but unused',
  ' --> shop/cart.py:1:8',
  '  |',
  '1 | import os',
  '  |        ^^',
  '  |',
  'help: Remove unused import: `os`',
  '',
  'Found 1 error.',
  '[*] 1 fixable with the `--fix` option.',
]
const types = [
  'shop/price.py:12: error: Incompatible return value type (got "str", expected "int")  [return-value]',
  'Found 1 error in 1 file (checked 4 source files)',
]

/** Lines of the job's page before our step starts, and the header of our step. The secret should have been masked, and was not. */
export const oneJobLines: readonly string[] = linesOf('test', [
  { uses: 'actions/checkout@v5' },
  { run: 'ruff check --output-format=full .', out: [`cloning with ${token}`, ...lint], exit: 1 },
  { run: 'mypy shop', out: types, exit: 1 },
  { uses: retrace, with: { mode: 'diagnose', 'github-token': '***' } },
])

/** The run around `oneJobLines`: the job is in progress, and so is another one. */
export function oneJobState(overrides: Partial<CiState> = {}): CiState {
  const step = (number: number, name: string, conclusion: 'success' | 'failure' | 'skipped' | null) => ({
    name,
    number,
    status: conclusion === null ? 'in_progress' : 'completed',
    conclusion,
    startedAt: '2026-05-01T12:00:00Z',
  })
  const running = { status: 'in_progress', conclusion: null, completedAt: undefined }
  return ciState({
    runs: [
      {
        run: aRun({ status: 'in_progress', conclusion: null, workflowPath }),
        jobs: [
          job({
            ...running,
            id: 71,
            name: 'test',
            steps: [
              step(1, 'Set up job', 'success'),
              step(2, 'Run actions/checkout@v5', 'success'),
              step(3, 'Lint', 'failure'),
              step(4, 'Types', 'failure'),
              step(5, 'Build', 'skipped'),
              step(6, 'What broke', null),
            ],
          }),
          job({
            ...running,
            id: 72,
            name: 'other',
            runnerName: 'GitHub Actions 4',
            steps: [step(1, 'Set up job', null)],
          }),
        ],
      },
    ],
    files: { [workflowPath]: oneJobWorkflow },
    ...overrides,
  })
}

/** Three legs of a matrix, a job that needs them, and ours. */
export const matrixWorkflow = `name: CI
on: [push, pull_request]
jobs:
  test:
    runs-on: ubuntu-latest
    strategy:
      matrix:
        python: ['3.11', '3.12', '3.13']
    steps:
      - uses: actions/checkout@v5
      - name: Tests
        run: python -m pytest
  publish:
    needs: test
    runs-on: ubuntu-latest
    steps:
      - name: Upload
        run: python -m twine upload dist/*
  retrace:
    name: What broke
    needs: [test, publish]
    if: \${{ failure() || cancelled() }}
    runs-on: ubuntu-latest
    steps:
      - uses: ${retrace}
`

const pytest = (version: string): string[] => [
  '============================= test session starts ==============================',
  `platform linux -- Python ${version}, pytest-8.4.2, pluggy-1.6.0`,
  'rootdir: /home/runner/work/demo/demo',
  'collected 2 items',
  '',
  'tests/test_cart.py .F                                                    [100%]',
  '',
  '=================================== FAILURES ===================================',
  '_________________________________ test_total ___________________________________',
  '',
  '    def test_total():',
  '>       assert total([3, 4]) == 7',
  'E       assert 12 == 7',
  'E        +  where 12 = total([3, 4])',
  '',
  'tests/test_cart.py:9: AssertionError',
  '=========================== short test summary info ============================',
  'FAILED tests/test_cart.py::test_total - assert 12 == 7',
  '========================= 1 failed, 1 passed in 0.05s ==========================',
]

/** The log of one leg of the matrix, as it lies at GitHub. */
export function legLog(name: string, version: string): string {
  return textOf(name, [
    { uses: 'actions/checkout@v5' },
    { run: 'python -m pytest', out: [`cloning with ${token}`, ...pytest(version)], exit: 1 },
  ])
}

/** The log of a leg that its matrix stopped. */
export function stoppedLog(name: string): string {
  return textOf(name, [
    { uses: 'actions/checkout@v5' },
    { run: 'python -m pytest', out: pytest('3.13.1').slice(0, 5), cancelled: true },
  ])
}

/** Two legs red for one reason, the third stopped by fail-fast, a job that never ran, and ours in progress. */
export function matrixState(overrides: Partial<CiState> = {}): CiState {
  const leg = (id: number, version: string, conclusion: 'failure' | 'cancelled') =>
    job({
      id,
      name: `test (${version})`,
      conclusion,
      steps: [
        { name: 'Set up job', number: 1, status: 'completed', conclusion: 'success' },
        { name: 'Run actions/checkout@v5', number: 2, status: 'completed', conclusion: 'success' },
        { name: 'Tests', number: 3, status: 'completed', conclusion },
      ],
    })
  return ciState({
    runs: [
      {
        run: aRun({ status: 'in_progress', conclusion: null, workflowPath }),
        jobs: [
          leg(81, '3.11', 'failure'),
          leg(82, '3.12', 'failure'),
          leg(83, '3.13', 'cancelled'),
          job({ id: 84, name: 'publish', conclusion: 'skipped', steps: [], runnerName: undefined }),
          job({
            id: 85,
            name: 'What broke',
            status: 'in_progress',
            conclusion: null,
            completedAt: undefined,
            steps: [],
          }),
        ],
      },
    ],
    logs: {
      81: legLog('test (3.11)', '3.11.14'),
      82: legLog('test (3.12)', '3.12.12'),
      83: stoppedLog('test (3.13)'),
    },
    files: { [workflowPath]: matrixWorkflow },
    ...overrides,
  })
}

function job(overrides: Partial<RunJob>): RunJob {
  return aJob(overrides)
}

function textOf(name: string, steps: readonly StepText[]): string {
  return jobText({ name, steps }).text
}

/** The lines of a log without their stamps and without the end that a running job does not have yet. */
function linesOf(name: string, steps: readonly StepText[]): string[] {
  const { text } = jobText({ name, steps, end: [], bom: false })
  return text
    .trimEnd()
    .split('\n')
    .map((line) => line.replace(/^\S+ /, ''))
}
