// Which trials a case stands for: every item of its payload at every surface that is built, and what of it is not built yet.
import { z } from 'zod'
import { observeArchive, observeLine, observeWorkflow } from './bomb-trials.ts'
import type { Case } from './cases.ts'
import { observeContradiction, observeEvent } from './event-trials.ts'
import { hostileLog, observeLog } from './log-trials.ts'
import { observeAsked, observeEndpoint, observeReply } from './model-trials.ts'
import type { Observation } from './observe.ts'
import { observePath, toolsBuilt } from './path-trials.ts'
import type { Scene } from './scene.ts'

export type Trial = {
  /** Number of the item from 1, and the surface where it went in. */
  readonly name: string
  /** What was seen, once for each way in (action, command line). */
  observe(scene: Scene): Promise<Observation[]>
}
export type Trials = { readonly trials: Trial[]; readonly notBuilt: string[] }

/** Kinds that the product has a part for. */
export const kindsBuilt = [
  'workflow-command',
  'output-injection',
  'markdown-html',
  'secret-leak',
  'untrusted-trigger',
  'resource-bomb',
  'regex-dos',
  'path-escape',
] as const

const logSurfaces = new Set(['log', 'job-name', 'test-id'])
const isBuilt = (surface: string) => logSurfaces.has(surface) || surface === 'model-reply'

type Observe = (scene: Scene, item: unknown) => Promise<Observation[]>
const observers: Readonly<Record<string, Observe>> = {
  events: observeEvent,
  event_vs_api: observeContradiction,
  zips: observeArchive,
  yaml: observeWorkflow,
  repeats: observeLine,
}

/** The trials of a case. */
export function trialsOf({ payload, surface }: Case): Trials {
  const { type, items } = payload
  if (type === 'variants') {
    const built = surface.filter(isBuilt)
    const notBuilt = surface.filter((name) => !isBuilt(name)).map((name) => `surface ${name}`)
    return { notBuilt, trials: built.flatMap((name) => items.map((item, i) => variant(name, item, i))) }
  }
  if (type === 'model_tool_paths') {
    const tools = z.array(z.string()).parse(payload.tools)
    return {
      notBuilt: tools.filter((tool) => !toolsBuilt.has(tool)).map((tool) => `tool ${tool}`),
      trials: items.map((item, i) => ({
        name: `${i + 1} path`,
        observe: (scene) => observePath(scene, scene.fill(z.string().parse(item)), payload.repo_symlinks),
      })),
    }
  }
  if (type === 'http_and_env') {
    const steps = z.array(z.unknown()).parse(payload.steps)
    return {
      notBuilt: [],
      trials: steps.map((step, i) => ({ name: `${i + 1} step`, observe: (scene) => observeEndpoint(scene, step) })),
    }
  }
  const observe = observers[type]
  if (observe === undefined) return { trials: [], notBuilt: [`payload ${type}`] }
  return {
    notBuilt: [],
    trials: items.map((item, i) => ({ name: `${i + 1} ${type}`, observe: (scene) => observe(scene, item) })),
  }
}

function variant(surface: string, item: unknown, i: number): Trial {
  const text = z.string().parse(item)
  const observe = async (scene: Scene) => {
    const filled = scene.fill(text)
    if (surface === 'model-reply') return observeReply(scene, filled)
    const log = hostileLog(surface, filled)
    return [...(await observeLog(scene, log)), await observeAsked(scene, log)]
  }
  return { name: `${i + 1} ${surface}`, observe }
}
