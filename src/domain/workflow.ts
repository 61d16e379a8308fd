// Workflow and action files as loose shapes: what we use is checked, what we do not know is let through (platform.md 9.11).
import { z } from 'zod'
import { Location } from './evidence.ts'

/** A value as YAML writes it where the platform wants a string: `shell: 1` and `timeout-minutes: ${{ x }}` are both legal. */
export const Scalar = z.union([z.string(), z.number(), z.boolean()])
export type Scalar = z.infer<typeof Scalar>

/** What a step puts away for other jobs or fetches from them: an artifact by name (`*`: all), a cache by key. */
export const StepFlow = z.object({
  type: z.enum(['artifact', 'cache']),
  gives: z.boolean(),
  takes: z.boolean(),
  name: z.string(),
})
export type StepFlow = z.infer<typeof StepFlow>

const stepParts = {
  index: z.int().min(0),
  id: z.string().optional(),
  name: z.string().optional(),
  uses: z.string().optional(),
  run: z.string().optional(),
  condition: z.string().optional(),
  shell: z.string().optional(),
  workingDirectory: z.string().optional(),
  /** `true`, or an expression that only the run can tell (then it is kept as text). */
  continueOnError: z.union([z.boolean(), z.string()]),
  timeoutMinutes: Scalar.optional(),
  background: z.boolean(),
  /** Names only: values may be secrets. */
  envNames: z.array(z.string()),
  flow: StepFlow.optional(),
  location: Location,
}

/** One step of a job or of a composite action, flattened: `parallel` groups are unfolded in file order. */
export const WorkflowStep = z.object({
  ...stepParts,
  /** Steps of the composite action that `uses` names, where its file is in the repository; those of nested ones behind their caller. */
  inner: z.array(z.object(stepParts)).optional(),
})
export type WorkflowStep = z.infer<typeof WorkflowStep>

/** One job as it will run: a matrix leg has its own entry. */
export const WorkflowJob = z.object({
  /** Key in the YAML. */
  key: z.string(),
  /** Names this job can have in the API and in `Complete job name:`; the first is the likeliest. */
  names: z.array(z.string()).min(1),
  /** True when `names` hold a pattern only (dynamic matrix, expressions we cannot evaluate). */
  dynamic: z.boolean(),
  matrix: z.record(z.string(), z.unknown()).optional(),
  needs: z.array(z.string()),
  condition: z.string().optional(),
  continueOnError: z.union([z.boolean(), z.string()]),
  failFast: z.boolean(),
  runsOn: z.string().optional(),
  container: z.boolean(),
  steps: z.array(WorkflowStep),
  /** Reference of the reusable workflow this job calls, if it calls one. */
  uses: z.string().optional(),
  /** What `with:` hands to that workflow; a value that only the run knows keeps its `${{ }}`. */
  inputs: z.record(z.string(), Scalar).optional(),
  location: Location,
})
export type WorkflowJob = z.infer<typeof WorkflowJob>

export const Workflow = z.object({
  path: z.string(),
  name: z.string().optional(),
  /** Values that the inputs of `workflow_call` have when the caller gives none. */
  inputs: z.record(z.string(), Scalar).optional(),
  jobs: z.array(WorkflowJob),
  /** What could not be read, as sentences. A broken file gives an empty `jobs` and a note, never an error. */
  notes: z.array(z.string()),
})
export type Workflow = z.infer<typeof Workflow>

/** `action.yml` of a composite action, as far as its steps go. */
export const CompositeAction = z.object({
  path: z.string(),
  steps: z.array(WorkflowStep),
  notes: z.array(z.string()),
})
export type CompositeAction = z.infer<typeof CompositeAction>
