// The class of a problem's cause, as far as one log can tell it (method.md 1.5). A cause is a label; its evidence is the problem's.
import type { Failure } from '../domain/evidence.ts'
import type { CauseClass } from '../domain/problem.ts'

/** From the failures alone: what points at the machine, the dependencies or the configuration; the rest stays `unknown`. */
export function causeOf(failures: readonly Failure[]): CauseClass {
  const types = new Set(failures.map((f) => f.failureType))
  if (types.size !== 1) return 'unknown'
  const [type] = types
  if (type === 'environment_error') return 'environment'
  if (type === 'dependency_issue' || type === 'package_install_error') return 'dependency'
  if (type === 'configuration_error') return 'configuration'
  return 'unknown'
}
