// flake8, its plug-ins and pycodestyle: one line an error.
import type { Diagnostic } from './diagnostic.ts'
import { type LineRule, readLines } from './per-line.ts'
import { codeLine, linesOf, lintType } from './python-lint.ts'
import { readSentences } from './sentence-errors.ts'

const rules: readonly LineRule[] = [{ pattern: codeLine, failureType: ({ rule }) => lintType(rule), strength: 5 }]

const troubles: readonly LineRule[] = [
  {
    pattern: /^flake8: error: (?<message>.{1,400})$/,
    failureType: 'configuration_error',
    ruleId: 'usage',
    strength: 5,
  },
  {
    pattern: /^(?<message>"\S{1,100}" failed during execution due to .{1,400})$/,
    failureType: 'configuration_error',
    ruleId: 'plugin failed',
    strength: 4,
  },
  {
    pattern: /^(?<message>There was a critical error during execution of Flake8:)$/,
    failureType: 'configuration_error',
    ruleId: 'critical error',
    strength: 4,
    context: /\S/,
  },
]

export const flake8: Diagnostic = {
  tool: 'flake8',
  reads: 'lines of flake8, its plug-ins and pycodestyle; wrong usage and failing plug-ins',
  fixtures: 'real',
  sign: /\.(?:pyi?|pyx|ipynb):\d+:\d+: [A-Z]{1,6}\d{1,4} |flake8: error: |" failed during execution due to |critical error during execution of Flake8/,
  read: (lines, step) => [
    ...readLines('flake8', linesOf('flake8', lines, step), rules),
    ...readSentences('flake8', lines, troubles),
  ],
}
