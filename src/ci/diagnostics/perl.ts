// Perl: failed tests of Test::More as prove shows them, and what `die` says of a program.
import type { FailureType } from '../../domain/evidence.ts'
import type { Diagnostic } from './diagnostic.ts'
import { type Groups, perLine } from './per-line.ts'

function kind({ message }: Groups): FailureType {
  const said = message ?? ''
  return /^(?:syntax error|Can't find string terminator|Missing right curly|Unmatched right)/.test(said)
    ? 'syntax_error'
    : 'runtime_error'
}

const table = perLine({
  tool: 'perl',
  reads: 'Test::More and prove: one finding a failed test; errors that end a Perl program, with their place.',
  fixtures: 'real',
  sign: /^\s*# {1,3}Failed test|\bat \S+ line \d+(?:\.|,)|Can't exec "/,
  rules: [
    {
      pattern: /^ {0,40}# {1,3}(?<message>Failed test(?: '.{1,300}'| at (?<file>\S{1,300}) line (?<line>\d+)\.))$/,
      failureType: 'test_failure',
      strength: 5,
      context: /^ {0,40}#(?! {1,3}(?:Failed|Looks like))/,
      more: /^ {0,40}# +(?<text>(?:got: |Structures begin differing|'.{1,100}').{0,200})$/,
      place: /^ {0,40}# {1,3}at (?<file>\S{1,300}) line (?<line>\d+)\.$/,
    },
    {
      pattern:
        /^(?<message>Can't locate (?<rule>[\w/.]{1,200}) in @INC)\b.{0,3000} at (?<file>\S{1,300}) line (?<line>\d+)\.$/,
      failureType: 'dependency_issue',
      strength: 4,
    },
    {
      pattern:
        /^(?<message>Can't exec "(?<rule>[^"]{1,100})": (?:No such file or directory|Permission denied)) at (?<file>\S{1,300}) line (?<line>\d+)\.?$/,
      failureType: 'environment_error',
      strength: 5,
    },
    {
      pattern:
        /^(?<message>(?!Can't locate |Use of uninitialized|BEGIN failed|Compilation failed|#|\s)[^\n]{1,400}?) at (?<file>[\w./+-]{1,300}\.(?:pl|pm|t|PL|cgi)) line (?<line>\d+)(?:\.|, (?:<\w{0,20}> (?:line|chunk) \d+\.|near .{0,200}))$/,
      failureType: kind,
      strength: 3,
    },
  ],
})

export const perl: Diagnostic = {
  ...table,
  read(lines, step) {
    const found = table.read(lines, step)
    // Warnings of a program that went on have the form of its last words: only the last counts.
    const died = found.filter((f) => f.strength === 3)
    return found.filter((f) => f.strength !== 3 || f === died.at(-1) || f.failureType !== 'runtime_error')
  },
}
