import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { openModel } from '../../src/adapters/model.ts'
import type { ModelSettings } from '../../src/domain/model.ts'
import { readPrompt } from '../../src/prompts.ts'
import { type ChatTurn, startChat } from '../fakes/chat-server.ts'

const key = 'key-of-these-tests'
const prompt = readPrompt(
  `
name: sample
description: For tests.
holes: {log: data}
messages:
  - {role: system, content: Name the colour.}
  - {role: user, content: "{{log}}"}
`,
  'sample',
)
const shape = z.strictObject({ colour: z.string().min(3).max(9), why: z.string().nullable() })
const good = '{"colour":"green","why":null}'
const settings: ModelSettings = {
  apiKey: key,
  baseUrl: '',
  model: 'small',
  contextLimit: 10_000,
  maxRequests: 10,
  maxTokens: 100_000,
  maxCostUsd: 1,
  maxMinutes: 1,
  allowHttp: false,
  trustRunnerCa: false,
}
type Setup = Partial<ModelSettings> & {
  env?: Record<string, string>
  node?: string
  requestMs?: number
  times?: number
}

/** Asks once (or `times`) at an endpoint that does this; `slept` are the waits it wanted. */
async function ask(
  turns: Parameters<typeof startChat>,
  { env = {}, node = '24.1.0', requestMs, times = 1, ...over }: Setup = {},
) {
  const server = await startChat(...turns)
  const slept: number[] = []
  try {
    const model = openModel({
      settings: { ...settings, baseUrl: server.url, ...over },
      env,
      nodeVersion: node,
      sleep: async (ms) => void slept.push(ms),
      ...(requestMs === undefined ? {} : { requestMs }),
    })
    let answer = await model.ask(prompt, { log: 'the leaf is green' }, shape)
    for (let i = 1; i < times; i++) answer = await model.ask(prompt, { log: 'the leaf is green' }, shape)
    return { answer, slept, requests: server.requests, url: server.url }
  } finally {
    await server.close()
  }
}

/** The refusal of an endpoint that does this. */
async function refused(turns: Parameters<typeof startChat>, setup: Setup = {}) {
  const { answer, ...rest } = await ask(turns, setup)
  assert.ok(!answer.ok, 'it was usable')
  return { ...answer, ...rest }
}

const bad400 = (message: string): ChatTurn => ({ status: 400, error: { message, type: 'invalid_request_error' } })

test('an obedient endpoint gives a checked value and the usage it counted', async () => {
  const { answer, requests } = await ask([{ say: good }])
  assert.deepEqual(answer, {
    ok: true,
    value: { colour: 'green', why: null },
    usage: { requests: 1, inputTokens: 1000, outputTokens: 50, cachedTokens: 10 },
  })
  const [request] = requests
  assert.equal(request?.path, '/v1/chat/completions')
  assert.equal(request?.headers.authorization, `Bearer ${key}`)
  assert.equal(request?.body.temperature, 0)
  assert.equal(request?.body.model, 'small')
})

test('the form of the answer is asked for strictly, in words that strict endpoints know', async () => {
  const { requests } = await ask([{ say: good }])
  assert.deepEqual(requests[0]?.body.response_format, {
    type: 'json_schema',
    json_schema: {
      name: 'answer',
      strict: true,
      schema: {
        type: 'object',
        properties: { colour: { type: 'string' }, why: { type: ['string', 'null'] } },
        required: ['colour', 'why'],
        additionalProperties: false,
      },
    },
  })
})

test('nothing about this machine or its environment is sent', async () => {
  const { requests } = await ask([{ say: good }])
  const names = Object.keys(requests[0]?.headers ?? {}).sort()
  const wanted = ['accept', 'accept-encoding', 'authorization', 'connection', 'content-length', 'content-type']
  assert.deepEqual(
    names.filter((name) => !wanted.includes(name) && name !== 'transfer-encoding'),
    ['host', 'user-agent'],
  )
})

test('log text stays in its block, with a marker of its own in every question', async () => {
  const { requests } = await ask([{ say: good }], { times: 2 })
  const marks = requests.map(({ body }) => /id="([0-9a-f]{32})"/.exec(body.messages[1]?.content ?? '')?.[1])
  assert.equal(new Set(marks).size, 2)
  assert.ok(!marks.includes(undefined))
  assert.ok(requests.every(({ body }) => body.messages[0]?.content === 'Name the colour.'))
})

