// What a diagnosis starts from: logs with their origin, the run as the platform tells it, the workflow file, and what was not to be had.
import type { StepsContext } from '../domain/contexts.ts'
import type { Failure, Outcome } from '../domain/evidence.ts'
import type { Problem } from '../domain/problem.ts'
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
  /** Texts of the test reports that the tests of this workspace left behind. */
  readonly reports?: readonly { readonly path: string; readonly text: string }[]
  /** Jobs whose log was not to be had, each with the reason. */
  readonly missing: readonly Source[]
  readonly notes: readonly Note[]
}

/** What an older run showed. */
export type Seen = {
  readonly failures: readonly Failure[]
  readonly problems: readonly Problem[]
  /** False when a failed job's log was not to be had: then what is not there may still have been. */
  readonly complete: boolean
}

export type Past = {
  /** Other attempts of the run, each with all its jobs. */
  readonly attempts: readonly { readonly attempt: number; readonly jobs: readonly RunJob[] }[]
  /** The attempt before, as its logs show it. */
  readonly before?: Seen & { readonly attempt: number }
  /** The last run before this one on the branch that it builds on; only when that one failed. */
  readonly base?: Seen & { readonly run: Run; readonly branch: string }
  /** Paths that the run's commit or pull request changes. */
  readonly changed?: ReadonlySet<string>
}
