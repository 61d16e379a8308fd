// The model client's own way to the network (security.md T07): one origin, no redirects, no proxy of the environment, certificates
// always checked, and no more of an answer than it may have.
import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import { RetraceError } from '../errors.ts'

/** What the endpoint needs to see. The client would also tell about this machine, and take further headers from the environment. */
const sentHeaders = ['authorization', 'content-type', 'accept']

/**
 * A `fetch` that posts to `endpoint`'s origin alone and gives back whole answers of at most `maxBytes`. It follows no redirect: the
 * answer 3xx is the answer. Fails with RetraceError `too_large` or `unsafe_path`, or with what the connection says.
 */
export function modelFetch(endpoint: URL, maxBytes: number): typeof fetch {
  // An agent of our own: the global one obeys NODE_USE_ENV_PROXY, and whoever ran before us in this process could have changed it.
  const agent = endpoint.protocol === 'https:' ? new HttpsAgent() : new HttpAgent()
  return async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input)
    if (url.origin !== endpoint.origin) {
      throw new RetraceError('unsafe_path', `A request to ${url.host} was stopped.`, 'It is not the model endpoint.')
    }
    const given = new Headers(init.headers)
    const headers: Record<string, string> = { 'accept-encoding': 'identity', 'user-agent': 'retrace' }
    for (const name of sentHeaders) {
      const value = given.get(name)
      if (value !== null) headers[name] = value
    }
    const secure = url.protocol === 'https:' ? { rejectUnauthorized: true } : {}
    const options = {
      agent,
      headers,
      method: init.method ?? 'GET',
      ...secure,
      ...(init.signal ? { signal: init.signal } : {}),
    }
    return new Promise<Response>((resolve, reject) => {
      const start = url.protocol === 'https:' ? httpsRequest : httpRequest
      const request = start(url, options, (answer) => {
        wholeBody(answer, maxBytes).then(
          (body) => resolve(responseOf(answer, body)),
          (thrown) => {
            request.destroy()
            reject(thrown)
          },
        )
      })
      request.on('error', reject)
      // The client sends JSON text; nothing else is ever put into a body.
      request.end(typeof init.body === 'string' ? init.body : undefined)
    })
  }
}

async function wholeBody(answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of answer) {
    bytes += chunk.length
    if (bytes > maxBytes) {
      throw new RetraceError(
        'too_large',
        `An answer of the model is larger than ${maxBytes >> 20} MiB.`,
        'It was not read.',
      )
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function responseOf(answer: IncomingMessage, body: Buffer): Response {
  const { statusCode = 502 } = answer
  const headers = new Headers()
  for (const name of ['content-type', 'retry-after', 'x-request-id']) {
    const value = answer.headers[name]
    if (typeof value === 'string') headers.set(name, value)
  }
  // Response takes no body with these, and no status outside of its range.
  const empty = statusCode === 204 || statusCode === 205 || statusCode === 304
  const status = statusCode >= 200 && statusCode <= 599 ? statusCode : 502
  return new Response(empty ? null : body, { status, headers })
}
