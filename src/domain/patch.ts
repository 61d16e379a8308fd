// A patch and what is said about it. Paths are relative to the repository root with `/`.
import { z } from 'zod'
import { Label, Policy, Receipt, Verdict } from './problem.ts'

/** One hunk of a unified diff; `text` holds its lines with their ` `, `+`, `-` signs. */
export const Hunk = z.object({ file: z.string(), header: z.string(), text: z.string() })
export type Hunk = z.infer<typeof Hunk>

export const FileKind = z.enum(['source', 'test', 'configuration', 'dependency', 'docs', 'workflow'])
export type FileKind = z.infer<typeof FileKind>

export const FileChange = z.object({
  path: z.string(),
  oldPath: z.string().optional(),
  change: z.enum(['added', 'modified', 'deleted', 'renamed']),
  kind: FileKind,
  /** Raw git modes such as `100644`; absent on the side where the file does not exist. */
  oldMode: z.string().optional(),
  newMode: z.string().optional(),
  binary: z.boolean(),
  hunks: z.array(Hunk),
})
export type FileChange = z.infer<typeof FileChange>

export const Patch = z.object({ baseCommit: z.string(), files: z.array(FileChange) })
export type Patch = z.infer<typeof Patch>

/** `manifest.json` beside `retrace.patch`: everything a consumer needs to re-check the patch without running anything. */
export const PatchManifest = z.object({
  schema: z.literal(1),
  baseCommit: z.string().regex(/^[0-9a-f]{40}$/),
  patchSha256: z.string().regex(/^[0-9a-f]{64}$/),
  policyVersion: z.int().min(1),
  policy: Policy,
  problems: z.array(
    z.object({
      id: z.string(),
      verdict: Verdict,
      label: Label,
      policy: Policy,
      receipts: z.array(Receipt),
    }),
  ),
})
export type PatchManifest = z.infer<typeof PatchManifest>
