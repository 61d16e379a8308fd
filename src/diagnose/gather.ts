// Where the evidence of a run comes from, best source first (platform.md 1.24): saved logs the user names, the running job's page,
// the API's logs of finished jobs, and where there is no log, steps and conclusions only. What is missing is said, with the reason.
import { jobIsWanted } from '../ci/job-filter.ts'
import { type OwnFacts, ownJob } from '../ci/own-job.ts'
import type { NeedsContext, StepsContext } from '../domain/contexts.ts'
import type { Outcome } from '../domain/evidence.ts'
import type { Note, Source } from '../domain/report.ts'
import type { Run, RunJob } from '../domain/run.ts'
import type { Workflow } from '../domain/workflow.ts'
import type { Answer, LogAnswer, Use } from '../ports.ts'
import type { Evidence, LocatedLog } from './evidence.ts'
import { type ReadFile, workflowWithCalls } from './workflow-files.ts'

export type Target = {
  readonly repository: string
  readonly runId: number | undefined
  readonly attempt: number
  /** What the job this process runs in knows of itself, when it is part of the run; `workflow` is its file, at its commit. */
  readonly own:
    | (OwnFacts & {
        readonly status: string | undefined
        readonly steps?: StepsContext | undefined
        readonly workflow?: { readonly path: string; readonly sha: string } | undefined
      })
    | undefined
  /** How the jobs that this one needs ended, by key; for when the platform does not tell. */
  readonly needs?: NeedsContext | undefined
  readonly logPath: readonly string[]
  /** Names or globs of jobs; empty means all. */
  readonly jobs: readonly string[]
  /** Workflow file to read instead of the one the platform names. */
  readonly workflow: string | undefined
  /** Globs of test reports in the workspace; only where that is the workspace of a job that is read. */
  readonly testReports?: readonly string[]
}

/** More logs than this are not fetched in one run: a request each, and the first ones already tell the story. */
const maxLogs = 64

type Gathered = { logs: LocatedLog[]; missing: Source[]; notes: Note[] }

/** Collects everything for one diagnosis. `run` is the platform's answer, which the trigger gate has asked for already. */
export async function gather(
  target: Target,
  run: Answer<Run> | undefined,
  use: Use<'ci' | 'local' | 'log'>,
): Promise<Evidence> {
  const notes: Note[] = []
  const known = run?.ok === true ? run.value : undefined
  if (run?.ok === false) notes.push({ code: code(run), text: `The run could not be read: ${run.why}` })
  const jobs = await jobsOf(target, notes, use)
  const own = ownOf(target, jobs, notes)
  const chosen = chosenJobs(target, jobs, own)
  const found = await logsOf(target, chosen, own, use)
  const files = await use.local.files()
  const read = await workflowsOf(target, known, files, use)
  const reports = use.local.reports(target.testReports ?? [])
  notes.push(...reports.notes.map((text) => ({ code: 'ok' as const, text })))
  return {
    repository: target.repository,
    run: known,
    ending: endingOf(target, known),
    jobs: chosen,
    // In the failing job the log is its own; anywhere else our steps are not the ones that are judged.
    stepResults: target.own?.status === 'failure' || target.own?.status === 'cancelled' ? target.own.steps : undefined,
    logs: found.logs,
    missing: jobs.length > 0 ? found.missing : [...found.missing, ...neededOnly(target)],
    workflows: read.workflows,
    reports: reports.reports,
    files,
    notes: [...notes, ...found.notes, ...read.notes],
  }
}

async function jobsOf(target: Target, notes: Note[], { ci }: Use<'ci'>): Promise<RunJob[]> {
  if (target.runId === undefined) return []
  const answer = await ci.jobs(target.runId, target.attempt)
  if (answer.ok) return answer.value
  notes.push({ code: code(answer), text: `The jobs of the run could not be listed: ${answer.why}` })
  return []
}

/** How the run ends, as far as platform and contexts tell; undefined when they do not, or when only some jobs are asked for. */
function endingOf({ own, needs = {}, jobs }: Target, run: Run | undefined): Outcome | undefined {
  if (jobs.length > 0) return undefined
  const told = [own?.status, run?.conclusion, ...Object.values(needs).map(({ result }) => result)]
  if (told.some((end) => end === 'failure' || end === 'timed_out' || end === 'startup_failure')) return 'failure'
  if (told.includes('cancelled')) return 'cancelled'
  return run?.conclusion === 'success' ? 'success' : undefined
}

/** Needed jobs that went wrong, for when the platform lists no jobs: all that is known is how they ended. */
function neededOnly({ needs = {} }: Target): Source[] {
  return Object.entries(needs)
    .filter(([, { result }]) => result === 'failure' || result === 'cancelled')
    .map(([job, { result }]) => {
      const note = `All that is known of it is its result in the input "needs": ${result}.`
      return { job, kind: 'none' as const, log: '', lines: 0, bytes: 0, complete: false, note }
    })
}

/** Whether the own job is going down right now: then it is the one to report. */
function isFailing({ own, logPath }: Target): boolean {
  return logPath.length === 0 && (own?.status === 'failure' || own?.status === 'cancelled')
}

function ownOf(target: Target, jobs: readonly RunJob[], notes: Note[]): RunJob | undefined {
  if (target.own === undefined || jobs.length === 0) return undefined
  const answer = ownJob(jobs, target.own)
  if (answer.ok) return answer.value
  if (isFailing(target)) notes.push({ code: 'context_unconfirmed', text: answer.why })
  return undefined
}

