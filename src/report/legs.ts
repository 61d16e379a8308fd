// Jobs of a matrix told as one: `test (3.11)`, `test (3.12)` are legs of `test` (names: platform.md 9.9).

/** Legs of one job in which something was seen; `of` counts all legs of that job in the run. */
export type LegGroup = { readonly job: string; readonly legs: readonly string[]; readonly of: number }

/** The job's name without what the matrix added, and that addition without its parentheses (empty when there is none). */
export function splitLeg(job: string): { base: string; leg: string } {
  const at = job.endsWith(')') ? job.indexOf(' (') : -1
  return at <= 0 ? { base: job, leg: '' } : { base: job.slice(0, at), leg: job.slice(at + 2, -1) }
}

/** Groups `jobs` by base name in order of appearance, counted against `all` job names of the run. */
export function legGroups(jobs: readonly string[], all: readonly string[]): LegGroup[] {
  const totals = new Map<string, number>()
  for (const name of new Set([...all, ...jobs])) {
    const { base } = splitLeg(name)
    totals.set(base, (totals.get(base) ?? 0) + 1)
  }
  const groups = new Map<string, string[]>()
  for (const name of new Set(jobs)) {
    const { base, leg } = splitLeg(name)
    groups.set(base, [...(groups.get(base) ?? []), leg])
  }
  return [...groups].map(([job, legs]) => ({ job, legs, of: totals.get(job) ?? legs.length }))
}
