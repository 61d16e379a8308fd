// How each step of a job ended. The log alone does not say it: a tolerated step prints the same exit code line, an annotation
// looks like a failure, a skipped step leaves no trace (log-format.md 5). Told by, in this order: the API's conclusions, the YAML
// (`continue-on-error`, `if`), and what still ran afterwards.
import type { StepsContext } from '../domain/contexts.ts'
import type { Outcome, ValidationStatus } from '../domain/evidence.ts'
import type { RunJob } from '../domain/run.ts'
import type { WorkflowJob, WorkflowStep } from '../domain/workflow.ts'
import type { InnerSteps } from './align.ts'
import { outcomeOfConclusion } from './conclusion.ts'
import { runsDespiteFailure } from './condition.ts'
import type { JobLog } from './job-log.ts'
import { isSuspicious, type Section } from './section.ts'
import { withResult } from './step-results.ts'
import { namesOf, type Unit, type UnitNames, unitsOf } from './step-units.ts'

type Verdict = {
  readonly status: ValidationStatus
  /** A failed step that did not fail the job. */
  readonly tolerated: boolean
  readonly why: string
}

/** One step of one job with its verdict. */
export type JudgedStep = UnitNames &
  Verdict & {
    readonly step: WorkflowStep | undefined
    readonly sections: readonly Section[]
    /** The steps of a composite action that its sections belong to. */
    readonly inner?: InnerSteps | undefined
  }

export type JudgedJob = {
  readonly outcome: Outcome
  readonly steps: readonly JudgedStep[]
}

/** A unit with what its log and its record say of it: what the verdicts rest on. */
type Signed = Unit & { readonly sign: 'clean' | 'failed' | 'suspect' | 'cancelled' }

/**
 * Judges the steps of one job. `job` is its YAML, `api` what the platform says of it; both may be missing. `results` are what the job
 * itself says of its steps.
 */
export function judge(
  log: JobLog,
  job: WorkflowJob | undefined,
  api: RunJob | undefined,
  results: StepsContext = {},
): JudgedJob {
  const units = unitsOf(log, job, api)
    // The step that is still running is ours: it has not ended, and no status of the list says that.
    .filter((unit) => unit.api?.status !== 'in_progress')
    .map((unit) => withResult(unit, results))
    .map((unit): Signed => ({ ...unit, sign: signOf(unit) }))
  const steps = units.map((unit, i): JudgedStep => {
    const { step, sections, inner } = unit
    const verdict = sections.length === 0 ? unseen(unit, units, i) : seen(unit, units, i, job !== undefined)
    return { step, sections, inner, ...namesOf(unit), ...verdict }
  })
  return { outcome: outcomeOfConclusion(api?.conclusion) ?? outcomeOf(steps), steps }
}

function signOf({ sections: all, api, outcome, inner }: Unit): Signed['sign'] {
  if (outcome === 'success') return 'clean'
  const told = outcome ?? outcomeOfConclusion(api?.conclusion)
  if (told === 'failure') return 'failed'
  if (told === 'cancelled') return 'cancelled'
  const sections = all.filter((section) => !mayFail(section, inner))
  if (sections.some((s) => s.cancelled)) return 'cancelled'
  if (sections.some((s) => (s.exitCode !== undefined && s.exitCode !== 0) || s.timedOut)) return 'failed'
  const last = sections.at(-1)
  // `setFailed` of an action is the last thing it prints; an error annotation in the middle is only an annotation.
  return last !== undefined && last.errorLines.length > 0 && (last.endsWithError || last.kind === 'setup')
    ? 'suspect'
    : 'clean'
}

/** Whether the action itself lets this inner step fail: then nothing follows from it for the step that calls the action. */
export function mayFail(section: Section, inner: InnerSteps | undefined): boolean {
  return inner?.get(section)?.continueOnError === true
}

/** The verdict on a step that left a trace in the log. */
function seen(unit: Signed, units: readonly Signed[], i: number, hasYaml: boolean): Verdict {
  if (unit.sign === 'clean') return passed('it ran and nothing in the log says that it failed')
  if (unit.sign === 'cancelled')
    return {
      status: 'cancelled',
      tolerated: false,
      why: 'it was stopped from outside: cancelled, a time limit of the job, or a failed sibling of its matrix',
    }
  const how = howItEnded(unit)
  const tolerance = toleranceOf(units, i, hasYaml)
  if (tolerance === undefined) return { status: 'failed', tolerated: false, why: how }
  if (unit.sign === 'suspect' && unit.step?.continueOnError !== true)
    return passed(`it printed an error, but ${tolerance}`)
  return { status: 'failed', tolerated: true, why: `${how}, but ${tolerance}` }
}

