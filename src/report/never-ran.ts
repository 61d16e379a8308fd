// What a failure kept from running: later steps of its job, and the jobs that need it, directly or not.
import type { Graph, Validation } from '../domain/evidence.ts'
import { splitLeg } from './legs.ts'

/** Steps that never ran, in the legs `jobs` of one job alike; `whole` when none of their steps ran at all. */
export type NeverRan = { readonly jobs: readonly string[]; readonly whole: boolean; readonly steps: readonly string[] }

/** A check of the user's: the runner's own set-up and clean-up steps are not. */
export function isCheck(validation: Validation): boolean {
  return validation.kind !== 'runner'
}

/** Everything unreached behind a failure at `order` in `jobs`. A job without any step in the report is told by its graph node. */
export function neverRan(
  validations: readonly Validation[],
  graph: Graph,
  jobs: ReadonlySet<string>,
  order: number,
): NeverRan[] {
  const behind = downstream(graph, jobs)
  const found = new Map<string, string[]>()
  for (const v of validations) {
    if (v.status !== 'unreached' || !isCheck(v)) continue
    if (!behind.has(v.job) && !(jobs.has(v.job) && v.order > order)) continue
    found.set(v.job, [...(found.get(v.job) ?? []), v.step])
  }
  for (const job of behind) if (!found.has(job) && isUnreachedJob(graph, job)) found.set(job, [])
  const alike = new Map<string, NeverRan>()
  for (const [job, steps] of found) {
    const whole = !jobs.has(job) && !ranSomething(validations, job)
    const key = JSON.stringify([splitLeg(job).base, whole, steps])
    alike.set(key, { jobs: [...(alike.get(key)?.jobs ?? []), job], whole, steps })
  }
  return [...alike.values()]
}

function downstream(graph: Graph, jobs: ReadonlySet<string>): Set<string> {
  const names = new Map(graph.nodes.filter((n) => n.kind === 'job').map((n) => [n.id, n.name]))
  const next = new Map<string, string[]>()
  for (const { type, from, to } of graph.edges) if (type === 'needs') next.set(from, [...(next.get(from) ?? []), to])
  const open = [...names].filter(([, name]) => jobs.has(name)).map(([id]) => id)
  const seen = new Set(open)
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    for (const to of next.get(id) ?? []) {
      if (seen.has(to)) continue
      seen.add(to)
      open.push(to)
    }
  }
  return new Set([...seen].map((id) => names.get(id) ?? '').filter((name) => name !== '' && !jobs.has(name)))
}

function isUnreachedJob(graph: Graph, job: string): boolean {
  return graph.nodes.some((n) => n.kind === 'job' && n.name === job && n.status === 'unreached')
}

function ranSomething(validations: readonly Validation[], job: string): boolean {
  return validations.some((v) => v.job === job && v.status !== 'unreached' && v.status !== 'skipped')
}