/** In the failing job that job alone; otherwise all others that are done. */
function chosenJobs(target: Target, jobs: readonly RunJob[], own: RunJob | undefined): RunJob[] {
  if (isFailing(target)) {
    const ending = target.own?.status === 'cancelled' ? 'cancelled' : 'failure'
    return own === undefined ? [] : [{ ...own, conclusion: own.conclusion ?? ending }]
  }
  const others = jobs.filter((job) => job.id !== own?.id)
  return target.jobs.length === 0 ? others : others.filter((job) => jobIsWanted(job.name, target.jobs))
}

async function logsOf(
  target: Target,
  jobs: readonly RunJob[],
  own: RunJob | undefined,
  use: Use<'ci' | 'local' | 'log'>,
): Promise<Gathered> {
  const out: Gathered = { logs: [], missing: [], notes: [] }
  if (target.logPath.length > 0) {
    for (const answer of await use.local.logs(target.logPath)) take(out, answer, 'log-path', undefined)
    return out
  }
  if (!isFailing(target)) return finishedLogs(jobs, out, use)
  take(out, await use.local.runnerPage(), 'runner-page', own?.name)
  if (out.logs.length === 0 && own !== undefined) out.missing = [stepsOnly(own, out.missing[0]?.note ?? '')]
  return out
}

async function finishedLogs(jobs: readonly RunJob[], out: Gathered, { ci, log }: Use<'ci' | 'log'>): Promise<Gathered> {
  const wanted = jobs.filter(
    (job) => job.conclusion === 'failure' || job.conclusion === 'cancelled' || job.conclusion === 'timed_out',
  )
  for (const [i, job] of wanted.slice(0, maxLogs).entries()) {
    log.info(`Fetching log ${i + 1} of ${Math.min(wanted.length, maxLogs)}: ${job.name}`)
    const answer = await ci.jobLog(job)
    if (answer.kind === 'log') out.logs.push({ handle: answer.handle, kind: 'api-log', job: job.name })
    else {
      out.missing.push(stepsOnly(job, answer.why))
      out.notes.push({ code: answer.code, text: `${job.name}: ${answer.why}` })
    }
  }
  if (wanted.length > maxLogs)
    out.notes.push({
      code: 'log_truncated',
      text: `${wanted.length} jobs failed; the logs of the first ${maxLogs} were read. Use the input "jobs" to choose others.`,
    })
  return out
}

function take(out: Gathered, answer: LogAnswer, kind: LocatedLog['kind'], job: string | undefined): void {
  if (answer.kind === 'log') {
    out.logs.push({ handle: answer.handle, kind, job })
    return
  }
  out.missing.push({ job: job ?? '', kind: 'none', log: '', lines: 0, bytes: 0, complete: false, note: answer.why })
  out.notes.push({ code: answer.code, text: answer.why })
}

function stepsOnly(job: RunJob, note: string): Source {
  return {
    job: job.name,
    kind: job.steps.length > 0 ? 'steps-only' : 'none',
    log: '',
    lines: 0,
    bytes: 0,
    complete: false,
    ...(note === '' ? {} : { note }),
  }
}

const workflowFile = /^\.github\/workflows\/[^/]+\.ya?ml$/
/** A repository with more workflows than this gets its file named by the user or by the platform. */
const maxWorkflows = 40

async function workflowsOf(
  target: Target,
  run: Run | undefined,
  files: ReadonlySet<string> | undefined,
  { ci, local }: Use<'ci' | 'local'>,
): Promise<{ workflows: Workflow[]; notes: Note[] }> {
  const sha = run?.headSha ?? target.own?.workflow?.sha
  const read: ReadFile = async (wanted) => {
    const place = /^(?<repository>[^/]+\/[^/]+)\/(?<path>[^@]+)@(?<ref>.+)$/.exec(wanted)?.groups
    if (place?.path !== undefined && place.ref !== undefined)
      return textOf(await ci.file(place.path, place.ref, place.repository))
    const plain = wanted.replace(/^\.\//, '')
    const asked = sha === undefined ? undefined : textOf(await ci.file(plain, sha))
    if (asked !== undefined && 'text' in asked) return asked
    const text = local.text(plain)
    return text === undefined ? (asked ?? { why: 'it is not there, or not a text file of at most 1 MiB.' }) : { text }
  }
  const named = target.workflow ?? run?.workflowPath ?? target.own?.workflow?.path ?? ''
  const paths =
    named !== '' ? [named] : [...(files ?? [])].filter((path) => workflowFile.test(path)).slice(0, maxWorkflows)
  const workflows: Workflow[] = []
  const notes: Note[] = []
  for (const path of paths) {
    const answer = await workflowWithCalls(path, read)
    if (answer.workflow !== undefined) workflows.push(answer.workflow)
    notes.push(...answer.notes)
  }
  return { workflows, notes }
}

function textOf(answer: Answer<string>): { text: string } | { why: string } {
  return answer.ok ? { text: answer.value } : { why: answer.why }
}

function code(answer: { code: 'not_found' | 'permission_missing' | 'api_unavailable' | 'too_large' }): Note['code'] {
  return answer.code === 'permission_missing' ? 'permission_missing' : 'api_unavailable'
}
