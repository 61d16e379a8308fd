// One job from its first step to its last, written as a log.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { Contexts } from '../../src/ci/expression.ts'
import { fill, holds } from './expression.ts'
import { checkoutInputs, writeActionHeader, writeCheckout, writeRunHeader, writeSetUp } from './headers.ts'
import type { LogWriter } from './log-writer.ts'
import { commandReader } from './output-reader.ts'
import { readPairs } from './pairs.ts'
import { type Shell, shellLine } from './shell.ts'
import type { Job, Step } from './workflow.ts'

export type Setting = {
  readonly repository: string
  readonly sha: string
  readonly ref: string
  /** Where the checkout lies while the job runs. */
  readonly workspace: string
  /** An empty folder for command files. */
  readonly temp: string
  /** Environment of every process: PATH, HOME and what the machine needs to reach its registries. */
  readonly env: Readonly<Record<string, string>>
  readonly matrix: Readonly<Record<string, string>>
}

/** How the job stands, or ended. */
export type Status = 'success' | 'failure'
type Outcome = 'success' | 'failure' | 'skipped'
type StepResult = { outcome: Outcome; conclusion: Outcome; outputs: Record<string, string> }
/** What steps hand on: the runner's `env` block, added PATH entries, and results by id. */
type State = {
  status: Status
  env: Record<string, string>
  path: string[]
  steps: Record<string, StepResult>
  post: string[]
}

/** Runs the `run:` steps of a job and writes its whole log. A failing step is a result, not an error. */
export async function recordJob(job: Job, setting: Setting, log: LogWriter, shell: Shell): Promise<Status> {
  const state: State = { status: 'success', env: {}, path: [], steps: {}, post: [] }
  const base: Contexts = { ...contextsOf(setting, job), env: job.env, steps: state.steps }
  for (const [key, value] of Object.entries(job.env)) state.env[key] = fill(value, base)
  writeSetUp(log, job, fill(job.name, base))
  const obey = commandReader()
  for (const step of job.steps) {
    const contexts: Contexts = { ...base, env: state.env }
    const result = await recordStep(step, job, setting, contexts, state, { log, shell, obey })
    if (step.id !== undefined) state.steps[step.id] = result
    if (result.conclusion === 'failure') state.status = 'failure'
  }
  // Post steps run in reverse and show their names nowhere.
  for (const action of state.post.toReversed()) {
    log.line('Post job cleanup.')
    if (action.startsWith('actions/checkout@')) {
      log.line('[command]/usr/bin/git version')
      log.line('git version 2.53.0')
    }
  }
  log.line('Cleaning up orphan processes')
  return state.status
}

type Tools = { readonly log: LogWriter; readonly shell: Shell; readonly obey: (line: string) => string | undefined }

async function recordStep(
  step: Step,
  job: Job,
  setting: Setting,
  contexts: Contexts,
  state: State,
  tools: Tools,
): Promise<StepResult> {
  const skipped: StepResult = { outcome: 'skipped', conclusion: 'skipped', outputs: {} }
  if (!holds(step.if, contexts, state.status)) return skipped
  const own = Object.fromEntries(Object.entries(step.env).map(([key, value]) => [key, fill(value, contexts)]))
  const env = { ...state.env, ...own }
  if (step.run === undefined) {
    recordAction(step, setting, { ...contexts, env }, env, state, tools.log)
    return { outcome: 'success', conclusion: 'success', outputs: {} }
  }
  const { exitCode, outputs } = await runScript(step, job, setting, { ...contexts, env }, env, state, tools)
  const outcome = exitCode === 0 ? 'success' : 'failure'
  const tolerated = fill(step['continue-on-error'], contexts) === 'true'
  return { outcome, conclusion: tolerated ? 'success' : outcome, outputs }
}

