// actionlint and zizmor: workflows checked before they run.
import { perLine } from './per-line.ts'

export const actionlint = perLine({
  tool: 'actionlint',
  reads: 'actionlint, default and one-line formats: one finding a problem with its kind.',
  fixtures: 'real',
  sign: /\.ya?ml:\d+:\d+: /,
  rules: [
    {
      pattern:
        /^(?<file>[^\s:][^:]{0,300}\.ya?ml):(?<line>\d+):(?<column>\d+): (?!\[)(?<message>.+) \[(?<rule>[a-z][a-z-]{1,40})\]$/,
      failureType: ({ rule }) => (rule === 'shellcheck' || rule === 'pyflakes' ? 'linting' : 'configuration_error'),
      strength: 5,
      context: /^ *\d* ?\|/,
    },
  ],
})
