// The steps of a job or of a composite action, as one list in file order.
import type { WorkflowStep } from '../domain/workflow.ts'
import { template } from './expression.ts'
import { flowOf } from './flow.ts'
import { type RawDefaults, RawStep } from './workflow-shapes.ts'
import type { YamlPath } from './yaml-tree.ts'

/** Where the list stands in its file. */
export type StepsPlace = { readonly path: string; readonly at: YamlPath; readonly locate: (path: YamlPath) => number }

type Defaults = { readonly shell?: string | undefined; readonly workingDirectory?: string | undefined }

/** `defaults.run` of a job over those of its workflow (platform.md 9.7). */
export function mergeDefaults(workflow: RawDefaults, job: RawDefaults): Defaults {
  return {
    shell: job?.run?.shell ?? workflow?.run?.shell,
    workingDirectory: job?.run?.['working-directory'] ?? workflow?.run?.['working-directory'],
  }
}

/**
 * Reads a `steps` list. A `parallel` group is unfolded into background steps; `wait`, `wait-all` and `cancel` check nothing, print
 * nothing and are left out, like everything that is neither `run` nor `uses`.
 */
export function readSteps(raw: readonly unknown[], place: StepsPlace, defaults: Defaults): WorkflowStep[] {
  const steps: WorkflowStep[] = []
  const visit = (items: readonly unknown[], at: YamlPath, background: boolean): void => {
    items.forEach((item, i) => {
      const step = RawStep.safeParse(item).data
      if (step?.parallel) visit(step.parallel, [...at, i, 'parallel'], true)
      else if (step?.run !== undefined || step?.uses !== undefined) {
        const location = { path: place.path, line: place.locate([...at, i]) }
        steps.push({
          ...toStep(step, defaults),
          index: steps.length,
          background: background || step.background === true,
          location,
        })
      }
    })
  }
  visit(raw, place.at, false)
  return steps
}

function toStep(step: RawStep, defaults: Defaults): Omit<WorkflowStep, 'index' | 'background' | 'location'> {
  const script = step.run !== undefined
  const shell = step.shell ?? (script ? defaults.shell : undefined)
  const workingDirectory = step['working-directory'] ?? (script ? defaults.workingDirectory : undefined)
  const flow = flowOf(step.uses, step.with)
  return {
    ...(step.id === undefined ? {} : { id: step.id }),
    ...(step.name === undefined ? {} : { name: step.name }),
    ...(step.uses === undefined ? {} : { uses: step.uses }),
    ...(step.run === undefined ? {} : { run: step.run }),
    ...(step.if === undefined ? {} : { condition: step.if }),
    ...(shell === undefined ? {} : { shell }),
    ...(workingDirectory === undefined ? {} : { workingDirectory }),
    continueOnError: tolerance(step['continue-on-error'], {}),
    ...(step['timeout-minutes'] === undefined ? {} : { timeoutMinutes: step['timeout-minutes'] }),
    envNames: Object.keys(step.env ?? {}),
    ...(flow === undefined ? {} : { flow }),
  }
}

/** `continue-on-error` as a boolean where the file tells, else as the expression that the run will ask. */
export function tolerance(
  raw: boolean | string | undefined,
  contexts: Parameters<typeof template>[1],
): boolean | string {
  if (typeof raw !== 'string') return raw ?? false
  const { text, known } = template(raw, contexts)
  return known ? text === 'true' : raw
}
