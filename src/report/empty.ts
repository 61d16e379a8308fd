// A report about nothing yet: what is published when Retrace did not get to read anything.
import type { Report } from '../domain/report.ts'
import { version } from '../domain/version.ts'

export function emptyReport(repository: string): Report {
  return {
    schema: 1,
    retrace: version,
    mode: 'diagnose',
    status: 'nothing-to-do',
    reason: 'ok',
    outcome: 'success',
    run: { repository, workflow: '' },
    problems: [],
    failures: [],
    validations: [],
    graph: { nodes: [], edges: [] },
    environment: [],
    sources: [],
    notes: [],
    cleaned: { secrets: 0, hiddenCharacters: 0, cutLines: 0 },
  }
}
