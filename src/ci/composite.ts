// `action.yml` of a composite action: its inner steps print into the log of the step that uses it (platform.md 9.5).
import type { CompositeAction } from '../domain/workflow.ts'
import { readSteps } from './steps.ts'
import { RawAction } from './workflow-shapes.ts'
import { readYaml } from './yaml.ts'

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
