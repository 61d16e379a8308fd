// A section is what a job log shows of one step: a header, a body, an end. Sections are found while the log streams by.
import { type Kept, keepNothing } from './kept.ts'

export type Section = {
  /** setup: before the first step · step: `##[group]Run …` · post: `Post job cleanup.` · end: after the last post step. */
  kind: 'setup' | 'step' | 'post' | 'end'
  /** Job and step name where the log's form tells them (`gh run view --log`). */
  job: string | undefined
  stepName: string | undefined
  /** Text after `Run ` in the header; `Set up job` for the set-up. */
  header: string
  /** Lines of the script as the runner echoed them; empty for actions. */
  script: string[]
  uses: boolean
  fromLine: number
  /** First line after the header's group. */
  bodyLine: number
  toLine: number
  startedAt: string | undefined
  endedAt: string | undefined
  exitCode: number | undefined
  cancelled: boolean
  timedOut: boolean
  /** Line numbers of `##[error]` entries other than the exit code line, the first 100. */
  errorLines: number[]
  /** Whether the runner's own opening lines were seen: without them a set-up section is only the start of an excerpt. */
  preamble: boolean
  /** Last line that holds more than blanks, and whether it belongs to an `##[error]` entry. */
  endsWithError: boolean
  /** Scope depth of `##[start-action …]` markers around it, 0 without them. */
  depth: number
  kept: Kept
}

export function newSection(
  kind: Section['kind'],
  header: string,
  line: number,
  job: string | undefined,
  stepName: string | undefined,
): Section {
  return {
    kind,
    job,
    stepName,
    header,
    script: [],
    uses: false,
    fromLine: line,
    bodyLine: line,
    toLine: line,
    startedAt: undefined,
    endedAt: undefined,
    exitCode: undefined,
    cancelled: false,
    timedOut: false,
    errorLines: [],
    preamble: false,
    endsWithError: false,
    depth: 0,
    kept: keepNothing(),
  }
}

/** True when the log itself shows that this step went wrong or may have. */
export function isSuspicious(section: Section): boolean {
  return section.exitCode !== undefined || section.cancelled || section.timedOut || section.errorLines.length > 0
}

const actionReference = /^(?:(?:\.\.?[\\/]|docker:\/\/|\$\/)\S*$|[\w.-]+\/[\w.-]+(?:\/[^\s@]+)*@\S+$|'[^']+'$)/

/** Whether a header looks like an action (or a runner hook in quotes); a script's first line may look so too. */
export function isActionReference(header: string): boolean {
  return actionReference.test(header)
}
