// Why a problem happened, in the fewest words that add to its title.
import type { CauseClass } from '../domain/problem.ts'
import type { ProblemView } from './problem-view.ts'

/** Words for a cause; `change` and `unknown` say nothing a reader does not assume. */
export const causeWords: Readonly<Record<CauseClass, string>> = {
  change: '',
  unknown: '',
  dependency: 'probably a dependency, not this change',
  configuration: 'probably the configuration',
  environment: 'probably the machine, not the code',
  flaky: 'probably flaky: another attempt at the same commit ended otherwise',
  'pre-existing': 'probably older than this change',
}

/** Root cause, description or the tool's own message: the first that the title does not already say. Hostile text. */
export function whyText(view: ProblemView): string | undefined {
  const { problem, failures } = view
  const title = problem.title.toLowerCase()
  const candidates = [problem.rootCause, problem.description, failures[0]?.message ?? '']
  return candidates.find((text) => text.trim() !== '' && !title.includes(text.trim().toLowerCase()))
}
