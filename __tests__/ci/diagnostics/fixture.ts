// Runs a diagnostic over a fixture the way its caller does: `read` only where some line bears the sign.
import type { Diagnostic, StepContext } from '../../../src/ci/diagnostics/diagnostic.ts'
import { toLines } from '../../../src/ci/lines.ts'
import { toolLines } from '../../fixtures/tool-lines.ts'
import { assertSound } from './linear.ts'
import { told } from './told.ts'

/** What the diagnostic tells of `__tests__/fixtures/tools/<name>.log`; nothing when no line bears its sign. */
export function toldOf(diagnostic: Diagnostic, name: string, step: Partial<StepContext> = {}): string[] {
  return toldLines(diagnostic, toolLines(`${name}.log`), step)
}

/** The same for text in the test. */
export function toldText(diagnostic: Diagnostic, text: string, step: Partial<StepContext> = {}): string[] {
  return toldLines(diagnostic, toLines(text), step)
}

function toldLines(diagnostic: Diagnostic, lines: ReturnType<typeof toLines>, step: Partial<StepContext>): string[] {
  if (!lines.some((line) => diagnostic.sign.test(line.text))) return []
  assertSound(diagnostic, lines)
  return told(diagnostic, lines, step)
}
