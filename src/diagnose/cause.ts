// The class of a problem's cause, with the sentence it rests on (method.md 1.5): first what other runs show, then what the log shows.
import { fingerprint } from '../ci/fingerprint.ts'
import type { Failure } from '../domain/evidence.ts'
import type { CauseClass, Problem } from '../domain/problem.ts'
import type { Report } from '../domain/report.ts'
import type { RunJob } from '../domain/run.ts'
import type { Past } from './evidence.ts'

export type Cause = { readonly causeClass: CauseClass; readonly causeEvidence?: string }

const unknown: Cause = { causeClass: 'unknown' }
const longestQuote = 160

/** From the failures alone: what points at the machine, the dependencies or the configuration; the rest stays `unknown`. */
export function causeOf(failures: readonly Failure[]): Cause {
  const types = new Set(failures.map((f) => f.failureType))
  const [first] = failures
  if (types.size !== 1 || first === undefined) return unknown
  const causeEvidence = `${first.tool} says: ${quoted(first.message)}`
  if (types.has('environment_error')) return { causeClass: 'environment', causeEvidence }
  if (types.has('dependency_issue') || types.has('package_install_error')) {
    return { causeClass: 'dependency', causeEvidence: quotedSignal(failures) ?? causeEvidence }
  }
  return types.has('configuration_error') ? { causeClass: 'configuration', causeEvidence } : unknown
}

/** The problems with what other runs say about their causes. */
export function withPast(report: Report, past: Past): Problem[] {
  const byId = new Map(report.failures.map((failure) => [failure.id, failure]))
  return report.problems.map((problem) => {
    const own = problem.failureIds.flatMap((id) => byId.get(id) ?? []).filter(({ fatal }) => fatal)
    // What the machine did to a run, it did to this attempt; the change cannot have caused it.
    const inLog = problem.causeClass === 'environment'
    const found = flaky(own, past) ?? (inLog ? undefined : (preExisting(own, past) ?? changed(problem, past)))
    return found === undefined ? problem : { ...problem, ...found }
  })
}

/** Another attempt at the same commit ended otherwise. */
function flaky(own: readonly Failure[], { attempts }: Past): Cause | undefined {
  for (const { attempt, jobs } of attempts) {
    for (const failure of own) {
      const passed = passedIn(failure, jobs)
      if (passed === undefined) continue
      return { causeClass: 'flaky', causeEvidence: `${passed} passed in attempt ${attempt} of the same commit` }
    }
  }
  return undefined
}

/** The job, or the failure's own step in a job that failed elsewhere. */
function passedIn({ job, step }: Failure, jobs: readonly RunJob[]): string | undefined {
  const other = jobs.find(({ name }) => name === job)
  if (other?.conclusion === 'success') return `the job ${quoted(job)}`
  const same = other?.steps.find(({ name }) => name === step.name)
  return same?.conclusion === 'success' ? `the step ${quoted(same.name)}` : undefined
}

function preExisting(own: readonly Failure[], { base }: Past): Cause | undefined {
  if (base === undefined) return undefined
  const then = new Set(base.failures.filter(({ fatal }) => fatal).map(fingerprint))
  if (!own.some((failure) => then.has(fingerprint(failure)))) return undefined
  const { run, branch } = base
  const causeEvidence = `run ${run.id} on ${quoted(branch)} failed the same way at commit ${run.headSha.slice(0, 10)}`
  return { causeClass: 'pre-existing', causeEvidence }
}

/** Lists of packages: who changed one of these has likely caused what the installer says. */
const manifest =
  /(?:^|\/)(?:package(?:-lock)?\.json|(?:pnpm-lock|yarn|Cargo|poetry|uv|Gemfile|composer)\.(?:lock|yaml)|(?:Cargo|pyproject)\.toml|requirements[\w.-]*\.txt|go\.(?:mod|sum)|pom\.xml|build\.gradle(?:\.kts)?|Gemfile|composer\.json)$/

/** A file that the problem points at, or for a dependency any list of packages, is among those that the run changes. */
function changed({ causeClass, affectedFiles }: Problem, past: Past): Cause | undefined {
  const files = past.changed ?? new Set<string>()
  const named = affectedFiles.find((file) => files.has(file))
  const list = causeClass === 'dependency' ? [...files].find((file) => manifest.test(file)) : undefined
  const file = named ?? list
  if (file === undefined || (causeClass !== 'unknown' && causeClass !== 'dependency')) return undefined
  return { causeClass: 'change', causeEvidence: `the run changes ${quoted(file)}` }
}

/** What installers say about lock files, versions and registries. */
const signal =
  /\b(?:lock ?file|lockfile|frozen|registry|ERESOLVE|ETARGET|E404|no matching (?:distribution|version|package)|could not find a version|checksum|integrity|conflict|unresolved|resolution)\b/i

function quotedSignal(failures: readonly Failure[]): string | undefined {
  for (const { tool, excerpt } of failures.slice(0, 20)) {
    const line = excerpt.split('\n').find((text) => signal.test(text))
    if (line !== undefined) return `${tool} says: ${quoted(line.trim())}`
  }
  return undefined
}

function quoted(text: string): string {
  const [line = ''] = text.split('\n')
  return `“${line.length <= longestQuote ? line : `${line.slice(0, longestQuote - 1)}…`}”`
}
