// A realistic report for the tests of this folder: a matrix with two separate problems, checks that never ran, one partial log.
import type { Failure, Validation } from '../../src/domain/evidence.ts'
import type { Problem } from '../../src/domain/problem.ts'
import { Report } from '../../src/domain/report.ts'

export const serverUrl = 'https://github.example'
export const sha = '3f2a91c04be77d1a6c8f0e5b92d4a7c1e8f6b3d0'
const legs = ['test (3.11)', 'test (3.12)', 'test (3.13)']

/** A failure of job `lint`, with the parts that a test wants otherwise. */
export function failure(over: Partial<Failure> = {}): Failure {
  return {
    id: 'f1',
    job: 'lint',
    step: { name: 'Type check', command: 'mypy src' },
    legs: ['lint'],
    fatal: true,
    failureType: 'type_checking',
    tool: 'mypy',
    ruleId: 'assignment',
    message: 'Incompatible types in assignment (expression has type "str", variable has type "int")  [assignment]',
    signals: ['assignment'],
    artifacts: [{ path: 'src/shop/cart.py', line: 14, column: 13 }],
    evidence: { log: '1_lint.txt', job: 'lint', fromLine: 118, toLine: 119 },
    excerpt:
      'src/shop/cart.py:14: error: Incompatible types in assignment (expression has type "str", variable has type "int")  [assignment]\nFound 1 error in 1 file (checked 6 source files)',
    ...over,
  }
}

/** A problem over failure `f1`, with the parts that a test wants otherwise. */
export function problem(over: Partial<Problem> = {}): Problem {
  return {
    id: 'p1',
    failureIds: ['f1'],
    validationId: 'lint/2',
    order: 2,
    repository: 'demo/shop',
    workflow: '.github/workflows/ci.yml',
    title: 'mypy assignment in src/shop/cart.py',
    description: '',
    rootCause: 'Incompatible types in assignment (expression has type "str", variable has type "int")',
    failureType: 'type_checking',
    issueType: 'assignment',
    signals: ['assignment'],
    affectedFiles: ['src/shop/cart.py'],
    symbols: [],
    validationCommand: 'mypy src',
    workingDirectory: '',
    origin: 'observed',
    causeClass: 'unknown',
    evidence: [{ log: '1_lint.txt', job: 'lint', fromLine: 118, toLine: 119 }],
    guidance: [],
    receipts: [],
    ...over,
  }
}

/** A check, with the parts that a test wants otherwise. */
export function validation(over: Partial<Validation> = {}): Validation {
  return {
    id: 'lint/1',
    job: 'lint',
    step: 'Run ruff check .',
    command: 'ruff check .',
    kind: 'run',
    order: 2,
    status: 'successful',
    why: 'It ended with exit code 0.',
    location: { path: '.github/workflows/ci.yml', line: 12 },
    ...over,
  }
}

const importError = {
  id: 'f2',
  job: 'test (3.12)',
  step: { command: 'pytest -q' },
  legs: ['test (3.12)', 'test (3.13)'],
  failureType: 'test_failure',
  tool: 'pytest',
  ruleId: 'ImportError',
  message: "ImportError: cannot import name 'Mapping' from 'collections' (/opt/python/lib/collections/__init__.py)",
  signals: ['ImportError', 'Mapping'],
  artifacts: [
    { path: '/opt/python/lib/collections/__init__.py', line: 1 },
    { path: 'services/shop/tests/test_cart.py', line: 3 },
  ],
  evidence: { log: '3_test (3.12).txt', job: 'test (3.12)', fromLine: 204, toLine: 211 },
  excerpt:
    "_______ ERROR collecting tests/test_cart.py _______\ntests/test_cart.py:3: in <module>\n    from collections import Mapping\nE   ImportError: cannot import name 'Mapping' from 'collections' (/opt/python/lib/collections/__init__.py)",
} satisfies Partial<Failure>

