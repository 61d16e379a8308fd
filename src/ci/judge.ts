// How each step of a job ended. The log alone does not say it: a tolerated step prints the same exit code line, an annotation
// looks like a failure, a skipped step leaves no trace (log-format.md 5). Told by, in this order: the API's conclusions, the YAML
// (`continue-on-error`, `if`), and what still ran afterwards.
import type { Outcome, ValidationStatus } from '../domain/evidence.ts'
import type { RunJob, RunStep } from '../domain/run.ts'
import type { WorkflowJob, WorkflowStep } from '../domain/workflow.ts'
import { align } from './align.ts'
import { runsDespiteFailure } from './condition.ts'
import type { JobLog } from './job-log.ts'
import { isSuspicious, type Section } from './section.ts'

/** One step of one job with its verdict. */
export type JudgedStep = {
  readonly step: WorkflowStep | undefined
  readonly sections: readonly Section[]
  readonly name: string
  /** First line of the script or the action reference, as the log shows it where it ran. */
  readonly command: string
  readonly kind: 'run' | 'uses' | 'runner'
  readonly status: ValidationStatus
  /** A failed step that did not fail the job. */
  readonly tolerated: boolean
  readonly why: string
}

export type JudgedJob = {
  readonly name: string
  readonly outcome: Outcome
  readonly steps: readonly JudgedStep[]
}

type Unit = {
  readonly step: WorkflowStep | undefined
  readonly sections: readonly Section[]
  readonly api: RunStep | undefined
}
type Sign = 'clean' | 'failed' | 'suspect' | 'cancelled'

/** Judges the steps of one job. `job` is its YAML, `api` what the platform says of it; both may be missing. */
export function judge(log: JobLog, job: WorkflowJob | undefined, api: RunJob | undefined): JudgedJob {
  const units = unitsOf(log, job, api)
  const signs = units.map(signOf)
  const steps: JudgedStep[] = units.map((unit, i) => {
    if (unit.sections.length === 0) return unseen(unit, units, signs, i)
    return { ...describe(unit), ...verdict(units, signs, i, job !== undefined) }
  })
  return { name: log.name ?? job?.names[0] ?? 'job', outcome: outcomeOf(steps, api), steps }
}

/** Set-up (only when it went wrong), the main steps in order, and post steps that went wrong. */
function unitsOf(log: JobLog, job: WorkflowJob | undefined, api: RunJob | undefined): Unit[] {
  const bare = (section: Section): Unit => ({ step: undefined, sections: [section], api: undefined })
  const hasMain = log.sections.some((s) => s.kind === 'step')
  const before = log.sections
    .filter((s) => s.kind === 'setup' && (s.errorLines.length > 0 || s.exitCode !== undefined || !hasMain))
    .map(bare)
  const after = log.sections.filter((s) => s.kind === 'post' && isSuspicious(s)).map(bare)
  const main = log.sections.filter((s) => s.kind === 'step')
  if (job === undefined || job.steps.length === 0)
    return [...before, ...main.map((s) => ({ ...bare(s), api: stepNamed(api, s) })), ...after]
  const alignment = align(main, job.steps)
  const conclusions = mainSteps(api, job.steps)
  const units: Unit[] = alignment.steps.map(({ step, sections }) => ({
    step,
    sections,
    api: conclusions?.[step.index],
  }))
  for (const stranger of alignment.strangers) {
    const next = units.findIndex((u) => (u.sections[0]?.fromLine ?? 0) > stranger.fromLine)
    units.splice(next < 0 ? units.length : next, 0, bare(stranger))
  }
  return [...before, ...units, ...after]
}

/** The API's records of the YAML steps, when their number shows that they are those (platform.md 9.1). */
function mainSteps(api: RunJob | undefined, steps: readonly WorkflowStep[]): RunStep[] | undefined {
  const main = api?.steps.filter(
    (s) =>
      !/^(?:Set up (?:job|runner)|Pull |Build |Initialize containers|Pre |Post |Stop containers|Complete (?:job|runner))/.test(
        s.name,
      ),
  )
  return main !== undefined && main.length === steps.length ? main : undefined
}

function stepNamed(api: RunJob | undefined, section: Section): RunStep | undefined {
  const wanted = section.stepName ?? `Run ${section.header}`
  const found = api?.steps.filter((s) => s.name === wanted) ?? []
  return found.length === 1 ? found[0] : undefined
}

function signOf(unit: Unit): Sign {
  const { sections, api } = unit
  if (api?.conclusion === 'failure' || api?.conclusion === 'timed_out') return 'failed'
  if (api?.conclusion === 'cancelled') return 'cancelled'
  if (sections.some((s) => s.cancelled)) return 'cancelled'
  if (sections.some((s) => (s.exitCode !== undefined && s.exitCode !== 0) || s.timedOut)) return 'failed'
  const last = sections.at(-1)
  // `setFailed` of an action is the last thing it prints; an error annotation in the middle is only an annotation.
  return last !== undefined && last.errorLines.length > 0 && (last.endsWithError || last.kind === 'setup')
    ? 'suspect'
    : 'clean'
}

