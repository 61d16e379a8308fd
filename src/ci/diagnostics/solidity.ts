// Foundry and Hardhat: solc errors, failed tests, forge fmt.
import type { FailureType } from '../../domain/evidence.ts'
import type { Diagnostic } from './diagnostic.ts'
import { type Groups, perLine } from './per-line.ts'

const kind = ({ message, family }: Groups): FailureType => {
  if (/not found|File (?:import callback )?not/.test(message ?? '')) return 'dependency_issue'
  return family === 'ParserError' ? 'syntax_error' : 'type_checking'
}
/** The place and the excerpt; forge prints the same error a second time with its family. */
const context = /^(?:Parser|Type|Declaration|DocstringParsing|Syntax)Error: |^ *-->|^ *\d* ?\||^$/
const place = /^ *--> (?<file>[^\s:]{1,300}):(?<line>\d+):(?<column>\d+)/

const table = perLine({
  tool: 'solc',
  reads: 'solc through Foundry or Hardhat, failed forge tests, forge fmt --check.',
  fixtures: 'written',
  sign: /\(\d{3,5}\): |(?:Parser|Type|Declaration)Error: |^\[FAIL|\[FAIL[.:]|Diff in .*\.sol|HH\d{1,4}: /,
  rules: [
    {
      pattern: /^(?<level>Error|Warning) \((?<rule>\d{3,5})\): (?<message>.+)$/,
      failureType: kind,
      strength: 5,
      context,
      place,
    },
    {
      pattern: /^(?<family>ParserError|TypeError|DeclarationError): (?<message>.+)$/,
      failureType: kind,
      strength: 4,
      context,
      place,
    },
    {
      pattern:
        /^\[FAIL(?:[.:] ?(?:Reason: )?(?<message>.{0,400}?))?\] (?<symbol>test\w*|invariant\w*|testFuzz\w*)\(.*$/,
      failureType: 'test_failure',
      strength: 5,
    },
    {
      pattern: /^Diff in (?<file>\S{1,300}\.sol)(?: at line (?<line>\d+))?:$/,
      failureType: 'code_formatting',
      ruleId: 'forge fmt',
      strength: 5,
      context: /^\d* *\d* *\|/,
    },
    { pattern: /^Error: (?<rule>HH\d{1,4}): (?<message>.+)$/, failureType: 'configuration_error', strength: 4 },
  ],
})

export const solidity: Diagnostic = {
  ...table,
  read(lines, step) {
    const found = table.read(lines, step)
    // Forge prints each error twice: with its number, then with its family. JavaScript has a TypeError too, without a place.
    const numbered = new Set(found.filter((f) => f.ruleId !== undefined).map((f) => f.message))
    return found.filter(
      (f) =>
        f.ruleId !== undefined ||
        f.failureType === 'test_failure' ||
        (f.artifacts.length > 0 && !numbered.has(f.message)),
    )
  },
}
