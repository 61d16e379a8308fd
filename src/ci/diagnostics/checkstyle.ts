// Style checkers of the JVM: checkstyle in Maven, Gradle and plain form, PMD, SpotBugs, ktlint, detekt, Android lint.
import type { Diagnostic } from './diagnostic.ts'
import { perLine } from './per-line.ts'

const table = perLine({
  tool: 'checkstyle',
  reads: 'checkstyle, PMD, SpotBugs, ktlint, detekt and Android lint: one finding a violation with its rule.',
  fixtures: 'real',
  sign: /\.(?:java|kts?|groovy|xml|gradle|properties):\[?\d+|PMD Failure: |At \w+\.java:\[line/,
  rules: [
    // The Maven plug-in: `[ERROR] src/X.java:[4,13] (naming) MemberName: text`.
    {
      pattern:
        /^\[(?<level>ERROR|WARN|WARNING)\] (?<file>[^\s:][^:]{0,400}):\[(?<line>\d+)(?:,(?<column>\d+))?\] \(\w+\) (?<rule>\w+): (?<message>.+)$/,
      failureType: 'linting',
      strength: 5,
    },
    // Checkstyle itself, `[ant:checkstyle] ` in Gradle: `[ERROR] /x/X.java:4:13: text [MemberName]`.
    {
      pattern:
        /^(?:\[ant:checkstyle\] )?\[(?<level>ERROR|WARN)\] (?<file>(?:[A-Za-z]:)?[^\s:][^:]{0,400}):(?<line>\d+)(?::(?<column>\d+))?: (?<message>.+) \[(?<rule>\w+)\]$/,
      failureType: 'linting',
      strength: 5,
    },
    {
      pattern:
        /^(?:\[\w+\] )?PMD Failure: (?<symbol>[\w.$]+):(?<line>\d+) Rule:(?<rule>\w+) Priority:\d+ (?<message>.+)$/,
      failureType: 'linting',
      strength: 5,
    },
    {
      pattern:
        /^\[ERROR\] (?:High|Medium|Low): (?<message>.{1,600}) \[[\w., $]{1,300}\] .{0,100}At (?<file>\w+\.java):\[lines? (?<line>\d+)[-\d]*\] (?<rule>[A-Z_]+)$/,
      failureType: 'linting',
      strength: 5,
    },
    // ktlint: `X.kt:3:1: text (standard:no-wildcard-imports)`; detekt: `X.kt:3:1: text [MagicNumber]`.
    {
      pattern:
        /^(?<file>(?:[A-Za-z]:)?[^\s:][^:]{0,400}\.kts?):(?<line>\d+):(?<column>\d+):? (?:error: |Lint error > \[\S{1,80}\] )?(?<message>.+) \((?<rule>[\w-]+(?::[\w-]+)?)\)$/,
      failureType: 'linting',
      strength: 5,
    },
    {
      pattern:
        /^(?<file>(?:[A-Za-z]:)?[^\s:][^:]{0,400}\.kts?):(?<line>\d+):(?<column>\d+): (?<message>.+) \[(?<rule>\w+)\]$/,
      failureType: 'linting',
      strength: 5,
    },
    // Android lint: `X.kt:12: Error: text [NewApi]`.
    {
      pattern:
        /^(?<file>(?:[A-Za-z]:)?[^\s:][^:]{0,400}):(?<line>\d+): (?<level>Error|Warning): (?<message>.+) \[(?<rule>\w+)(?: from [\w.-]+)?\]$/,
      failureType: 'linting',
      strength: 5,
    },
  ],
})

export const checkstyle: Diagnostic = {
  ...table,
  read(lines, step) {
    const seen = new Set<string>()
    // The Maven plug-in tells what the audit has told before, with a shorter path.
    return table.read(lines, step).filter((f) => {
      const first = f.artifacts[0]
      const name = first?.path.split(/[\\/]/).at(-1)
      const key = JSON.stringify([name, first?.line, first?.column, f.ruleId, f.message])
      const isNew = !seen.has(key)
      seen.add(key)
      return isNew
    })
  },
}
