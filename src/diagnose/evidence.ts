// What a diagnosis starts from: logs with their origin, the run as the platform tells it, the workflow file, and what was not to be had.
import type { StepsContext } from '../domain/contexts.ts'
import type { Outcome } from '../domain/evidence.ts'
import type { Note, Source, SourceKind } from '../domain/report.ts'
import type { Run, RunJob } from '../domain/run.ts'
import type { Workflow } from '../domain/workflow.ts'
import type { LogHandle } from '../ports.ts'

/** A log that is there to be read, and which of the sources it came from (platform.md 1.24). */
export type LocatedLog = { readonly handle: LogHandle; readonly kind: SourceKind; readonly job?: string | undefined }

export type Evidence = {
  readonly repository: string
  readonly run?: Run | undefined
  /** How the run ends, as far as somebody told; what the logs show outranks it. */
  readonly ending?: Outcome | undefined
  readonly jobs: readonly RunJob[]
  /** What the job this process runs in says of its steps. */
  readonly stepResults?: StepsContext | undefined
  readonly logs: readonly LocatedLog[]
  /** The run's workflow file; several when nothing told which one it is: then the logs decide. */
  readonly workflows: readonly Workflow[]
  readonly files?: ReadonlySet<string> | undefined
  /** Jobs whose log was not to be had, each with the reason. */
  readonly missing: readonly Source[]
  readonly notes: readonly Note[]
}
