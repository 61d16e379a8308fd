// What a run may still spend on a model. Asked before every request, told after it (security.md T21, 7.9).
import type { ModelRefusal, ModelSettings, ModelUsage } from '../domain/model.ts'

export type Limits = Pick<ModelSettings, 'maxRequests' | 'maxTokens' | 'maxCostUsd' | 'maxMinutes' | 'prices'>

/** What one request cost. */
export type Spent = { readonly inputTokens: number; readonly outputTokens: number; readonly cachedTokens: number }

export type Budget = {
  /** Why a request with so many input tokens may not start; undefined when it may. */
  refusal(inputTokens: number): { readonly code: ModelRefusal; readonly why: string } | undefined
  /** Counts one request, answered or not. */
  spend(spent: Spent): void
  /** All that was spent so far. */
  spent(): ModelUsage
  /** Milliseconds until the time is used up; 0 when it is. */
  msLeft(): number
}

const none: Spent = { inputTokens: 0, outputTokens: 0, cachedTokens: 0 }

/** A budget whose clock starts now. `now` gives milliseconds that only grow. */
export function budget(limits: Limits, now: () => number = () => performance.now()): Budget {
  const start = now()
  let requests = 0
  let sum = none
  const msLeft = () => Math.max(0, limits.maxMinutes * 60_000 - (now() - start))
  return {
    refusal(inputTokens) {
      const tokens = sum.inputTokens + sum.outputTokens
      const cost = costOf({ ...sum, inputTokens: sum.inputTokens + inputTokens }, limits.prices)
      if (requests >= limits.maxRequests) {
        return {
          code: 'budget_requests',
          why: `all ${limits.maxRequests} requests of the input "max-requests" are used.`,
        }
      }
      if (msLeft() === 0) {
        return { code: 'budget_time', why: `the ${limits.maxMinutes} minutes of the input "max-minutes" are over.` }
      }
      if (tokens + inputTokens > limits.maxTokens) {
        const why = `${tokens} tokens are used, the next request has about ${inputTokens}, and "max-tokens" is ${limits.maxTokens}.`
        return { code: 'budget_tokens', why }
      }
      if (cost !== undefined && cost > limits.maxCostUsd) {
        return {
          code: 'budget_cost',
          why: `the next request would bring the cost over the ${limits.maxCostUsd} USD of "max-cost-usd".`,
        }
      }
      return undefined
    },
    spend({ inputTokens, outputTokens, cachedTokens }) {
      requests++
      sum = {
        inputTokens: sum.inputTokens + inputTokens,
        outputTokens: sum.outputTokens + outputTokens,
        cachedTokens: sum.cachedTokens + cachedTokens,
      }
    },
    spent() {
      const cost = costOf(sum, limits.prices)
      return { requests, ...sum, ...(cost === undefined ? {} : { costUsd: cost }) }
    },
    msLeft,
  }
}

/** At full price: what a cached token costs differs between providers, and too high is safe. */
function costOf({ inputTokens, outputTokens }: Spent, prices: Limits['prices']): number | undefined {
  return prices === undefined ? undefined : (inputTokens * prices.input + outputTokens * prices.output) / 1e6
}
