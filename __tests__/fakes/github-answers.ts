// The made-up GitHub's answers, typed by GitHub's own description of its API: the fields that a job, a run … really have.
import type { components } from '@octokit/openapi-types'
import type { Run, RunAnnotation, RunJob } from '../../src/domain/run.ts'
import type { Author, PullRequest } from './ci-state.ts'

type Schemas = components['schemas']

type ApiRun = Pick<
  Schemas['workflow-run'],
  'id' | 'name' | 'run_attempt' | 'event' | 'head_sha' | 'head_branch' | 'status' | 'conclusion' | 'path' | 'html_url'
> & {
  repository: Pick<Schemas['minimal-repository'], 'id' | 'full_name'>
  // Null when the fork is deleted, though the description knows no such case.
  head_repository: Pick<Schemas['minimal-repository'], 'id'> | null
  pull_requests: { base: Pick<Schemas['pull-request-minimal']['base'], 'ref'> }[]
}

export function runAnswer(run: Run): ApiRun {
  return {
    id: run.id,
    name: run.workflowName,
    run_attempt: run.attempt,
    event: run.event,
    head_sha: run.headSha,
    head_branch: run.headBranch,
    status: run.status,
    conclusion: run.conclusion,
    path: run.workflowPath,
    html_url: run.url,
    repository: { id: run.repositoryId, full_name: run.repository },
    head_repository: run.headRepositoryId === null ? null : { id: run.headRepositoryId },
    pull_requests: run.baseBranch === undefined ? [] : [{ base: { ref: run.baseBranch } }],
  }
}

export function jobAnswer(job: RunJob, run: Run, api: string): Schemas['job'] {
  const url = `${api}/repos/${run.repository}`
  return {
    id: job.id,
    run_id: run.id,
    run_url: `${url}/actions/runs/${run.id}`,
    run_attempt: run.attempt,
    node_id: `CR_${job.id}`,
    head_sha: run.headSha,
    url: `${url}/actions/jobs/${job.id}`,
    html_url: `${run.url}/job/${job.id}`,
    // Our status is any word; the description lists today's.
    status: job.status as Schemas['job']['status'],
    conclusion: job.conclusion as Schemas['job']['conclusion'],
    created_at: job.startedAt ?? '2026-05-01T12:00:00Z',
    // The description has no null here, the service has.
    started_at: (job.startedAt ?? null) as string,
    completed_at: job.completedAt ?? null,
    name: job.name,
    steps: job.steps.map((step) => ({
      name: step.name,
      number: step.number,
      status: step.status as 'completed',
      conclusion: step.conclusion,
      started_at: step.startedAt ?? null,
      completed_at: step.completedAt ?? null,
    })),
    check_run_url: `${url}/check-runs/${job.id}`,
    labels: [...job.labels],
    runner_id: job.runnerName === undefined ? null : 3,
    runner_name: job.runnerName ?? null,
    runner_group_id: null,
    runner_group_name: null,
    workflow_name: run.workflowName,
    head_branch: run.headBranch,
  }
}

export function annotationAnswer(annotation: RunAnnotation, blob: string): Schemas['check-annotation'] {
  return {
    path: annotation.path,
    start_line: annotation.startLine,
    end_line: annotation.endLine,
    start_column: null,
    end_column: null,
    annotation_level: annotation.level,
    title: annotation.title,
    message: annotation.message,
    raw_details: null,
    blob_href: `${blob}/${annotation.path}`,
  }
}

/** The files of a commit or of a comparison. */
export function changesAnswer(paths: readonly string[]): {
  files: Pick<Schemas['diff-entry'], 'filename' | 'status'>[]
} {
  return { files: paths.map((filename) => ({ filename, status: 'modified' })) }
}

/** A file of the contents API; over 1 MiB it has no content. */
export function fileAnswer(path: string, text: string, api: string): Schemas['content-file'] {
  const bytes = Buffer.from(text)
  const large = bytes.length > 1 << 20
  const url = `${api}/contents/${path}`
  return {
    type: 'file',
    encoding: large ? 'none' : 'base64',
    size: bytes.length,
    name: path.slice(path.lastIndexOf('/') + 1),
    path,
    // GitHub breaks base64 into lines.
    content: large ? '' : bytes.toString('base64').replace(/.{60}/g, '$&\n'),
    sha: 'b'.repeat(40),
    url,
    git_url: null,
    html_url: null,
    download_url: null,
    _links: { git: null, html: null, self: url },
  }
}

type ApiPull = {
  user: Pick<NonNullable<Schemas['pull-request-simple']['user']>, 'id' | 'login' | 'type'>
  // Null when the fork is deleted, though the description knows no such case.
  head: { sha: string; repo: { id: number } | null }
  base: { repo: { id: number } }
}

export function pullAnswer(pull: PullRequest, author: Author, repositoryId: number): ApiPull {
  const { headSha, headRepositoryId } = pull
  return {
    user: { id: author.id, login: pull.login, type: author.isApp ? 'Bot' : 'User' },
    head: { sha: headSha, repo: headRepositoryId === null ? null : { id: headRepositoryId } },
    base: { repo: { id: repositoryId } },
  }
}

export function permissionAnswer(
  author: Author,
): Pick<Schemas['repository-collaborator-permission'], 'permission' | 'role_name'> {
  return { permission: author.permission, role_name: author.permission }
}
