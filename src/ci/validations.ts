// Every step of a run as a check: what it runs, how it ended and why, also where the log or the whole job is missing (method.md 0).
import type { Validation } from '../domain/evidence.ts'
import type { RunStep } from '../domain/run.ts'
import type { WorkflowJob, WorkflowStep } from '../domain/workflow.ts'
import { statusOfConclusion } from './conclusion.ts'
import { runsDespiteFailure } from './condition.ts'
import { firstLine } from './first-line.ts'
import { type JudgedStep, mayFail } from './judge.ts'
import { endOf, type KnownJob } from './known-job.ts'
import { nameOf, recordsOf, withoutRunnerSteps } from './recorded-steps.ts'
import { isActionReference, isSuspicious, type Section } from './section.ts'

/** A check before its place in the run is known. */
export type UnplacedValidation = Omit<Validation, 'id' | 'order'>

const maxScript = 8192

/** The checks of one job, from the best source that it has: its log, the platform's records, its file. `all` are the run's jobs. */
export function validationsOf(job: KnownJob, all: readonly KnownJob[]): UnplacedValidation[] {
  if (job.judged !== undefined) return job.judged.steps.flatMap((step) => fromLog(job, step))
  if (job.api !== undefined && job.api.steps.length > 0) return fromRecords(job, job.api.steps)
  return job.yaml === undefined ? [] : fromFile(job, job.yaml, blockerOf(job, all))
}

function fromLog(job: KnownJob, judged: JudgedStep): UnplacedValidation[] {
  const { step, sections } = judged
  const [first, ...inner] = sections
  const script = first === undefined || first.script.length === 0 ? step?.run : first.script.join('\n')
  const own: UnplacedValidation = {
    job: job.name,
    step: judged.name,
    command: judged.command,
    kind: judged.kind,
    status: judged.status,
    why: judged.why,
    ...recipe(script, step),
    ...(first === undefined ? {} : { evidence: cite(job, first, sections.at(-1) ?? first) }),
  }
  // The steps inside a composite action are checks of their own: their command, not the action's name, is what a person runs again.
  return [own, ...inner.map((section) => fromInner(job, judged, section))]
}

function fromInner(job: KnownJob, judged: JudgedStep, section: Section): UnplacedValidation {
  const step = judged.inner?.get(section)
  const tolerated = isSuspicious(section) && mayFail(section, judged.inner)
  const wrong = isSuspicious(section) && !tolerated
  return {
    job: job.name,
    step: `${judged.name} › ${step?.name ?? section.header}`,
    command: section.header,
    kind: section.uses ? 'uses' : 'run',
    status: tolerated ? 'failed' : wrong ? judged.status : 'successful',
    why: tolerated
      ? 'it failed, but the action lets it fail (`continue-on-error`)'
      : wrong
        ? judged.why
        : 'it ran and nothing in the log says that it failed',
    ...recipe(section.script.join('\n'), step),
    evidence: cite(job, section, section),
  }
}

function cite(job: KnownJob, first: Section, last: Section): Validation['evidence'] {
  return {
    log: job.log?.log ?? '',
    job: job.name,
    fromLine: first.fromLine,
    toLine: Math.max(first.fromLine, last.toLine),
  }
}

/** Steps and conclusions only: the file tells the commands, where it is that of these records. */
function fromRecords(job: KnownJob, all: readonly RunStep[]): UnplacedValidation[] {
  const steps = job.yaml?.steps ?? []
  const records = steps.length === 0 ? undefined : recordsOf(steps, all)
  return (records ?? withoutRunnerSteps(all)).map((record, i) => {
    const step = records === undefined ? undefined : steps[i]
    const command = step === undefined ? record.name.replace(/^Run /, '') : commandOf(step)
    return {
      job: job.name,
      step: record.name,
      command,
      kind: (step === undefined ? isActionReference(command) : step.uses !== undefined) ? 'uses' : 'run',
      status: statusOfConclusion(record.conclusion),
      why: `the platform says: ${record.conclusion ?? 'not finished'}`,
      ...recipe(step?.run, step),
    }
  })
}

/** A job that never got as far as having steps. One of which nobody says anything, and that nothing blocked, is not worth telling. */
function fromFile(job: KnownJob, yaml: WorkflowJob, blocker: string | undefined): UnplacedValidation[] {
  if (blocker === undefined && job.api === undefined) return []
  const told = statusOfConclusion(job.api?.conclusion)
  const why =
    told === 'skipped'
      ? 'the job was skipped: its `if` was not met'
      : `the platform says of the job: ${job.api?.conclusion ?? 'not finished'}`
  return yaml.steps.map((step) => ({
    job: job.name,
    step: nameOf(step),
    command: commandOf(step),
    kind: step.uses === undefined ? ('run' as const) : ('uses' as const),
    status: blocker === undefined ? told : ('unreached' as const),
    why: blocker ?? why,
    ...recipe(step.run, step),
  }))
}

function commandOf(step: WorkflowStep): string {
  return firstLine(step.uses ?? step.run ?? '')
}

/** What a person needs to run the step again, as far as it is known. */
function recipe(script: string | undefined, step: WorkflowStep | undefined): Partial<UnplacedValidation> {
  return {
    ...(script === undefined || script === '' ? {} : { script: script.slice(0, maxScript) }),
    ...(step?.condition === undefined ? {} : { condition: step.condition }),
    ...(step?.workingDirectory === undefined ? {} : { workingDirectory: step.workingDirectory }),
    ...(step?.shell === undefined ? {} : { shell: step.shell }),
    ...(step === undefined || step.envNames.length === 0 ? {} : { envNames: [...step.envNames] }),
    ...(step === undefined ? {} : { location: step.location }),
  }
}

/** Which job that this one needs, directly or through others, kept it from running; as a sentence. */
function blockerOf(job: KnownJob, all: readonly KnownJob[]): string | undefined {
  if (job.yaml === undefined || runsDespiteFailure(job.yaml.condition)) return undefined
  const wanted = [...job.yaml.needs]
  const visited = new Set<string>()
  for (let key = wanted.shift(); key !== undefined; key = wanted.shift()) {
    if (visited.has(key)) continue
    visited.add(key)
    for (const other of all) {
      if (other.yaml?.key !== key) continue
      const ended = endOf(other)
      if (ended === 'failure' || ended === 'cancelled')
        return `never ran: it needs job “${other.name}”, which ${ended === 'failure' ? 'failed' : 'was cancelled'}`
      wanted.push(...other.yaml.needs)
    }
  }
  return undefined
}
