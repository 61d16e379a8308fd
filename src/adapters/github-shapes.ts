// GitHub's answers as far as we use them, turned into our words. Loose: unknown fields and new words of GitHub do not break a run.
import { z } from 'zod'
import { Conclusion, type Run, type RunAnnotation, type RunJob, type RunStep } from '../domain/run.ts'

/** A conclusion that we do not know yet counts as none; `status` still says that it is over. */
const conclusion = Conclusion.nullish()
  .catch(null)
  .transform((value) => value ?? null)
const time = z.string().nullish()

const ApiStep = z
  .object({ name: z.string(), number: z.int(), status: z.string(), conclusion, started_at: time, completed_at: time })
  .transform(
    (step): RunStep => ({
      name: step.name,
      number: step.number,
      status: step.status,
      conclusion: step.conclusion,
      ...times(step),
    }),
  )

const ApiJob = z
  .object({
    id: z.int(),
    name: z.string(),
    status: z.string(),
    conclusion,
    started_at: time,
    completed_at: time,
    runner_name: z.string().nullish(),
    labels: z.array(z.string()).nullish(),
    steps: z.array(ApiStep).nullish(),
  })
  .transform(
    (job): RunJob => ({
      id: job.id,
      name: job.name,
      status: job.status,
      conclusion: job.conclusion,
      ...times(job),
      ...(job.runner_name ? { runnerName: job.runner_name } : {}),
      labels: job.labels ?? [],
      steps: job.steps ?? [],
    }),
  )

/** A page of `GET …/attempts/{n}/jobs`. */
export const ApiJobs = z.object({ total_count: z.int(), jobs: z.array(ApiJob) })

/** `GET …/actions/runs/{id}`. */
export const ApiRun = z
  .object({
    id: z.int(),
    name: z.string().nullish(),
    run_attempt: z.int().min(1).nullish(),
    repository: z.object({ id: z.int(), full_name: z.string() }),
    head_repository: z.object({ id: z.int() }).nullish(),
    event: z.string(),
    head_sha: z.string(),
    head_branch: z.string().nullish(),
    status: z.string().nullish(),
    conclusion,
    path: z.string(),
    html_url: z.string(),
    // Empty for pull requests of forks.
    pull_requests: z.array(z.object({ base: z.object({ ref: z.string() }) })).nullish(),
  })
  .transform((run): Run => {
    // Runs of required or called workflows have `path@ref`.
    const workflowPath = run.path.replace(/@.*$/, '')
    const baseBranch = run.event === 'pull_request' ? run.pull_requests?.[0]?.base.ref : undefined
    return {
      id: run.id,
      attempt: run.run_attempt ?? 1,
      repository: run.repository.full_name,
      repositoryId: run.repository.id,
      headRepositoryId: run.head_repository?.id ?? null,
      event: run.event,
      headSha: run.head_sha,
      headBranch: run.head_branch ?? null,
      ...(baseBranch === undefined ? {} : { baseBranch }),
      status: run.status ?? 'unknown',
      conclusion: run.conclusion,
      workflowPath,
      workflowName: run.name ?? workflowPath,
      url: run.html_url,
    }
  })

/** A page of `GET …/actions/workflows/{file}/runs`. */
export const ApiRuns = z.object({ workflow_runs: z.array(ApiRun) })

/** `GET …/commits/{sha}` and `GET …/compare/{base}...{head}`: a file that moved counts under both names. */
export const ApiChanges = z
  .object({ files: z.array(z.object({ filename: z.string(), previous_filename: z.string().nullish() })).nullish() })
  .transform(({ files }) => [...new Set((files ?? []).flatMap((f) => [f.filename, f.previous_filename ?? f.filename]))])

/** A page of `GET …/check-runs/{id}/annotations`. */
export const ApiAnnotations = z.array(
  z
    .object({
      path: z.string(),
      start_line: z.int(),
      end_line: z.int(),
      annotation_level: z.enum(['notice', 'warning', 'failure']).catch('notice'),
      title: z.string().nullish(),
      message: z.string().nullish(),
    })
    .transform(
      (a): RunAnnotation => ({
        path: a.path,
        startLine: a.start_line,
        endLine: a.end_line,
        level: a.annotation_level,
        title: a.title ?? '',
        message: a.message ?? '',
      }),
    ),
)

/** `GET …/contents/{path}`: a file, or a list when the path is a folder. Files over 1 MiB have no content. */
export const ApiContents = z.union([
  z.object({ type: z.string(), size: z.int(), encoding: z.string().nullish(), content: z.string().nullish() }),
  z.array(z.unknown()).transform(() => ({ type: 'dir', size: 0, encoding: undefined, content: undefined })),
])

/** A pull request as far as the trigger gate needs it. A head repository that is gone has no id. */
export type Pull = {
  readonly user: { readonly id: number; readonly login: string; readonly isApp: boolean }
  readonly headSha: string
  readonly headRepositoryId: number | null
  readonly baseRepositoryId: number
}

/** `GET …/commits/{sha}/pulls`. The account of a user is `User`, `Bot` or `Organization`; a deleted one is the user `ghost`. */
export const ApiPulls = z.array(
  z
    .object({
      user: z.object({ id: z.int(), login: z.string(), type: z.string() }),
      head: z.object({ sha: z.string(), repo: z.object({ id: z.int() }).nullish() }),
      base: z.object({ repo: z.object({ id: z.int() }) }),
    })
    .transform(
      ({ user: { id, login, type }, head, base }): Pull => ({
        user: { id, login, isApp: type === 'Bot' },
        headSha: head.sha,
        headRepositoryId: head.repo?.id ?? null,
        baseRepositoryId: base.repo.id,
      }),
    ),
)

/** `GET …/collaborators/{login}/permission`: `maintain` counts as write, `triage` as read. */
export const ApiPermission = z.object({ permission: z.enum(['admin', 'write', 'read', 'none']).catch('none') })

function times(of: { started_at?: string | null | undefined; completed_at?: string | null | undefined }) {
  return {
    ...(of.started_at ? { startedAt: of.started_at } : {}),
    ...(of.completed_at ? { completedAt: of.completed_at } : {}),
  }
}
