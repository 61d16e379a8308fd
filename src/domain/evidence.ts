// What a run shows: the vocabulary of everything that is read from logs and workflow files (method.md 0, `Organized`).
import { z } from 'zod'

/** The twelve failure types of CI-Repair-Bench. A closed list: reports, outputs and stored experience use these words only. */
export const FailureType = z.enum([
  'linting',
  'code_formatting',
  'test_failure',
  'type_checking',
  'dependency_issue',
  'runtime_error',
  'configuration_error',
  'doc_docstring',
  'assertion_error',
  'package_install_error',
  'syntax_error',
  'environment_error',
])
export type FailureType = z.infer<typeof FailureType>

/** How a run, a job or a step ended, as far as the evidence tells. */
export const Outcome = z.enum(['failure', 'success', 'cancelled'])
export type Outcome = z.infer<typeof Outcome>

/** A place in a log. Lines count from 1 and end at LF; `log` names the file or archive member they count in. */
export const Citation = z.object({
  log: z.string(),
  job: z.string(),
  fromLine: z.int().min(1),
  toLine: z.int().min(1),
})
export type Citation = z.infer<typeof Citation>

/** A file that a failure points at: relative to the repository where that could be told, `/` as separator. */
export const Artifact = z.object({
  path: z.string(),
  line: z.int().min(1).optional(),
  column: z.int().min(0).optional(),
  symbol: z.string().optional(),
})
export type Artifact = z.infer<typeof Artifact>

/** A place in a workflow or action file. */
export const Location = z.object({ path: z.string(), line: z.int().min(1) })
export type Location = z.infer<typeof Location>

/** The step a failure belongs to. `command` is the text after `Run ` in the log's header, or the whole script where it is known. */
export const StepRef = z.object({ name: z.string().optional(), command: z.string() })
export type StepRef = z.infer<typeof StepRef>

/** The command inside a step's script that failed, found by reading the scripts of the repository; nothing was run to find it. */
export const ToolCommand = z.object({
  command: z.string(),
  /** Relative to the repository; `.` is its top. */
  workingDirectory: z.string(),
  /** The commands that lead to it, outermost first; empty when it stands in the step's own script. */
  via: z.array(z.string()),
})
export type ToolCommand = z.infer<typeof ToolCommand>

export const Failure = z.object({
  id: z.string(),
  job: z.string(),
  step: StepRef,
  /** Names of all jobs (matrix legs) in which the same failure was seen; the first is `job`. */
  legs: z.array(z.string()),
  location: Location.optional(),
  /** false: it was seen, but it is not why the job failed (tolerated, swallowed, cancelled from outside). */
  fatal: z.boolean(),
  failureType: FailureType,
  tool: z.string(),
  ruleId: z.string().optional(),
  message: z.string(),
  /** Short literal texts that would find this failure again: exception, rule, missing name. */
  signals: z.array(z.string()),
  artifacts: z.array(Artifact),
  evidence: Citation,
  excerpt: z.string(),
  /** Where it can be told and says more than the step's script. */
  toolCommand: ToolCommand.optional(),
})
export type Failure = z.infer<typeof Failure>

export const ValidationStatus = z.enum(['successful', 'failed', 'unreached', 'skipped', 'cancelled'])
export type ValidationStatus = z.infer<typeof ValidationStatus>

/** One step of one job, seen as a check: what it runs, when it runs, how it ended and why. */
export const Validation = z.object({
  id: z.string(),
  job: z.string(),
  step: z.string(),
  /** First line of the script, or the action reference; expressions as the log shows them if the step ran. */
  command: z.string(),
  kind: z.enum(['run', 'uses', 'runner']),
  /** Place in the run: jobs in `needs` order, then steps in file order. Counts from 1. */
  order: z.int().min(1),
  condition: z.string().optional(),
  /** Where the workflow file tells them; `workingDirectory` is relative to the repository, `envNames` are names without values. */
  shell: z.string().optional(),
  workingDirectory: z.string().optional(),
  envNames: z.array(z.string()).optional(),
  status: ValidationStatus,
  why: z.string(),
  /** The whole script as it ran, where it is known; `command` is its first line. */
  script: z.string().optional(),
  location: Location.optional(),
  evidence: Citation.optional(),
})
export type Validation = z.infer<typeof Validation>

export const GraphNode = z.object({
  id: z.string(),
  kind: z.enum(['job', 'step']),
  name: z.string(),
  status: ValidationStatus,
})
export type GraphNode = z.infer<typeof GraphNode>

/** `from` comes first: the job that is needed, the step before, the job that holds, the producer. */
export const GraphEdge = z.object({
  from: z.string(),
  to: z.string(),
  type: z.enum(['needs', 'order', 'contains', 'artifact', 'cache']),
})
export type GraphEdge = z.infer<typeof GraphEdge>

export const Graph = z.object({ nodes: z.array(GraphNode), edges: z.array(GraphEdge) })
export type Graph = z.infer<typeof Graph>

/** What a job ran on. `tools` maps a tool's name to the version that the log shows. */
export const Environment = z.object({
  job: z.string(),
  os: z.string().optional(),
  image: z.string().optional(),
  runner: z.string().optional(),
  tools: z.record(z.string(), z.string()),
})
export type Environment = z.infer<typeof Environment>

export const Organized = z.object({
  outcome: Outcome,
  failures: z.array(Failure),
  validations: z.array(Validation),
  graph: Graph,
  environment: z.array(Environment),
})
export type Organized = z.infer<typeof Organized>
