// The inputs of a model connection. Without a key there is none, and then none of them matters: not even wrong ones are spoken of.
import type { ModelSettings } from './domain/model.ts'
import type { Note } from './domain/report.ts'

export const modelInputNames = [
  'api-key',
  'base-url',
  'model',
  'context-limit',
  'max-requests',
  'max-tokens',
  'max-cost-usd',
  'max-minutes',
  'price-input',
  'price-output',
  'allow-http-base-url',
  'trust-runner-ca',
] as const
export type ModelInputName = (typeof modelInputNames)[number]

/** What no input may go beyond (security.md 7.9); a workflow file that asks for more gets this. */
export const ceilings = {
  'context-limit': 1_000_000,
  'max-requests': 50,
  'max-tokens': 1_000_000,
  'max-cost-usd': 50,
  'max-minutes': 120,
} as const satisfies Partial<Record<ModelInputName, number>>

/**
 * The settings of a connection, or undefined when no key is given. `get` gives an input's trimmed text. Adds a sentence to `wrong` for
 * what cannot be read, and a note for what was lowered to its ceiling or is missing beside the key.
 */
export function readModelInputs(
  get: (name: ModelInputName) => string,
  wrong: string[],
  notes: Note[],
): ModelSettings | undefined {
  const given = Object.fromEntries(modelInputNames.map((name) => [name, get(name)]))
  const text = (name: ModelInputName) => given[name] ?? ''
  if (text('api-key') === '') return undefined
  if (text('model') === '') {
    notes.push({
      code: 'bad_input',
      text: 'Input "api-key" is set and "model" is not, so no model was asked. Name one.',
    })
    return undefined
  }
  const number = (name: ModelInputName, whole: boolean): number => readNumber(name, text(name), whole, wrong)
  const capped = (name: keyof typeof ceilings, whole: boolean) => atMost(name, number(name, whole), notes)
  const flag = (name: ModelInputName) => readFlag(name, text(name), wrong)
  const prices = text('price-input') !== '' && text('price-output') !== ''
  return {
    apiKey: text('api-key'),
    baseUrl: text('base-url'),
    model: text('model'),
    contextLimit: capped('context-limit', true),
    maxRequests: capped('max-requests', true),
    maxTokens: capped('max-tokens', true),
    maxCostUsd: capped('max-cost-usd', false),
    maxMinutes: capped('max-minutes', false),
    ...(prices ? { prices: { input: number('price-input', false), output: number('price-output', false) } } : {}),
    allowHttp: flag('allow-http-base-url'),
    trustRunnerCa: flag('trust-runner-ca'),
  }
}

function readNumber(name: ModelInputName, text: string, whole: boolean, wrong: string[]): number {
  const pattern = whole ? /^\d{1,12}$/ : /^\d{1,12}(?:\.\d{1,9})?$/
  if (pattern.test(text)) return Number(text)
  wrong.push(`Input "${name}" is no number. Write ${whole ? 'digits, such as 10' : 'a number such as 2 or 0.5'}.`)
  return 0
}

function readFlag(name: ModelInputName, text: string, wrong: string[]): boolean {
  const word = text.toLowerCase()
  if (word !== 'true' && word !== 'false') wrong.push(`Input "${name}" is neither true nor false. Write one of them.`)
  return word === 'true'
}

function atMost(name: keyof typeof ceilings, value: number, notes: Note[]): number {
  const most = ceilings[name]
  if (value <= most) return value
  notes.push({ code: 'bad_input', text: `Input "${name}" is more than Retrace ever spends; ${most} was used.` })
  return most
}
