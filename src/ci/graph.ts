// The job-step graph of a run: what needs what, what came after what (method.md 0, `Graph`).
import type { Graph, GraphEdge, GraphNode, Validation, ValidationStatus } from '../domain/evidence.ts'
import { outcomeOfConclusion, statusOfOutcome } from './conclusion.ts'
import type { KnownJob } from './known-job.ts'

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
  const known = new Set(nodes.map((n) => n.id))
  return { nodes, edges: edges.filter((e) => known.has(e.from) && known.has(e.to)) }
}

/** A job's own end, whether or not it counts for the run. */
function statusOf(job: KnownJob, steps: readonly Validation[]): ValidationStatus {
  if (job.judged !== undefined) return statusOfOutcome(job.judged.outcome)
  const told = outcomeOfConclusion(job.api?.conclusion)
  if (told !== undefined) return statusOfOutcome(told)
  return steps.some((s) => s.status === 'unreached') ? 'unreached' : 'skipped'
}
