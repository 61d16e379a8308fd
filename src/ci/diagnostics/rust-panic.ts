// Panics of Rust programs and tests: the message, and the frames of a backtrace that are the project's own.
import type { Artifact } from '../../domain/evidence.ts'
import { artifact, type Line } from './diagnostic.ts'
import { unique } from './go-trace.ts'

const panicked =
  /^\s*thread '(?<thread>[^']{0,300})'(?: \(\d+\))? panicked at (?:(?<file>[^\s':]*(?::[\\/][^\s':]*)?):(?<line>\d+):(?<column>\d+):?$|'(?<message>.*)', (?<oldFile>[^\s']+?):(?<oldLine>\d+):(?<oldColumn>\d+)$|(?<rest>.*)$)/
const frame = /^\s+at (?<file>\S.{0,300}\.rs):(?<line>\d+)(?::(?<column>\d+))?$/
const foreign =
  /^\/rustc\/|[\\/]\.cargo[\\/]|[\\/]rustlib[\\/]|[\\/]library[\\/](?:std|core|alloc|test)[\\/]|^library[\\/]/
const maxMessage = 8
const maxTrace = 60

/** A panic: indexes of its line and of the last line of its message, whose thread, what it said and where. */
export type Panic = {
  readonly i: number
  readonly end: number
  readonly thread: string
  readonly message: string
  readonly artifacts: Artifact[]
}

/** The panic that line `i` begins, if it does. */
export function panicAt(lines: readonly Line[], i: number): Panic | undefined {
  const groups = panicked.exec(lines[i]?.text ?? '')?.groups
  if (groups === undefined) return undefined
  // Before Rust 1.73 the message stood in the same line; later it has lines of its own.
  const end =
    groups.file === undefined ? messageEnd(lines, i, groups.message === undefined) : messageEnd(lines, i, true)
  const below = lines.slice(i + 1, end + 1).map((line) => line.text.trim())
  const message = groups.message ?? [groups.rest, ...below].filter(Boolean).join(' ')
  const own = groups.file ?? groups.oldFile
  const first =
    own === undefined || foreign.test(own)
      ? []
      : [artifact(own, groups.line ?? groups.oldLine, groups.column ?? groups.oldColumn)]
  return {
    i,
    end,
    thread: groups.thread ?? '',
    message: message === '' ? 'panicked' : message,
    artifacts: unique([...first, ...frames(lines, end)]).slice(0, 5),
  }
}

function messageEnd(lines: readonly Line[], i: number, below: boolean): number {
  let end = i
  while (below && end - i < maxMessage) {
    const text = lines[end + 1]?.text ?? ''
    if (
      text.trim() === '' ||
      /^\s*(?:stack backtrace:|note: |----|thread '|test |Summary \[|(?:PASS|FAIL|TRY|SLOW|LEAK|SIG[A-Z]+) )/.test(text)
    )
      break
    end++
  }
  return end
}

function frames(lines: readonly Line[], end: number): Artifact[] {
  if (!/^\s*stack backtrace:/.test(lines[end + 1]?.text ?? '')) return []
  const found: Artifact[] = []
  for (const line of lines.slice(end + 2, end + 2 + maxTrace)) {
    const groups = frame.exec(line.text)?.groups
    if (groups === undefined && !/^\s+\d+: /.test(line.text)) break
    if (groups?.file !== undefined && !foreign.test(groups.file))
      found.push(artifact(groups.file.replace(/^\.[\\/]/, ''), groups.line, groups.column))
  }
  return found
}
