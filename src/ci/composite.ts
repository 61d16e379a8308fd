// `action.yml` of a composite action: its inner steps print into the log of the step that uses it (platform.md 9.5).
import type { CompositeAction, Workflow, WorkflowStep } from '../domain/workflow.ts'
import { reference } from './reference.ts'
import { readSteps } from './steps.ts'
import { RawAction } from './workflow-shapes.ts'
import { readYaml } from './yaml.ts'

/** Composite actions may call each other; GitHub ends this at ten levels. */
const maxDepth = 10
const maxInner = 200

/** Reads an action file. An action that is not composite has no steps and a note that says so. */
export function readComposite(text: string, file: string): CompositeAction {
  const path = file.replace(/^\.\//, '')
  const yaml = readYaml(text)
  const notes = yaml.notes.map((note) => `${path}: ${note}`)
  const runs = RawAction.safeParse(yaml.value).data?.runs
  if (runs?.using !== 'composite') {
    if (yaml.value !== undefined) notes.push(`${path}: It is no composite action.`)
    return { path, steps: [], notes }
  }
  // Inner steps ignore every `defaults` (platform.md 9.7).
  const steps = readSteps(runs.steps ?? [], { path, at: ['runs', 'steps'], locate: yaml.locate }, {})
  return { path, steps, notes }
}

/** The workflow with the inner steps of local composite actions. `actions` are read by the keys that `wantedFiles` gives (`./folder`). */
export function withInnerSteps(workflow: Workflow, actions: ReadonlyMap<string, CompositeAction>): Workflow {
  // The legs of a matrix share one list of steps, and keep sharing it.
  const known = new Map<readonly WorkflowStep[], WorkflowStep[]>()
  const withInner = (steps: WorkflowStep[]): WorkflowStep[] => {
    const done = known.get(steps) ?? steps.map((step) => withInnerOf(step, actions))
    known.set(steps, done)
    return done
  }
  return { ...workflow, jobs: workflow.jobs.map((job) => ({ ...job, steps: withInner(job.steps) })) }
}

function withInnerOf(step: WorkflowStep, actions: ReadonlyMap<string, CompositeAction>): WorkflowStep {
  const inner = innerSteps(step, actions, 0).slice(0, maxInner)
  return inner.length === 0 ? step : { ...step, inner: inner.map((one, index) => ({ ...one, index })) }
}

function innerSteps(
  { uses }: WorkflowStep,
  actions: ReadonlyMap<string, CompositeAction>,
  depth: number,
): WorkflowStep[] {
  const steps = uses === undefined || depth === maxDepth ? [] : (actions.get(reference(uses, '') ?? '')?.steps ?? [])
  const out: WorkflowStep[] = []
  for (const step of steps) {
    // Two actions that call themselves twice at each level would make a thousand steps.
    if (out.length > maxInner) break
    out.push(step, ...innerSteps(step, actions, depth + 1))
  }
  return out.slice(0, maxInner)
}
