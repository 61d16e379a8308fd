// What a made-up GitHub knows: the same state drives the in-memory fake and the loopback server.
import type { Run, RunAnnotation, RunJob } from '../../src/domain/run.ts'

export type Author = {
  readonly id: number
  readonly permission: 'admin' | 'write' | 'read' | 'none'
  readonly isApp: boolean
}

/** `login` opened it and is one of the authors. A head repository that is gone has no id. */
export type PullRequest = {
  readonly login: string
  readonly headSha: string
  readonly headRepositoryId: number | null
}

export type CiState = {
  /** `owner/name`. */
  readonly repository: string
  readonly runs: readonly { readonly run: Run; readonly jobs: readonly RunJob[] }[]
  /** By job id: the log, or that it is past its retention. A job that is not here has none (BlobNotFound). */
  readonly logs: Readonly<Record<number, string | Uint8Array | { readonly expired: true }>>
  /** By job id. */
  readonly annotations: Readonly<Record<number, readonly RunAnnotation[]>>
  /** By path, at every commit. Files of other repositories as `owner/name:path`. */
  readonly files: Readonly<Record<string, string>>
  /** By head commit: paths that a run changes, against its base branch where it has one. */
  readonly changes: Readonly<Record<string, readonly string[]>>
  /** Jobs of other attempts, as `<run id>/<attempt>`. */
  readonly attempts: Readonly<Record<string, readonly RunJob[]>>
  /** By login. */
  readonly authors: Readonly<Record<string, Author>>
  /** Pull requests of this repository; they are found by their head commit. */
  readonly pulls: readonly PullRequest[]
  /** Permissions that the token has. */
  readonly permissions: readonly string[]
}

export function ciState(overrides: Partial<CiState> = {}): CiState {
  return {
    repository: 'octo/demo',
    runs: [],
    logs: {},
    annotations: {},
    files: {},
    changes: {},
    attempts: {},
    authors: {},
    pulls: [],
    permissions: ['actions: read', 'contents: read', 'checks: read', 'pull-requests: read'],
    ...overrides,
  }
}

/** A failed run of `ci.yml` on a push; change what the test is about. */
export function aRun(overrides: Partial<Run> = {}): Run {
  return {
    id: 7,
    attempt: 1,
    repository: 'octo/demo',
    repositoryId: 1,
    headRepositoryId: 1,
    event: 'push',
    headSha: 'a'.repeat(40),
    headBranch: 'main',
    status: 'completed',
    conclusion: 'failure',
    workflowPath: '.github/workflows/ci.yml',
    workflowName: 'CI',
    url: 'https://github.com/octo/demo/actions/runs/7',
    ...overrides,
  }
}

/** A job that failed in its second step. */
export function aJob(overrides: Partial<RunJob> = {}): RunJob {
  return {
    id: 71,
    name: 'test',
    status: 'completed',
    conclusion: 'failure',
    startedAt: '2026-05-01T12:00:00Z',
    completedAt: '2026-05-01T12:01:00Z',
    runnerName: 'GitHub Actions 3',
    labels: ['ubuntu-latest'],
    steps: [
      {
        name: 'Set up job',
        number: 1,
        status: 'completed',
        conclusion: 'success',
        startedAt: '2026-05-01T12:00:00Z',
        completedAt: '2026-05-01T12:00:02Z',
      },
      {
        name: 'Run make test',
        number: 2,
        status: 'completed',
        conclusion: 'failure',
        startedAt: '2026-05-01T12:00:02Z',
        completedAt: '2026-05-01T12:00:58Z',
      },
    ],
    ...overrides,
  }
}

/** A short but whole log of `aJob()`, as the runner writes it. */
export function aLog(lines: readonly string[] = ['make: *** [test] Error 1']): string {
  const all = [
    "Current runner version: '2.336.0'",
    'Complete job name: test',
    '##[group]Run make test',
    '\u001b[36;1mmake test\u001b[0m',
    'shell: /usr/bin/bash -e {0}',
    '##[endgroup]',
    ...lines,
    '##[error]Process completed with exit code 2.',
    'Cleaning up orphan processes',
  ]
  return `\uFEFF${all.map((text) => `2026-05-01T12:00:03.1234567Z ${text}\n`).join('')}`
}
