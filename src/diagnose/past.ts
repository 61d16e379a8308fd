// What other runs say about a failed one: its other attempts at the same commit, the run before it on the branch it builds on, and the
// files that it changes (method.md 1.5, 1.6). Few requests, none of them needed: what the platform does not tell is simply unknown.

import { workflowFor } from '../ci/find-job.ts'
import { organize } from '../ci/organize.ts'
import type { Report } from '../domain/report.ts'
import type { Run, RunJob } from '../domain/run.ts'
import type { Use } from '../ports.ts'
import type { Redactor } from '../text/redact.ts'
import { decompose } from './decompose.ts'
import type { Evidence, LocatedLog, Past, Seen } from './evidence.ts'
import { readLogs } from './read-logs.ts'

const mostAttempts = 2
const mostLogs = 4

/** Asks for the past of a run that has problems; `attempt` is the one under diagnosis. Nothing of it throws for what is refused. */
export async function pastOf(
  report: Report,
  evidence: Evidence,
  attempt: number,
  redactor: Redactor,
  use: Use<'ci'>,
): Promise<Past> {
  const { run } = evidence
  if (run === undefined || report.problems.length === 0) return { attempts: [] }
  const read = (jobs: readonly RunJob[]) => seenIn(jobs, evidence, redactor, use)
  const attempts = await otherAttempts(run, attempt, use)
  const earlier = attempts.find((other) => other.attempt === attempt - 1)
  const base = await baseRun(run, use)
  const broken = new Set(report.failures.filter(({ fatal }) => fatal).flatMap(({ job, legs }) => [job, ...legs]))
  const baseJobs = base === undefined ? undefined : await use.ci.jobs(base.run.id, base.run.attempt)
  const shared = baseJobs?.ok === true ? baseJobs.value.filter(({ name }) => broken.has(name)) : []
  const changed = await use.ci.changed(run)
  return {
    attempts,
    ...(earlier === undefined ? {} : { before: { attempt: earlier.attempt, ...(await read(earlier.jobs)) } }),
    ...(base === undefined ? {} : { base: { ...base, ...(await read(shared)) } }),
    ...(changed.ok ? { changed: new Set(changed.value) } : {}),
  }
}

async function otherAttempts(run: Run, attempt: number, { ci }: Use<'ci'>): Promise<Past['attempts']> {
  const others = [attempt - 1, attempt + 1].filter((n) => n >= 1 && n <= run.attempt).slice(0, mostAttempts)
  const answers = await Promise.all(others.map(async (n) => ({ attempt: n, answer: await ci.jobs(run.id, n) })))
  return answers.flatMap(({ attempt: n, answer }) => (answer.ok ? [{ attempt: n, jobs: answer.value }] : []))
}

/** The newest finished run before this one on its base branch, or for a push on its own branch. A good one says nothing here. */
async function baseRun(run: Run, { ci }: Use<'ci'>): Promise<{ run: Run; branch: string } | undefined> {
  const branch = run.event === 'pull_request' ? run.baseBranch : run.headBranch
  if (branch === undefined || branch === null) return undefined
  const answer = await ci.runs(run.workflowPath, branch)
  if (!answer.ok) return undefined
  // A fork may call its branch `main` too; its pull requests are listed under that name.
  const own = answer.value.filter(
    (other) => other.event !== 'pull_request' && other.headRepositoryId === run.repositoryId,
  )
  const last = own.filter((other) => other.id < run.id).sort((a, b) => b.id - a.id)[0]
  return last?.conclusion === 'failure' ? { run: last, branch } : undefined
}

async function seenIn(
  jobs: readonly RunJob[],
  { workflows, files, repository }: Evidence,
  redactor: Redactor,
  { ci }: Use<'ci'>,
): Promise<Seen> {
  const failed = jobs.filter(({ conclusion }) => conclusion === 'failure' || conclusion === 'timed_out')
  const located: LocatedLog[] = []
  for (const job of failed.slice(0, mostLogs)) {
    const answer = await ci.jobLog(job)
    if (answer.kind === 'log') located.push({ handle: answer.handle, kind: 'api-log', job: job.name })
  }
  const quiet = { info: () => {}, warn: () => {}, group: () => ({ end: () => {} }) }
  const { logs } = readLogs(located, redactor, { hidden: 0 }, { log: quiet })
  const workflow = workflowFor(logs, workflows)
  const organized = organize({ logs, workflow, runJobs: jobs, files })
  return {
    failures: organized.failures,
    problems: decompose(organized, { repository, workflow: workflow?.path ?? '' }),
    complete: located.length === failed.length,
  }
}
