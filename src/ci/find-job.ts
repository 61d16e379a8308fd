// Which job of which workflow a log belongs to: by name where one is known, else by what its steps look like.
import type { Workflow, WorkflowJob } from '../domain/workflow.ts'
import { align } from './align.ts'
import type { Section } from './section.ts'

/** The job of a workflow whose name or, failing that, whose steps fit a log best. */
export function jobFor(
  name: string | undefined,
  sections: readonly Section[],
  jobs: readonly WorkflowJob[],
): WorkflowJob | undefined {
  if (name !== undefined) {
    const wanted = [name, ...tails(name)]
    for (const want of wanted) {
      const found = jobs.filter((job) => [...job.names, job.key].some((n) => n.toLowerCase() === want.toLowerCase()))
      if (found.length > 0) return best(found, sections)
    }
  }
  return best(jobs, sections, 0.3)
}

/** The workflow whose jobs explain the logs best; undefined when none explains anything. */
export function workflowFor(
  logs: readonly { name: string | undefined; sections: readonly Section[] }[],
  workflows: readonly Workflow[],
): Workflow | undefined {
  if (workflows.length < 2) return workflows[0]
  let found: Workflow | undefined
  let top = 0
  for (const workflow of workflows) {
    let sum = 0
    for (const log of logs) {
      const job = jobFor(log.name, log.sections, workflow.jobs)
      if (job === undefined) continue
      sum += align(log.sections, job.steps).score + (job.names.includes(log.name ?? '') ? 0.5 : 0)
    }
    if (sum > top) {
      found = workflow
      top = sum
    }
  }
  return found
}

/** `caller / callee (a, b)` → `callee (a, b)`, `caller / callee`, `callee`: the workflow at hand may be the called one. */
function tails(name: string): string[] {
  const called = name.split(' / ').at(-1) ?? name
  return [called, withoutLeg(name), withoutLeg(called)]
}

function withoutLeg(name: string): string {
  return name.replace(/ \([^()]*\)$/, '')
}

function best(jobs: readonly WorkflowJob[], sections: readonly Section[], floor = -1): WorkflowJob | undefined {
  let found: WorkflowJob | undefined
  let top = floor
  for (const job of jobs) {
    const { score } = align(sections, job.steps)
    if (score > top) {
      found = job
      top = score
    }
  }
  return found
}
