// Logs + workflow + what the platform says → O = (F, V, G, environment) of method.md 0. Pure; bad input makes gaps, never errors.
import type { StepsContext } from '../domain/contexts.ts'
import type { Environment, Failure, Organized, Outcome } from '../domain/evidence.ts'
import type { RunJob } from '../domain/run.ts'
import type { Workflow, WorkflowJob } from '../domain/workflow.ts'
import { blame, type FailureDraft } from './blame.ts'
import type { Line } from './diagnostics/diagnostic.ts'
import { isExcerpt, judgeExcerpt } from './excerpt.ts'
import { settleFailFast } from './fail-fast.ts'
import { jobFor } from './find-job.ts'
import { fingerprint } from './fingerprint.ts'
import { graphOf } from './graph.ts'
import type { JobLog } from './job-log.ts'
import { judge } from './judge.ts'
import { endOf, type KnownJob } from './known-job.ts'
import { schedule } from './schedule.ts'
import { validationsOf } from './validations.ts'
import { toolVersions } from './versions.ts'

export type OrganizeInput = {
  readonly logs: readonly JobLog[]
  readonly workflow?: Workflow | undefined
  /** Jobs as the platform lists them; empty for a saved log. */
  readonly runJobs: readonly RunJob[]
  /** What the one job, whose log this is, says of its steps. */
  readonly stepResults?: StepsContext | undefined
  /** Files of the repository, to tell printed paths apart; absent when unknown. */
  readonly files?: ReadonlySet<string> | undefined
}

/** Reads a run. Jobs come in `needs` order; failures and validations follow it, and inside a job the log or the file. */
export function organize(input: OrganizeInput): Organized {
  const jobs = ordered(knownJobs(input), input.workflow)
  const validations = jobs
    .flatMap((job) => validationsOf(job, jobs))
    .map((v, i) => ({ ...v, id: `v${i + 1}`, order: i + 1 }))
  return {
    outcome: outcomeOf(jobs),
    failures: withIds(jobs.flatMap((job) => settleFailFast(draftsOf(job, input.files), job, jobs))),
    validations,
    graph: graphOf(jobs, validations),
    environment: jobs.flatMap(environmentOf),
  }
}

function knownJobs({ logs, workflow, runJobs, stepResults }: OrganizeInput): KnownJob[] {
  const written = workflow?.jobs ?? []
  const taken = new Set<WorkflowJob>()
  const find = (name: string | undefined, sections: JobLog['sections']): WorkflowJob | undefined => {
    const yaml = jobFor(name, sections, written)
    if (yaml !== undefined) taken.add(yaml)
    return yaml
  }
  const read = logs.map((log): KnownJob => {
    const yaml = find(log.name, log.sections)
    const api = runJobs.find((j) => j.name === log.name)
    const judged = judge(log, yaml, api, stepResults)
    const known = { name: log.name ?? yaml?.names[0] ?? 'job', yaml, api, log }
    return { ...known, judged: api === undefined && isExcerpt(log) ? judgeExcerpt(log, judged) : judged }
  })
  const names = new Set(read.map((job) => job.name))
  const listed = runJobs
    .filter((api) => !names.has(api.name))
    .map((api): KnownJob => ({ ...unheard, name: api.name, yaml: find(api.name, []), api }))
  // Without the platform's list, a job of the file that left no log is worth telling only if a failed one kept it from running.
  const silent = runJobs.length > 0 ? [] : written.filter((job) => !taken.has(job))
  return withUniqueNames([
    ...read,
    ...listed,
    ...silent.map((yaml) => ({ ...unheard, name: yaml.names[0] ?? yaml.key, yaml })),
  ])
}

const unheard = { yaml: undefined, api: undefined, log: undefined, judged: undefined }

/** Two excerpts without a name, or two attempts of one job, are told apart by a number. */
function withUniqueNames(jobs: readonly KnownJob[]): KnownJob[] {
  const seen = new Map<string, number>()
  return jobs.map((job) => {
    const count = (seen.get(job.name) ?? 0) + 1
    seen.set(job.name, count)
    return count === 1 ? job : { ...job, name: `${job.name} #${count}` }
  })
}

function ordered(jobs: readonly KnownJob[], workflow: Workflow | undefined): KnownJob[] {
  const places = new Map(schedule(workflow?.jobs ?? []).order.map((key, i) => [key, i]))
  const placeOf = ({ yaml }: KnownJob): number => places.get(yaml?.key ?? '') ?? places.size
  return [...jobs].sort((a, b) => placeOf(a) - placeOf(b))
}

function draftsOf({ name, log, judged }: KnownJob, files: ReadonlySet<string> | undefined): FailureDraft[] {
  if (log === undefined || judged === undefined) return []
  return judged.steps.flatMap((step) => blame(log, step, { job: name, files }))
}

/** Numbers the failures and names for each one all jobs in which the same was seen. */
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
  const ends = jobs.map(endOf)
  return ends.includes('failure') ? 'failure' : ends.includes('cancelled') ? 'cancelled' : 'success'
}

function environmentOf({ name, log }: KnownJob): Environment[] {
  if (log === undefined) return []
  return [{ ...log.environment, job: name, tools: toolVersions(linesOf(log)) }]
}

/** All kept lines of a job, one section after the other: at once they would be the largest thing in memory. */
function* linesOf(log: JobLog): Iterable<Line> {
  for (const section of log.sections) yield* log.lines(section)
}
