import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { type AuthorFacts, type Decision, type GateFacts, gate, trustedEvents } from '../src/gate.ts'

const here = 1
const fork = 2
const writer: AuthorFacts = { id: 10, permission: 'write', isApp: false }
const reader: AuthorFacts = { id: 11, permission: 'read', isApp: false }
const app: AuthorFacts = { id: 12, permission: 'write', isApp: true }

/** Facts in which everybody says the same, and everything is from this repository. */
function facts(event: string, change: Partial<GateFacts> = {}): GateFacts {
  return {
    event,
    file: { headRepositoryId: here, baseRepositoryId: here },
    api: { run: { event, headRepositoryId: here, repositoryId: here }, author: writer },
    inputs: { agent: true, allowWorkflowRun: false, agentAccounts: [] },
    ...change,
  }
}

function run(event: string, headRepositoryId: number | null, author?: AuthorFacts): GateFacts['api'] {
  return { run: { event, headRepositoryId, repositoryId: here }, author }
}

function short({ decision, reason, agentAllowed }: Decision): string {
  return `${decision} ${reason}${agentAllowed ? ' agent' : ''}`
}

const table: [string, GateFacts, string][] = [
  ...[...trustedEvents].map((event): [string, GateFacts, string] => [event, facts(event), 'run ok agent']),
  ['pull request of a writer', facts('pull_request'), 'run ok agent'],
  [
    'pull request of an administrator',
    facts('pull_request', { api: run('pull_request', here, { ...writer, permission: 'admin' }) }),
    'run ok agent',
  ],
  [
    'pull request of a reader',
    facts('pull_request', { api: run('pull_request', here, reader) }),
    'diagnose-only untrusted_author',
  ],
  [
    'pull request of an app that may write',
    facts('pull_request', { api: run('pull_request', here, app) }),
    'diagnose-only untrusted_author',
  ],
  [
    'pull request of a listed app',
    facts('pull_request', {
      api: run('pull_request', here, app),
      inputs: { agent: true, allowWorkflowRun: false, agentAccounts: [12] },
    }),
    'diagnose-only untrusted_author agent',
  ],
  [
    'pull request from a fork, even of a writer who is listed',
    facts('pull_request', {
      file: { headRepositoryId: fork, baseRepositoryId: here },
      api: run('pull_request', fork, writer),
      inputs: { agent: true, allowWorkflowRun: true, agentAccounts: [10] },
    }),
    'diagnose-only fork_head',
  ],
  [
    'pull request whose head repository is gone',
    facts('pull_request', {
      file: { headRepositoryId: null, baseRepositoryId: here },
      api: run('pull_request', null, writer),
    }),
    'diagnose-only fork_head',
  ],
  [
    'event file says same repository, API says fork',
    facts('pull_request', { api: run('pull_request', fork, writer) }),
    'diagnose-only context_mismatch',
  ],
  [
    'event file says fork, API says same repository',
    facts('pull_request', { file: { headRepositoryId: fork, baseRepositoryId: here } }),
    'diagnose-only context_mismatch',
  ],
  ['event file without repositories', facts('pull_request', { file: {} }), 'diagnose-only context_unconfirmed'],
  ['author unknown', facts('pull_request', { api: run('pull_request', here) }), 'diagnose-only context_unconfirmed'],
  [
    'author unknown, but only a diagnosis is asked for',
    facts('pull_request', {
      api: run('pull_request', here),
      inputs: { agent: false, allowWorkflowRun: false, agentAccounts: [] },
    }),
    'diagnose-only ok',
  ],
  ['API silent on a pull request', facts('pull_request', { api: undefined }), 'diagnose-only context_unconfirmed'],
  ['API silent on a push', facts('push', { api: undefined }), 'diagnose-only context_unconfirmed'],
  [
    'runner says push, API says pull_request_target',
    facts('push', { api: run('pull_request_target', fork) }),
    'refuse context_mismatch',
  ],
  [
    'runner says push, API says pull_request',
    facts('push', { api: run('pull_request', here, writer) }),
    'diagnose-only context_mismatch',
  ],
  ['push on commits of another repository', facts('push', { api: run('push', fork) }), 'refuse context_mismatch'],
  ...[
    'pull_request_target',
    'issue_comment',
    'issues',
    'discussion_comment',
    'pull_request_review_comment',
    'watch',
    'fork',
    'some_future_event',
    '',
    'constructor',
  ].map((event): [string, GateFacts, string] => [`"${event}"`, facts(event), 'refuse untrusted_event']),
]

describe('the table of the trigger gate', () => {
  for (const [what, given, expected] of table) test(what, () => assert.equal(short(gate(given)), expected))
})

