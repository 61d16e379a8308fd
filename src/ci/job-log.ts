// The jobs inside one scanned log, with what their set-up says about the machine (log-format.md 1 and 3).
import type { Environment } from '../domain/evidence.ts'
import type { Line } from './diagnostics/diagnostic.ts'
import { splitGhLine } from './gh-format.ts'
import { keptLines, type Reading } from './kept.ts'
import type { ScannedLog } from './scan.ts'
import type { Section } from './section.ts'

/** One job as its log shows it. */
export type JobLog = {
  readonly log: string
  /** `Complete job name:`, the `gh` prefix, or what the source said; undefined for an excerpt without any. */
  readonly name: string | undefined
  readonly sections: readonly Section[]
  readonly environment: Environment
  /** `owner/repo/.github/workflows/x.yml` of the called workflow, when the job is part of one. */
  readonly calledFrom: string | undefined
  /** Lines of a section, up to number `last`, that were kept; cleaned and redacted. Made anew by each call, so as not to stay in memory. */
  readonly lines: (section: Section, last?: number) => Line[]
}

/** Splits a scanned log into its jobs. `given` is the job name that the source itself knew. */
export function jobLogs(scanned: ScannedLog, reading: Reading, given?: string): JobLog[] {
  const jobs: Section[][] = []
  let last: Section | undefined
  for (const section of scanned.sections) {
    const bucket = jobs.at(-1)
    const starts =
      last === undefined || section.job !== last.job || (section.job === undefined && section.kind === 'setup')
    if (starts || bucket === undefined) jobs.push([section])
    else bucket.push(section)
    last = section
  }
  return jobs.map((sections) => jobLog(scanned.log, sections, reading, jobs.length === 1 ? given : undefined))
}

function jobLog(log: string, sections: readonly Section[], reading: Reading, given: string | undefined): JobLog {
  const counted = new Set<Section>()
  const lines = (section: Section, last = section.toLine): Line[] => {
    // Whoever reads a section again must not count its hidden characters again.
    const { tally, ...uncounted } = reading
    const how = counted.has(section) || tally === undefined ? uncounted : reading
    counted.add(section)
    return keptLines(
      section.kept,
      section.fromLine,
      last,
      section.job === undefined ? how : { ...how, unwrap: withoutPrefix },
    )
  }
  const setup = sections.find((s) => s.kind === 'setup')
  const preamble = setup === undefined ? [] : lines(setup)
  const named = find(preamble, /^Complete job name: (.+)$/)
  const name = sections[0]?.job ?? named ?? given
  return {
    log,
    name,
    sections,
    environment: { job: name ?? 'job', ...machine(preamble), tools: {} },
    calledFrom: find(preamble, /^Uses: ([^\s@]+)@/),
    lines,
  }
}

/** `job TAB step TAB text` → text. */
function withoutPrefix(raw: string): string {
  return splitGhLine(raw)?.rest ?? raw
}

function machine(lines: readonly Line[]): { os?: string; image?: string; runner?: string } {
  const at = lines.findIndex((l) => l.mark === 'group' && l.text === 'Operating System')
  const system: string[] = []
  for (const line of at < 0 ? [] : lines.slice(at + 1, at + 5)) {
    if (line.mark !== undefined) break
    system.push(line.text.trim())
  }
  const image = find(lines, /^(?:Image|Environment): (\S+)/)
  const runner = find(lines, /^Current runner version: '([^']+)'/)
  return {
    ...(system.length === 0 ? {} : { os: system.slice(0, 2).join(' ') }),
    ...(image === undefined ? {} : { image }),
    ...(runner === undefined ? {} : { runner }),
  }
}

function find(lines: readonly Line[], pattern: RegExp): string | undefined {
  for (const line of lines) {
    const found = pattern.exec(line.text)?.[1]
    if (found !== undefined) return found
  }
  return undefined
}
