// Failures and runs for tests of the diagnosis: what a test does not say is the same for all.
import type { Failure, Organized, Validation } from '../../src/domain/evidence.ts'

/** A failing type check of job `test`, with the parts that a test wants otherwise. */
export function aFailure(over: Partial<Failure> = {}): Failure {
  const job = over.job ?? 'test'
  return {
    id: 'f1',
    job,
    step: { name: 'Check', command: 'make check' },
    legs: [job],
    fatal: true,
    failureType: 'type_checking',
    tool: 'tsc',
    message: 'Type A is not assignable to type B',
    signals: [],
    artifacts: [{ path: 'src/a.ts', line: 1 }],
    evidence: { log: `${job}.log`, job, fromLine: 10, toLine: 11 },
    excerpt: '',
    ...over,
  }
}

/** A run of these failures, each with an id of its own, and one failed check for every step they name. */
export function aRunWith(
  failures: readonly Partial<Failure>[],
  checks: readonly Partial<Validation>[] = [],
): Organized {
  const whole = failures.map((over, i) => aFailure({ id: `f${i + 1}`, ...over }))
  const steps = new Map(whole.map((f) => [`${f.job} ${f.step.name} ${f.step.command}`, f]))
  const own = [...steps.values()].map(
    ({ job, step }): Partial<Validation> => ({ job, step: step.name ?? '', command: step.command }),
  )
  const validations = [...own, ...checks].map(
    (over, i): Validation => ({
      id: `v${i + 1}`,
      job: 'test',
      step: 'Check',
      command: 'make check',
      kind: 'run',
      order: i + 1,
      status: 'failed',
      why: 'it ended with exit code 1',
      ...over,
    }),
  )
  return { outcome: 'failure', failures: whole, validations, graph: { nodes: [], edges: [] }, environment: [] }
}
