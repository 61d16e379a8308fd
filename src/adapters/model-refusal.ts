// What an endpoint's refusal means: a reason and a sentence for the report, and whether asking again, or otherwise, could help
// (platform.md 10.7, 10.8, 10.10, 10.11).
import type OpenAi from 'openai'
import type { ModelRefusal } from '../domain/model.ts'
import { RetraceError } from '../errors.ts'

export type Refusal = {
  readonly code: ModelRefusal
  readonly why: string
  /** Set when the same request may succeed after so many milliseconds. */
  readonly againAfterMs?: number
  /** The part of the request that the endpoint does not take. */
  readonly drop?: 'response_format' | 'temperature'
  /** Whether the endpoint may have charged for it: the request was read, and possibly answered. */
  readonly charged: boolean
}

const longestWaitMs = 60_000
const usualWaitMs = 1000

/** Reads what the client threw. `client` is the class of the lazily loaded package, `model` the name that was asked for. */
export function refusalOf(thrown: unknown, client: typeof OpenAi, model: string): Refusal {
  const cause = thrown instanceof Error ? thrown.cause : undefined
  if (cause instanceof RetraceError) return unusable(cause.sentence, cause.code === 'too_large')
  if (thrown instanceof client.APIConnectionTimeoutError) return unusable('it did not answer in time.', true)
  if (thrown instanceof client.APIUserAbortError) return unusable('it did not answer in time.', true)
  if (thrown instanceof client.APIConnectionError) {
    return { ...unusable(`the connection failed (${said(cause ?? thrown)}).`, true), againAfterMs: usualWaitMs }
  }
  if (thrown instanceof client.APIError && thrown.status !== undefined) return ofStatus(thrown.status, thrown, model)
  return unusable(`its answer could not be read (${said(thrown)}).`, true)
}

type Answered = {
  readonly message: string
  readonly code?: string | null | undefined
  readonly headers: Headers | undefined
}

function ofStatus(status: number, answer: Answered, model: string): Refusal {
  const words = said(answer)
  if (status < 400) {
    const why = `it sends requests elsewhere (${status}), and the key goes nowhere but to the address in "base-url".`
    return { code: 'endpoint_redirect', why, charged: false }
  }
  if (status === 401 || status === 403) return unusable(`it does not accept the key in "api-key" (${words}).`)
  if (status === 404) return unusable(`it does not know the model ${model}, or has no chat completions (${words}).`)
  if (status === 400 || status === 422) return ofRequest(words)
  if (status === 413)
    return { code: 'context_limit', why: `the request is too long for it (${words}).`, charged: false }
  if (status === 429) return tooMany(answer, words)
  if (status === 408 || status === 409 || status >= 500) {
    return { ...unusable(`it failed (${words}).`, true), againAfterMs: waitOf(answer.headers) ?? usualWaitMs }
  }
  return unusable(`it refused the request (${words}).`)
}

/** The endpoint could read the request and did not like something in it; only its words say what. */
function ofRequest(words: string): Refusal {
  if (/response_format|json_schema|json_object|structured output|guided/i.test(words)) {
    return { ...unusable(`it takes no form of answer (${words}).`), drop: 'response_format' }
  }
  if (/temperature/i.test(words)) return { ...unusable(`it takes no temperature (${words}).`), drop: 'temperature' }
  if (/context|too (?:long|large|many tokens)|maximum.{0,40}tokens|prompt_tokens/i.test(words)) {
    return {
      code: 'context_limit',
      why: `the request is too long for it (${words}). Lower "context-limit".`,
      charged: false,
    }
  }
  return unusable(`it refused the request (${words}).`)
}

function tooMany(answer: Answered, words: string): Refusal {
  if (answer.code === 'insufficient_quota' || /insufficient.quota|billing/i.test(words)) {
    return unusable(`the account has no quota left (${words}).`)
  }
  const wait = waitOf(answer.headers) ?? usualWaitMs
  if (wait > longestWaitMs) return unusable(`it asks to wait for ${Math.ceil(wait / 1000)} s (${words}).`)
  return { ...unusable(`it asks to slow down (${words}).`), againAfterMs: wait }
}

/** `Retry-After` in milliseconds; a date or nonsense counts as not given. */
function waitOf(headers: Headers | undefined): number | undefined {
  const seconds = Number(headers?.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : undefined
}

function unusable(why: string, charged = false): Refusal {
  return { code: 'model_unusable', why, charged }
}

/** The endpoint's own words, short enough for a sentence. */
function said(thrown: unknown): string {
  const text = thrown instanceof Error ? thrown.message : String(thrown)
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length <= 200 ? line : `${line.slice(0, 199)}…`
}
