// A loopback GitHub: a real HTTP server on a state in memory, with faults on demand. Serves the adapter's tests and the whole action.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { CiState } from './ci-state.ts'
import { blobNotFound, problem, type Reply, type Route, replyTo, routeOf } from './github-routes.ts'

type FaultKind =
  | 'unauthorized'
  | 'no-scope'
  /** On `blob` the storage's XML `BlobNotFound`. */
  | 'not-found'
  | 'gone'
  | 'server-error'
  /** The connection breaks in the middle of the answer. */
  | 'cut'
  /** No answer at all. */
  | 'hang'
  | 'html'
  /** 9 MiB of JSON. */
  | 'huge'

/** What goes wrong: on one route or (without `on`) everywhere, for so many requests or (without `times`) always. */
export type Fault = { readonly on?: Route; readonly times?: number } & (
  | { readonly kind: FaultKind }
  /** The hour's quota is used up until this time, in seconds since 1970. */
  | { readonly kind: 'rate-limit'; readonly reset: number }
  /** 429, with the seconds to wait if given. */
  | { readonly kind: 'too-many'; readonly retryAfter?: number }
  /** The answer (or log) is this text instead. */
  | { readonly kind: 'instead'; readonly text: string }
)

export type Seen = {
  readonly route: Route | 'unknown'
  readonly path: string
  readonly authorization: string | undefined
}

export type GithubServer = {
  /** For `GITHUB_API_URL`. */
  readonly url: string
  /** Every request so far. */
  readonly requests: readonly Seen[]
  /** Number of requests to a route. */
  count(route: Route): number
  close(): Promise<void>
}

type Options = {
  readonly faults?: readonly Fault[]
  /** Path before the API, as Enterprise Server has `/api/v3`. */
  readonly prefix?: string
  /** The only token that is good; any is if left out. */
  readonly token?: string
}

/** Starts it on a free port of 127.0.0.1. */
export async function startGithub(state: CiState, options: Options = {}): Promise<GithubServer> {
  const { faults = [], prefix = '', token } = options
  const requests: Seen[] = []
  const left = faults.map((fault) => ({ fault, times: fault.times ?? Number.POSITIVE_INFINITY }))

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1')
    const path = url.pathname.startsWith('/blobs/') ? url.pathname : withoutPrefix(url.pathname, prefix)
    const { authorization } = request.headers
    const match = routeOf(path)
    const route = match?.route ?? 'unknown'
    requests.push({ route, path, authorization })
    const hit = left.find(({ fault, times }) => times > 0 && (fault.on === undefined || fault.on === route))
    if (hit !== undefined) {
      hit.times--
      fail(hit.fault, route, request, response)
      return
    }
    if (match === undefined) {
      send(response, problem(404, 'Not Found'))
      return
    }
    const honest = () => replyTo(state, match.route, match.values, url.searchParams, `${origin()}${prefix}`)
    send(response, refusal(state, match, authorization, token) ?? honest())
  })
  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `${origin()}${prefix}`,
    requests,
    count: (route) => requests.filter((seen) => seen.route === route).length,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        // Hanging answers and kept connections would hold the test.
        server.closeAllConnections()
      }),
  }
}

function withoutPrefix(path: string, prefix: string): string {
  return path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : '/outside-of-prefix'
}

function refusal(
  state: CiState,
  { route, permission }: { route: Route; permission: string | undefined },
  authorization: string | undefined,
  token: string | undefined,
): Reply | undefined {
  // The link to a log is its own right to read; a token that comes along has leaked.
  if (route === 'blob') return authorization === undefined ? undefined : problem(400, 'InvalidAuthenticationInfo')
  const known = authorization !== undefined && (token === undefined || authorization === `token ${token}`)
  if (!known) return problem(401, 'Bad credentials')
  const allowed = permission === undefined || state.permissions.includes(permission)
  return allowed ? undefined : problem(403, 'Resource not accessible by integration')
}

function fail(fault: Fault, route: Route | 'unknown', request: IncomingMessage, response: ServerResponse): void {
  if (fault.kind === 'hang') return
  if (fault.kind === 'cut') {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
    response.write('{"total_count": 1, "jobs": [\n', () => request.socket.destroy())
    return
  }
  send(response, faultReply(fault, route))
}

function faultReply(fault: Fault, route: Route | 'unknown'): Reply {
  const type = (contentType: string) => ({ 'content-type': contentType })
  switch (fault.kind) {
    case 'unauthorized':
      return problem(401, 'Bad credentials')
    case 'no-scope':
      return problem(403, 'Resource not accessible by integration')
    case 'rate-limit':
      return problem(403, 'API rate limit exceeded', {
        'x-ratelimit-remaining': '0',
        'x-ratelimit-reset': String(fault.reset),
      })
    case 'too-many': {
      const headers = fault.retryAfter === undefined ? undefined : { 'retry-after': String(fault.retryAfter) }
      return problem(429, 'Too many requests', headers)
    }
    case 'not-found':
      return route === 'blob' ? blobNotFound() : problem(404, 'Not Found')
    case 'gone':
      return problem(410, 'Server Error')
    case 'server-error':
      return problem(502, 'Bad Gateway')
    case 'html':
      return { status: 200, headers: type('text/html'), body: '<!DOCTYPE html><title>Sign in</title>' }
    case 'huge':
      return { status: 200, headers: type('application/json'), body: JSON.stringify({ x: 'x'.repeat(9 << 20) }) }
    case 'instead':
      return { status: 200, headers: type(route === 'blob' ? 'text/plain' : 'application/json'), body: fault.text }
    default:
      return problem(500, 'No such fault')
  }
}

function send(response: ServerResponse, { status, headers, body }: Reply): void {
  response.writeHead(status, headers)
  response.end(body)
}
