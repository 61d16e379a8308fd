// What Retrace wants from the world, in its own words. Stages see these types and never an adapter.
// Each port that a mode uses has one fake (`__tests__/fakes`) and one contract suite run on fake and real.
import type { z } from 'zod'
import type { ExperienceRecord } from './domain/experience.ts'
import type { ModelRefusal, ModelUsage } from './domain/model.ts'
import type { Patch } from './domain/patch.ts'
import type { Run, RunAnnotation, RunJob } from './domain/run.ts'
import type { Prompt } from './prompts.ts'

/** Bytes of one log. `chunks` may be called once; it reads synchronously, since asynchronous reading halves the speed (architecture.md). */
export type LogHandle = {
  /** Name that citations use: a file, an archive member or an API path. */
  readonly log: string
  /** Job name, where the source itself tells it (API, zip folder). */
  readonly job?: string
  readonly bytes: number
  /** False when the source says or shows that something is missing; `note` says what. */
  readonly complete: boolean
  readonly note?: string
  /** Steps that left a file in a run archive, in order: names stand nowhere in the text. Skipped steps are not among them. */
  readonly steps?: readonly { readonly number: number; readonly name: string }[]
  /** Workflow file of the job as `owner/repo/.github/workflows/x.yml@ref`, where a run archive tells it (`system.txt`). */
  readonly definedAt?: string
  chunks(): Iterable<Uint8Array>
}

/** A log that could not be had is an answer, not an error. */
export type LogAnswer =
  | { readonly kind: 'log'; readonly handle: LogHandle }
  | {
      readonly kind: 'missing'
      readonly code: 'log_missing' | 'log_unreadable' | 'permission_missing' | 'api_unavailable'
      readonly why: string
    }

/** An answer of the platform that may be refused. `why` is a sentence that names the missing permission where that is the cause. */
export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | {
      readonly ok: false
      readonly code: 'not_found' | 'permission_missing' | 'api_unavailable' | 'too_large'
      readonly why: string
    }

/** A run with jobs, steps, workflow files and logs. Nothing of it throws for what the platform refuses. */
export type CiPort = {
  run(runId: number): Promise<Answer<Run>>
  /** Jobs of one attempt, all pages. */
  jobs(runId: number, attempt: number): Promise<Answer<RunJob[]>>
  /** The log of a finished job; retries while the blob is not there yet. */
  jobLog(job: RunJob): Promise<LogAnswer>
  annotations(jobId: number): Promise<Answer<RunAnnotation[]>>
  /** The newest finished runs of a workflow file (`.github/workflows/ci.yml`) whose head branch has this name, at most 20. */
  runs(workflowPath: string, branch: string): Promise<Answer<Run[]>>
  /** Paths that the run's pull request changes against its base branch, or else its head commit; at most 300. */
  changed(run: Run): Promise<Answer<string[]>>
  /** Text of a file of the run's repository (or of `repository`) at a commit; at most 1 MiB. */
  file(path: string, ref: string, repository?: string): Promise<Answer<string>>
  /**
   * Who opened the pull request that `run` belongs to, for the trigger gate (security.md 7.1). Found by the run's commit and head
   * repository, never by a name out of the event file, which code on the runner can write (T09). Without exactly one author it is
   * `not_found`. An app has the permission `none`.
   */
  author(run: Run): Promise<Answer<{ id: number; permission: 'admin' | 'write' | 'read' | 'none'; isApp: boolean }>>
}

/** One annotation on a file line of the run's repository. Columns are left out: the runner shows them nowhere. */
export type AnnotationOut = {
  readonly level: 'error' | 'warning' | 'notice'
  readonly path?: string
  readonly line?: number
  readonly title: string
  readonly message: string
}

/** Where results go. Every text is already redacted and escaped for its sink. */
export type PublisherPort = {
  summary(markdown: string): Promise<void>
  annotate(annotations: readonly AnnotationOut[]): void
  /** `value` is from a closed alphabet (security.md T04): the adapter refuses anything else. */
  output(name: string, value: string): void
  /** Writes a file of the report folder and returns its absolute path. */
  file(name: string, text: string): Promise<string>
}

/** Progress for a person who waits. Texts pass the one printer. */
export type LogPort = {
  info(text: string): void
  warn(text: string): void
  /** Everything said until `end` is folded under `title`. */
  group(title: string): { end(): void }
}

