// A problem joined with what the rest of the report knows about it: the one view that summary, terminal and annotations share.
import type { Artifact, Environment, Failure, Validation } from '../domain/evidence.ts'
import type { Problem } from '../domain/problem.ts'
import type { Report } from '../domain/report.ts'
import { type LegGroup, legGroups } from './legs.ts'
import { inRepository } from './links.ts'
import { type NeverRan, neverRan } from './never-ran.ts'

export type ProblemView = {
  readonly problem: Problem
  readonly failures: readonly Failure[]
  /** False when none of its failures is why a job failed. */
  readonly fatal: boolean
  /** Files it points at, without repeats; those of the repository that name a line first. */
  readonly places: readonly Artifact[]
  readonly jobs: readonly string[]
  readonly groups: readonly LegGroup[]
  readonly step: string
  readonly validation: Validation | undefined
  readonly environment: Environment | undefined
  readonly neverRan: readonly NeverRan[]
}

/** Problems in the order of the plan; those that broke a job come before those that did not. */
export function problemViews(report: Report): ProblemView[] {
  const all = jobNames(report)
  const views = report.problems.map((problem) => view(report, problem, all))
  return views.sort((a, b) => Number(b.fatal) - Number(a.fatal) || a.problem.order - b.problem.order)
}

/** Names of all jobs the report knows, each matrix leg by its own name. */
export function jobNames(report: Report): string[] {
  const inGraph = report.graph.nodes.filter((node) => node.kind === 'job').map((node) => node.name)
  const seen = [...report.validations, ...report.failures, ...report.sources].map((item) => item.job)
  return [...new Set([...inGraph, ...seen])].filter((name) => name !== '')
}

function view(report: Report, problem: Problem, all: readonly string[]): ProblemView {
  const ids = new Set(problem.failureIds)
  const failures = report.failures.filter((failure) => ids.has(failure.id))
  const first = failures.find((failure) => failure.fatal) ?? failures[0]
  const validation = report.validations.find((v) => v.id === problem.validationId)
  const fatal = failures.some((failure) => failure.fatal)
  const jobs = [...new Set(failures.flatMap((failure) => [failure.job, ...failure.legs]))]
  if (jobs.length === 0) jobs.push(...new Set(problem.evidence.map((citation) => citation.job)))
  return {
    problem,
    failures,
    fatal,
    places: places(problem, failures),
    jobs,
    groups: legGroups(jobs, all),
    step: validation?.step ?? first?.step.name ?? first?.step.command ?? '',
    validation,
    environment: report.environment.find((environment) => jobs.includes(environment.job)),
    neverRan: fatal
      ? neverRan(report.validations, report.graph, new Set(fatalJobs(failures)), validation?.order ?? 0)
      : [],
  }
}

/** Jobs that these failures broke. */
export function fatalJobs(failures: readonly Failure[]): string[] {
  return failures.filter((f) => f.fatal).flatMap((f) => [f.job, ...f.legs])
}

function places(problem: Problem, failures: readonly Failure[]): Artifact[] {
  const named: Artifact[] = [
    ...failures.flatMap((f) => f.artifacts),
    ...problem.affectedFiles.map((path) => ({ path })),
  ]
  const worth = (a: Artifact) => (inRepository(a.path) ? 2 : 0) + (a.line === undefined ? 0 : 1)
  const sorted = named.sort((a, b) => worth(b) - worth(a))
  const out = new Map<string, Artifact>()
  const files = new Set<string>()
  for (const a of sorted) {
    const key = `${a.path}:${a.line ?? ''}`
    // A file named without a line adds nothing once a line of it is known.
    if (out.has(key) || (a.line === undefined && files.has(a.path))) continue
    out.set(key, a)
    files.add(a.path)
  }
  return [...out.values()]
}

/** `src/cart.py:14`, or the path alone. */
export function placeText(at: Artifact): string {
  return at.line === undefined ? at.path : `${at.path}:${at.line}`
}
