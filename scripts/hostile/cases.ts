// The form of a hostile-case file: a list of cases, each with a payload and what must hold of every item of it.
import { readFileSync } from 'node:fs'
import { z } from 'zod'

const Assertion = z.object({
  /** Name of an observable, such as `summary` or `duration_ms`. */
  on: z.string(),
  op: z.enum([
    'equals',
    'not_equals',
    'in',
    'max',
    'min',
    'matches',
    'not_matches',
    'contains',
    'not_contains',
    'subset_of',
    'no_canary',
    'no_runner_command',
    'no_remote_fetch',
    'untouched',
    'max_input',
  ]),
  value: z.unknown().optional(),
})
export type Assertion = z.infer<typeof Assertion>

const Payload = z.looseObject({ type: z.string(), items: z.array(z.unknown()).default([]) })

const Case = z.object({
  id: z.string(),
  kind: z.string(),
  title: z.string(),
  /** Where the payload goes in; several are parted by commas in the file. */
  surface: z.string().transform((text) => text.split(',').map((part) => part.trim())),
  payload: Payload,
  expected: z.object({ outcome: z.string(), assert: z.array(Assertion) }),
})
export type Case = z.infer<typeof Case>

/** Reads a case file; throws an error that names the place where its form is wrong. */
export function readCases(path: string): Case[] {
  return z.array(Case).parse(JSON.parse(readFileSync(path, 'utf8')))
}
