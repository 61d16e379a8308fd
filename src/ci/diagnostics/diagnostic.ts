// The contract of a diagnostic: one small module a tool that turns lines of a step into findings. Pure; never throws on text.
import type { Artifact, FailureType } from '../../domain/evidence.ts'

/** A line of a log, ready to be read: stamp, escapes and hidden characters gone, secrets replaced, at most 4 KiB. */
export type Line = {
  /** 1-based line number in the log. */
  readonly n: number
  readonly text: string
  /** The runner's tag, taken off the text: `##[error]x` is {mark: 'error', text: 'x'}. */
  readonly mark?: 'error' | 'warning' | 'notice' | 'debug' | 'command' | 'group' | 'endgroup'
}

/** What a diagnostic may know about the step whose output it reads. */
export type StepContext = {
  /** The whole script, or the action reference of a `uses` step. */
  readonly command: string
  readonly exitCode?: number
  readonly os?: 'linux' | 'windows' | 'macos'
}

/** One error that a tool printed. Lines are log line numbers; `from..to` spans at most 80 lines and holds `at`. */
export type Finding = {
  readonly tool: string
  readonly failureType: FailureType
  readonly ruleId?: string
  /** The tool's own words for this error, one line, at most 400 characters. */
  readonly message: string
  readonly signals: readonly string[]
  /** As printed; most telling first (the code under test or the place the tool blames before library frames). */
  readonly artifacts: readonly Artifact[]
  /** The line that says what is wrong. */
  readonly at: number
  readonly from: number
  readonly to: number
  /** Warnings are kept only where nothing worse explains the step. */
  readonly severity: 'error' | 'warning'
  /** 1 (a summary or a guess) to 5 (the tool's own structured error line with file and rule). Higher wins where findings overlap. */
  readonly strength: 1 | 2 | 3 | 4 | 5
}

export type Diagnostic = {
  readonly tool: string
  /** What of the tool's output is read, for docs/diagnostics.md. */
  readonly reads: string
  /** Whether its fixtures came from running the tool or were written from its documentation. */
  readonly fixtures: 'real' | 'written'
  /** Cheap test on one line: `read` is called only when some line of the step matches. Must be linear and stateless (no `g`, no `y`). */
  readonly sign: RegExp
  read(lines: readonly Line[], step: StepContext): Finding[]
}

/** Longest span of evidence a finding may cite. */
export const maxWindow = 80
const maxMessage = 400

/** Everything of a finding but what follows from the lines. */
export type FindingParts = Omit<Finding, 'at' | 'from' | 'to' | 'signals' | 'artifacts' | 'severity'> & {
  readonly signals?: readonly string[]
  readonly artifacts?: readonly Artifact[]
  readonly severity?: Finding['severity']
}

/** Builds a finding around the line that says what is wrong; the window is cut to 80 lines and always keeps `at`. */
export function finding(parts: FindingParts, at: Line, from: Line = at, to: Line = at): Finding {
  const low = Math.min(from.n, at.n)
  const high = Math.max(to.n, at.n)
  const start = high - low < maxWindow ? low : Math.max(low, at.n - maxWindow / 2)
  return {
    ...parts,
    signals: parts.signals ?? [],
    artifacts: parts.artifacts ?? [],
    severity: parts.severity ?? 'error',
    message: oneLine(parts.message),
    at: at.n,
    from: start,
    to: Math.min(high, start + maxWindow - 1),
  }
}

/** A message as one line of bounded length. */
export function oneLine(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim()
  return flat.length <= maxMessage ? flat : `${flat.slice(0, maxMessage - 1)}…`
}

/** An artifact from printed parts; absent or zero numbers are left out. */
export function artifact(path: string, line?: string | number, column?: string | number, symbol?: string): Artifact {
  const at = Number(line ?? 0)
  const col = Number(column ?? 0)
  return {
    path,
    ...(Number.isInteger(at) && at > 0 ? { line: at } : {}),
    ...(Number.isInteger(col) && col > 0 ? { column: col } : {}),
    ...(symbol === undefined || symbol === '' ? {} : { symbol }),
  }
}
