// The job-step graph of a run: what needs what, what came after what (method.md 0, `Graph`).
import type { Graph, GraphEdge, GraphNode, Validation, ValidationStatus } from '../domain/evidence.ts'
import { outcomeOfConclusion, statusOfOutcome } from './conclusion.ts'
import type { KnownJob } from './known-job.ts'
import { ancestors } from './schedule.ts'

/** Nodes are jobs and their checks (ids `job:<name>` and the validation's id). */
export function graphOf(jobs: readonly KnownJob[], validations: readonly Validation[]): Graph {
  const nodes: GraphNode[] = []
  const edges: GraphEdge[] = []
  for (const job of jobs) {
    const steps = validations.filter((v) => v.job === job.name)
    if (steps.length === 0 && job.judged === undefined && job.api === undefined) continue
    const id = `job:${job.name}`
    nodes.push({ id, kind: 'job', name: job.name, status: statusOf(job, steps) })
    steps.forEach((step, i) => {
      nodes.push({ id: step.id, kind: 'step', name: step.step, status: step.status })
      edges.push({ from: id, to: step.id, type: 'contains' })
      const before = steps[i - 1]
      if (before !== undefined) edges.push({ from: before.id, to: step.id, type: 'order' })
    })
    for (const key of job.yaml?.needs ?? []) {
      for (const needed of jobs)
        if (needed.yaml?.key === key) edges.push({ from: `job:${needed.name}`, to: id, type: 'needs' })
    }
  }
  edges.push(...flows(jobs, validations))
  const known = new Set(nodes.map((n) => n.id))
  return { nodes, edges: edges.filter((e) => known.has(e.from) && known.has(e.to)) }
}

/** From the step that puts an artifact or cache away to the steps that fetch it in jobs that wait for its job. */
function flows(jobs: readonly KnownJob[], validations: readonly Validation[]): GraphEdge[] {
  const written = jobs.flatMap(({ yaml }) => yaml ?? [])
  const carriers = jobs.flatMap(({ name, yaml }) =>
    (yaml?.steps ?? []).flatMap(({ flow, location: { path, line } }) => {
      const check = validations.find((v) => v.job === name && v.location?.path === path && v.location.line === line)
      return yaml === undefined || flow === undefined || check === undefined ? [] : [{ job: yaml.key, flow, check }]
    }),
  )
  return carriers.flatMap((to) => {
    if (!to.flow.takes) return []
    const before = ancestors(written, to.job)
    return carriers
      .filter(({ job, flow }) => flow.gives && flow.type === to.flow.type && before.has(job))
      .filter(({ flow }) => flow.name === to.flow.name || to.flow.name === '*')
      .map((from): GraphEdge => ({ from: from.check.id, to: to.check.id, type: from.flow.type }))
  })
}

/** A job's own end, whether or not it counts for the run. */
function statusOf(job: KnownJob, steps: readonly Validation[]): ValidationStatus {
  if (job.judged !== undefined) return statusOfOutcome(job.judged.outcome)
  const told = outcomeOfConclusion(job.api?.conclusion)
  if (told !== undefined) return statusOfOutcome(told)
  return steps.some((s) => s.status === 'unreached') ? 'unreached' : 'skipped'
}