describe('workflow_run', () => {
  const inputs = { agent: true, allowWorkflowRun: true, agentAccounts: [] }
  const same = { headRepositoryId: here, baseRepositoryId: here }
  const after = (upstreamEvent: string, api: GateFacts['api'], change: Partial<GateFacts> = {}): Decision =>
    gate({ event: 'workflow_run', file: { ...same, upstreamEvent }, api, inputs, ...change })

  test('is refused unless the input allows it, and the sentence names the input', () => {
    const decision = after('push', run('push', here), { inputs: { ...inputs, allowWorkflowRun: false } })
    assert.equal(short(decision), 'refuse untrusted_event')
    assert.match(decision.why, /allow-workflow-run/)
  })
  test('after a trusted event there is diagnosis, never an agent', () => {
    for (const event of trustedEvents) assert.equal(short(after(event, run(event, here))), 'diagnose-only ok')
  })
  test("after a writer's pull request of this repository there is diagnosis", () =>
    assert.equal(short(after('pull_request', run('pull_request', here, writer))), 'diagnose-only ok'))
  for (const [what, event, api] of [
    ['a pull request from a fork', 'pull_request', run('pull_request', fork, writer)],
    ['a pull request of a reader', 'pull_request', run('pull_request', here, reader)],
    ['a pull request of an app', 'pull_request', run('pull_request', here, app)],
    ['an issue comment', 'issue_comment', run('issue_comment', here, writer)],
    ['another workflow_run', 'workflow_run', run('workflow_run', here, writer)],
    ['what the event file calls a push and GitHub an issue comment', 'push', run('issue_comment', here, writer)],
    ['a push to another repository', 'push', run('push', fork)],
  ] as const) {
    test(`is refused after ${what}`, () => assert.equal(short(after(event, api)), 'refuse untrusted_event'))
  }
  test('is refused when GitHub is silent', () =>
    assert.equal(short(after('push', undefined)), 'refuse context_unconfirmed'))
  test('a contradiction about the event is told', () =>
    assert.equal(short(after('push', run('schedule', here))), 'diagnose-only context_mismatch'))
})

const event = fc.constantFrom(
  ...trustedEvents,
  'pull_request',
  'workflow_run',
  'pull_request_target',
  'issue_comment',
  'toString',
)
const head = fc.constantFrom(here, fork, null)
const anyFacts: fc.Arbitrary<GateFacts> = fc.record({
  event,
  file: fc.record(
    { headRepositoryId: head, baseRepositoryId: fc.constantFrom(here, fork), upstreamEvent: event },
    { requiredKeys: [] },
  ),
  api: fc.option(
    fc.record({
      run: fc.record({ event, headRepositoryId: head, repositoryId: fc.constant(here) }),
      author: fc.option(fc.constantFrom(writer, reader, app), { nil: undefined }),
    }),
    { nil: undefined },
  ),
  inputs: fc.record({
    agent: fc.boolean(),
    allowWorkflowRun: fc.boolean(),
    agentAccounts: fc.constantFrom([], [10], [10, 11, 12]),
  }),
})

const height = { refuse: 0, 'diagnose-only': 2, run: 4 } as const
function level({ decision, agentAllowed }: Decision): number {
  return height[decision] + (agentAllowed ? 1 : 0)
}

/** The row of security.md 7.1 for what is claimed and confirmed, without regard to contradictions: nothing may go above it. */
function row({ event, api, inputs }: GateFacts): number {
  if (event === 'workflow_run') return inputs.allowWorkflowRun ? 2 : 0
  if (trustedEvents.has(event)) return 5
  if (event !== 'pull_request') return 0
  if (api === undefined || api.run.headRepositoryId !== api.run.repositoryId || api.author === undefined) return 2
  if (!api.author.isApp && api.author.permission === 'write') return 5
  return inputs.agentAccounts.includes(api.author.id) ? 3 : 2
}

test('no decision is above its row, and every one says what to do', () => {
  fc.assert(
    fc.property(anyFacts, (given) => {
      const decision = gate(given)
      assert.ok(level(decision) <= row(given))
      assert.match(decision.why, /^[A-Z].*\.$/)
    }),
    { numRuns: 2000 },
  )
})

test('no decision gets higher when a fact is taken away', () => {
  const without: ((given: GateFacts) => GateFacts)[] = [
    (given) => ({ ...given, api: given.api && { run: given.api.run } }),
    (given) => ({ ...given, file: {} }),
    (given) => ({ ...given, file: { ...given.file, headRepositoryId: undefined } }),
    (given) => ({ ...given, file: { ...given.file, baseRepositoryId: undefined } }),
    (given) => ({ ...given, file: { ...given.file, upstreamEvent: undefined } }),
    (given) => ({ ...given, inputs: { ...given.inputs, allowWorkflowRun: false } }),
    (given) => ({ ...given, inputs: { ...given.inputs, agentAccounts: [] } }),
    (given) => ({ ...given, inputs: { ...given.inputs, agent: false } }),
  ]
  fc.assert(
    fc.property(anyFacts, fc.constantFrom(...without), (given, take) =>
      assert.ok(level(gate(take(given))) <= level(gate(given))),
    ),
    { numRuns: 4000 },
  )
})

test('a silent API never makes an agent possible, and makes nothing higher but what it had contradicted', () => {
  fc.assert(
    fc.property(anyFacts, (given) => {
      const silent = gate({ ...given, api: undefined })
      const told = gate(given)
      assert.equal(silent.agentAllowed, false)
      assert.ok(level(silent) <= height['diagnose-only'])
      if (told.reason !== 'context_mismatch') assert.ok(level(silent) <= level(told))
    }),
    { numRuns: 2000 },
  )
})
