// The operators of case files. Each gives a sentence when it does not hold; what the product has no part for is told apart.
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { live } from '../../__tests__/report/rendered.ts'
import { outputNames } from '../../src/report/outputs.ts'
import { type Canary, traces } from './canary.ts'
import type { Assertion } from './cases.ts'
import type { Observation } from './observe.ts'

export type Verdict =
  | { readonly kind: 'holds' }
  | { readonly kind: 'not-built' }
  | { readonly kind: 'fails'; readonly why: string }

const serverUrl = 'https://github.com'
const holds: Verdict = { kind: 'holds' }

/** Whether `assertion` holds of what was observed. An observable that is not there belongs to a part that is not built. */
export function judge(assertion: Assertion, observed: Observation, canary: Canary): Verdict {
  const { on, op, value } = assertion
  if (!(on in observed)) return { kind: 'not-built' }
  const why = fault(op, observed[on], value, observed, canary)
  return why === undefined ? holds : { kind: 'fails', why: `${on} ${op}: ${why}` }
}

function fault(
  op: Assertion['op'],
  actual: unknown,
  wanted: unknown,
  observed: Observation,
  canary: Canary,
): string | undefined {
  const otherwise = (fine: boolean) => (fine ? undefined : `${shown(actual)}, wanted ${shown(wanted)}`)
  switch (op) {
    case 'equals':
      return otherwise(JSON.stringify(actual) === JSON.stringify(wanted))
    case 'not_equals':
      return otherwise(JSON.stringify(actual) !== JSON.stringify(wanted))
    case 'in':
      return otherwise(z.array(z.unknown()).parse(wanted).includes(actual))
    case 'max':
      return otherwise(Number(actual) <= Number(wanted))
    case 'min':
      return otherwise(Number(actual) >= Number(wanted))
    case 'max_input':
      return otherwise(Number(actual) <= defaultOf(String(wanted)))
    case 'matches':
      return otherwise(texts(actual).every((text) => pattern(wanted).test(text)))
    case 'not_matches':
      return otherwise(!texts(actual).some((text) => pattern(wanted).test(text)))
    case 'contains':
      return otherwise(texts(actual).some((text) => text.includes(String(wanted))))
    case 'not_contains':
      return otherwise(!texts(actual).some((text) => text.includes(String(wanted))))
    case 'subset_of':
      return otherwise(
        Object.keys(z.record(z.string(), z.unknown()).parse(actual)).every((name) => allowed(wanted).includes(name)),
      )
    case 'no_canary':
      return list(traces(texts(actual).join('\n'), canary))
    case 'no_runner_command':
      return list(z.array(z.string()).parse(observed.runner_commands))
    case 'no_remote_fetch':
      return list(live(texts(actual).join('\n'), serverUrl))
    case 'untouched':
      return list(z.array(z.string()).parse(actual))
  }
}

function list(found: readonly string[]): string | undefined {
  return found.length === 0 ? undefined : found.slice(0, 5).join('; ')
}

/** Every text of a value: a text itself, or the values of an object or a list. */
function texts(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).map(String)
  return [String(value)]
}

function pattern(wanted: unknown): RegExp {
  return new RegExp(String(wanted), 'u')
}

/** `outputs of action.yml`, or a list. */
function allowed(wanted: unknown): readonly string[] {
  return wanted === 'outputs of action.yml' ? outputNames : z.array(z.string()).parse(wanted)
}

const ActionFile = z.object({ inputs: z.record(z.string(), z.object({ default: z.string().optional() })) })

/** The default of an input as a number; times in minutes become milliseconds. */
function defaultOf(input: string): number {
  const file = readFileSync(new URL('../../action.yml', import.meta.url), 'utf8')
  const given = Number(ActionFile.parse(parse(file)).inputs[input]?.default)
  return input.endsWith('-minutes') ? given * 60_000 : given
}

function shown(value: unknown): string {
  return (JSON.stringify(value) ?? 'nothing').slice(0, 120)
}
