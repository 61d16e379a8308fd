// Trials of the trigger gate: what the runner and the event file say, and what GitHub says.
import { z } from 'zod'
import type { Step } from '../../__tests__/e2e/fake-runner.ts'
import { aJob, aRun, ciState } from '../../__tests__/fakes/ci-state.ts'
import type { Fault } from '../../__tests__/fakes/github-server.ts'
import { driveAction } from './drive.ts'
import { hostileLog, runOf, sibling } from './log-trials.ts'
import { agreeing, driveAsked } from './model-drive.ts'
import type { Observation } from './observe.ts'
import type { Scene } from './scene.ts'

const here = 1
const fork = 2

const EventItem = z.looseObject({
  event: z.string(),
  head: z.string().optional(),
  upstream_event: z.string().optional(),
})

/** One event, honestly told by all sides, with every permission and the most willing inputs. */
export async function observeEvent(scene: Scene, item: unknown): Promise<Observation[]> {
  const { event, head, upstream_event: upstream, ...rest } = EventItem.parse(item)
  const headRepositoryId = head === 'fork' ? fork : here
  const own = aRun({ event, headRepositoryId, status: 'in_progress', conclusion: null })
  const before = aRun({ id: 6, event: upstream ?? 'push', headRepositoryId })
  const state = ciState({
    runs: [
      { run: own, jobs: [aJob()] },
      { run: before, jobs: [aJob({ id: 61 })] },
    ],
    logs: { 71: hostileLog('log', 'x').text, 61: hostileLog('log', 'x').text },
  })
  const pull = { head: { repo: { id: headRepositoryId } }, base: { repo: { id: here } }, user: { login: 'ada' } }
  const workflowRun = {
    id: 6,
    run_attempt: 1,
    event: upstream,
    head_repository: { id: headRepositoryId },
    actor: { login: 'ada' },
  }
  const payload = {
    ...rest,
    repository: { id: here, full_name: 'octo/demo' },
    ...(/^pull_request/.test(event) ? { pull_request: pull } : {}),
    ...(event === 'workflow_run' ? { workflow_run: workflowRun } : {}),
  }
  const step: Omit<Step, 'api'> = {
    ...sibling,
    event: { name: event, payload },
    with: { 'allow-workflow-run': 'true' },
  }
  return [{ by: 'action', ...(await driveAsked(scene, state, step, { turn: agreeing, used: true })) }]
}

const Told = z.object({
  event: z.string(),
  head_repo_id: z.int().nullish(),
  base_repo_id: z.int().optional(),
})
const Contradiction = z.object({ file: Told, api: z.union([Told, z.string()]) })

/** An event file against the API's answer, or against its silence (`HTTP 500 on every try`). */
export async function observeContradiction(scene: Scene, item: unknown): Promise<Observation[]> {
  const { file, api } = Contradiction.parse(item)
  const { event, head_repo_id: head, base_repo_id: base } = file
  const payload = {
    ...(base === undefined ? {} : { repository: { id: base } }),
    ...(head === undefined
      ? {}
      : { pull_request: { head: { repo: head === null ? null : { id: head } }, base: { repo: { id: base } } } }),
  }
  const log = hostileLog('log', 'x')
  const told = typeof api === 'string' ? undefined : api
  const state = runOf(log)
  const run = aRun({
    event: told?.event ?? event,
    headRepositoryId: told?.head_repo_id === undefined ? here : told.head_repo_id,
    repositoryId: told?.base_repo_id ?? here,
    status: 'in_progress',
    conclusion: null,
  })
  const runs = state.runs.map(({ jobs }) => ({ run, jobs }))
  const step: Omit<Step, 'api'> = { ...sibling, event: { name: event, payload } }
  const faults = typeof api === 'string' ? [faultOf(api)] : []
  return [{ by: 'action', ...(await driveAction(scene, { ...state, runs }, step, faults)) }]
}

const faultKinds: Readonly<Record<string, 'unauthorized' | 'no-scope' | 'not-found' | 'gone' | 'too-many'>> = {
  401: 'unauthorized',
  403: 'no-scope',
  404: 'not-found',
  410: 'gone',
  429: 'too-many',
}

function faultOf(words: string): Fault {
  return { kind: faultKinds[/\b[45]\d\d\b/.exec(words)?.[0] ?? ''] ?? 'server-error' }
}
