// The CI port in memory. It refuses what the state says the token may not, in the codes of the real one.
import type { Answer, CiPort } from '../../src/ports.ts'
import type { CiState } from './ci-state.ts'

export function fakeCi(state: CiState): CiPort {
  const refuse = (permission: string) =>
    state.permissions.includes(permission)
      ? undefined
      : ({ ok: false, code: 'permission_missing', why: `The token lacks \`${permission}\`.` } as const)
  const found = <T>(value: T | undefined, what: string): Answer<T> =>
    value === undefined ? { ok: false, code: 'not_found', why: `There is no ${what}.` } : { ok: true, value }
  const entry = (runId: number) => state.runs.find(({ run }) => run.id === runId)

  return {
    run: async (runId) => refuse('actions: read') ?? found(entry(runId)?.run, `run ${runId}`),
    jobs: async (runId, attempt) => {
      const known = entry(runId)
      const jobs = known?.run.attempt === attempt ? known.jobs : state.attempts[`${runId}/${attempt}`]
      return (
        refuse('actions: read') ??
        found(jobs === undefined ? undefined : [...jobs], `attempt ${attempt} of run ${runId}`)
      )
    },
    jobLog: async (job) => {
      const missing = (why: string) => ({ kind: 'missing', code: 'log_missing', why }) as const
      const log = state.logs[job.id]
      if (job.status !== 'completed') return missing(`The job "${job.name}" has not ended.`)
      if (job.conclusion === 'skipped') return missing(`The job "${job.name}" was skipped.`)
      const refused = refuse('actions: read')
      if (refused !== undefined) return { kind: 'missing', code: refused.code, why: refused.why }
      if (log === undefined) return missing(`There is no log of "${job.name}".`)
      if (typeof log === 'object' && 'expired' in log) return missing(`The log of "${job.name}" expired.`)
      const bytes = Buffer.from(log)
      return {
        kind: 'log',
        handle: {
          log: `/repos/${state.repository}/actions/jobs/${job.id}/logs`,
          job: job.name,
          bytes: bytes.length,
          complete: true,
          chunks: () => [bytes],
        },
      }
    },
    annotations: async (jobId) => refuse('checks: read') ?? { ok: true, value: [...(state.annotations[jobId] ?? [])] },
    runs: async (workflowPath, branch) => {
      const runs = state.runs
        .map(({ run }) => run)
        .filter((run) => run.workflowPath === workflowPath && run.headBranch === branch && run.status === 'completed')
      const sorted = runs.sort((a, b) => b.id - a.id).slice(0, 20)
      return refuse('actions: read') ?? { ok: true, value: sorted }
    },
    changed: async ({ headSha }) => {
      const files = state.changes[headSha]
      return refuse('contents: read') ?? found(files === undefined ? undefined : [...files], `commit ${headSha}`)
    },
    file: async (path, _ref, repository = state.repository) => {
      const key = repository === state.repository ? path : `${repository}:${path}`
      return refuse('contents: read') ?? found(state.files[key], `file ${key}`)
    },
    author: async (run) => {
      const mine = state.pulls.filter(
        (pull) => pull.headSha === run.headSha && pull.headRepositoryId === run.headRepositoryId,
      )
      const [login = '', ...others] = new Set(mine.map((pull) => pull.login))
      const author = others.length > 0 ? undefined : state.authors[login]
      return refuse('pull-requests: read') ?? found(author, `one author of run ${run.id}`)
    },
  }
}
