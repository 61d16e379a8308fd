// A workflow run as the platform tells it, in our words. Times are ISO 8601 in UTC.
import { z } from 'zod'

export const Conclusion = z.enum([
  'success',
  'failure',
  'cancelled',
  'skipped',
  'neutral',
  'timed_out',
  'action_required',
  'stale',
  'startup_failure',
])
export type Conclusion = z.infer<typeof Conclusion>

export const RunStep = z.object({
  name: z.string(),
  number: z.int(),
  status: z.string(),
  conclusion: Conclusion.nullable(),
  startedAt: z.string().optional(),
  completedAt: z.string().optional(),
})
export type RunStep = z.infer<typeof RunStep>

export const RunJob = z.object({
  id: z.int(),
  name: z.string(),
  status: z.string(),
  conclusion: Conclusion.nullable(),
  startedAt: z.string().optional(),
  completedAt: z.string().optional(),
  runnerName: z.string().optional(),
  labels: z.array(z.string()),
  steps: z.array(RunStep),
})
export type RunJob = z.infer<typeof RunJob>

export const Run = z.object({
  id: z.int(),
  attempt: z.int().min(1),
  repository: z.string(),
  repositoryId: z.int(),
  headRepositoryId: z.int().nullable(),
  event: z.string(),
  headSha: z.string(),
  headBranch: z.string().nullable(),
  /** For a pull request of the same repository: the branch that it goes to. */
  baseBranch: z.string().optional(),
  status: z.string(),
  conclusion: Conclusion.nullable(),
  /** Path of the workflow file, as `.github/workflows/ci.yml`. */
  workflowPath: z.string(),
  workflowName: z.string(),
  url: z.string(),
})
export type Run = z.infer<typeof Run>

/** An annotation of a finished job's check run. */
export const RunAnnotation = z.object({
  path: z.string(),
  startLine: z.int(),
  endLine: z.int(),
  level: z.enum(['notice', 'warning', 'failure']),
  title: z.string(),
  message: z.string(),
})
export type RunAnnotation = z.infer<typeof RunAnnotation>