function recordAction(
  step: Step,
  setting: Setting,
  contexts: Contexts,
  env: Readonly<Record<string, string>>,
  state: State,
  log: LogWriter,
): void {
  const action = step.uses ?? ''
  const given = Object.fromEntries(Object.entries(step.with).map(([key, value]) => [key, fill(value, contexts)]))
  const isCheckout = action.startsWith('actions/checkout@')
  writeActionHeader(log, action, isCheckout ? checkoutInputs(setting.repository, given) : given, env)
  if (isCheckout) writeCheckout(log, setting.repository, setting.workspace, setting.ref, setting.sha)
  if (/^actions\/(checkout|cache|setup-\w+)@/.test(action)) state.post.push(action)
}

async function runScript(
  step: Step,
  job: Job,
  setting: Setting,
  contexts: Contexts,
  env: Readonly<Record<string, string>>,
  state: State,
  { log, shell, obey }: Tools,
): Promise<{ exitCode: number; outputs: Record<string, string> }> {
  const script = fill(step.run ?? '', contexts)
  const line = shellLine(step.shell ?? job.shell)
  writeRunHeader(log, script, line, env)
  const files = commandFiles(setting.temp)
  const path = [...state.path, setting.env.PATH ?? ''].join(delimiter)
  const minutes = step['timeout-minutes'] === undefined ? undefined : Number(fill(step['timeout-minutes'], contexts))
  const { exitCode, timedOut } = await shell({
    script,
    shell: line,
    cwd: join(setting.workspace, fill(step['working-directory'] ?? job.workingDirectory ?? '.', contexts)),
    env: { ...setting.env, ...githubEnv(setting, job), ...files, ...env, PATH: path },
    timeoutMs: minutes === undefined ? undefined : minutes * 60_000,
    onLine(text) {
      const entry = obey(text)
      if (entry !== undefined) log.line(entry)
    },
  })
  if (timedOut)
    log.line(`##[error]The action '${step.name ?? `Run ${firstLine(script)}`}' has timed out after ${minutes} minutes.`)
  else if (exitCode !== 0) log.line(`##[error]Process completed with exit code ${exitCode}.`)
  Object.assign(state.env, readPairs(readFileSync(files.GITHUB_ENV, 'utf8')))
  state.path.unshift(...readFileSync(files.GITHUB_PATH, 'utf8').split('\n').filter(Boolean).reverse())
  return { exitCode: timedOut ? 1 : exitCode, outputs: readPairs(readFileSync(files.GITHUB_OUTPUT, 'utf8')) }
}

/** Fresh, empty files by which a step hands things on. */
function commandFiles(temp: string) {
  mkdirSync(temp, { recursive: true })
  const files = {
    GITHUB_ENV: join(temp, 'set_env'),
    GITHUB_PATH: join(temp, 'add_path'),
    GITHUB_OUTPUT: join(temp, 'set_output'),
    GITHUB_STEP_SUMMARY: join(temp, 'step_summary'),
  }
  for (const file of Object.values(files)) writeFileSync(file, '')
  return files
}

function githubEnv(setting: Setting, job: Job): Record<string, string> {
  return {
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_JOB: job.key,
    GITHUB_REPOSITORY: setting.repository,
    GITHUB_SHA: setting.sha,
    GITHUB_REF: setting.ref,
    GITHUB_WORKSPACE: setting.workspace,
    RUNNER_OS: 'Linux',
    RUNNER_ARCH: 'X64',
  }
}

function contextsOf(setting: Setting, job: Job): Contexts {
  return {
    github: {
      repository: setting.repository,
      sha: setting.sha,
      ref: setting.ref,
      workspace: setting.workspace,
      job: job.key,
      event_name: 'push',
    },
    runner: { os: 'Linux', arch: 'X64', temp: setting.temp },
    job: { status: 'success' },
    matrix: setting.matrix,
    secrets: {},
    inputs: {},
    vars: {},
  }
}

function firstLine(script: string): string {
  return (
    script
      .split('\n')
      .find((line) => line.trim() !== '')
      ?.trim() ?? ''
  )
}
