// What belongs together before anything is judged: a step of the file, its pieces of log, and the platform's record of it.
import type { Outcome } from '../domain/evidence.ts'
import type { RunJob, RunStep } from '../domain/run.ts'
import type { WorkflowJob, WorkflowStep } from '../domain/workflow.ts'
import { align, type InnerSteps } from './align.ts'
import { firstLine } from './first-line.ts'
import type { JobLog } from './job-log.ts'
import { recordsOf } from './recorded-steps.ts'
import { isSuspicious, type Section } from './section.ts'

/** Step and record are missing where neither file nor platform knows of the piece of log; sections where a step left no trace. */
export type Unit = {
  readonly step: WorkflowStep | undefined
  readonly sections: readonly Section[]
  readonly api: RunStep | undefined
  readonly inner?: InnerSteps | undefined
  /** How the step ended before `continue-on-error`, where the job itself tells. */
  readonly outcome?: Outcome | undefined
}

/** Set-up (only when it went wrong or is all there is), the main steps in order, and post steps that went wrong. */
export function unitsOf(log: JobLog, job: WorkflowJob | undefined, api: RunJob | undefined): Unit[] {
  const main = log.sections.filter((s) => s.kind === 'step')
  const setup = log.sections.filter((s) => s.kind === 'setup' && (isSuspicious(s) || main.length === 0))
  const post = log.sections.filter((s) => s.kind === 'post' && isSuspicious(s))
  const steps = job === undefined || job.steps.length === 0 ? named(main, api) : aligned(main, job.steps, api)
  return [...setup.map(bare), ...steps, ...post.map(bare)]
}

function bare(section: Section): Unit {
  return { step: undefined, sections: [section], api: undefined }
}

/** Without the file: every header is a step, with the record of its name where only one has it. */
function named(main: readonly Section[], api: RunJob | undefined): Unit[] {
  return main.map((section) => {
    const wanted = section.stepName ?? `Run ${section.header}`
    const records = api?.steps.filter((s) => s.name === wanted) ?? []
    return { ...bare(section), api: records.length === 1 ? records[0] : undefined }
  })
}

function aligned(main: readonly Section[], steps: readonly WorkflowStep[], api: RunJob | undefined): Unit[] {
  const { steps: pairs, strangers } = align(main, steps)
  const records = recordsOf(steps, api?.steps ?? [])
  const units: Unit[] = pairs.map((pair) => ({ ...pair, api: records?.[pair.step.index] }))
  // Right behind what was seen before it: steps of the file that left no trace come after, since it may have kept them from running.
  for (const stranger of strangers) {
    const before = units.findLastIndex(
      ({ sections: [first] }) => first !== undefined && first.fromLine < stranger.fromLine,
    )
    units.splice(before + 1, 0, bare(stranger))
  }
  return units
}

/** How a unit is called and what it runs. */
export type UnitNames = {
  readonly name: string
  /** First line of the script or the action reference, as the log shows it where it ran. */
  readonly command: string
  readonly kind: 'run' | 'uses' | 'runner'
}

export function namesOf({ step, sections }: Unit): UnitNames {
  const own = sections[0]
  const written = step?.uses ?? firstLine(step?.run ?? '')
  const command = own === undefined || own.header === '' ? written : own.header
  if (own?.kind === 'setup' || own?.kind === 'post') return { name: own.stepName ?? command, command, kind: 'runner' }
  const kind = step?.uses !== undefined || own?.uses === true ? 'uses' : 'run'
  return { name: step?.name ?? own?.stepName ?? `Run ${command}`, command, kind }
}
