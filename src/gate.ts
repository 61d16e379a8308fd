// The trigger gate: who may make Retrace do what (security.md 7.1, T08, T09). Asked before any model call or child process.
import type { ReasonCode } from './domain/report.ts'

/** What the platform says about a run. A head repository that is gone has no id. */
export type RunFacts = {
  readonly event: string
  readonly headRepositoryId: number | null
  readonly repositoryId: number
}

export type AuthorFacts = {
  readonly id: number
  readonly permission: 'admin' | 'write' | 'read' | 'none'
  readonly isApp: boolean
}

export type GateFacts = {
  /** `GITHUB_EVENT_NAME`; a reusable workflow has its caller's. */
  readonly event: string
  /** What the event file claims, and anybody on the runner may have written; after `workflow_run`, about the run that started it. */
  readonly file: {
    readonly headRepositoryId?: number | null | undefined
    readonly baseRepositoryId?: number | undefined
    /** Event of the run that started a `workflow_run`. */
    readonly upstreamEvent?: string | undefined
  }
  /**
   * What the API answered; `undefined` when it was silent. `run` is the own run, or after `workflow_run` the run that started it;
   * `author` is who opened that run's pull request.
   */
  readonly api: { readonly run: RunFacts; readonly author?: AuthorFacts | undefined } | undefined
  readonly inputs: {
    /** Whether an input asks for the agent. Without it nobody's rights matter to a pull request's own diagnosis. */
    readonly agent: boolean
    readonly allowWorkflowRun: boolean
    /** Account ids that may start the agent although they are apps or cannot write. */
    readonly agentAccounts: readonly number[]
  }
}

export type Decision = {
  readonly decision: 'run' | 'diagnose-only' | 'refuse'
  readonly reason: ReasonCode
  /** Whether the agent may start if an input asks for it; nothing of this decides that it does. */
  readonly agentAllowed: boolean
  /** A sentence that says what is so and what to do about it. */
  readonly why: string
}

/** Events that only somebody with write access can cause, on the repository's own commits. */
export const trustedEvents: ReadonlySet<string> = new Set([
  'push',
  'schedule',
  'workflow_dispatch',
  'merge_group',
  'release',
  'repository_dispatch',
  'create',
  'delete',
  'deployment',
  'deployment_status',
])

/** Decides by the table of security.md 7.1. The API is the truth; where it is silent or contradicts, the lower trust counts. */
export function gate(facts: GateFacts): Decision {
  const { event, api } = facts
  if (event === 'workflow_run') return afterRun(facts)
  if (!isKnown(event)) {
    return refuse(
      'untrusted_event',
      `Retrace does not run on ${quoted(event)}. Use push, pull_request or workflow_dispatch.`,
    )
  }
  if (api === undefined) {
    return diagnoseOnly(
      'context_unconfirmed',
      'GitHub did not confirm this run. Give the job `actions: read`, or run it again.',
    )
  }
  if (api.run.event !== event) {
    const why = `The runner says ${quoted(event)} and GitHub says ${quoted(api.run.event)}. Look at what runs before Retrace in this job.`
    return isKnown(api.run.event) ? diagnoseOnly('context_mismatch', why) : refuse('context_mismatch', why)
  }
  if (event === 'pull_request') return pullRequest(facts, api.run, api.author)
  if (isSame(api.run))
    return { decision: 'run', reason: 'ok', agentAllowed: true, why: 'A trusted event of this repository.' }
  return refuse('context_mismatch', `A ${event} on commits of another repository cannot be. Run the workflow again.`)
}