test('an endpoint that takes no schema is asked for JSON, then in words; it is not tried again', async () => {
  const picky = [
    bad400('response_format json_schema is not supported'),
    bad400("'response_format' unknown"),
    { say: good },
  ]
  const { answer, requests } = await ask(picky, { times: 2 })
  assert.ok(answer.ok)
  assert.deepEqual(
    requests.map(({ body }) => body.response_format?.type),
    ['json_schema', 'json_object', undefined, undefined],
  )
  assert.match(
    requests[2]?.body.messages[0]?.content ?? '',
    /^Name the colour\.\n\nAnswer with one JSON object.*"additionalProperties":false/s,
  )
})

test('a temperature that is refused is left out', async () => {
  const { answer, requests } = await ask(
    [bad400("Unsupported value: 'temperature' does not support 0"), { say: good }],
    { times: 2 },
  )
  assert.ok(answer.ok)
  assert.deepEqual(
    requests.map(({ body }) => body.temperature),
    [0, undefined, undefined],
  )
})

test('a wrong answer is sent back once, with what is wrong', async () => {
  const { answer, requests } = await ask([{ say: '{"colour":"red"}' }, { say: `\`\`\`json\n${good}\n\`\`\`` }])
  assert.ok(answer.ok)
  assert.equal(answer.usage.requests, 2)
  const [, , said, asked] = requests[1]?.body.messages ?? []
  assert.equal(said?.content, '{"colour":"red"}')
  assert.match(asked?.content ?? '', /cannot be used.*why/s)
})

test('after a second wrong answer it is over', async () => {
  for (const say of ['{"colour":"x","why":null}', 'I would rather write a poem.', '[]', '{"colour":']) {
    const { code, why, usage } = await refused([{ say }])
    assert.equal(code, 'model_unusable')
    assert.match(why, /has not the form/)
    assert.equal(usage.requests, 2)
  }
})

test('a flood of a wrong answer does not come back whole', async () => {
  const { requests } = await refused([{ say: 'w '.repeat(100_000) }])
  assert.equal(requests.length, 2)
  assert.ok((requests[1]?.body.messages[2]?.content.length ?? 0) <= 8000)
})

