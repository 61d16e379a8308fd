// golangci-lint, versions 1 and 2, text output with or without the issued lines.
import type { FailureType } from '../../domain/evidence.ts'
import { type Groups, perLine } from './per-line.ts'

const formatters = new Set(['gofmt', 'gofumpt', 'goimports', 'gci', 'golines', 'swaggo'])

function kind(groups: Groups): FailureType {
  if (formatters.has(groups.rule ?? '')) return 'code_formatting'
  return groups.rule === 'typecheck' ? 'type_checking' : 'linting'
}

/** The issued line and its caret. */
const context = /^(?:\t| {2,}).*\S|^\s*\^$/

export const golangci = perLine({
  tool: 'golangci-lint',
  reads: 'golangci-lint run: one finding an issue with its linter; configuration and load errors.',
  fixtures: 'real',
  // Every issue ends with its linter; rules with a code (`SA4006: … (staticcheck)`) keep the linter as rule.
  sign: /\([a-z][\w-]+\)$|can't load config|golangci|level=error/,
  rules: [
    // A package that does not compile comes as two lines, `a.go:1: : # pkg` and the compiler's own.
    {
      pattern:
        /^(?<file>[^\s:]+\.\w+):(?<line>\d+)(?::(?<column>\d+))?: (?!: #)(?<message>.+) \((?<rule>[a-z][\w-]+)\)$/,
      failureType: kind,
      strength: 5,
      context,
    },
    {
      pattern: /^Error: (?<message>can't load config: .+)$/,
      failureType: 'configuration_error',
      ruleId: 'config',
      strength: 5,
    },
    {
      pattern:
        /^level=error msg="(?<message>(?:\[linters_?context\] |Running error: |Timeout exceeded|can't ).{1,1000})"$/,
      failureType: 'configuration_error',
      strength: 3,
    },
  ],
})
