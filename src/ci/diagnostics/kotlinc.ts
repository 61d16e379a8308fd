// kotlinc behind Gradle or Maven: `e: file:///path/X.kt:42:10 text`, before Kotlin 1.8 `e: /path/X.kt: (42, 10): text`.
import type { FailureType } from '../../domain/evidence.ts'
import { type Groups, perLine } from './per-line.ts'

function kind({ message }: Groups): FailureType {
  return /^(?:Expecting |Unexpected |Syntax error|Missing '|Unclosed )/.test(message ?? '')
    ? 'syntax_error'
    : 'type_checking'
}

export const kotlinc = perLine({
  tool: 'kotlinc',
  reads: 'kotlinc through Gradle or Maven: one finding an error.',
  fixtures: 'written',
  sign: /(?:^|[ \t])e: |\.kt: ?\(?\[?\d+|\.kt:\[/,
  rules: [
    {
      pattern:
        /^e: (?:file:\/\/)?(?<file>(?:[A-Za-z]:)?[^:]{1,400}\.kts?):(?<line>\d+):(?<column>\d+):? (?<message>.+)$/,
      failureType: kind,
      strength: 5,
    },
    {
      pattern: /^e: (?<file>(?:[A-Za-z]:)?[^:]{1,400}\.kts?): \((?<line>\d+), (?<column>\d+)\): (?<message>.+)$/,
      failureType: kind,
      strength: 5,
    },
    {
      pattern:
        /^\[ERROR\] (?:file:\/\/)?(?<file>(?:[A-Za-z]:)?[^:]{1,400}\.kts?):(?: \(| ?\[)?(?<line>\d+)[:,] ?(?<column>\d+)[\])]? (?<message>.+)$/,
      failureType: kind,
      strength: 5,
    },
    { pattern: /^e: (?<message>(?!file:|Daemon |Could not connect)\S.+)$/, failureType: 'type_checking', strength: 3 },
  ],
})
