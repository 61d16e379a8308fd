// A model that answers from a script, with the checks that the real client makes: what does not fit the shape is an unusable answer.
import type { z } from 'zod'
import type { ModelPort } from '../../src/ports.ts'
import { fillPrompt, type Prompt } from '../../src/prompts.ts'

export type FakeModel = ModelPort & {
  /** The user message of every question so far, filled. */
  readonly asked: readonly string[]
}

const usage = { requests: 1, inputTokens: 100, outputTokens: 10, cachedTokens: 0 }
const marker = '0'.repeat(32)

/** Says `answers` one after the other; one that breaks the shape is followed by the next, as in a repair turn. */
export function fakeModel(answers: readonly unknown[], mostCharacters = 1e6): FakeModel {
  const asked: string[] = []
  const left = [...answers]
  const text = (prompt: Prompt, values: Readonly<Record<string, string>>) =>
    fillPrompt(prompt, values, marker).find(({ role }) => role === 'user')?.content ?? ''
  return {
    name: 'fake',
    asked,
    fits: (prompt, values) => text(prompt, values).length <= mostCharacters,
    async ask<T>(prompt: Prompt, values: Readonly<Record<string, string>>, shape: z.ZodType<T>) {
      asked.push(text(prompt, values))
      let why = 'it said nothing.'
      for (const answer of left.splice(0, 2)) {
        const parsed = shape.safeParse(answer)
        if (parsed.success) return { ok: true, value: parsed.data, usage } as const
        why = parsed.error.issues.map(({ message }) => message).join('; ')
      }
      return { ok: false, code: 'model_unusable', why, usage } as const
    },
  }
}
