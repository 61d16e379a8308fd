// Experience: what one repair taught, at three linked levels (method.md 0). One record is one line of `experience.jsonl`.
import { z } from 'zod'
import { FailureType } from './evidence.ts'
import { Hunk } from './patch.ts'

export const ChangeType = z.enum(['code', 'test', 'configuration', 'dependency'])
export type ChangeType = z.infer<typeof ChangeType>

/** Where a statement of a record comes from. A field with no citation that checks out is dropped. */
export const FieldCitation = z.object({
  field: z.string(),
  source: z.enum(['log', 'diff', 'commit', 'workflow', 'record']),
  ref: z.string(),
  quote: z.string().optional(),
})
export type FieldCitation = z.infer<typeof FieldCitation>

/** a → b: the repair of `from` changed a state that `to` consumes (method.md 6.6). */
export const ExperienceEdge = z.object({
  from: z.string(),
  to: z.string(),
  type: z.string(),
  producerChange: z.string(),
  consumerAssumption: z.string(),
  evidenceFiles: z.array(z.string()),
  reason: z.string(),
})
export type ExperienceEdge = z.infer<typeof ExperienceEdge>

export const L1 = z.object({
  failure: z.string(),
  failureType: FailureType,
  issueType: z.string(),
  changeType: ChangeType,
  cause: z.string(),
  affectedFiles: z.array(z.string()),
  affectedSymbols: z.array(z.string()),
  hunks: z.array(Hunk),
  howFixed: z.object({ before: z.string(), after: z.string() }),
  whyFixWorks: z.string(),
  fixStrategy: z.string(),
  validationCommand: z.string(),
  validationOrder: z.int().min(1),
  results: z.object({ before: z.string(), after: z.string() }),
  commits: z.array(z.string()),
  visibility: z.enum(['primary', 'hidden']),
  edges: z.array(ExperienceEdge),
  cascade: z.object({ type: z.string(), explanation: z.string() }).optional(),
  supersededAttempts: z.array(z.string()),
  citations: z.array(FieldCitation),
})
export type L1 = z.infer<typeof L1>

export const Role = z.object({ role: z.string(), relation: z.string() })
export type Role = z.infer<typeof Role>

export const L2 = z.object({
  failureSummary: z.string(),
  failureType: FailureType,
  mechanism: z.string(),
  signals: z.array(z.string()),
  roles: z.array(Role),
  conditions: z.array(z.string()),
  objective: z.string(),
  rationale: z.string(),
  actions: z.array(z.string()),
  tools: z.array(z.string()),
  verification: z.array(z.string()),
  pitfalls: z.array(z.string()),
  citations: z.array(FieldCitation),
})
export type L2 = z.infer<typeof L2>

/** Transferable pattern. It names no repository, workflow, path, symbol, exact command or local convention. */
export const L3 = z.object({
  failureType: FailureType,
  pattern: z.string(),
  abstractProblem: z.string(),
  signals: z.array(z.string()),
  roles: z.array(Role),
  reasoning: z.string(),
  principles: z.array(z.string()),
  conditions: z.array(z.string()),
  approach: z.string(),
  steps: z.array(z.string()),
  automation: z.array(z.string()),
  verification: z.array(z.string()),
  pitfalls: z.array(z.string()),
  followOn: z.array(z.string()),
  citations: z.array(FieldCitation),
})
export type L3 = z.infer<typeof L3>

export const Provenance = z.object({
  repository: z.string(),
  workflow: z.string(),
  pullRequest: z.int().optional(),
  failingSha: z.string(),
  passingSha: z.string(),
  commits: z.array(z.string()),
  runIds: z.array(z.int()),
  view: z.enum(['endpoint', 'development', 'both']),
})
export type Provenance = z.infer<typeof Provenance>

const base = { schema: z.literal(1), id: z.string(), restsOn: z.array(z.string()), provenance: Provenance }

/** A line of `experience.jsonl`. */
export const ExperienceRecord = z.discriminatedUnion('level', [
  z.object({ ...base, level: z.literal(1), l1: L1 }),
  z.object({ ...base, level: z.literal(2), l2: L2 }),
  z.object({ ...base, level: z.literal(3), l3: L3 }),
])
export type ExperienceRecord = z.infer<typeof ExperienceRecord>
