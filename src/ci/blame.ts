// Why a step failed: its kept lines are read by the diagnostics of all tools, overlaps are settled, the rest goes to the fallback.
import type { Failure } from '../domain/evidence.ts'
import { diagnostics } from './diagnostics/all.ts'
import type { Diagnostic, Finding, Line, StepContext } from './diagnostics/diagnostic.ts'
import { fallback } from './diagnostics/fallback.ts'
import { mentionedFiles } from './diagnostics/mentioned-files.ts'
import { fold } from './fold.ts'
import type { JobLog } from './job-log.ts'
import { type JudgedStep, mayFail } from './judge.ts'
import { isForeign, type PathContext, placedArtifacts } from './paths.ts'
import { isSuspicious, type Section } from './section.ts'
import { isCancellation, maxFindings, settle } from './settle.ts'

/** A failure before it has an id and knows its siblings in other jobs. */
export type FailureDraft = Omit<Failure, 'id' | 'legs'>

const maxExcerptLines = 40
const maxExcerpt = 4096

/** The name of the job, unique in its run, and where printed paths may lead. */
export type BlameContext = { readonly job: string } & PathContext

export type BlameOptions = {
  readonly tools?: readonly Diagnostic[]
  /** What is asked when no tool explains the step; `() => []` where a guess would be worse than nothing. */
  readonly guess?: typeof fallback
}

/** Failures of one judged step; empty for a step that did not go wrong. */
export function blame(
  log: JobLog,
  judged: JudgedStep,
  context: BlameContext,
  { tools = diagnostics, guess = fallback }: BlameOptions = {},
): FailureDraft[] {
  if (judged.status !== 'failed' && judged.status !== 'cancelled') return []
  const wrong = judged.sections.filter((section) => isSuspicious(section) && !mayFail(section, judged.inner))
  return (wrong.length > 0 ? wrong : judged.sections.slice(-1)).flatMap((section) => {
    const lines = log.lines(section).filter((l) => l.n >= section.bodyLine || section.kind !== 'step')
    const step = contextOf(section, judged, log)
    const found = fold(settle(read(lines, step, tools), judged.status === 'cancelled', () => guess(lines, step)))
    // A copy, since a string that was cut out of a line keeps the whole block of log in memory that the line was cut out of.
    return structuredClone(found.map((finding) => draft(finding, log, judged, section, lines, context, found)))
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
    .flatMap((tool) => tool.read(lines, step).slice(0, 2 * maxFindings))
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
  const step = judged.inner?.get(section) ?? judged.step
  const workingDirectory = step?.workingDirectory ?? paths.workingDirectory
  return {
    job,
    step: {
      ...(judged.name === '' ? {} : { name: judged.name }),
      command: section.header === '' ? judged.command : section.header,
    },
    ...(step === undefined ? {} : { location: step.location }),
    fatal:
      !judged.tolerated && (judged.status !== 'cancelled' || !isCancellation(finding) || all.every(isCancellation)),
    failureType: finding.failureType,
    tool: finding.tool,
    ...(finding.ruleId === undefined ? {} : { ruleId: finding.ruleId }),
    message: finding.message,
    signals: [...finding.signals],
    artifacts: placedArtifacts(placesOf(finding, section, log, lines), { ...paths, workingDirectory }),
    evidence: { log: log.log, job, fromLine: finding.from, toLine: finding.to },
    excerpt: excerpt(lines, finding),
  }
}

/** The places a finding names, else files of the project in its own words; of an action that names none, the files that its inputs name. */
function placesOf(finding: Finding, section: Section, log: JobLog, lines: readonly Line[]): Finding['artifacts'] {
  if (finding.artifacts.length > 0) return finding.artifacts
  const shown = lines.filter((l) => l.n >= finding.from && l.n <= finding.to)
  const at = shown.find((l) => l.n === finding.at)
  const named = at === undefined ? [] : mentionedFiles(shown, at).filter((file) => !isOutside(file.path))
  if (named.length > 0 || !section.uses) return named.slice(0, 5)
  const header = log.lines(section, section.bodyLine - 1)
  const given = header.slice(header.findIndex((line) => line.text === 'with:') + 1)
  const end = given.findIndex((line) => line.text === 'env:' || line.mark === 'endgroup')
  const inputs = end < 0 ? given : given.slice(0, end)
  return inputs[0] === undefined ? [] : mentionedFiles(inputs, inputs[0])
}

/** Libraries, toolchains and the runner's copy of a script. */
const isOutside = (path: string): boolean => isForeign(path) || /(?:^|\/)_temp\//.test(path)

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
