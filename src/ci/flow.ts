// What a step hands on to other jobs: artifacts and caches, told by the actions that carry them (method.md 0, graph edges).
import { z } from 'zod'
import type { StepFlow } from '../domain/workflow.ts'

const Given = z.looseObject({
  name: z.string().optional().catch(undefined),
  key: z.string().optional().catch(undefined),
})

/** The flow of an action step; `${{ }}` stays as written, so that equal texts meet. Undefined for every other step. */
export function flowOf(uses: string | undefined, given: unknown): StepFlow | undefined {
  const action = /^actions\/(upload-artifact|download-artifact|cache(?:\/save|\/restore)?)@/.exec(uses ?? '')?.[1]
  if (action === undefined) return undefined
  const { name, key } = Given.safeParse(given ?? {}).data ?? {}
  // A download without a name takes every artifact of the run.
  if (action === 'upload-artifact') return { type: 'artifact', gives: true, takes: false, name: name ?? 'artifact' }
  if (action === 'download-artifact') return { type: 'artifact', gives: false, takes: true, name: name ?? '*' }
  if (key === undefined) return undefined
  return { type: 'cache', gives: action !== 'cache/restore', takes: action !== 'cache/save', name: key }
}
