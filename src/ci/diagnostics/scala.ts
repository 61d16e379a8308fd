// sbt and scalac, ScalaTest, scalafmt.
import type { FailureType } from '../../domain/evidence.ts'
import { type Groups, perLine } from './per-line.ts'

const kind = ({ message }: Groups): FailureType =>
  /^(?:'.{1,20}' expected|illegal start|unclosed|identifier expected|.{1,30} expected but)/.test(message ?? '')
    ? 'syntax_error'
    : 'type_checking'

export const scala = perLine({
  tool: 'sbt',
  reads:
    'sbt: scalac errors of Scala 2 and 3, failed tests of ScalaTest and munit, scalafmtCheck, dependency resolution.',
  fixtures: 'written',
  sign: /\[error\] |\[info\] .*\*\*\* FAILED|\.scala:\d+/,
  rules: [
    {
      pattern: /^\[error\] (?<file>[^\s:][^:]{0,300}\.scala):(?<line>\d+):(?:(?<column>\d+):)? (?<message>.+)$/,
      failureType: kind,
      strength: 5,
      context: /^\[error\] (?: |\^)/,
    },
    {
      pattern:
        /^\[error\] -- (?:\[(?<rule>E\d+)\] )?(?<message>.{1,100}?): (?<file>\S{1,300}\.scala):(?<line>\d+):(?<column>\d+) -*$/,
      failureType: kind,
      strength: 5,
      context: /^\[error\] *\d* *\|/,
      more: /^\[error\] +\| +(?<text>[A-Za-z].{3,300})$/,
    },
    {
      pattern: /^\[info\] (?<message>[-*+] .{1,300}) \*\*\* FAILED \*\*\*/,
      failureType: 'test_failure',
      strength: 5,
      context: /^\[info\] {2,}\S/,
      more: /^\[info\] {3}(?<text>\S.{0,300})$/,
    },
    {
      pattern: /^==> X (?<message>(?<rule>[\w.]{1,200})\..{1,300}?) +[\d.]+s\b.*$/,
      failureType: 'test_failure',
      strength: 5,
    },
    {
      pattern: /^\[error\] (?<message>.{0,60}(?:scalafmt: \d+ files must be formatted|must be formatted).*)$/,
      failureType: 'code_formatting',
      ruleId: 'scalafmt',
      strength: 4,
    },
    {
      pattern:
        /^\[error\] (?:\(.{1,80}\) )?(?<message>(?:sbt\.librarymanagement\.ResolveException|lmcoursier\.internal\.shaded|Error downloading|not found: https?:|unresolved dependency).*)$/,
      failureType: 'dependency_issue',
      ruleId: 'resolve',
      strength: 4,
    },
  ],
})
