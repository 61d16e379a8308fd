// staticcheck and revive-like checkers of Go that end a line with a code in brackets.
import { perLine } from './per-line.ts'

export const staticcheck = perLine({
  tool: 'staticcheck',
  reads: 'staticcheck: one finding a problem with its code; `(compile)` is a type error.',
  fixtures: 'real',
  sign: /\.go:\d+:\d+: .*\((?:SA|S|ST|QF|U)\d{4}\)$|\(compile\)$/,
  rules: [
    {
      pattern: /^(?<file>[^\s:]+\.go):(?<line>\d+):(?<column>\d+): (?<message>.+) \((?<rule>[A-Z]{1,2}\d{4})\)$/,
      failureType: 'linting',
      strength: 5,
    },
    {
      pattern: /^(?<file>[^\s:]+\.go):(?<line>\d+):(?<column>\d+): (?<message>.+) \((?<rule>compile)\)$/,
      failureType: 'type_checking',
      strength: 5,
    },
  ],
})
