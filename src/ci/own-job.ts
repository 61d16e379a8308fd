// Which of the run's jobs is the one that runs us (platform.md 1b.12 and 14; users.md 15)?
import type { RunJob } from '../domain/run.ts'
import type { Answer } from '../ports.ts'

/** What the job knows about itself. */
export type OwnFacts = {
  /** `job.check_run_id`: the id of the job in the API. Empty on Enterprise Server and under act. */
  readonly checkRunId?: number | string | undefined
  /** `RUNNER_NAME`. */
  readonly runnerName?: string | undefined
  /** `GITHUB_JOB`: the key of the job in the workflow file, not its name. */
  readonly jobKey?: string | undefined
}

/** The job we run in, by its id, else by the runner it runs on; jobs of one name with several legs on equal runners stay undecided. */
export function ownJob(jobs: readonly RunJob[], { checkRunId, runnerName, jobKey }: OwnFacts): Answer<RunJob> {
  const byId = jobs.find(
    (job) => checkRunId !== undefined && checkRunId !== '' && String(job.id) === String(checkRunId),
  )
  if (byId !== undefined) return { ok: true, value: byId }
  const running = jobs.filter((job) => job.status === 'in_progress')
  const here = running.filter((job) => runnerName !== undefined && runnerName !== '' && job.runnerName === runnerName)
  const candidates = here.length > 0 ? here : running
  const named = candidates.filter((job) => jobKey !== undefined && isCalled(job.name, jobKey))
  const [first, second] = candidates.length === 1 ? candidates : named
  if (first !== undefined && second === undefined) return { ok: true, value: first }
  return {
    ok: false,
    code: 'not_found',
    why:
      candidates.length === 0
        ? 'No job of this run is in progress, so it could not be told which one this is; pass `job-id`.'
        : `${candidates.length} jobs of this run could be this one; pass \`job-id: \${{ job.check_run_id }}\`.`,
  }
}

/** `test`, `test (3.12)`, `caller / test` and `caller / test (3.12)` are all names of the key `test`. */
function isCalled(name: string, key: string): boolean {
  const last = name.split(' / ').at(-1) ?? name
  return last === key || last.startsWith(`${key} (`)
}
