// What a diagnostic tells of some lines, one short text a finding, so that tests stay readable.
import type { Diagnostic, Finding, Line, StepContext } from '../../../src/ci/diagnostics/diagnostic.ts'

/** `type rule file:line:column | message | line number`; a missing part is `-`. */
export function told(diagnostic: Diagnostic, lines: readonly Line[], step: Partial<StepContext> = {}): string[] {
  return diagnostic.read(lines, { command: 'make', ...step }).map(line)
}

function line(f: Finding): string {
  const first = f.artifacts[0]
  const place =
    first === undefined ? '-' : [first.path, first.line, first.column].filter((x) => x !== undefined).join(':')
  return `${f.failureType} ${f.ruleId ?? '-'} ${place} | ${f.message} | ${f.at}`
}
