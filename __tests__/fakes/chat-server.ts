// A loopback endpoint for chat completions that behaves as a test's script says, one turn a request; the last turn repeats.
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the endpoint does with one request. */
export type ChatTurn =
  /** A whole answer. `usage` null leaves it out. */
  | { readonly say: string; readonly usage?: unknown; readonly finish?: string; readonly refusal?: string }
  | { readonly status: number; readonly error?: unknown; readonly headers?: Readonly<Record<string, string>> }
  /** 200 with this body, as JSON or not. */
  | { readonly body: string; readonly type?: string }
  /** A byte a second, and no end. */
  | { readonly drip: true }
  /** The connection ends before, or in the middle of, the answer. */
  | { readonly die: 'at-once' | 'in-the-body' }

export type ChatRequest = {
  readonly path: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: {
    readonly model?: string
    readonly temperature?: number
    readonly response_format?: { readonly type: string; readonly json_schema?: { readonly schema: unknown } }
    readonly messages: readonly { readonly role: string; readonly content: string }[]
  }
}

export type ChatServer = {
  /** For `base-url`. */
  readonly url: string
  readonly requests: readonly ChatRequest[]
  close(): Promise<void>
}

/** Starts it on a free port of 127.0.0.1. A function as turn answers by what it was asked. */
export async function startChat(...turns: (ChatTurn | ((request: ChatRequest) => ChatTurn))[]): Promise<ChatServer> {
  const requests: ChatRequest[] = []
  const drips = new Set<NodeJS.Timeout>()
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString('utf8')
      const seen = { path: request.url ?? '', headers: request.headers, body: JSON.parse(text || '{}') }
      const turn = turns[Math.min(requests.length, turns.length - 1)]
      requests.push(seen)
      if (turn !== undefined) act(typeof turn === 'function' ? turn(seen) : turn, response, drips)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    close: () =>
      new Promise((resolve) => {
        for (const drip of drips) clearInterval(drip)
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function act(turn: ChatTurn, response: ServerResponse, drips: Set<NodeJS.Timeout>): void {
  const json = { 'content-type': 'application/json' }
  if ('say' in turn) {
    response.writeHead(200, json).end(JSON.stringify(completion(turn)))
  } else if ('status' in turn) {
    response
      .writeHead(turn.status, { ...json, ...turn.headers })
      .end(JSON.stringify({ error: turn.error ?? { message: 'no' } }))
  } else if ('body' in turn) {
    response.writeHead(200, { 'content-type': turn.type ?? 'application/json' }).end(turn.body)
  } else if ('drip' in turn) {
    response.writeHead(200, json)
    drips.add(setInterval(() => response.write(' '), 1000))
    response.write(' ')
  } else if (turn.die === 'at-once') {
    response.destroy()
  } else {
    response.writeHead(200, { ...json, 'content-length': '5000' })
    response.write('{"choices": [', () => response.destroy())
  }
}

function completion({ say, usage, finish = 'stop', refusal }: Extract<ChatTurn, { say: string }>) {
  const counted = {
    prompt_tokens: 1000,
    completion_tokens: 50,
    total_tokens: 1050,
    prompt_tokens_details: { cached_tokens: 10 },
  }
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1,
    model: 'small',
    choices: [
      { index: 0, finish_reason: finish, message: { role: 'assistant', content: say, refusal: refusal ?? null } },
    ],
    ...(usage === null ? {} : { usage: usage ?? counted }),
  }
}
