// The workflow file of a run with everything it calls: from the platform at the run's commit, else from the checkout.
import { inlineCalls, wantedFiles } from '../ci/call.ts'
import { readComposite, withInnerSteps } from '../ci/composite.ts'
import { reference } from '../ci/reference.ts'
import { readWorkflow } from '../ci/workflow.ts'
import type { Note } from '../domain/report.ts'
import type { CompositeAction, Workflow } from '../domain/workflow.ts'

/** Text of a workflow file, or the sentence that says why it could not be read. `path` may be `owner/repo/path@ref`. */
export type ReadFile = (path: string) => Promise<{ text: string } | { why: string }>

/** More called files than this are a maze, not a workflow. */
const maxCalled = 30
const maxActions = 30

/** Reads a workflow and the reusable workflows it calls, and puts the called jobs in their callers' place. */
export async function workflowWithCalls(path: string, read: ReadFile): Promise<{ workflow?: Workflow; notes: Note[] }> {
  const main = await read(path)
  if ('why' in main)
    return {
      notes: [{ code: 'workflow_unreadable', text: `The workflow file ${path} could not be read: ${main.why}` }],
    }
  const workflow = readWorkflow(main.text, path)
  const notes: Note[] = workflow.notes.map((text) => ({ code: 'workflow_unreadable' as const, text }))
  const called = new Map<string, Workflow>()
  const wanted = new Set(wantedFiles(workflow).filter(isWorkflow))
  // A set may grow while it is walked: what a called file calls comes after it, and nothing comes twice.
  for (const next of wanted) {
    if (called.size === maxCalled) {
      notes.push({
        code: 'workflow_unreadable',
        text: `${path} calls more than ${maxCalled} files; the rest was not read.`,
      })
      break
    }
    const answer = await read(next)
    if ('why' in answer) {
      notes.push({ code: 'workflow_unreadable', text: `The called workflow ${next} could not be read: ${answer.why}` })
      continue
    }
    const callee = readWorkflow(answer.text, next)
    called.set(next, callee)
    for (const file of wantedFiles(callee)) if (isWorkflow(file)) wanted.add(file)
  }
  const whole = inlineCalls(workflow, called)
  return { workflow: withInnerSteps(whole, await localActions(whole, read)), notes }
}

/** The composite actions of the repository that a workflow uses, and those that these use. One that is not there is no news. */
async function localActions(workflow: Workflow, read: ReadFile): Promise<Map<string, CompositeAction>> {
  const actions = new Map<string, CompositeAction>()
  const wanted = new Set(wantedFiles(workflow).filter((key) => key.startsWith('./') && !isWorkflow(key)))
  for (const key of wanted) {
    if (actions.size === maxActions) break
    const folder = key === './' ? '' : `${key.slice(2)}/`
    for (const path of [`${folder}action.yml`, `${folder}action.yaml`]) {
      const answer = await read(path)
      if ('why' in answer) continue
      const action = readComposite(answer.text, path)
      actions.set(key, action)
      for (const { uses = '' } of action.steps) {
        const inner = reference(uses, '')
        if (inner?.startsWith('./') === true) wanted.add(inner)
      }
      break
    }
  }
  return actions
}

/** Folders of local actions are wanted too, but hold no jobs. */
function isWorkflow(key: string): boolean {
  return /\.ya?ml(?:@|$)/.test(key)
}
