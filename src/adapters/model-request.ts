// One request to the model and what it cost. The client package loads when the first one is made: keyless runs never need it.
import type { ModelSettings } from '../domain/model.ts'
import type { Budget } from './budget.ts'
import { modelFetch } from './model-fetch.ts'
import { type Refusal, refusalOf } from './model-refusal.ts'
import { Completion, estimatedTokens, spentOn } from './model-reply.ts'

export type Turn = { readonly role: 'system' | 'user' | 'assistant'; readonly content: string }

/** How the endpoint is asked for JSON, strictest first. */
export const ladder = ['json_schema', 'json_object', 'prompt'] as const

/** What the endpoint has shown that it takes: a place on the ladder, and whether it takes a temperature. */
export type Form = { level: number; temperature: boolean }

export type Post = {
  readonly endpoint: URL
  readonly settings: ModelSettings
  readonly form: Readonly<Form>
  readonly schema: Record<string, unknown>
  readonly purse: Budget
  /** Time for the request with its answer, in milliseconds. */
  readonly requestMs: number
}

const largestReply = 1 << 20

/** Sends `turns` once and counts it. A refusal of any kind is a value. */
export async function post(turns: readonly Turn[], of: Post): Promise<{ text: string; body: Completion } | Refusal> {
  const { endpoint, settings, form, purse } = of
  const { default: OpenAi } = await import('openai')
  const client = new OpenAi({
    apiKey: settings.apiKey,
    baseURL: endpoint.href.replace(/\/$/, ''),
    // Each of these would else be read from the environment.
    organization: null,
    project: null,
    logLevel: 'off',
    // Our caller repeats, since every request must pass the budget.
    maxRetries: 0,
    timeout: Math.min(of.requestMs, Math.ceil(purse.msLeft()) + 1),
    fetch: modelFetch(endpoint, largestReply),
  })
  const sent = JSON.stringify(turns)
  try {
    const body: unknown = await client.chat.completions.create({
      model: settings.model,
      messages: [...turns],
      ...(form.temperature ? { temperature: 0 } : {}),
      ...responseFormat(form, of.schema),
    })
    const parsed = Completion.safeParse(body)
    if (!parsed.success) {
      purse.spend(spentOn(sent, JSON.stringify(body) ?? '', undefined))
      return { code: 'model_unusable', why: 'what it answers is no chat completion.', charged: true }
    }
    const text = parsed.data.choices[0]?.message.content ?? ''
    purse.spend(spentOn(sent, text, parsed.data.usage))
    return { text, body: parsed.data }
  } catch (thrown) {
    const refusal = refusalOf(thrown, OpenAi, settings.model)
    purse.spend({ inputTokens: refusal.charged ? estimatedTokens(sent) : 0, outputTokens: 0, cachedTokens: 0 })
    // The request was stopped because the run's time is over: that is the reason, not the silence.
    return purse.msLeft() === 0 ? { ...refusal, ...purse.refusal(0) } : refusal
  }
}

function responseFormat(form: Readonly<Form>, schema: Record<string, unknown>) {
  const level = ladder[form.level]
  if (level === 'json_object') return { response_format: { type: 'json_object' as const } }
  if (level !== 'json_schema') return {}
  return { response_format: { type: 'json_schema' as const, json_schema: { name: 'answer', strict: true, schema } } }
}
