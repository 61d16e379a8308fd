// GHC through cabal or stack, and HLint.
import type { FailureType } from '../../domain/evidence.ts'
import { type Groups, perLine } from './per-line.ts'

const kind = ({ message }: Groups): FailureType =>
  /parse error|lexical error/.test(message ?? '')
    ? 'syntax_error'
    : /Could not (?:find|load) module/.test(message ?? '')
      ? 'dependency_issue'
      : 'type_checking'

export const haskell = perLine({
  tool: 'ghc',
  reads: 'GHC errors through cabal or stack with their code, dependency resolution of cabal.',
  fixtures: 'written',
  sign: /\.l?hs:\d+:\d+|Could not resolve dependencies|solver (?:failed|rejected)/,
  rules: [
    {
      pattern:
        /^(?<file>[^\s:][^:]{0,300}\.l?hs):(?<line>\d+):(?<column>\d+)(?:-\d+)?: error:(?: \[(?<rule>GHC-\d+|-W[\w=-]+)[^\]]{0,80}\])?(?<message> .*|)$/,
      failureType: kind,
      strength: 5,
      context: /^ {2,}\S|^ *\d* *\|/,
      more: /^ {2,}(?:• )?(?<text>\S.{0,300})$/,
    },
    {
      pattern:
        /^(?<file>[^\s:][^:]{0,300}\.l?hs):\(?(?<line>\d+)[:,](?<column>\d+)\S{0,20}: (?<level>Error|Warning|Suggestion): (?<message>.+)$/,
      failureType: 'linting',
      strength: 5,
    },
    {
      pattern: /^(?:Error: \[?[\w-]{0,20}\]?:? ?)?(?:cabal(?:-\d+)?: )?(?<message>Could not resolve dependencies:?)$/,
      failureType: 'dependency_issue',
      ruleId: 'cabal',
      strength: 5,
      context: /^\[|^\S/,
    },
  ],
})
