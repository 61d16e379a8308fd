// What the endpoint sent back: usage that is never trusted downwards, and the JSON that an answer holds (platform.md 10.3, 10.9).
import { z } from 'zod'
import type { Spent } from './budget.ts'

const count = z.int().min(0)
const Usage = z.object({
  prompt_tokens: count,
  completion_tokens: count,
  prompt_tokens_details: z.object({ cached_tokens: count.nullish() }).nullish(),
})

/** A chat completion as far as we read it: servers leave out most of what the description promises. */
export const Completion = z.object({
  choices: z
    .array(
      z.object({
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
        finish_reason: z.string().nullish(),
      }),
    )
    .min(1),
  usage: z.unknown().optional(),
})
export type Completion = z.infer<typeof Completion>

/** No tokenizer makes fewer tokens of text than one for three bytes by much; a text is counted so where nobody else counts it. */
export function estimatedTokens(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / 3)
}

/** A count below one token for sixteen bytes is no count but a lie or a default. */
const mostBytesPerToken = 16

/** What a request cost by the endpoint's own count; by the size of the texts where that count is absent, zero or not believable. */
export function spentOn(sent: string, received: string, usage: unknown): Spent {
  const parsed = Usage.safeParse(usage)
  const told = parsed.success ? parsed.data : undefined
  const input = believable(told?.prompt_tokens, sent)
  const cached = told?.prompt_tokens_details?.cached_tokens ?? 0
  return {
    inputTokens: input,
    outputTokens: believable(told?.completion_tokens, received),
    cachedTokens: Math.min(cached, input),
  }
}

function believable(told: number | undefined, text: string): number {
  const enough = told !== undefined && told > 0 && told * mostBytesPerToken >= Buffer.byteLength(text)
  return enough ? told : Math.max(told ?? 0, estimatedTokens(text))
}

/** The JSON value that a reply holds, without fences, thoughts and words around it; undefined when there is none. */
export function jsonIn(reply: string): unknown {
  const text = reply.replace(/^\s*<think>[\s\S]*?<\/think>/, '').trim()
  const from = text.indexOf('{')
  const to = text.lastIndexOf('}')
  if (from < 0 || to < from) return undefined
  try {
    return JSON.parse(text.slice(from, to + 1))
  } catch {
    // Not JSON: the caller says so to the model.
    return undefined
  }
}
