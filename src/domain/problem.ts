// A problem is one failure mechanism with one repair (method.md 0), and the closed words we may say about it.
import { z } from 'zod'
import { Citation, FailureType, ToolCommand } from './evidence.ts'

/** What running showed. */
export const Verdict = z.enum(['resolved', 'still-failing', 'regressed', 'new-failure', 'not-present', 'not-checkable'])
export type Verdict = z.infer<typeof Verdict>

/** What the patch policy says. */
export const Policy = z.enum(['ok', 'flagged', 'violated'])
export type Policy = z.infer<typeof Policy>

/** What we may claim; never above what was run (method.md 5). */
export const Label = z.enum(['verified', 'passes', 'unverified', 'rejected'])
export type Label = z.infer<typeof Label>

export const CauseClass = z.enum([
  'change',
  'dependency',
  'configuration',
  'environment',
  'flaky',
  'pre-existing',
  'unknown',
])
export type CauseClass = z.infer<typeof CauseClass>

/** Where a problem comes from: seen in this run, or joined from experience as a hypothesis (method.md 2.5, 2.6). */
export const Origin = z.enum(['observed', 'dependency', 'recurring'])
export type Origin = z.infer<typeof Origin>

/** Advice out of history. It is never a fact about the run at hand. */
export const Guidance = z.object({
  experienceId: z.string(),
  level: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  text: z.string(),
  pullRequest: z.int().optional(),
  commits: z.array(z.string()),
})
export type Guidance = z.infer<typeof Guidance>

/** One command that we ran to check something: the only ground for a verdict. `durationMs` in milliseconds. */
export const Receipt = z.object({
  command: z.string(),
  workingDirectory: z.string(),
  exitStatus: z.int(),
  durationMs: z.number().min(0),
  testsBefore: z.int().min(0).optional(),
  testsAfter: z.int().min(0).optional(),
})
export type Receipt = z.infer<typeof Receipt>

export const Problem = z.object({
  id: z.string(),
  failureIds: z.array(z.string()),
  validationId: z.string(),
  /** Place in the plan, from 1. */
  order: z.int().min(1),
  repository: z.string(),
  workflow: z.string(),
  title: z.string(),
  description: z.string(),
  rootCause: z.string(),
  failureType: FailureType,
  /** What kind of issue the tool calls it: a rule, an exception, an error code. */
  issueType: z.string(),
  signals: z.array(z.string()),
  affectedFiles: z.array(z.string()),
  symbols: z.array(z.string()),
  validationCommand: z.string(),
  workingDirectory: z.string(),
  /** A narrower command than `validationCommand`, where all its failures come from one. It never takes that one's place. */
  toolCommand: ToolCommand.optional(),
  origin: Origin,
  causeClass: CauseClass,
  /** The sentence that `causeClass` rests on; none where the class is `unknown`. */
  causeEvidence: z.string().optional(),
  evidence: z.array(Citation),
  guidance: z.array(Guidance),
  verdict: Verdict.optional(),
  label: Label.optional(),
  policy: Policy.optional(),
  receipts: z.array(Receipt),
})
export type Problem = z.infer<typeof Problem>
