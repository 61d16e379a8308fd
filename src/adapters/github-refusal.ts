// What GitHub's refusals mean, as sentences that say what to do (platform.md 4 and 7; users.md 16).
import { RetraceError } from '../errors.ts'
import type { Answer } from '../ports.ts'

/** A permission as workflow files write it. */
export type Permission = 'actions: read' | 'contents: read' | 'checks: read' | 'pull-requests: read' | 'metadata: read'

/** What was asked for: `thing` as the middle of a sentence ("the jobs of run 7"), and the permission that it needs. */
export type Asked = { readonly thing: string; readonly permission: Permission }

export type Refused = Extract<Answer<never>, { ok: false }>

/** Parts of a failed request; `headers` have lower-case names. `status` is 0 where no answer came. */
type Failed = { status: number; headers: Record<string, unknown>; message: string; cause: unknown }

/** The answer that stands for a request that threw. Times of the platform are shown in UTC. */
export function refusal(thrown: unknown, asked: Asked): Refused {
  const failed = partsOf(thrown)
  const { status, cause } = failed
  const { thing } = asked
  const limit = limitOf(failed)
  if (limit !== undefined) return refused('api_unavailable', `GitHub did not give ${thing}: ${limit}`)
  if (cause instanceof RetraceError && cause.code === 'too_large') return refused('too_large', cause.sentence)
  if (isTimeout(cause)) return refused('api_unavailable', `GitHub did not answer in time when asked for ${thing}.`)
  if (status === 0) {
    return refused('api_unavailable', `The connection to GitHub failed when asking for ${thing} (${failed.message}).`)
  }
  if (status === 401) {
    return refused(
      'permission_missing',
      `GitHub did not accept the token when asked for ${thing} (401): it is wrong or has expired.`,
    )
  }
  if (status === 403) {
    return refused(
      'permission_missing',
      `The token may not read ${thing} (403): add \`${asked.permission}\` to the \`permissions:\` of the job.`,
    )
  }
  if (status === 404) {
    return refused(
      'not_found',
      `GitHub does not know ${thing} (404). In a private repository this can also mean that the token lacks \`${asked.permission}\`.`,
    )
  }
  if (status === 410) return refused('not_found', `GitHub no longer keeps ${thing} (410): it expired or was deleted.`)
  return refused('api_unavailable', `GitHub could not give ${thing} (${status}).`)
}

/** The answer that stands for data of another form than the documented one. */
export function unexpected(data: unknown, asked: Asked, apiUrl: string, detail: string): Refused {
  const page = typeof data === 'string' && /^\s*<(!doctype|html|head|body)/i.test(data)
  const why = page
    ? `${apiUrl} answered with a web page instead of data when asked for ${asked.thing}. Is it the address of the REST API, and is a proxy in between?`
    : `GitHub's answer about ${asked.thing} has an unexpected form (${detail}).`
  return refused('api_unavailable', why)
}

export function refused(code: Refused['code'], why: string): Refused {
  return { ok: false, code, why }
}

/** Why a quota stopped the request, or undefined where none did. */
function limitOf({ status, headers, message }: Failed): string | undefined {
  if (status !== 403 && status !== 429) return undefined
  const wait = Number(headers['retry-after'])
  if (headers['x-ratelimit-remaining'] === '0') {
    const reset = Number(headers['x-ratelimit-reset'])
    const until = Number.isFinite(reset) && reset > 0 ? ` until ${new Date(reset * 1000).toISOString()}` : ''
    return `the token's requests for this hour are used up${until} (${status}).`
  }
  if (status === 429 || wait > 0 || /secondary rate/i.test(message)) {
    return `it asks to slow down${wait > 0 ? ` for ${wait} s` : ''} (${status}).`
  }
  return undefined
}

export function isTimeout(cause: unknown): boolean {
  return cause instanceof Error && cause.name === 'TimeoutError'
}

function partsOf(thrown: unknown): Failed {
  if (!(thrown instanceof Error)) return { status: 0, headers: {}, message: String(thrown), cause: undefined }
  const response = 'response' in thrown && isObject(thrown.response) ? thrown.response : undefined
  const headers = response !== undefined && isObject(response.headers) ? response.headers : {}
  const status = response === undefined ? 0 : Number(response.status)
  return { status, headers, message: thrown.message.slice(0, 200), cause: thrown.cause }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
