// Reads as much of a workflow file as a recording needs. Wrong YAML is wrong usage here: the person at the keyboard wrote it.
import { parse } from 'yaml'
import { z } from 'zod'

const Value = z
  .union([z.string(), z.number(), z.boolean(), z.null()])
  .transform((value) => (value === null ? '' : String(value)))
const Pairs = z.record(z.string(), Value)
const Values = Pairs.default({})
/** `read-all`, `write-all`, or a level for each scope. Not `Values`: its default would hide that a job inherits. */
const Permissions = z.union([z.string(), Pairs]).optional()
const Defaults = z.object({
  run: z.object({ shell: z.string().optional(), 'working-directory': z.string().optional() }).default({}),
})

const Step = z.object({
  id: z.string().optional(),
  name: z.string().optional(),
  if: Value.optional(),
  uses: z.string().optional(),
  run: z.string().optional(),
  with: Values,
  env: Values,
  shell: z.string().optional(),
  'working-directory': z.string().optional(),
  'continue-on-error': Value.default('false'),
  'timeout-minutes': Value.optional(),
})
export type Step = z.infer<typeof Step>

const Job = z.object({
  name: z.string().optional(),
  env: Values,
  defaults: Defaults.default({ run: {} }),
  permissions: Permissions,
  steps: z.array(Step).min(1),
})

const Workflow = z.object({
  env: Values,
  defaults: Defaults.default({ run: {} }),
  permissions: Permissions,
  jobs: z.record(z.string(), z.unknown()),
})

/** One job with what it inherits from its workflow. Texts still hold their `${{ }}`. */
export type Job = {
  readonly key: string
  readonly name: string
  readonly env: Readonly<Record<string, string>>
  readonly shell: string | undefined
  readonly workingDirectory: string | undefined
  readonly permissions: Readonly<Record<string, string>>
  readonly steps: readonly Step[]
}

/** The job `key` of a workflow file. Throws with a sentence when the file has no such job or the job has no steps. */
export function readJob(yaml: string, key: string): Job {
  const workflow = Workflow.parse(parse(yaml))
  const found = workflow.jobs[key]
  if (found === undefined) throw new Error(`no job ${key}; there are: ${Object.keys(workflow.jobs).join(', ')}`)
  const job = Job.parse(found)
  const permissions = job.permissions ?? workflow.permissions
  return {
    key,
    name: job.name ?? key,
    env: { ...workflow.env, ...job.env },
    shell: job.defaults.run.shell ?? workflow.defaults.run.shell,
    workingDirectory: job.defaults.run['working-directory'] ?? workflow.defaults.run['working-directory'],
    permissions: typeof permissions === 'object' ? permissions : { contents: 'read' },
    steps: job.steps,
  }
}