function testLeg(job: string, i: number): Validation[] {
  const base = 10 + i * 5
  const broken = job !== 'test (3.11)'
  const step = { job, kind: 'run', location: { path: '.github/workflows/ci.yml', line: 30 } } as const
  return [
    validation({ ...step, id: `${job}/0`, step: 'Set up job', command: '', kind: 'runner', order: base }),
    validation({ ...step, id: `${job}/1`, step: 'Install', command: 'pip install -e .', order: base + 1 }),
    validation({
      ...step,
      id: `${job}/2`,
      step: 'Unit tests',
      command: 'pytest -q',
      order: base + 2,
      workingDirectory: 'services/shop',
      envNames: ['DATABASE_URL'],
      status: broken ? 'failed' : 'successful',
      why: broken ? 'It ended with exit code 2.' : 'It ended with exit code 0.',
    }),
    validation({
      ...step,
      id: `${job}/3`,
      step: 'Coverage',
      command: 'coverage report --fail-under=90 | tee cov.txt',
      order: base + 3,
      status: broken ? 'unreached' : 'successful',
      why: broken ? 'The step before it failed.' : 'It ended with exit code 0.',
    }),
  ]
}

/** The sample report: schema-checked, so that it cannot drift from the shapes. */
export function sample(over: Partial<Report> = {}): Report {
  return Report.parse({
    schema: 1,
    retrace: '0.1.0',
    mode: 'diagnose',
    status: 'diagnosed',
    reason: 'ok',
    outcome: 'failure',
    run: {
      repository: 'demo/shop',
      workflow: 'CI',
      runId: 4211,
      attempt: 2,
      headSha: sha,
      url: `${serverUrl}/demo/shop/actions/runs/4211`,
    },
    problems: [
      problem(),
      problem({
        id: 'p2',
        failureIds: ['f2'],
        validationId: 'test (3.12)/2',
        order: 1,
        title: "pytest: ImportError, cannot import name 'Mapping' from 'collections'",
        rootCause: '',
        failureType: 'test_failure',
        issueType: 'ImportError',
        affectedFiles: ['services/shop/tests/test_cart.py'],
        validationCommand: 'pytest -q',
        workingDirectory: 'services/shop',
        causeClass: 'environment',
      }),
    ],
    failures: [failure(), failure(importError)],
    validations: [
      validation(),
      validation({
        id: 'lint/2',
        step: 'Type check',
        command: 'mypy src',
        order: 3,
        status: 'failed',
        why: 'It ended with exit code 1.',
      }),
      validation({
        id: 'lint/3',
        step: 'Run ruff format --check .',
        command: 'ruff format --check .',
        order: 4,
        status: 'unreached',
        why: 'The step before it failed.',
      }),
      ...legs.flatMap(testLeg),
    ],
    graph: {
      nodes: [
        { id: 'lint', kind: 'job', name: 'lint', status: 'failed' },
        ...legs.map((name) => ({
          id: name,
          kind: 'job' as const,
          name,
          status: name === 'test (3.11)' ? ('successful' as const) : ('failed' as const),
        })),
        { id: 'package', kind: 'job', name: 'package', status: 'unreached' },
        { id: 'deploy', kind: 'job', name: 'deploy', status: 'unreached' },
      ],
      edges: [
        ...legs.map((from) => ({ from, to: 'package', type: 'needs' as const })),
        { from: 'package', to: 'deploy', type: 'needs' },
      ],
    },
    environment: [
      { job: 'lint', os: 'Ubuntu 24.04', tools: { python: '3.12.4', mypy: '1.11.1' } },
      { job: 'test (3.12)', os: 'Ubuntu 24.04', tools: { python: '3.12.4', pytest: '8.3.2' } },
    ],
    sources: [
      {
        job: 'lint',
        kind: 'api-log',
        log: '1_lint.txt',
        lines: 130,
        bytes: 9120,
        complete: true,
        url: `${serverUrl}/demo/shop/actions/runs/4211/job/77`,
      },
      ...legs.map((job, i) => ({
        job,
        kind: 'api-log',
        log: `${i + 2}_${job}.txt`,
        lines: 240,
        bytes: 20480,
        complete: job !== 'test (3.13)',
        ...(job === 'test (3.13)' ? { note: 'The log ends before its last step; it may still be written.' } : {}),
      })),
    ],
    notes: [
      {
        code: 'permission_missing',
        text: 'Annotations of finished jobs were not read: the token lacks checks: read. Add it under permissions.',
      },
    ],
    cleaned: { secrets: 2, hiddenCharacters: 0, cutLines: 1 },
    ...over,
  })
}
