// One job with everything that is known of it: its YAML, what the platform says, its log, and how it was judged.
import type { RunJob } from '../domain/run.ts'
import type { WorkflowJob } from '../domain/workflow.ts'
import type { JobLog } from './job-log.ts'
import type { JudgedJob } from './judge.ts'

export type KnownJob = {
  readonly name: string
  readonly yaml: WorkflowJob | undefined
  readonly api: RunJob | undefined
  readonly log: JobLog | undefined
  readonly judged: JudgedJob | undefined
}
