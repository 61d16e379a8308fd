// `retrace-report.json`: one shape with and without a model, in the action and in the CLI. Published as docs/report.schema.json.
import { z } from 'zod'
import { Environment, Failure, Graph, Outcome, Validation } from './evidence.ts'
import { ModelRefusal, ModelReport } from './model.ts'
import { Problem } from './problem.ts'

/** What a run of ours ended as; the `status` output. */
export const Status = z.enum(['repaired', 'partial', 'unrepaired', 'diagnosed', 'nothing-to-do', 'refused'])
export type Status = z.infer<typeof Status>

/** Closed list of reasons behind a status or a note; the `reason` output. */
export const ReasonCode = z.enum([
  'ok',
  'untrusted_event',
  'fork_head',
  'untrusted_author',
  'context_mismatch',
  'context_unconfirmed',
  'log_truncated',
  'log_unreadable',
  'log_missing',
  'permission_missing',
  'workflow_unreadable',
  'api_unavailable',
  'bad_input',
  'internal',
  ...ModelRefusal.options,
])
export type ReasonCode = z.infer<typeof ReasonCode>

/** Where a job's log came from (platform.md 1.24). */
export const SourceKind = z.enum(['log-path', 'runner-page', 'api-log', 'steps-only', 'none'])
export type SourceKind = z.infer<typeof SourceKind>

export const Source = z.object({
  job: z.string(),
  kind: SourceKind,
  /** File, archive member or API path that was read. */
  log: z.string(),
  /** Page of the job on the server, where it is known. */
  url: z.string().optional(),
  lines: z.int().min(0),
  bytes: z.int().min(0),
  /** False when something is known to be missing from it; `note` says what. */
  complete: z.boolean(),
  note: z.string().optional(),
})
export type Source = z.infer<typeof Source>

/** Something a reader must know that is neither failure nor problem: what could not be read, and what to do about it. */
export const Note = z.object({ code: ReasonCode, text: z.string() })
export type Note = z.infer<typeof Note>

/** A problem of the attempt before that this one does not show. */
export const EarlierProblem = z.object({
  title: z.string(),
  job: z.string(),
  /** `gone`: its check ran again and did not show it; `unreached`: its check did not run this time. */
  now: z.enum(['gone', 'unreached']),
})
export type EarlierProblem = z.infer<typeof EarlierProblem>

/** This attempt beside the one before (method.md 1.6). `new` and `same` hold ids of problems. */
export const Attempts = z.object({
  before: z.int().min(1),
  new: z.array(z.string()),
  same: z.array(z.string()),
  earlier: z.array(EarlierProblem),
})
export type Attempts = z.infer<typeof Attempts>

export const Report = z.object({
  schema: z.literal(1),
  retrace: z.string(),
  mode: z.enum(['diagnose', 'repair', 'mine', 'verify']),
  status: Status,
  reason: ReasonCode,
  outcome: Outcome,
  run: z.object({
    repository: z.string(),
    workflow: z.string(),
    runId: z.int().optional(),
    attempt: z.int().optional(),
    headSha: z.string().optional(),
    url: z.string().optional(),
  }),
  problems: z.array(Problem),
  failures: z.array(Failure),
  validations: z.array(Validation),
  graph: Graph,
  environment: z.array(Environment),
  sources: z.array(Source),
  notes: z.array(Note),
  /** Counts of what was taken out before anything was shown: secret values, hidden characters, cut lines. */
  cleaned: z.object({ secrets: z.int(), hiddenCharacters: z.int(), cutLines: z.int() }),
  /** Where a model was configured: whether its answer was used, and what it cost. */
  model: ModelReport.optional(),
  /** For attempts after the first, where the one before could be read. */
  attempts: Attempts.optional(),
})
export type Report = z.infer<typeof Report>
