// The platform's records of a job's steps and the steps of its file. The runner adds records of its own at both ends, with
// names that a step of the file may have as well ("Build app", "Post results"): place decides, not name alone (platform.md 9.1).
import type { RunStep } from '../domain/run.ts'
import type { WorkflowStep } from '../domain/workflow.ts'
import { firstLine } from './first-line.ts'

const before = /^(?:Set up (?:job|runner)|Pull \S+|Build \S+@\S+|Initialize containers|Pre .+)$/
const after = /^(?:Post .+|Wait for all background steps|Stop containers|Complete (?:job|runner))$/

/** The records without those of the runner, for a job whose file is not known. */
export function withoutRunnerSteps(records: readonly RunStep[]): readonly RunStep[] {
  let from = 0
  let to = records.length
  while (from < to && before.test(records[from]?.name ?? '')) from++
  while (to > from && after.test(records[to - 1]?.name ?? '')) to--
  return records.slice(from, to)
}

/**
 * The record of each step of the file, in file order; undefined when no stretch of the records can be those steps, as for a
 * workflow file of another commit. Among several stretches the one with most names in common.
 */
export function recordsOf(steps: readonly WorkflowStep[], records: readonly RunStep[]): readonly RunStep[] | undefined {
  let found: readonly RunStep[] | undefined
  let most = -1
  for (let from = 0; from + steps.length <= records.length; from++) {
    const to = from + steps.length
    const fits = records.every(({ name }, i) => (i < from ? before.test(name) : i < to || after.test(name)))
    const same = steps.filter((step, i) => records[from + i]?.name === nameOf(step)).length
    if (!fits || same <= most) continue
    found = records.slice(from, to)
    most = same
  }
  return found
}

/** A step's name in the platform's list, before expressions in it are filled in (platform.md 9.2). */
export function nameOf(step: WorkflowStep): string {
  return step.name ?? `Run ${firstLine(step.uses ?? step.run ?? '')}`
}