function verdict(
  units: readonly Unit[],
  signs: readonly Sign[],
  i: number,
  hasYaml: boolean,
): { status: ValidationStatus; tolerated: boolean; why: string } {
  const unit = units[i]
  const sign = signs[i]
  if (unit === undefined || sign === undefined || sign === 'clean')
    return { status: 'successful', tolerated: false, why: 'it ran and nothing in the log says that it failed' }
  const section = unit.sections.find((s) => s.exitCode !== undefined || s.timedOut) ?? unit.sections.find(isSuspicious)
  if (sign === 'cancelled')
    return {
      status: 'cancelled',
      tolerated: false,
      why: 'it was stopped from outside: cancelled, a time limit of the job, or a failed sibling of its matrix',
    }
  const how =
    section?.timedOut === true
      ? 'it ran into its time limit'
      : section?.exitCode === undefined
        ? 'it ended with an error'
        : `it ended with exit code ${section.exitCode}`
  const tolerance = toleranceOf(units, i, sign, hasYaml)
  if (tolerance === undefined) return { status: 'failed', tolerated: false, why: how }
  if (sign === 'suspect' && unit.step?.continueOnError !== true)
    return { status: 'successful', tolerated: false, why: `it printed an error, but ${tolerance}` }
  return { status: 'failed', tolerated: true, why: `${how}, but ${tolerance}` }
}

/** Why a step that went wrong did not fail its job, or undefined when it did. */
function toleranceOf(units: readonly Unit[], i: number, sign: Sign, hasYaml: boolean): string | undefined {
  const unit = units[i]
  if (unit?.api !== undefined) return unit.api.conclusion === 'success' ? 'the platform counts it as passed' : undefined
  if (unit?.step?.continueOnError === true) return 'the workflow lets it fail (`continue-on-error`)'
  const later = units.slice(i + 1).filter((u) => u.sections.some((s) => s.kind === 'step') && isOrdinary(u))
  // Without YAML a later step may be an `always()` step that does not look like one: then the last failure is the one that counts.
  if (!hasYaml && sign === 'failed' && !units.slice(i + 1).some((u) => signOf(u) === 'failed')) return undefined
  const proof = hasYaml || sign === 'suspect' ? 1 : 2
  return later.length >= proof ? 'later steps that need success still ran' : undefined
}

const typicallyAlways =
  /upload|report|publish|codecov|coverage|notif|slack|clean|^cat |kill|logs?\b|down$|down |summary|artifact|cache|junit|annotat|comment|teardown|stop|collect|dump|^echo |gate|^#/i

function isOrdinary(unit: Unit): boolean {
  if (unit.step !== undefined) return !runsDespiteFailure(unit.step.condition)
  return !unit.sections.some((s) => s.header.startsWith("'") || typicallyAlways.test(s.header))
}

/** A step without a trace in the log. */
function unseen(unit: Unit, units: readonly Unit[], signs: readonly Sign[], i: number): JudgedStep {
  const base = describe(unit)
  const told = unit.api?.conclusion
  if (told === 'success')
    return { ...base, status: 'successful', tolerated: false, why: 'the platform counts it as passed' }
  if (told === 'failure')
    return {
      ...base,
      status: 'failed',
      tolerated: false,
      why: 'the platform counts it as failed; its log was not found',
    }
  const breaking = units.findIndex(
    (u, k) =>
      k < i &&
      signs[k] !== 'clean' &&
      u.sections.length > 0 &&
      (signs[k] === 'cancelled' || toleranceOf(units, k, signs[k] ?? 'clean', true) === undefined),
  )
  const blocker = units[breaking]
  if (blocker !== undefined && (isOrdinary(unit) || signs[breaking] === 'cancelled')) {
    const verb = signs[breaking] === 'cancelled' ? 'was cancelled' : 'failed'
    return {
      ...base,
      status: 'unreached',
      tolerated: false,
      why: `never ran: step “${describe(blocker).name}” ${verb} before it`,
    }
  }
  if (unit.step?.condition === undefined && units.slice(i + 1).some((u) => u.sections.some((s) => s.kind === 'step'))) {
    return {
      ...base,
      status: 'successful',
      tolerated: false,
      why: 'a later step that needs its success ran; this log does not show it',
    }
  }
  return {
    ...base,
    status: 'skipped',
    tolerated: false,
    why: unit.step?.condition === undefined ? 'it left no trace in the log' : 'its `if` was not met',
  }
}

function describe(unit: Unit): {
  step: WorkflowStep | undefined
  sections: readonly Section[]
  name: string
  command: string
  kind: JudgedStep['kind']
} {
  const { step, sections } = unit
  const own = sections[0]
  const written = step?.uses ?? firstLine(step?.run ?? '')
  const command = own === undefined ? written : own.header === '' ? written : own.header
  const kind =
    own?.kind === 'setup' || own?.kind === 'post'
      ? 'runner'
      : (step?.uses ?? (own?.uses === true ? 'x' : undefined)) !== undefined
        ? 'uses'
        : 'run'
  const name = step?.name ?? own?.stepName ?? (kind === 'runner' ? command : `Run ${command}`)
  return { step, sections, name, command, kind }
}

function firstLine(script: string): string {
  return (
    script
      .split('\n')
      .map((l) => l.trim())
      .find((l) => l !== '') ?? ''
  )
}

function outcomeOf(steps: readonly JudgedStep[], api: RunJob | undefined): Outcome {
  if (api?.conclusion === 'failure' || api?.conclusion === 'timed_out' || api?.conclusion === 'startup_failure')
    return 'failure'
  if (api?.conclusion === 'success') return 'success'
  if (api?.conclusion === 'cancelled') return 'cancelled'
  if (steps.some((s) => s.status === 'failed' && !s.tolerated)) return 'failure'
  return steps.some((s) => s.status === 'cancelled') ? 'cancelled' : 'success'
}
