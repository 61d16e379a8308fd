// One job with everything that is known of it: its YAML, what the platform says, its log, and how it was judged.
import type { Outcome } from '../domain/evidence.ts'
import type { RunJob } from '../domain/run.ts'
import type { WorkflowJob } from '../domain/workflow.ts'
import { outcomeOfConclusion } from './conclusion.ts'
import type { JobLog } from './job-log.ts'
import type { JudgedJob } from './judge.ts'

export type KnownJob = {
  /** Unique in its run. */
  readonly name: string
  readonly yaml: WorkflowJob | undefined
  readonly api: RunJob | undefined
  readonly log: JobLog | undefined
  readonly judged: JudgedJob | undefined
}

/** How a job counts for its run and for the jobs that need it: one that may fail never fails them. Undefined: it did not run. */
export function endOf(job: KnownJob): Outcome | undefined {
  const own = job.judged?.outcome ?? outcomeOfConclusion(job.api?.conclusion)
  return own === 'failure' && job.yaml?.continueOnError === true ? 'success' : own
}
