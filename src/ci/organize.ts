// Logs + workflow + what the platform says → O = (F, V, G, environment) of method.md 0. Pure; bad input makes gaps, never errors.
import type { Environment, Failure, Organized, Outcome, Validation } from '../domain/evidence.ts'
import type { RunJob } from '../domain/run.ts'
import type { Workflow, WorkflowJob } from '../domain/workflow.ts'
import { jobFor } from './align.ts'
import { blame, type FailureDraft } from './blame.ts'
import { runsDespiteFailure } from './condition.ts'
import { fingerprint } from './fingerprint.ts'
import { graphOf } from './graph.ts'
import type { JobLog } from './job-log.ts'
import { type JudgedStep, judge } from './judge.ts'
import type { KnownJob } from './known-job.ts'
import { schedule } from './schedule.ts'
import { isSuspicious, type Section } from './section.ts'
import { toolVersions } from './versions.ts'

export type OrganizeInput = {
  readonly logs: readonly JobLog[]
  readonly workflow?: Workflow | undefined
  /** Jobs as the platform lists them; empty for a saved log. */
  readonly runJobs: readonly RunJob[]
  /** Files of the repository, to tell printed paths apart; absent when unknown. */
  readonly files?: ReadonlySet<string> | undefined
}

/** Reads a run. Failures are in log order, validations in run order. */
export function organize(input: OrganizeInput): Organized {
  const jobs = ordered(knownJobs(input), input.workflow)
  const validations = jobs
    .flatMap((job) => validationsOf(job, jobs))
    .map((v, i) => ({ ...v, id: `v${i + 1}`, order: i + 1 }))
  const drafts = jobs.flatMap((job) => draftsOf(job, input.files))
  return {
    outcome: outcomeOf(jobs),
    failures: withIds(drafts),
    validations,
    graph: graphOf(jobs, validations),
    environment: jobs.flatMap(environmentOf),
  }
}

function knownJobs({ logs, workflow, runJobs }: OrganizeInput): KnownJob[] {
  const yamlJobs = workflow?.jobs ?? []
  const taken = new Set<WorkflowJob>()
  const known: KnownJob[] = logs.map((log) => {
    const yaml = jobFor(log.name, log.sections, yamlJobs)
    if (yaml !== undefined) taken.add(yaml)
    const api = runJobs.find((j) => j.name === log.name)
    return { name: log.name ?? yaml?.names[0] ?? 'job', yaml, api, log, judged: judge(log, yaml, api) }
  })
  const named = new Set(known.map((job) => job.name))
  for (const api of runJobs) {
    if (named.has(api.name)) continue
    const yaml = jobFor(api.name, [], yamlJobs)
    if (yaml !== undefined) taken.add(yaml)
    known.push({ name: api.name, yaml, api, log: undefined, judged: undefined })
  }
  // Without the platform's list, a job of the file that left no log is worth telling only if a failed one kept it from running.
  const rest = runJobs.length > 0 ? [] : yamlJobs.filter((job) => !taken.has(job))
  return [
    ...known,
    ...rest.map((yaml) => ({
      name: yaml.names[0] ?? yaml.key,
      yaml,
      api: undefined,
      log: undefined,
      judged: undefined,
    })),
  ]
}

function ordered(jobs: readonly KnownJob[], workflow: Workflow | undefined): KnownJob[] {
  const place = new Map(schedule(workflow?.jobs ?? []).order.map((key, i) => [key, i]))
  const of = (job: KnownJob): number =>
    job.yaml === undefined ? Number.MAX_SAFE_INTEGER : (place.get(job.yaml.key) ?? 0)
  return [...jobs].sort((a, b) => of(a) - of(b))
}

type Unnumbered = Omit<Validation, 'id' | 'order'>

function validationsOf(job: KnownJob, all: readonly KnownJob[]): Unnumbered[] {
  if (job.judged !== undefined) return job.judged.steps.flatMap((step) => seen(job, step))
  if (job.api !== undefined && job.api.steps.length > 0)
    return job.api.steps.filter((s) => !isRunnerStep(s.name)).map((s) => fromApi(job, s))
  const why = blockerOf(job, all)
  if (job.yaml === undefined || (why === undefined && job.api === undefined)) return []
  return job.yaml.steps.map((step) => ({
    job: job.name,
    step: step.name ?? `Run ${firstLine(step.uses ?? step.run ?? '')}`,
    command: firstLine(step.uses ?? step.run ?? ''),
    kind: step.uses === undefined ? ('run' as const) : ('uses' as const),
    ...(step.condition === undefined ? {} : { condition: step.condition }),
    status: why === undefined ? ('skipped' as const) : ('unreached' as const),
    why: why ?? 'the job was skipped: its `if` was not met',
    ...recipe(step.run, step),
    location: step.location,
  }))
}

function seen(job: KnownJob, judged: JudgedStep): Unnumbered[] {
  const { step, sections } = judged
  const first = sections[0]
  const last = sections.at(-1)
  const evidence = (from: number, to: number) => ({
    log: job.log?.log ?? '',
    job: job.name,
    fromLine: from,
    toLine: Math.max(from, to),
  })
  const own: Unnumbered = {
    job: job.name,
    step: judged.name,
    command: judged.command,
    kind: judged.kind,
    ...(step?.condition === undefined ? {} : { condition: step.condition }),
    status: judged.status,
    why: judged.why,
    ...recipe(first?.script.length ? first.script.join('\n') : step?.run, step),
    ...(step === undefined ? {} : { location: step.location }),
    ...(first === undefined || last === undefined ? {} : { evidence: evidence(first.fromLine, last.toLine) }),
  }
  // The steps inside a composite action are checks of their own: their command, not the action's name, is what a person runs again.
  return [own, ...sections.slice(1).map((section) => inner(job, judged, section))]
}

