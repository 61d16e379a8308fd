// Elixir: compiler, ExUnit, mix format, Credo and dependencies.
import { perLine } from './per-line.ts'

export const elixir = perLine({
  tool: 'elixir',
  reads: 'mix compile, mix test (ExUnit), mix format --check-formatted, Credo, mix deps.',
  fixtures: 'written',
  sign: /\.exs?:\d+|\*\* \(\w|mix format|^\*\* \(Mix\)/,
  rules: [
    {
      pattern: /^ {2}\d+\) (?<message>(?:test|property|doctest) .{1,300}) \((?<rule>[A-Z][\w.]{1,200})\)$/,
      failureType: 'test_failure',
      strength: 5,
      context: /^ {5}\S|^$/,
      place: /^ {5}(?<file>[^\s:]{1,300}\.exs?):(?<line>\d+)$/,
      more: /^ {5}(?<text>(?:Assertion|match \(|\*\* \(|Expected|code:).{0,300})$/,
    },
    {
      pattern:
        /^\*\* \((?<rule>SyntaxError|TokenMissingError|MismatchedDelimiterError)\) (?:invalid syntax found on )?(?<file>[^\s:]{1,300}\.exs?):(?<line>\d+)(?::(?<column>\d+))?:? ?(?<message>.*)$/,
      failureType: 'syntax_error',
      strength: 5,
      context: /^\s+\S/,
    },
    {
      pattern: /^\*\* \((?<rule>CompileError)\) (?<file>[^\s:]{1,300}\.exs?)(?::(?<line>\d+))?: (?<message>.+)$/,
      failureType: 'type_checking',
      strength: 5,
    },
    {
      pattern: /^(?:== Compilation error in file (?<file>\S{1,300}) ==)$/,
      failureType: 'type_checking',
      ruleId: 'CompileError',
      strength: 3,
      context: /\S/,
    },
    {
      pattern: /^\*\* \(Mix\) (?<message>mix format failed due to --check-formatted.*)$/,
      failureType: 'code_formatting',
      ruleId: 'mix format',
      strength: 5,
      context: /^\s+\*|^\s*$|^The following/,
      place: /^ +\* (?<file>\S+)$/,
    },
    {
      pattern:
        /^\*\* \(Mix\) (?<message>(?:Can't continue due to errors on dependencies|Hex dependency resolution failed|Unknown package).*)$/,
      failureType: 'dependency_issue',
      ruleId: 'deps',
      strength: 4,
    },
    {
      pattern: /^\*\* \((?<rule>[A-Z][\w.]{1,100})\) (?<message>.+)$/,
      failureType: 'runtime_error',
      strength: 3,
      context: /^ {4}\S/,
    },
    {
      pattern: /^┃ {1,4}\[(?<rule>[CDFRW])\] . (?<message>.+)$/,
      failureType: 'linting',
      strength: 4,
      context: /^┃ {6,}\S/,
    },
  ],
})