/** What lies on this machine: saved logs, the running job's page, the checkout. Nothing of it throws for what is not there. */
export type LocalPort = {
  /** Logs behind paths, folders, globs and archives that the user named. */
  logs(patterns: readonly string[]): Promise<LogAnswer[]>
  /** What the runner has written so far of the job this process runs in (platform.md 1c). */
  runnerPage(): Promise<LogAnswer>
  /** Text of a checkout's file (path relative to its root, `/`), at most 1 MiB; undefined when it is not there or not safe to open. */
  text(path: string): string | undefined
  /** All files of the checkout that git would not ignore; undefined when there is no checkout. */
  files(): Promise<ReadonlySet<string> | undefined>
  /** Files of the workspace that match globs, ignored ones too; bounded, with a note for all that was left out. */
  reports(patterns: readonly string[]): ReportFiles
}

/** Test reports as they lie in the workspace, and sentences on what could not be read. */
export type ReportFiles = {
  readonly reports: readonly { readonly path: string; readonly text: string }[]
  readonly notes: readonly string[]
}

/** A node of a syntax tree, as plain data. Offsets count UTF-16 units of the parsed text. */
export type SyntaxNode = {
  /** The grammar's name of it: `command`, `word`, or for an anonymous node its text, such as `&&`. */
  readonly type: string
  readonly from: number
  readonly to: number
  /** All children, anonymous ones too. What nests deeper than the adapter goes is left out. */
  readonly children: readonly SyntaxNode[]
}

/**
 * Parses a text. Grammars recover from errors, so wrong text has a tree too, with nodes of type `ERROR`; undefined is the answer for
 * text that is too long or takes too long.
 */
export type Parse = (text: string) => SyntaxNode | undefined

export type GrammarsPort = {
  /** The parser of a language; undefined where its grammar is not at hand: callers read more simply then. */
  parser(language: 'bash'): Promise<Parse | undefined>
}

/** What a model said, or why there is nothing usable. `usage` is what this question cost, repeats included. */
export type ModelAnswer<T> =
  | { readonly ok: true; readonly value: T; readonly usage: ModelUsage }
  | { readonly ok: false; readonly code: ModelRefusal; readonly why: string; readonly usage: ModelUsage }

/** A language model with a budget. Nothing of it throws for what the endpoint does; a prompt that cannot be filled is our malfunction. */
export type ModelPort = {
  /** The model's name at its endpoint. */
  readonly name: string
  /** Whether a question with these values has no more tokens than one request may have. */
  fits(prompt: Prompt, values: Readonly<Record<string, string>>, shape: z.ZodType): boolean
  /**
   * One question. `values` fill the prompt's holes; `shape` is a root object with nullable fields (platform.md 10.2), and its
   * refinements are part of the contract: an answer that breaks them is sent back once, with what is wrong.
   */
  ask<T>(prompt: Prompt, values: Readonly<Record<string, string>>, shape: z.ZodType<T>): Promise<ModelAnswer<T>>
}

/** Reading, changing and running inside one scratch copy of the checkout, never in the checkout itself. Made real with `repair`. */
export type WorkspacePort = {
  read(path: string): Promise<Answer<string>>
  write(path: string, text: string): Promise<Answer<true>>
  /** Runs a command in the sandbox; `exitStatus` is what its supervisor saw, undefined after a time limit. */
  run(
    command: string,
    limits: { readonly workingDirectory: string; readonly timeoutMs: number },
  ): Promise<{
    readonly exitStatus: number | undefined
    readonly output: string
    readonly durationMs: number
  }>
  /** What has changed since the last `keep`. */
  diff(): Promise<Patch>
  keep(): Promise<void>
  reset(): Promise<void>
}

/** Texts → unit vectors. A store that was made with one encoder (`name`) is never searched with another. Made real with experience. */
export type EncoderPort = {
  readonly name: string
  readonly dimension: number
  encode(texts: readonly string[]): Promise<Float32Array[]>
}

/** The experience of earlier repairs. A store that cannot be trusted is an answer with its reason. Made real with experience. */
export type StorePort = {
  load(): Promise<Answer<readonly ExperienceRecord[]>>
  save(records: readonly ExperienceRecord[]): Promise<Answer<true>>
  forget(ids: readonly string[]): Promise<Answer<number>>
}

/** A model and what we say to it. */
export type Asking = { readonly model: ModelPort; readonly prompts: { readonly decompose: Prompt } }

/** The parts of the world a stage may touch: `Use<'ci' | 'log'>`. */
export type World = {
  ci: CiPort
  local: LocalPort
  publisher: PublisherPort
  log: LogPort
  grammars: GrammarsPort
  asking: Asking
}
export type Use<K extends keyof World> = Pick<World, K>
