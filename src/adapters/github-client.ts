// One way to ask GitHub's REST API: bounded in time, size and repeats (security.md T18, T21), every answer checked, every refusal a value.
import { getOctokit } from '@actions/github'
import { defaults } from '@actions/github/lib/utils'
import { retry } from '@octokit/plugin-retry'
import { throttling } from '@octokit/plugin-throttling'
import type { z } from 'zod'
import { RetraceError } from '../errors.ts'
import type { Answer, LogPort } from '../ports.ts'
import { type Asked, isTimeout, refusal, refused, unexpected } from './github-refusal.ts'

export type ClientOptions = {
  readonly token: string
  /** `GITHUB_API_URL`: `https://api.github.com`, `https://HOST/api/v3` or `https://api.SUB.ghe.com`. */
  readonly apiUrl: string
  readonly log: LogPort
  /** Time for one request with its body. */
  readonly timeoutMs?: number
  /** What a second of waiting lasts in milliseconds; tests shorten it. */
  readonly secondMs?: number
}

type OctokitPlugin = NonNullable<Parameters<typeof getOctokit>[2]>

/** Values for the `{names}` of a route, and query parameters. */
export type RouteValues = Readonly<Record<string, string | number>>

export type Client = {
  /** The checked JSON answer to a GET route such as `/repos/{owner}/{repo}/actions/runs/{id}`. */
  get<T>(asked: Asked, route: string, parameters: RouteValues, shape: z.ZodType<T>): Promise<Answer<T>>
  /** Where a GET route leads, for downloads; the link carries its own right to read. */
  link(asked: Asked, route: string, parameters: RouteValues): Promise<Answer<string>>
  /** A request outside the API, through the same proxy and without the token. */
  readonly fetch: typeof fetch
}

const longestWait = 60
const mostRepeats = 2
/** A page of 100 jobs with their steps is below 1 MiB, a file of 1 MiB is 1.4 MiB of base64. */
const largestAnswer = 8 << 20

export function githubClient(options: ClientOptions): Client {
  const { token, apiUrl, log, timeoutMs = 30_000, secondMs = 1000 } = options
  // The toolkit's fetch honours the proxy variables of self-hosted runners; its type is that of any fetch.
  const plainFetch = (defaults.request?.fetch ?? fetch) as typeof fetch
  const mayWait = (seconds: number, _request: unknown, _octokit: unknown, repeats: number): boolean => {
    if (seconds > longestWait || repeats >= mostRepeats) return false
    log.info(`GitHub asks to wait ${seconds} s.`)
    return true
  }
  const build = () =>
    getOctokit(
      token,
      {
        baseUrl: apiUrl.replace(/\/$/, ''),
        request: { fetch: boundedFetch(plainFetch, timeoutMs) },
        // Octokit's own log prints parts of answers; everything we print goes through one printer.
        log: { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} },
        throttle: { onRateLimit: mayWait, onSecondaryRateLimit: mayWait, retryAfterBaseValue: secondMs },
        // 403 and 429 are the throttling plugin's; 408 and 413 are our own marks, see `nameFailures`.
        retry: {
          retries: mostRepeats,
          retryAfterBaseValue: secondMs,
          doNotRetry: [400, 401, 403, 404, 408, 410, 413, 422, 429, 451],
        },
      },
      nameFailures,
      throttling,
      retry,
    )
  const octokit = token === '' ? undefined : build()

  const ask = async (
    asked: Asked,
    route: string,
    parameters: Readonly<Record<string, unknown>>,
  ): Promise<Answer<{ data: unknown; location?: string }>> => {
    if (octokit === undefined) {
      return refused('permission_missing', `There is no token to ask GitHub for ${asked.thing}: pass \`github-token\`.`)
    }
    try {
      const { data, headers } = await octokit.request(`GET ${route}`, { ...parameters })
      return { ok: true, value: { data, ...(headers.location === undefined ? {} : { location: headers.location }) } }
    } catch (thrown) {
      return refusal(thrown, asked)
    }
  }
  return {
    fetch: plainFetch,
    async get(asked, route, parameters, shape) {
      const answer = await ask(asked, route, parameters)
      if (!answer.ok) return answer
      const parsed = shape.safeParse(answer.value.data)
      if (parsed.success) return { ok: true, value: parsed.data }
      const issue = parsed.error.issues[0]
      return unexpected(answer.value.data, asked, apiUrl, `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`)
    },
    async link(asked, route, parameters) {
      const answer = await ask(asked, route, { ...parameters, request: { redirect: 'manual' } })
      if (!answer.ok) return answer
      const { data, location } = answer.value
      const target = location !== undefined && URL.canParse(location, apiUrl) ? new URL(location, apiUrl) : undefined
      // The link carries a signature: it travels encrypted unless the API itself does not (Enterprise Server in a lab, tests).
      if (target === undefined || (target.protocol !== 'https:' && target.protocol !== new URL(apiUrl).protocol)) {
        return unexpected(data, asked, apiUrl, `no usable redirect: ${location ?? 'none'}`)
      }
      return { ok: true, value: target.href }
    },
  }
}

/**
 * Marks failures before the plugins see them: a 429 that is neither of GitHub's two quota answers waits like one of them, and what a
 * repeat cannot cure gets the status that says so.
 */
const nameFailures: OctokitPlugin = (octokit) => {
  octokit.hook.error('request', (error) => {
    if (!('status' in error)) throw error
    if (isTimeout(error.cause)) error.status = 408
    if (error.cause instanceof RetraceError) error.status = 413
    if (error.status === 429 && error.response?.headers['x-ratelimit-remaining'] !== '0') {
      error.message = `secondary rate limit: ${error.message}`
    }
    throw error
  })
  return {}
}

/** `fetch` that gives up after `timeoutMs`, body included, and reads no more than an API answer may have. */
function boundedFetch(plainFetch: typeof fetch, timeoutMs: number): typeof fetch {
  return async (input, init) => {
    const response = await plainFetch(input, { ...init, signal: AbortSignal.timeout(timeoutMs) })
    const chunks: Uint8Array[] = []
    let bytes = 0
    for await (const chunk of response.body ?? []) {
      bytes += chunk.length
      if (bytes > largestAnswer) {
        throw new RetraceError('too_large', 'An answer of GitHub is larger than 8 MiB.', 'It was not read.')
      }
      chunks.push(chunk)
    }
    const { status, statusText, headers } = response
    // 204, 205 and 304 may have no body, not even an empty one.
    return new Response(bytes === 0 ? null : Buffer.concat(chunks), { status, statusText, headers: [...headers] })
  }
}
