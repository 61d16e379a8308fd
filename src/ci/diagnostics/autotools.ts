// configure scripts, autoreconf, meson and pkg-config: mostly a program or library that the machine lacks.
import type { FailureType } from '../../domain/evidence.ts'
import { type Groups, perLine } from './per-line.ts'

function kind({ message }: Groups): FailureType {
  return /not found|required|missing|no acceptable|cannot find|could not find|not installed|too old/i.test(
    message ?? '',
  )
    ? 'environment_error'
    : 'configuration_error'
}

export const autotools = perLine({
  tool: 'autotools',
  reads: 'configure, autoreconf, aclocal, meson and pkg-config errors.',
  fixtures: 'real',
  sign: /configure(?:\.ac)?:|Can't exec "|autoreconf: |aclocal: |meson\.build:|No package '/,
  rules: [
    {
      pattern: /^\s*(?<message>Can't exec "(?<rule>[^"]{1,100})": No such file or directory).*$/,
      failureType: 'environment_error',
      strength: 5,
    },
    {
      pattern: /^(?:\S{0,200}\/)?configure: error: (?<message>.+)$/,
      failureType: kind,
      ruleId: 'configure',
      strength: 4,
      context: /^[A-Z\s].*\S/,
    },
    {
      pattern: /^(?<file>[\w./-]*configure\.(?:ac|in)):(?<line>\d+): error: (?<message>.+)$/,
      failureType: 'configuration_error',
      ruleId: 'autoconf',
      strength: 5,
    },
    {
      pattern: /^(?:autoreconf|aclocal|automake|autoconf): error: (?<message>.+)$/,
      failureType: kind,
      ruleId: 'autoreconf',
      strength: 2,
    },
    {
      pattern:
        /^(?<file>[\w./-]*meson\.build|meson_options\.txt):(?<line>\d+):(?<column>\d+): ERROR: (?<message>Dependency .+)$/,
      failureType: 'dependency_issue',
      ruleId: 'dependency',
      strength: 5,
    },
    {
      pattern: /^(?<file>[\w./-]*meson\.build|meson_options\.txt):(?<line>\d+):(?<column>\d+): ERROR: (?<message>.+)$/,
      failureType: 'configuration_error',
      ruleId: 'meson',
      strength: 5,
    },
    { pattern: /^(?<message>No package '(?<rule>[^']{1,100})' found)$/, failureType: 'dependency_issue', strength: 3 },
  ],
})
