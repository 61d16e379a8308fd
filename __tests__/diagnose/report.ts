// A finished report about given failures, as the stages after the keyless diagnosis get it.
import { decompose } from '../../src/diagnose/decompose.ts'
import type { Failure, Graph } from '../../src/domain/evidence.ts'
import type { Report } from '../../src/domain/report.ts'
import { emptyReport } from '../../src/report/empty.ts'
import { aRunWith } from './failures.ts'

/** `needs` are pairs of jobs: the second waits for the first. */
export function aReport(
  failures: readonly Partial<Failure>[],
  needs: readonly (readonly [string, string])[] = [],
): Report {
  const organized = { ...aRunWith(failures), graph: graphOf(needs) }
  const problems = decompose(organized, { repository: 'octo/demo', workflow: '.github/workflows/ci.yml' })
  return { ...emptyReport('octo/demo'), status: 'diagnosed', ...organized, problems }
}

function graphOf(needs: readonly (readonly [string, string])[]): Graph {
  const names = [...new Set(needs.flat())]
  return {
    nodes: names.map((name) => ({ id: `job:${name}`, kind: 'job', name, status: 'failed' })),
    edges: needs.map(([from, to]) => ({ from: `job:${from}`, to: `job:${to}`, type: 'needs' })),
  }
}
