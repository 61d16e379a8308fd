// isort --check-only and --diff: one line a file.
import type { Diagnostic } from './diagnostic.ts'
import { perLine } from './per-line.ts'

export const isort: Diagnostic = perLine({
  tool: 'isort',
  reads: 'files whose imports isort would sort, with the diff below',
  fixtures: 'real',
  sign: /Imports are incorrectly sorted|^isort: error: /,
  rules: [
    {
      pattern:
        /^(?:ERROR: )?(?<file>\S.{0,400}?) (?<message>Imports are incorrectly sorted(?: and\/or formatted)?\.?)$/,
      failureType: 'code_formatting',
      ruleId: 'imports',
      strength: 5,
      context: /^(?:[ +@]|-(?!-- [^\t]*$))/,
    },
    { pattern: /^isort: error: (?<message>\S.*)$/, failureType: 'configuration_error', ruleId: 'usage', strength: 5 },
  ],
})