const endings: [name: string, turn: ChatTurn, requests: number, why: RegExp][] = [
  ['refusal in words of its own', { say: '', refusal: 'I cannot help' }, 1, /declined to answer/],
  ['content filter', { say: '', finish: 'content_filter' }, 1, /content filter/],
  ['length', { say: '{"colour":"gr', finish: 'length' }, 1, /cut off at the length limit/],
  [
    'wrong key',
    { status: 401, error: { message: `Incorrect key` } },
    1,
    /does not accept the key in "api-key" \(401 Incorrect key\)/,
  ],
  [
    'no such model',
    { status: 404, error: { message: 'The model does not exist' } },
    1,
    /does not know the model small/,
  ],
  ['retired service', { status: 410 }, 1, /refused the request \(410/],
  ['no quota', { status: 429, error: { message: 'You exceeded it', code: 'insufficient_quota' } }, 1, /no quota left/],
  ['a day of waiting', { status: 429, headers: { 'retry-after': '86400' } }, 1, /asks to wait for 86400 s/],
  ['busy for good', { status: 429, headers: { 'retry-after': '7' } }, 2, /asks to slow down/],
  ['broken for good', { status: 503 }, 2, /it failed \(503/],
  ['nonsense request', bad400('messages are wrong'), 1, /refused the request \(400 messages are wrong\)/],
  ['not JSON', { body: '<html>hello</html>', type: 'text/html' }, 1, /no chat completion/],
  ['half JSON', { body: '{"choices": [' }, 1, /could not be read/],
  ['another kind of JSON', { body: '{"data": []}' }, 1, /no chat completion/],
  ['dies at once', { die: 'at-once' }, 2, /connection failed/],
  ['dies in the body', { die: 'in-the-body' }, 2, /connection failed/],
  ['huge answer', { body: `{"choices": "${'x'.repeat(1 << 20)}"}` }, 1, /larger than 1 MiB/],
]
for (const [name, turn, count, sentence] of endings) {
  test(`ends with a sentence: ${name}`, async () => {
    const { code, why, requests } = await refused([turn])
    assert.equal(code, 'model_unusable')
    assert.match(why, sentence)
    assert.equal(requests.length, count)
  })
}

test('a passing fault is waited for, as long as the endpoint says', async () => {
  const { answer, slept } = await ask([{ status: 429, headers: { 'retry-after': '7' } }, { say: good }])
  assert.ok(answer.ok)
  assert.deepEqual(slept, [7000])
})

test('a request that is too long says which input to lower', async () => {
  const said = await refused([bad400("This model's maximum context length is 4096 tokens")])
  assert.equal(said.code, 'context_limit')
  const before = await refused([{ say: good }], { contextLimit: 100 })
  assert.equal(before.code, 'context_limit')
  assert.match(before.why, /about \d+ tokens, and "context-limit" is 100/)
  assert.equal(before.requests.length, 0)
})

test('the key follows no redirect', async () => {
  const thief = await startChat({ say: good })
  try {
    for (const status of [301, 302, 307, 308]) {
      const { code } = await refused([{ status, headers: { location: `${thief.url}/chat/completions` } }])
      assert.equal(code, 'endpoint_redirect')
    }
    assert.equal(thief.requests.length, 0)
  } finally {
    await thief.close()
  }
})

test('neither the environment nor a proxy in it moves the request', async () => {
  const thief = await startChat({ say: good })
  const moved = { OPENAI_BASE_URL: thief.url, HTTPS_PROXY: thief.url, HTTP_PROXY: thief.url, NODE_USE_ENV_PROXY: '1' }
  const custom = { OPENAI_CUSTOM_HEADERS: 'x-spy: 1', OPENAI_ORG_ID: 'org-spy' }
  const before = { ...process.env }
  Object.assign(process.env, moved, custom)
  try {
    const { answer, requests } = await ask([{ say: good }])
    assert.ok(answer.ok)
    assert.equal(thief.requests.length, 0)
    assert.ok(!JSON.stringify(requests[0]?.headers).includes('spy'))
  } finally {
    for (const name of Object.keys({ ...moved, ...custom })) {
      if (before[name] === undefined) Reflect.deleteProperty(process.env, name)
      else process.env[name] = before[name]
    }
    await thief.close()
  }
})

test('where the key would not be safe, nothing is sent', async () => {
  const hostile = await refused([{ say: good }], { env: { NODE_TLS_REJECT_UNAUTHORIZED: '0' } })
  assert.equal(hostile.code, 'hostile_environment')
  const far = await refused([{ say: good }], { baseUrl: 'http://models.invalid/v1' })
  assert.match(far.why, /allow-http-base-url/)
  const old = await refused([{ say: good }], { node: '20.20.0' })
  assert.match(old.why, /needs Node 22 or newer, and this is 20\.20\.0/)
  assert.deepEqual(
    [hostile, far, old].flatMap(({ requests }) => requests),
    [],
  )
  assert.equal(old.usage.requests, 0)
})

test('an endless answer ends with the request, and with the time of the run', async () => {
  const slow = await refused([{ drip: true }], { requestMs: 100 })
  assert.match(slow.why, /did not answer in time/)
  assert.equal(slow.code, 'model_unusable')
  const late = await refused([{ drip: true }], { maxMinutes: 0.002 })
  assert.equal(late.code, 'budget_time')
  assert.ok(late.usage.inputTokens > 0, 'what may have been charged is counted')
})

test('the budget stands before every request, repairs and repeats included', async () => {
  const once = await refused([{ say: 'never right' }], { maxRequests: 1 })
  assert.deepEqual([once.code, once.requests.length], ['budget_requests', 1])
  const none = await refused([{ say: good }], { maxRequests: 0 })
  assert.deepEqual([none.code, none.requests.length], ['budget_requests', 0])
  const tokens = await refused([{ say: good }], { maxTokens: 1060, times: 2 })
  assert.deepEqual([tokens.code, tokens.requests.length], ['budget_tokens', 1])
  const money = await refused([{ say: good }], { maxCostUsd: 0.002, prices: { input: 1, output: 20 }, times: 2 })
  assert.deepEqual([money.code, money.requests.length], ['budget_cost', 1])
})

test('an endpoint that claims to be free, or counts nothing, is counted by the bytes', async () => {
  for (const usage of [null, { prompt_tokens: 0, completion_tokens: 0 }, { prompt_tokens: 1, completion_tokens: 1 }]) {
    const { answer } = await ask([{ say: good, usage }])
    assert.ok(answer.ok)
    assert.ok(answer.usage.inputTokens >= 50 && answer.usage.outputTokens === 10, JSON.stringify(answer.usage))
  }
})

test('fits tells beforehand what ask would refuse', () => {
  const model = openModel({
    settings: { ...settings, baseUrl: 'https://models.invalid/v1' },
    env: {},
    nodeVersion: '24.0.0',
  })
  assert.equal(model.fits(prompt, { log: 'short' }, shape), true)
  assert.equal(model.fits(prompt, { log: 'long '.repeat(8000) }, shape), false)
})
