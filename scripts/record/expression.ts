// The evaluator of `src/ci`, for a job that really runs: here everything is known, and what is not is a fault of the workflow.
import { type Contexts, condition, template } from '../../src/ci/expression.ts'
import type { JobStatus } from '../../src/ci/expression-functions.ts'

/** A text with every `${{ }}` replaced by its value. Throws for an expression that this recorder cannot answer. */
export function fill(text: string, contexts: Contexts): string {
  const filled = template(text, contexts)
  if (!filled.known) throw new Error(`the recorder cannot evaluate: ${text}`)
  return filled.text
}

/** Whether a step with this `if:` runs. Throws like `fill`. */
export function holds(text: string | undefined, contexts: Contexts, status: JobStatus): boolean {
  const runs = condition(text, contexts, status)
  if (runs === undefined) throw new Error(`the recorder cannot evaluate: if: ${text}`)
  return runs
}