function pullRequest({ file, inputs }: GateFacts, run: RunFacts, author: AuthorFacts | undefined): Decision {
  const claimed = claimsSame(file)
  if (!isSame(run)) {
    return claimed === true
      ? diagnoseOnly(
          'context_mismatch',
          'The event file hides that this is a fork. Look at what runs before Retrace in this job.',
        )
      : diagnoseOnly(
          'fork_head',
          'The pull request comes from a fork. Push its branch to this repository to allow repairs.',
        )
  }
  if (claimed === undefined) {
    return diagnoseOnly(
      'context_unconfirmed',
      'The event file does not name the repositories of the pull request. Run the job again.',
    )
  }
  if (!claimed || file.baseRepositoryId !== run.repositoryId) {
    return diagnoseOnly(
      'context_mismatch',
      'The event file and GitHub name different repositories. Run the workflow again.',
    )
  }
  if (!inputs.agent)
    return diagnoseOnly('ok', 'A pull request of this repository, and a diagnosis is all that is asked.')
  if (author === undefined) {
    return diagnoseOnly(
      'context_unconfirmed',
      "GitHub did not tell the author's rights. Give the job `pull-requests: read`.",
    )
  }
  if (canWrite(author)) {
    return { decision: 'run', reason: 'ok', agentAllowed: true, why: 'The author of the pull request can write here.' }
  }
  const agentAllowed = inputs.agentAccounts.includes(author.id)
  const who = author.isApp ? 'is an app' : 'cannot write to this repository'
  const what = agentAllowed ? 'but account' : 'and account'
  const listed = agentAllowed
    ? 'is listed for repairs.'
    : 'is not listed for repairs. Run by hand on the branch to repair it.'
  return { ...diagnoseOnly('untrusted_author', `The author ${who}, ${what} ${author.id} ${listed}`), agentAllowed }
}

/** The own workflow is the default branch's and holds secrets, but what it looks at may come from anywhere. */
function afterRun({ file, api, inputs }: GateFacts): Decision {
  const claimed = file.upstreamEvent
  if (!inputs.allowWorkflowRun) {
    return refuse(
      'untrusted_event',
      'Retrace does not run on workflow_run unless the input `allow-workflow-run` is true.',
    )
  }
  if (claimed !== undefined && !isKnown(claimed)) return untrustedUpstream(claimed)
  if (api === undefined || claimed === undefined) {
    return refuse(
      'context_unconfirmed',
      'GitHub did not confirm the run before. Give the job `actions: read`, or run it again.',
    )
  }
  const { event } = api.run
  if (!isKnown(event) || !isSame(api.run)) return untrustedUpstream(event)
  if (event === 'pull_request' || claimed === 'pull_request') {
    if (api.author === undefined || claimsSame(file) === undefined) {
      return refuse(
        'context_unconfirmed',
        'GitHub or the event file did not tell whose pull request it was. Give the job `pull-requests: read`.',
      )
    }
    if (!canWrite(api.author) || !claimsSame(file)) return untrustedUpstream('pull_request')
  }
  if (event !== claimed) {
    return diagnoseOnly(
      'context_mismatch',
      `The event file says the run before was ${quoted(claimed)}, GitHub says ${quoted(event)}. Look at what runs before Retrace.`,
    )
  }
  return diagnoseOnly(
    'ok',
    'After workflow_run there is diagnosis only. Repair in a job of the failing workflow itself.',
  )
}

function untrustedUpstream(event: string): Decision {
  return refuse(
    'untrusted_event',
    `The run before was started by ${quoted(event)} that this repository need not trust. Use Retrace in that workflow itself.`,
  )
}

function isKnown(event: string): boolean {
  return trustedEvents.has(event) || event === 'pull_request'
}

function isSame(run: RunFacts): boolean {
  return run.headRepositoryId === run.repositoryId
}

/** `undefined` when the file says nothing; a head repository that is gone is not this one. */
function claimsSame({ headRepositoryId: head, baseRepositoryId: base }: GateFacts['file']): boolean | undefined {
  return head === undefined || base === undefined ? undefined : head === base
}

function canWrite(author: AuthorFacts): boolean {
  return !author.isApp && (author.permission === 'admin' || author.permission === 'write')
}

function refuse(reason: ReasonCode, why: string): Decision {
  return { decision: 'refuse', reason, agentAllowed: false, why }
}

function diagnoseOnly(reason: ReasonCode, why: string): Decision {
  return { decision: 'diagnose-only', reason, agentAllowed: false, why }
}

/** Event names are words; anything else is not repeated. */
function quoted(event: string): string {
  return /^[a-z_]{1,40}$/.test(event) ? `"${event}"` : 'an unknown event'
}
