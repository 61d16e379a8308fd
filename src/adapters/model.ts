// ModelPort made real: chat completions at an OpenAI-compatible endpoint (platform.md 10.3, 10.6). Our own parsing and our own repeats,
// so that each request passes the budget, each answer is counted, and a bad one gets a second chance.
import { randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { z } from 'zod'
import type { ModelSettings, ModelUsage } from '../domain/model.ts'
import type { ModelAnswer, ModelPort } from '../ports.ts'
import { fillPrompt, type Prompt } from '../prompts.ts'
import { cut } from '../text/redact.ts'
import { budget } from './budget.ts'
import { endpointOf, hostileEnvironment, type Refused } from './model-endpoint.ts'
import type { Refusal } from './model-refusal.ts'
import { type Completion, estimatedTokens, jsonIn } from './model-reply.ts'
import { type Form, ladder, post, type Turn } from './model-request.ts'
import { wireSchema } from './model-schema.ts'

export type ModelOptions = {
  readonly settings: ModelSettings
  /** The process's environment, looked at for what could redirect the key. */
  readonly env: Readonly<Record<string, string | undefined>>
  /** `process.versions.node`. */
  readonly nodeVersion: string
  readonly sleep?: (ms: number) => Promise<void>
  /** Time for one request with its answer. */
  readonly requestMs?: number
}

type Read<T> = { ok: true; value: T } | { ok: false; why: string; again: boolean }

const oldestNode = 22
/** Of a wrong answer so much goes back to the model: enough to see the mistake, and no second bill for a flood. */
const longestRepeat = 8000

/** A model behind its budget. An endpoint that may not be used makes a port that answers every question with the reason. */
export function openModel(options: ModelOptions): ModelPort {
  const { settings, requestMs = 120_000, sleep = (ms: number) => setTimeout(ms) } = options
  const endpoint = usableEndpoint(options)
  const purse = budget(settings)
  const form: Form = { level: 0, temperature: true }

  const exchange = async <T>(
    first: readonly Turn[],
    shape: z.ZodType<T>,
  ): Promise<{ ok: true; value: T } | ({ ok: false } & Refused)> => {
    if (!(endpoint instanceof URL)) return { ok: false, ...endpoint }
    const schema = wireSchema(shape)
    let turns = first
    let [repairs, repeats] = [1, 1]
    for (;;) {
      const sent = withSchema(turns, schema, ladder[form.level])
      const size = sizeOf(sent, schema)
      const stop = size > settings.contextLimit ? tooLong(size, settings.contextLimit) : purse.refusal(size)
      if (stop !== undefined) return { ok: false, ...stop }
      const reply = await post(sent, { endpoint, settings, form, schema, purse, requestMs })
      if ('body' in reply) {
        const read = readReply(reply.body, reply.text, shape)
        if (read.ok) return read
        if (!read.again || repairs-- === 0) return { ok: false, code: 'model_unusable', why: read.why }
        turns = [
          ...turns,
          { role: 'assistant', content: cut(reply.text, longestRepeat) },
          { role: 'user', content: repairOf(read.why) },
        ]
      } else if (!adapted(form, reply)) {
        const wait = reply.againAfterMs
        if (wait === undefined || repeats-- === 0) return { ok: false, code: reply.code, why: reply.why }
        await sleep(Math.min(wait, purse.msLeft()))
      }
    }
  }

  return {
    name: settings.model,
    fits(prompt, values, shape) {
      const schema = wireSchema(shape)
      const turns = withSchema(fillPrompt(prompt, values, marker()), schema, 'prompt')
      return sizeOf(turns, schema) <= settings.contextLimit
    },
    async ask<T>(
      prompt: Prompt,
      values: Readonly<Record<string, string>>,
      shape: z.ZodType<T>,
    ): Promise<ModelAnswer<T>> {
      const before = purse.spent()
      const answer = await exchange(fillPrompt(prompt, values, marker()), shape)
      return { ...answer, usage: difference(purse.spent(), before) }
    },
  }
}

function usableEndpoint({ settings, env, nodeVersion }: ModelOptions): URL | Refused {
  if (Number.parseInt(nodeVersion, 10) < oldestNode) {
    return { code: 'model_unusable', why: `a model needs Node ${oldestNode} or newer, and this is ${nodeVersion}.` }
  }
  return hostileEnvironment(env, settings.trustRunnerCa) ?? endpointOf(settings)
}

/** 128 random bits: nobody who wrote a log could know them. */
function marker(): string {
  return randomBytes(16).toString('hex')
}

/** Below the first level nobody else tells the model what the answer must look like. The rules stay in front, for the provider's cache. */
function withSchema(turns: readonly Turn[], schema: unknown, level: (typeof ladder)[number] | undefined): Turn[] {
  if (level === 'json_schema') return [...turns]
  const wanted = `Answer with one JSON object that fits this JSON Schema, and with nothing else:\n${JSON.stringify(schema)}`
  const [first, ...rest] = turns
  if (first?.role !== 'system') return [{ role: 'system', content: wanted }, ...turns]
  return [{ role: 'system', content: `${first.content.trimEnd()}\n\n${wanted}\n` }, ...rest]
}

function sizeOf(turns: readonly Turn[], schema: unknown): number {
  return estimatedTokens(JSON.stringify(turns)) + estimatedTokens(JSON.stringify(schema))
}

function tooLong(size: number, limit: number): Refused {
  return { code: 'context_limit', why: `a request would have about ${size} tokens, and "context-limit" is ${limit}.` }
}

/** Whether the next request will differ from the refused one: each step down is taken once. */
function adapted(form: Form, { drop }: Refusal): boolean {
  if (drop === 'response_format' && form.level < ladder.length - 1) {
    form.level++
    return true
  }
  const takesOff = drop === 'temperature' && form.temperature
  if (takesOff) form.temperature = false
  return takesOff
}

function readReply<T>(body: Completion, text: string, shape: z.ZodType<T>): Read<T> {
  const [choice] = body.choices
  const refused = choice?.message.refusal ?? ''
  if (refused !== '') return { ok: false, why: 'the model declined to answer.', again: false }
  if (choice?.finish_reason === 'content_filter') {
    return { ok: false, why: "the endpoint's content filter held the answer back.", again: false }
  }
  const parsed = shape.safeParse(jsonIn(text))
  if (parsed.success) return { ok: true, value: parsed.data }
  if (choice?.finish_reason === 'length') {
    return { ok: false, why: 'the answer was cut off at the length limit of the model.', again: false }
  }
  return { ok: false, why: `the answer has not the form that was asked for: ${complaint(parsed.error)}`, again: true }
}

/** At most a few issues: one wrong habit makes the same mistake in every item. */
function complaint(error: z.ZodError): string {
  return z.prettifyError(new z.ZodError(error.issues.slice(0, 8))).slice(0, 2000)
}

function repairOf(why: string): string {
  return `That cannot be used: ${why}\nSend the whole JSON object again with this put right, and nothing else.`
}

function difference(after: ModelUsage, before: ModelUsage): ModelUsage {
  const cost = after.costUsd === undefined ? {} : { costUsd: after.costUsd - (before.costUsd ?? 0) }
  return {
    requests: after.requests - before.requests,
    inputTokens: after.inputTokens - before.inputTokens,
    outputTokens: after.outputTokens - before.outputTokens,
    cachedTokens: after.cachedTokens - before.cachedTokens,
    ...cost,
  }
}
