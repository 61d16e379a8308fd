// Why a problem happened, in the fewest words that add to its title.
import type { CauseClass, Problem } from '../domain/problem.ts'
import type { ProblemView } from './problem-view.ts'

/** Words for a cause; `unknown` says nothing. */
const causeWords: Readonly<Record<CauseClass, string>> = {
  change: 'probably this change',
  unknown: '',
  dependency: 'probably a dependency, not this change',
  configuration: 'probably the configuration',
  environment: 'probably the machine, not the code',
  flaky: 'probably flaky',
  'pre-existing': 'probably older than this change',
}

/** The cause with what it rests on; empty when nobody knows. Hostile text: the evidence quotes logs and names. */
export function causeText({ causeClass, causeEvidence = '' }: Problem): string {
  const words = causeWords[causeClass]
  return words === '' || causeEvidence === '' ? words : `${words}: ${causeEvidence}`
}

/** Root cause, description or the tool's own message: the first that the title does not already say. Hostile text. */
export function whyText(view: ProblemView): string | undefined {
  const { problem, failures } = view
  const title = problem.title.toLowerCase()
  const candidates = [problem.rootCause, problem.description, failures[0]?.message ?? '']
  return candidates.find((text) => text.trim() !== '' && !title.includes(text.trim().toLowerCase()))
}
