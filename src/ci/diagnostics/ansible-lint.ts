// ansible-lint in its full form: `rule[tag]: text`, and below it the place with the task.
import type { Diagnostic } from './diagnostic.ts'
import { perLine } from './per-line.ts'

const table = perLine({
  tool: 'ansible-lint',
  reads: 'ansible-lint, full and one-line forms: one finding a violation with its rule.',
  fixtures: 'written',
  sign: /Task\/Handler: |^[a-z][\w-]{1,60}\[[\w-]{1,60}\]: |\.ya?ml:\d+(?::\d+)?$|Rule Violation Summary/,
  rules: [
    {
      pattern: /^(?<rule>[a-z][a-z0-9-]{2,60}(?:\[[\w-]{1,60}\])?): (?<message>\S.{1,300}?)(?: \(warning\))?$/,
      failureType: ({ rule }) =>
        /^(?:syntax-check|parser-error|load-failure)/.test(rule ?? '') ? 'syntax_error' : 'linting',
      strength: 5,
      context: /^[^\s:]{1,300}\.ya?ml:\d+/,
      place: /^(?<file>[^\s:]{1,300}\.ya?ml):(?<line>\d+)(?::(?<column>\d+))?(?: |$)/,
    },
    {
      pattern:
        /^(?<file>[^\s:]{1,300}\.ya?ml):(?<line>\d+)(?::(?<column>\d+))?: (?<rule>[a-z][a-z0-9-]{2,60}\[[\w-]{1,60}\]): (?<message>.{1,300})$/,
      failureType: 'linting',
      strength: 5,
    },
  ],
})

export const ansibleLint: Diagnostic = {
  ...table,
  // `word: text` is common: it is a violation only with a place below it.
  read: (lines, step) => table.read(lines, step).filter((f) => f.artifacts.length > 0),
}
