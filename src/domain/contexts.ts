// Contexts of the expression language, handed in as JSON (`${{ toJSON(steps) }}`). Unknown keys are let through unread.
import { z } from 'zod'

/** How a step or job ended, in the platform's words. */
export const ContextResult = z.enum(['success', 'failure', 'cancelled', 'skipped'])
export type ContextResult = z.infer<typeof ContextResult>

/** The parts of `job` that we use; the workflow parts name the file that holds this job, also in a reusable workflow. */
export const JobContext = z.object({
  status: z.string().optional(),
  check_run_id: z.union([z.int(), z.string()]).nullish(),
  workflow_ref: z.string().nullish(),
  workflow_sha: z.string().nullish(),
  workflow_repository: z.string().nullish(),
  workflow_file_path: z.string().nullish(),
})
export type JobContext = z.infer<typeof JobContext>

/** By step id. `outcome` is before `continue-on-error`, `conclusion` after it (platform.md 1.11). */
export const StepsContext = z.record(
  z.string(),
  z.object({ outcome: ContextResult.optional(), conclusion: ContextResult.optional() }),
)
export type StepsContext = z.infer<typeof StepsContext>

/** By job key. */
export const NeedsContext = z.record(z.string(), z.object({ result: ContextResult }))
export type NeedsContext = z.infer<typeof NeedsContext>