function inner(job: KnownJob, judged: JudgedStep, section: Section): Unnumbered {
  const wrong = isSuspicious(section)
  return {
    job: job.name,
    step: `${judged.name} › ${section.header}`,
    command: section.header,
    kind: section.uses ? 'uses' : 'run',
    status: wrong ? judged.status : 'successful',
    why: wrong ? judged.why : 'it ran and nothing in the log says that it failed',
    ...recipe(section.script.join('\n'), undefined),
    evidence: { log: job.log?.log ?? '', job: job.name, fromLine: section.fromLine, toLine: section.toLine },
  }
}

function recipe(
  script: string | undefined,
  step: { workingDirectory?: string | undefined; shell?: string | undefined; envNames: readonly string[] } | undefined,
): Pick<Validation, 'script' | 'workingDirectory' | 'shell' | 'envNames'> {
  return {
    ...(script === undefined || script === '' ? {} : { script: script.slice(0, 8192) }),
    ...(step?.workingDirectory === undefined ? {} : { workingDirectory: step.workingDirectory }),
    ...(step?.shell === undefined ? {} : { shell: step.shell }),
    ...(step === undefined || step.envNames.length === 0 ? {} : { envNames: [...step.envNames] }),
  }
}

function fromApi(job: KnownJob, step: { name: string; conclusion: string | null }): Unnumbered {
  const command = step.name.replace(/^Run /, '')
  const status =
    { success: 'successful', failure: 'failed', timed_out: 'failed', cancelled: 'cancelled', skipped: 'skipped' }[
      step.conclusion ?? ''
    ] ?? 'unreached'
  return {
    job: job.name,
    step: step.name,
    command,
    kind: /^[\w.-]+\/[\w.-]+.*@/.test(command) ? 'uses' : 'run',
    // The table above has values of the closed list only; the compiler cannot see it through the index.
    status: status as Validation['status'],
    why: `the platform says: ${step.conclusion ?? 'not finished'}`,
  }
}

function isRunnerStep(name: string): boolean {
  return /^(?:Set up (?:job|runner)|Pull |Build \S+@|Initialize containers|Pre |Post |Stop containers|Complete (?:job|runner))/.test(
    name,
  )
}

/** Which failed job kept this one from running, as a sentence. */
function blockerOf(job: KnownJob, all: readonly KnownJob[]): string | undefined {
  if (job.yaml === undefined || runsDespiteFailure(job.yaml.condition)) return undefined
  const wanted = [...job.yaml.needs]
  const visited = new Set<string>()
  for (let key = wanted.shift(); key !== undefined; key = wanted.shift()) {
    if (visited.has(key)) continue
    visited.add(key)
    for (const other of all) {
      if (other.yaml?.key !== key) continue
      const ended = other.judged?.outcome ?? (other.api?.conclusion === 'failure' ? 'failure' : undefined)
      if (ended === 'failure' || ended === 'cancelled')
        return `never ran: it needs job “${other.name}”, which ${ended === 'failure' ? 'failed' : 'was cancelled'}`
      wanted.push(...other.yaml.needs)
    }
  }
  return undefined
}

function draftsOf(job: KnownJob, files: ReadonlySet<string> | undefined): FailureDraft[] {
  const { log, judged } = job
  if (log === undefined || judged === undefined) return []
  return judged.steps.flatMap((step) => blame(log, step, { files }))
}

function withIds(drafts: readonly FailureDraft[]): Failure[] {
  const legs = new Map<string, Set<string>>()
  for (const draft of drafts) {
    const key = fingerprint(draft)
    legs.set(key, (legs.get(key) ?? new Set()).add(draft.job))
  }
  return drafts.map((draft, i) => {
    const others = [...(legs.get(fingerprint(draft)) ?? [])].filter((job) => job !== draft.job)
    return { id: `f${i + 1}`, ...draft, legs: [draft.job, ...others] }
  })
}

function outcomeOf(jobs: readonly KnownJob[]): Outcome {
  const ends = jobs.map((job) => {
    // A job may fail without failing its run.
    if (job.yaml?.continueOnError === true) return 'success'
    if (job.judged !== undefined) return job.judged.outcome
    if (
      job.api?.conclusion === 'failure' ||
      job.api?.conclusion === 'timed_out' ||
      job.api?.conclusion === 'startup_failure'
    )
      return 'failure'
    return job.api?.conclusion === 'cancelled' ? 'cancelled' : 'success'
  })
  return ends.includes('failure') ? 'failure' : ends.includes('cancelled') ? 'cancelled' : 'success'
}

function environmentOf(job: KnownJob): Environment[] {
  const { log } = job
  if (log === undefined) return []
  const tools = toolVersions(log.sections.flatMap((section) => log.lines(section)))
  return [{ ...log.environment, job: job.name, tools }]
}

function firstLine(text: string): string {
  return (
    text
      .split('\n')
      .map((l) => l.trim())
      .find((l) => l !== '') ?? ''
  )
}