function passed(why: string): Verdict {
  return { status: 'successful', tolerated: false, why }
}

function howItEnded({ sections }: Unit): string {
  const section = sections.find((s) => s.exitCode !== undefined || s.timedOut) ?? sections.find(isSuspicious)
  if (section?.timedOut === true) return 'it ran into its time limit'
  return section?.exitCode === undefined ? 'it ended with an error' : `it ended with exit code ${section.exitCode}`
}

/** Why a step that went wrong did not fail its job, or undefined when it did. */
function toleranceOf(units: readonly Signed[], i: number, hasYaml: boolean): string | undefined {
  const unit = units[i]
  if (unit?.api !== undefined) return unit.api.conclusion === 'success' ? 'the platform counts it as passed' : undefined
  if (unit?.step?.continueOnError === true) return 'the workflow lets it fail (`continue-on-error`)'
  const rest = units.slice(i + 1)
  // Without YAML a later step may be an `always()` step that does not look like one: then the last failure is the one that counts.
  if (!hasYaml && unit?.sign === 'failed' && !rest.some((u) => u.sign === 'failed')) return undefined
  const proof = hasYaml || unit?.sign === 'suspect' ? 1 : 2
  // A step in the background may have begun before this one failed, so it proves nothing.
  const ordinary = rest.filter((u) => hasMainSection(u) && needsSuccess(u) && u.step?.background !== true)
  return ordinary.length >= proof ? 'later steps that need success still ran' : undefined
}

/** Headers of steps that people let run after a failure; asked only where no YAML tells. */
const typicallyAlways =
  /upload|report|publish|codecov|coverage|notif|slack|clean|^cat |kill|logs?\b|down$|down |summary|artifact|cache|junit|annotat|comment|teardown|stop|collect|dump|^echo |gate|^#/i

function hasMainSection({ sections }: Unit): boolean {
  return sections.some((s) => s.kind === 'step')
}

/** Whether this step does not begin once another has failed. */
function needsSuccess({ step, sections }: Unit): boolean {
  if (step !== undefined) return !runsDespiteFailure(step.condition)
  return !sections.some((s) => s.header.startsWith("'") || typicallyAlways.test(s.header))
}

/** The verdict on a step without a trace in the log. */
function unseen(unit: Signed, units: readonly Signed[], i: number): Verdict {
  const told = outcomeOfConclusion(unit.api?.conclusion)
  if (told === 'success') return passed('the platform counts it as passed')
  if (told === 'failure')
    return { status: 'failed', tolerated: false, why: 'the platform counts it as failed; its log was not found' }
  const blocker = units.slice(0, i).find((_, k) => breaks(units, k))
  if (blocker !== undefined && (blocker.sign === 'cancelled' || needsSuccess(unit))) {
    const verb = blocker.sign === 'cancelled' ? 'was cancelled' : 'failed'
    return {
      status: 'unreached',
      tolerated: false,
      why: `never ran: step “${namesOf(blocker).name}” ${verb} before it`,
    }
  }
  if (told === 'cancelled') return { status: 'cancelled', tolerated: false, why: 'the platform counts it as cancelled' }
  const condition = unit.step?.condition
  if (condition === undefined && unit.api === undefined && units.slice(i + 1).some(hasMainSection))
    return passed('a later step that needs its success ran; this log does not show it')
  const why = condition === undefined ? 'it left no trace in the log' : 'its `if` was not met'
  return { status: 'skipped', tolerated: false, why }
}

/** Whether a step that left a trace kept later ones from running. */
function breaks(units: readonly Signed[], k: number): boolean {
  const unit = units[k]
  if (unit === undefined || unit.sign === 'clean' || unit.sections.length === 0) return false
  return unit.sign === 'cancelled' || toleranceOf(units, k, true) === undefined
}

function outcomeOf(steps: readonly JudgedStep[]): Outcome {
  if (steps.some((s) => s.status === 'failed' && !s.tolerated)) return 'failure'
  return steps.some((s) => s.status === 'cancelled') ? 'cancelled' : 'success'
}
