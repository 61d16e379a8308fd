// GitHub as the source of runs, jobs, logs and files (port `CiPort`). Works on github.com, ghe.com and Enterprise Server alike.
import { setTimeout } from 'node:timers/promises'
import type { Run, RunAnnotation, RunJob } from '../domain/run.ts'
import type { Answer, CiPort } from '../ports.ts'
import { type ClientOptions, githubClient } from './github-client.ts'
import { jobLog } from './github-job-log.ts'
import { type Permission, refused } from './github-refusal.ts'
import {
  ApiAnnotations,
  ApiChanges,
  ApiContents,
  ApiJobs,
  ApiPermission,
  ApiPulls,
  ApiRun,
  ApiRuns,
  type Pull,
} from './github-shapes.ts'

export type GithubOptions = ClientOptions & {
  /** `owner/name`. */
  readonly repository: string
  /** Milliseconds since 1970. */
  readonly now?: () => number
  readonly sleep?: (ms: number) => Promise<void>
}

const pageSize = 100
/** 256 jobs a matrix, several matrices a run; beyond this a report helps nobody. */
const mostJobPages = 20
/** A run shows at most 50 annotations a job (platform.md 6.3). */
const mostAnnotationPages = 5
const largestFile = 1 << 20
const mostRuns = 20

/** The CI port on GitHub's REST API. `token` needs `actions: read`; files, annotations and authors need `contents`, `checks` and `pull-requests: read`. */
export function githubCi(options: GithubOptions): CiPort {
  const client = githubClient(options)
  const now = options.now ?? Date.now
  const sleep = options.sleep ?? ((ms: number) => setTimeout(ms))
  const here = { ...ownerAndName(options.repository) }
  const need = (thing: string, permission: Permission) => ({ thing, permission })

  return {
    run: (runId) =>
      client.get(
        need(`the run ${runId}`, 'actions: read'),
        '/repos/{owner}/{repo}/actions/runs/{run_id}',
        { ...here, run_id: runId },
        ApiRun,
      ),

    jobs: (runId, attempt) =>
      pages(mostJobPages, async (page): Promise<Answer<RunJob[]>> => {
        const answer = await client.get(
          need(`the jobs of run ${runId}`, 'actions: read'),
          '/repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt}/jobs',
          { ...here, run_id: runId, attempt, per_page: pageSize, page },
          ApiJobs,
        )
        return answer.ok ? { ok: true, value: answer.value.jobs } : answer
      }),

    jobLog: (job) =>
      jobLog(job, {
        log: `/repos/${options.repository}/actions/jobs/${job.id}/logs`,
        link: () =>
          client.link(
            need(`the log of the job "${job.name}"`, 'actions: read'),
            '/repos/{owner}/{repo}/actions/jobs/{job_id}/logs',
            { ...here, job_id: job.id },
          ),
        fetch: client.fetch,
        now,
        sleep,
      }),

    annotations: (jobId) =>
      pages(
        mostAnnotationPages,
        (page): Promise<Answer<RunAnnotation[]>> =>
          client.get(
            need(`the annotations of job ${jobId}`, 'checks: read'),
            '/repos/{owner}/{repo}/check-runs/{job_id}/annotations',
            { ...here, job_id: jobId, per_page: pageSize, page },
            ApiAnnotations,
          ),
      ),

    async runs(workflowPath, branch) {
      const answer = await client.get(
        need(`the runs of ${workflowPath} on ${branch}`, 'actions: read'),
        '/repos/{owner}/{repo}/actions/workflows/{workflow}/runs',
        // The service names a workflow by its file alone.
        { ...here, workflow: workflowPath.replace(/^.*\//, ''), branch, status: 'completed', per_page: mostRuns },
        ApiRuns,
      )
      return answer.ok ? { ok: true, value: answer.value.workflow_runs } : answer
    },

    changed({ id, headSha, baseBranch }) {
      const asked = need(`the changes of run ${id}`, 'contents: read')
      return baseBranch === undefined
        ? client.get(asked, '/repos/{owner}/{repo}/commits/{sha}', { ...here, sha: headSha }, ApiChanges)
        : client.get(
            asked,
            '/repos/{owner}/{repo}/compare/{range}',
            { ...here, range: `${baseBranch}...${headSha}` },
            ApiChanges,
          )
    },

    async file(path, ref, repository = options.repository) {
      const thing = `the file ${path} of ${repository}`
      const answer = await client.get(
        need(thing, 'contents: read'),
        '/repos/{owner}/{repo}/contents/{path}',
        { ...ownerAndName(repository), path, ref },
        ApiContents,
      )
      if (!answer.ok) return answer
      const { type, size, encoding, content } = answer.value
      if (type !== 'file') return refused('not_found', `${path} of ${repository} is not a file.`)
      if (size > largestFile || encoding !== 'base64') return refused('too_large', `${thing} is larger than 1 MiB.`)
      return { ok: true, value: Buffer.from(content ?? '', 'base64').toString('utf8') }
    },

    async author(run) {
      const thing = `who opened the pull request of run ${run.id}`
      const asked = need(thing, 'pull-requests: read')
      const route = '/repos/{owner}/{repo}/commits/{sha}/pulls'
      const pulls = await client.get(asked, route, { ...here, sha: run.headSha, per_page: pageSize }, ApiPulls)
      if (!pulls.ok) return pulls
      const [user, ...others] = openersOf(run, pulls.value)
      // Anybody may open a second pull request on the same branch: then no one person stands for the run.
      if (user === undefined || others.length > 0) return refused('not_found', `GitHub does not say ${thing}.`)
      const { id, login, isApp } = user
      // The list of collaborators does not know apps; what they may do follows from their installation.
      if (isApp) return { ok: true, value: { id, isApp, permission: 'none' } }
      const granted = await client.get(
        need(`what the account ${login} may do here`, 'metadata: read'),
        '/repos/{owner}/{repo}/collaborators/{login}/permission',
        { ...here, login },
        ApiPermission,
      )
      return granted.ok ? { ok: true, value: { id, isApp, permission: granted.value.permission } } : granted
    },
  }
}

/** The different people who opened a pull request with the head commit and the head repository of `run`. */
function openersOf(run: Run, pulls: readonly Pull[]): Pull['user'][] {
  const own = pulls.filter(
    ({ headSha, headRepositoryId, baseRepositoryId }) =>
      headSha === run.headSha && headRepositoryId === run.headRepositoryId && baseRepositoryId === run.repositoryId,
  )
  return [...new Map(own.map(({ user }) => [user.id, user])).values()]
}

/** All items of a paged list. A page that is not full is the last. */
async function pages<T>(most: number, load: (page: number) => Promise<Answer<T[]>>): Promise<Answer<T[]>> {
  const items: T[] = []
  for (let page = 1; page <= most; page++) {
    const answer = await load(page)
    if (!answer.ok) return answer
    items.push(...answer.value)
    if (answer.value.length < pageSize) break
  }
  return { ok: true, value: items }
}

function ownerAndName(repository: string): { owner: string; repo: string } {
  const [owner = '', repo = ''] = repository.split('/')
  return { owner, repo }
}
