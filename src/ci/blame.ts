// Why a step failed: its kept lines are read by the diagnostics of all tools, overlaps are settled, the rest goes to the fallback.
import type { Failure } from '../domain/evidence.ts'
import { diagnostics } from './diagnostics/all.ts'
import type { Diagnostic, Finding, Line, StepContext } from './diagnostics/diagnostic.ts'
import { fallback } from './diagnostics/fallback.ts'
import type { JobLog } from './job-log.ts'
import type { JudgedStep } from './judge.ts'
import { type PathContext, placedArtifacts } from './paths.ts'
import { isSuspicious, type Section } from './section.ts'

/** A failure before it has an id and knows its siblings in other jobs. */
export type FailureDraft = Omit<Failure, 'id' | 'legs'>

const maxFindings = 200
const maxExcerptLines = 40
const maxExcerpt = 4096

/** The name of the job, unique in its run, and where printed paths may lead. */
export type BlameContext = { readonly job: string } & PathContext

/** Failures of one judged step; empty for a step that did not go wrong. */
export function blame(
  log: JobLog,
  judged: JudgedStep,
  context: BlameContext,
  tools: readonly Diagnostic[] = diagnostics,
): FailureDraft[] {
  if (judged.status !== 'failed' && judged.status !== 'cancelled') return []
  const wrong = judged.sections.filter(isSuspicious)
  return (wrong.length > 0 ? wrong : judged.sections.slice(-1)).flatMap((section) => {
    const lines = log.lines(section).filter((l) => l.n >= section.bodyLine || section.kind !== 'step')
    const step = contextOf(section, judged, log)
    const found = settle(read(lines, step, tools), lines, step, judged.status === 'cancelled')
    return found.map((finding) => draft(finding, log, judged, section, lines, context, found))
  })
}

function contextOf(section: Section, judged: JudgedStep, log: JobLog): StepContext {
  const command = section.script.length > 0 ? section.script.join('\n') : (judged.step?.run ?? section.header)
  const os = /windows/i.test(log.environment.os ?? '')
    ? 'windows'
    : /macos|darwin/i.test(log.environment.os ?? '')
      ? 'macos'
      : 'linux'
  return { command, os, ...(section.exitCode === undefined ? {} : { exitCode: section.exitCode }) }
}

function read(lines: readonly Line[], step: StepContext, tools: readonly Diagnostic[]): Finding[] {
  return tools
    .filter((tool) => lines.some((line) => tool.sign.test(line.text)))
    .flatMap((tool) => tool.read(lines, step).slice(0, maxFindings * 2))
}

/** Keeps what explains the step: stronger findings push out weaker ones that overlap or merely wrap them. */
function settle(found: readonly Finding[], lines: readonly Line[], step: StepContext, cancelled: boolean): Finding[] {
  const errors = found.filter((f) => f.severity === 'error')
  const candidates = errors.length > 0 ? errors : found
  const ranked = [...candidates].sort((a, b) => worth(b) - worth(a) || a.at - b.at || a.to - a.from - (b.to - b.from))
  const kept: Finding[] = []
  for (const finding of ranked) if (!kept.some((k) => says(k, finding))) kept.push(finding)
  const top = Math.max(0, ...kept.map((k) => k.strength))
  const floor = Math.min(top, 3)
  const telling = kept.filter((k) => k.strength >= floor || (cancelled && isCancellation(k)))
  const weak = top <= 1 && !cancelled
  const guessed = weak ? fallback(lines, step).filter((g) => g.strength > top || telling.length === 0) : []
  const result = guessed.length > 0 ? guessed : telling
  return result.sort((a, b) => a.at - b.at).slice(0, maxFindings)
}

/** An annotation repeats what a tool said; whoever knows the tool reads more out of the same line. */
function worth(finding: Finding): number {
  return finding.tool === 'annotation' ? finding.strength - 1.5 : finding.strength
}

function isCancellation(finding: Finding): boolean {
  return finding.tool === 'github-actions'
}

/** Whether a finding that is already kept says what this one says. */
function says(kept: Finding, other: Finding): boolean {
  if (kept.at === other.at) return true
  if (kept.tool === other.tool)
    return kept.message === other.message && kept.ruleId === other.ruleId && samePlace(kept, other)
  if (other.strength <= kept.strength && other.at >= kept.from && other.at <= kept.to) return true
  return other.strength < 4 && sameWords(kept.message, other.message)
}

/** The same text once by its tool and once as an annotation. A short text stands in many others by chance. */
function sameWords(a: string, b: string): boolean {
  return Math.min(a.length, b.length) > 12 && (a.includes(b) || b.includes(a))
}

function samePlace(a: Finding, b: Finding): boolean {
  const [x, y] = [a.artifacts[0], b.artifacts[0]]
  return x?.path === y?.path && x?.line === y?.line
}

function draft(
  finding: Finding,
  log: JobLog,
  judged: JudgedStep,
  section: Section,
  lines: readonly Line[],
  { job, ...paths }: BlameContext,
  all: readonly Finding[],
): FailureDraft {
  const workingDirectory = judged.step?.workingDirectory ?? paths.workingDirectory
  return {
    job,
    step: {
      ...(judged.name === '' ? {} : { name: judged.name }),
      command: section.header === '' ? judged.command : section.header,
    },
    ...(judged.step === undefined ? {} : { location: judged.step.location }),
    fatal:
      !judged.tolerated && (judged.status !== 'cancelled' || !isCancellation(finding) || all.every(isCancellation)),
    failureType: finding.failureType,
    tool: finding.tool,
    ...(finding.ruleId === undefined ? {} : { ruleId: finding.ruleId }),
    message: finding.message,
    signals: [...finding.signals],
    artifacts: placedArtifacts(finding.artifacts, { ...paths, workingDirectory }),
    evidence: { log: log.log, job, fromLine: finding.from, toLine: finding.to },
    excerpt: excerpt(lines, finding),
  }
}

/** The evidence as text: the line that says what is wrong, and as much around it as fits into 40 lines and 4 KiB. */
function excerpt(lines: readonly Line[], finding: Finding): string {
  const texts = lines
    .filter((l) => l.n >= finding.from && l.n <= finding.to)
    .map((l) => ({ ...l, text: l.text.slice(0, 500) }))
  const at = Math.max(
    0,
    texts.findIndex((l) => l.n === finding.at),
  )
  let [from, to] = [at, at]
  let left = maxExcerpt - (texts[at]?.text.length ?? 0)
  const take = (i: number): boolean => {
    const size = texts[i] === undefined ? Number.POSITIVE_INFINITY : texts[i].text.length + 1
    if (size > left || to - from + 1 >= maxExcerptLines) return false
    left -= size
    return true
  }
  for (let grows = true; grows; ) {
    const down = take(to + 1)
    if (down) to++
    const up = take(from - 1)
    if (up) from--
    grows = down || up
  }
  return texts
    .slice(from, to + 1)
    .map((l) => l.text)
    .join('\n')
}
