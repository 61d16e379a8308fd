// Workflows for tests: the text of a file in, the jobs that the reader makes of it out.

import { readWorkflow } from '../../src/ci/workflow.ts'
import type { Workflow, WorkflowJob } from '../../src/domain/workflow.ts'

/** A workflow whose jobs are given as YAML, each line as it stands under `jobs:`. */
export function workflowWith(jobs: string, path = '.github/workflows/ci.yml'): Workflow {
  const body = jobs
    .trimEnd()
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n')
  return readWorkflow(`on: push\njobs:\n${body}\n`, path)
}

/** One job of the given steps, each written as YAML of a mapping: `run: make`, `run: make\nif: always()`. */
export function jobWith(...steps: readonly string[]): WorkflowJob {
  const items = steps.map((step) => `    - ${step.split('\n').join('\n      ')}`)
  const [job] = workflowWith(['test:', '  runs-on: ubuntu-latest', '  steps:', ...items].join('\n')).jobs
  if (job === undefined) throw new Error('the test wrote a job that cannot be read')
  return job
}
