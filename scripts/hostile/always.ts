// What the words of a case (`must`, `outcome`) say for all cases of its kind, as assertions beside those of the file.
import type { Assertion, Case } from './cases.ts'

const noCrash: Assertion = { on: 'crash', op: 'equals', value: false }
const notRed: Assertion = { on: 'job_failed_by_us', op: 'equals', value: false }
const declared: Assertion = { on: 'outputs', op: 'subset_of', value: 'outputs of action.yml' }
const harmless: Assertion = { on: 'step_log', op: 'no_runner_command' }
/** The rendered page has no markup, link, mention, reference or comment but ours. */
const dead: Assertion = { on: 'summary', op: 'no_remote_fetch' }
const noPlace: Assertion = { on: 'names_place', op: 'equals', value: false }
/** Where there is a model: it was asked as the trial meant, the key went to its address alone, and nothing found on the way moved that. */
const asMeant: Assertion = { on: 'asked_in_vain', op: 'equals', value: false }
const stayed: Assertion = { on: 'strayed', op: 'untouched' }
const rejected: Assertion = { on: 'rejected', op: 'equals', value: true }

/** Assertions that hold of every trial of the case, whatever the file says. */
export function alwaysOf({ kind, expected, payload }: Case): Assertion[] {
  if (kind === 'path-escape') return expected.outcome === 'rejected' ? [noCrash, noPlace, rejected] : [noCrash, noPlace]
  const asked = payload.type === 'variants' || payload.type === 'http_and_env' ? [asMeant, stayed] : []
  return [noCrash, notRed, declared, harmless, dead, ...asked]
}
