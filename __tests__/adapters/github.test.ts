import assert from 'node:assert/strict'
import { test } from 'node:test'
import { githubCi } from '../../src/adapters/github.ts'
import type { Answer } from '../../src/ports.ts'
import { ciContract } from '../contracts/ci.contract.ts'
import { aJob, aLog, aRun, ciState } from '../fakes/ci-state.ts'
import type { Route } from '../fakes/github-routes.ts'
import { type Fault, type GithubServer, startGithub } from '../fakes/github-server.ts'
import { recordingLog } from '../fakes/log-port.ts'

const state = ciState({
  runs: [{ run: aRun(), jobs: [aJob()] }],
  logs: { 71: aLog() },
  files: { 'ci.yml': 'name: CI\n', 'folder/a.yml': 'a', 'big.yml': 'x'.repeat((1 << 20) + 1) },
})
/** A minute after the end of `aJob()`: the log may still come. */
const soonAfter = () => Date.parse('2026-05-01T12:02:00Z')

function portOn(server: GithubServer, options: { timeoutMs?: number; now?: () => number; token?: string } = {}) {
  const log = recordingLog()
  const pauses: number[] = []
  const ci = githubCi({
    token: 'good',
    apiUrl: server.url,
    repository: 'octo/demo',
    log,
    secondMs: 1,
    now: soonAfter,
    sleep: async (ms) => void pauses.push(ms),
    ...options,
  })
  return { ci, log, pauses }
}

ciContract('github', async (of) => {
  const server = await startGithub(of)
  return { ci: portOn(server).ci, close: server.close }
})

ciContract('github enterprise', async (of) => {
  const server = await startGithub(of, { prefix: '/api/v3' })
  return { ci: portOn(server).ci, close: server.close }
})

/** Asks for the run while a fault is on; gives the refusal and the number of requests it took. */
async function askUnder(fault: Fault, options: { timeoutMs?: number } = {}) {
  const server = await startGithub(state, { faults: [fault] })
  try {
    const { ci, log } = portOn(server, options)
    return { answer: await ci.run(7), requests: server.count('run'), said: log.lines }
  } finally {
    await server.close()
  }
}

