// The order in which the jobs of a run come up.
import type { WorkflowJob } from '../domain/workflow.ts'

type Job = Pick<WorkflowJob, 'key' | 'needs'>

export type Schedule = {
  /** Job keys, each once however many legs it has: before a job all that it needs, else as in the file. */
  readonly order: readonly string[]
  readonly notes: readonly string[]
}

/** Orders jobs by `needs`. A job that is missing is passed over, a circle is broken at its first job in the file; both are noted. */
export function schedule(jobs: readonly Job[]): Schedule {
  const needs = needsByKey(jobs)
  const notes: string[] = []
  for (const [key, wanted] of needs) {
    for (const name of wanted)
      if (!needs.has(name)) notes.push(`Job ${key} needs ${name}, which the file does not have.`)
  }
  const waiting = new Set(needs.keys())
  const order: string[] = []
  const isReady = (key: string): boolean => ![...(needs.get(key) ?? [])].some((name) => waiting.has(name))
  while (waiting.size > 0) {
    const [first = ''] = waiting
    const next = [...waiting].find(isReady)
    if (next === undefined) notes.push(`Job ${first} needs itself, directly or through others.`)
    order.push(next ?? first)
    waiting.delete(next ?? first)
  }
  return { order, notes }
}

/** Keys of all jobs that a job needs, directly or through others: what `success()` in its condition looks at. */
export function ancestors(jobs: readonly Job[], key: string): ReadonlySet<string> {
  const needs = needsByKey(jobs)
  const found = new Set<string>()
  const visit = [...(needs.get(key) ?? [])]
  for (let name = visit.pop(); name !== undefined; name = visit.pop()) {
    if (found.has(name) || !needs.has(name)) continue
    found.add(name)
    visit.push(...(needs.get(name) ?? []))
  }
  return found
}

function needsByKey(jobs: readonly Job[]): Map<string, Set<string>> {
  const needs = new Map<string, Set<string>>()
  for (const job of jobs) needs.set(job.key, new Set([...(needs.get(job.key) ?? []), ...job.needs]))
  return needs
}
