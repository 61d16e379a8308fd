// The functions an expression may call: GitHub's own, with their results bounded, and the ones that only a run can answer.
import { data, wellKnownFunctions } from '@actions/expressions'

type Definition = NonNullable<(typeof wellKnownFunctions)[string]>
export type Functions = Map<string, Definition>

/** How a job stands when a condition is asked: what `success()`, `failure()` and `cancelled()` compare with. */
export type JobStatus = 'success' | 'failure' | 'cancelled'
export const statusFunctions = ['always', 'success', 'failure', 'cancelled'] as const
export type StatusFunction = (typeof statusFunctions)[number]

/** Longest text an expression or a template may make; the longest expression that the language allows has the same length. */
export const maxText = 21_000

/** All functions by lower-case name. Without a status, a status function throws like everything that only the run knows. */
export function functionsFor(status?: JobStatus): Functions {
  return byStatus[status ?? 'unknown']
}

// Made once: an expression is evaluated for every leg of a matrix.
const byStatus = {
  unknown: make(undefined),
  success: make('success'),
  failure: make('failure'),
  cancelled: make('cancelled'),
} satisfies Record<JobStatus | 'unknown', Functions>

function make(status: JobStatus | undefined): Functions {
  const functions: Functions = new Map()
  for (const [name, builtin] of Object.entries(wellKnownFunctions)) functions.set(name, bounded(name, builtin))
  for (const name of statusFunctions) {
    functions.set(
      name,
      define(name, 0, 0, () => {
        if (status === undefined) throw new Error(`${name}() is known in a run only`)
        return new data.BooleanData(name === 'always' || name === status)
      }),
    )
  }
  functions.set(
    'hashfiles',
    define('hashFiles', 1, 255, () => {
      throw new Error('hashFiles() is known in a run only')
    }),
  )
  return functions
}

function define(name: string, minArgs: number, maxArgs: number, call: Definition['call']): Definition {
  return { name, minArgs, maxArgs, call }
}

/** Nested `format('{0}{0}', …)`, `join` and `toJSON` double their text at each of 50 levels: stop before the text is made. */
function bounded(name: string, builtin: Definition): Definition {
  return {
    ...builtin,
    call: (...args) => {
      if (name === 'format') checkLength(formatLength(args))
      if (name === 'join') checkLength(joinLength(args))
      const result = builtin.call(...args)
      if (result.kind === data.Kind.String) checkLength(result.value.length)
      return result
    },
  }
}

function checkLength(length: number): void {
  if (length > maxText) throw new Error('the expression makes a text that is too long')
}

/** Upper bound: every brace of the pattern could stand for the longest argument. */
function formatLength([pattern, ...values]: data.ExpressionData[]): number {
  const text = pattern?.coerceString() ?? ''
  const longest = Math.max(0, ...values.map((value) => value.coerceString().length))
  return text.length + (text.split('{').length - 1) * longest
}

function joinLength([list, separator]: data.ExpressionData[]): number {
  if (list?.kind !== data.Kind.Array) return 0
  const between = separator?.coerceString().length ?? 1
  return list.values().reduce((sum, item) => sum + item.coerceString().length + between, 0)
}
