// Dart and Flutter: analyzer, tests, formatter, pub.
import type { FailureType } from '../../domain/evidence.ts'
import { type Groups, perLine } from './per-line.ts'

const severityKind = ({ level, rule }: Groups): FailureType =>
  level === 'error'
    ? /^(?:expected_|missing_identifier|unterminated)/.test(rule ?? '')
      ? 'syntax_error'
      : 'type_checking'
    : 'linting'

export const dart = perLine({
  tool: 'dart',
  reads: 'dart analyze, flutter analyze, dart and flutter test, dart format, pub get.',
  fixtures: 'written',
  sign: /\.dart[: ]|\.dart$|version solving failed|\[E\]$/,
  rules: [
    {
      pattern:
        /^ *(?<level>error|warning|info) [-•] (?:(?<file>[^\s:]{1,300}\.dart):(?<line>\d+):(?<column>\d+) - )?(?<message>.+?)(?: [-•] (?<rule>[a-z_]{3,80}))?$/,
      failureType: severityKind,
      strength: 5,
    },
    {
      pattern: /^(?<file>[^\s:]{1,300}\.dart):(?<line>\d+):(?<column>\d+): Error: (?<message>.+)$/,
      failureType: 'type_checking',
      strength: 5,
      context: /^\s+\S|^\S.{0,200};$/,
    },
    {
      pattern: /^\d\d:\d\d \+\d+(?: ~\d+)?(?: -\d+): (?:(?<file>\S{1,300}\.dart): )?(?<message>.+) \[E\]$/,
      failureType: 'test_failure',
      strength: 5,
      context: /^\s+\S/,
      more: /^ +(?<text>(?:Expected|Exception|Error|Test failed|Bad state).{0,300})$/,
    },
    {
      pattern: /^Changed (?<file>\S{1,300}\.dart)$/,
      failureType: 'code_formatting',
      ruleId: 'dart format',
      strength: 4,
    },
    {
      pattern: /^(?<message>.{0,300}version solving failed\.)$/,
      failureType: 'dependency_issue',
      ruleId: 'pub',
      strength: 5,
    },
  ],
})