const faults: [fault: Fault, code: string, why: RegExp, requests: number][] = [
  [{ kind: 'unauthorized' }, 'permission_missing', /token.*401.*expired/, 1],
  [{ kind: 'no-scope' }, 'permission_missing', /403.*`actions: read`.*`permissions:`/, 1],
  [{ kind: 'rate-limit', reset: 2_000_000_000 }, 'api_unavailable', /used up until 2033-05-18/, 1],
  [{ kind: 'not-found' }, 'not_found', /404.*`actions: read`/, 1],
  [{ kind: 'gone' }, 'not_found', /410.*expired or was deleted/, 1],
  [{ kind: 'too-many', retryAfter: 5 }, 'api_unavailable', /slow down for 5 s \(429\)/, 3],
  [{ kind: 'too-many', retryAfter: 61 }, 'api_unavailable', /slow down for 61 s/, 1],
  [{ kind: 'server-error' }, 'api_unavailable', /502/, 3],
  [{ kind: 'cut' }, 'api_unavailable', /connection to GitHub failed/, 3],
  [{ kind: 'html' }, 'api_unavailable', /web page instead of data/, 1],
  [{ kind: 'huge' }, 'too_large', /larger than 8 MiB/, 1],
  [{ kind: 'instead', text: '{"id": "seven"}' }, 'api_unavailable', /unexpected form \(id/, 1],
  [{ kind: 'instead', text: '{"id": 7, ' }, 'api_unavailable', /unexpected form/, 1],
]
for (const [fault, code, why, requests] of faults) {
  test(`${JSON.stringify(fault)} is told as ${code} after ${requests} request(s)`, async () => {
    const { answer, requests: made } = await askUnder(fault)
    assert.ok(!answer.ok)
    assert.equal(answer.code, code)
    assert.match(answer.why, why)
    assert.equal(made, requests)
  })
}

test('silence ends after the time-out, once', async () => {
  const { answer, requests } = await askUnder({ kind: 'hang' }, { timeoutMs: 50 })
  assert.ok(!answer.ok && answer.code === 'api_unavailable')
  assert.match(answer.why, /did not answer in time/)
  assert.equal(requests, 1)
})

test('a fault that passes is overcome, and waiting is said', async () => {
  for (const fault of [
    { kind: 'server-error', times: 2 },
    { kind: 'cut', times: 1 },
    { kind: 'too-many', retryAfter: 2, times: 2 },
  ] as const) {
    const { answer, said } = await askUnder(fault)
    assert.ok(answer.ok, fault.kind)
    if (fault.kind === 'too-many') assert.deepEqual(said, ['GitHub asks to wait 2 s.', 'GitHub asks to wait 2 s.'])
  }
})

test('nobody at the address is an answer', async () => {
  const server = await startGithub(state)
  await server.close()
  const answer = await portOn(server).ci.run(7)
  assert.ok(!answer.ok && answer.code === 'api_unavailable')
  assert.match(answer.why, /ECONNREFUSED/)
})

test('without a token nothing is asked', async () => {
  await withServer([], async (server) => {
    const answer = await portOn(server, { token: '' }).ci.run(7)
    assert.ok(!answer.ok && answer.code === 'permission_missing')
    assert.match(answer.why, /no token.*`github-token`/)
    assert.equal(server.requests.length, 0)
  })
})

test('folders and files over 1 MiB are no text', async () => {
  await withServer([], async (server) => {
    const { ci } = portOn(server)
    const code = (answer: Answer<string>) => (answer.ok ? 'ok' : answer.code)
    assert.equal(code(await ci.file('folder', 'main')), 'not_found')
    assert.equal(code(await ci.file('big.yml', 'main')), 'too_large')
    assert.equal(code(await ci.file('ci.yml', 'main')), 'ok')
  })
})

test('the token goes to the API and never to the storage', async () => {
  await withServer([], async (server) => {
    await portOn(server).ci.jobLog(aJob())
    const tokens = (route: Route) => server.requests.filter((r) => r.route === route).map((r) => r.authorization)
    assert.deepEqual(tokens('log'), ['token good'])
    assert.deepEqual(tokens('blob'), [undefined])
  })
})

test('a log that lags the end of its job is waited for, with a fresh link each time', async () => {
  await withServer([{ on: 'blob', kind: 'not-found', times: 2 }], async (server) => {
    const { ci, pauses } = portOn(server)
    assert.equal((await ci.jobLog(aJob())).kind, 'log')
    assert.deepEqual(pauses, [1000, 2000])
    assert.equal(server.count('log'), 3)
  })
})

test('a log that never comes is given up after four tries, of an old job at once', async () => {
  for (const [now, tries] of [
    [soonAfter, 4],
    [() => Date.parse('2026-06-01T00:00:00Z'), 1],
  ] as const) {
    await withServer([{ on: 'blob', kind: 'not-found' }], async (server) => {
      const answer = await portOn(server, { now }).ci.jobLog(aJob())
      assert.ok(answer.kind === 'missing' && answer.code === 'log_missing')
      assert.match(answer.why, /BlobNotFound/)
      assert.equal(server.count('blob'), tries)
    })
  }
})

test('a log without the failure is asked for again; if it stays so, it says so', async () => {
  const short = aLog().split('\n').slice(0, 2).join('\n')
  await withServer([{ on: 'blob', kind: 'instead', text: short, times: 1 }], async (server) => {
    const answer = await portOn(server).ci.jobLog(aJob())
    assert.ok(answer.kind === 'log' && answer.handle.complete)
  })
  await withServer([{ on: 'blob', kind: 'instead', text: short }], async (server) => {
    const answer = await portOn(server).ci.jobLog(aJob())
    assert.ok(answer.kind === 'log' && !answer.handle.complete)
    assert.match(answer.handle.note ?? '', /ends before the failure/)
  })
})

test('a short log of a job that passed is whole', async () => {
  await withServer([{ on: 'blob', kind: 'instead', text: 'one line\n' }], async (server) => {
    const answer = await portOn(server).ci.jobLog(aJob({ conclusion: 'success' }))
    assert.ok(answer.kind === 'log' && answer.handle.complete)
    assert.equal(server.count('blob'), 1)
  })
})

test('a log that breaks off keeps what came, and says so', async () => {
  await withServer([{ on: 'blob', kind: 'cut' }], async (server) => {
    const answer = await portOn(server).ci.jobLog(aJob())
    assert.ok(answer.kind === 'log' && !answer.handle.complete)
    assert.match(answer.handle.note ?? '', /The end of the log is missing: the connection broke off/)
  })
})

const logFaults: [fault: Fault, code: string, why: RegExp][] = [
  [{ on: 'blob', kind: 'html' }, 'log_unreadable', /not a log/],
  [{ on: 'blob', kind: 'server-error' }, 'api_unavailable', /storage answered 502/],
  [{ on: 'log', kind: 'gone' }, 'log_missing', /410/],
  [{ on: 'log', kind: 'not-found' }, 'log_missing', /404/],
  [{ on: 'log', kind: 'html' }, 'api_unavailable', /web page/],
  [{ on: 'log', kind: 'no-scope' }, 'permission_missing', /`actions: read`/],
  [{ on: 'log', kind: 'huge' }, 'log_unreadable', /8 MiB/],
]
for (const [fault, code, why] of logFaults) {
  test(`a log under ${JSON.stringify(fault)} is told as ${code}`, async () => {
    await withServer([fault], async (server) => {
      const answer = await portOn(server).ci.jobLog(aJob())
      assert.ok(answer.kind === 'missing')
      assert.equal(answer.code, code)
      assert.match(answer.why, why)
    })
  })
}

async function withServer(active: readonly Fault[], check: (server: GithubServer) => Promise<void>): Promise<void> {
  const server = await startGithub(state, { faults: active, token: 'good' })
  try {
    await check(server)
  } finally {
    await server.close()
  }
}
