// What a run spends on a language model, what it may spend, and what the report says about it.
import { z } from 'zod'

/** Why a model gave no usable answer. Part of the closed list of reasons (report.ts). */
export const ModelRefusal = z.enum([
  'budget_requests',
  'budget_tokens',
  'budget_cost',
  'budget_time',
  'context_limit',
  'model_unusable',
  'endpoint_redirect',
  'hostile_environment',
])
export type ModelRefusal = z.infer<typeof ModelRefusal>

/** Tokens as the endpoint counts them, or as we estimate them where it does not. Cost in USD, where prices are known. */
export const ModelUsage = z.object({
  requests: z.int().min(0),
  inputTokens: z.int().min(0),
  outputTokens: z.int().min(0),
  /** Input tokens that the provider took from its cache; part of `inputTokens`. */
  cachedTokens: z.int().min(0),
  costUsd: z.number().min(0).optional(),
})
export type ModelUsage = z.infer<typeof ModelUsage>

/** The report's word on the model: whether its answer was used, what it cost, and one sentence for a person. */
export const ModelReport = ModelUsage.extend({
  used: z.boolean(),
  model: z.string(),
  note: z.string(),
})
export type ModelReport = z.infer<typeof ModelReport>

/** Everything a model connection is made of. Numbers are already held below the ceilings of security.md 7.9. */
export const ModelSettings = z.object({
  apiKey: z.string(),
  baseUrl: z.string(),
  model: z.string(),
  /** Tokens that one request may have. */
  contextLimit: z.int().min(1),
  maxRequests: z.int().min(0),
  /** Tokens sent and received together, over all requests. */
  maxTokens: z.int().min(0),
  maxCostUsd: z.number().min(0),
  maxMinutes: z.number().min(0),
  /** USD for a million tokens; without both there is no cost to count. */
  prices: z.object({ input: z.number().min(0), output: z.number().min(0) }).optional(),
  allowHttp: z.boolean(),
  trustRunnerCa: z.boolean(),
})
export type ModelSettings = z.infer<typeof ModelSettings>
