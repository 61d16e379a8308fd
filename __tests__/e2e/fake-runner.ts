// Runs the built action the way GitHub's runner runs a step: its folders, its Node, its variables, files and commands, and the page of
// the job's log that it writes meanwhile. What the step left is read back as the runner would read it.
import { spawn } from 'node:child_process'
import { cpSync, linkSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { Report } from '../../src/domain/report.ts'
import { type RunnerCommand, runnerCommand } from '../../src/text/runner-commands.ts'
import { type FakePages, fakePages } from '../fakes/runner-pages.ts'
import { inputsOf, inputVariable } from './action-inputs.ts'
import { readPairs } from './runner-files.ts'

const project = new URL('../../', import.meta.url)
/** Longer than the runner would ever wait in these tests; a step that hangs fails its test instead of the whole suite. */
const patienceMs = 90_000

/** Values that only the job's token and the runner's services know; a test looks for them in everything that is published. */
export const token = 'ghs_9f3KqT7vXw2RbN8mYc5LdZ1pHs6JgA4eUoQi'
export const runtimeToken = 'eyJhbGciOiJSUzI1NiJ9.eyJzY3AiOiJBY3Rpb25zLlJlc3VsdHM6NzE6NzIifQ.c2lnbmF0dXJlLW9mLXJ1bm5lcg'

export type Step = {
  /** Address of the API. */
  readonly api: string
  /** `with:` of the step. */
  readonly with?: Readonly<Record<string, string>>
  readonly event?: { readonly name: string; readonly payload: unknown }
  readonly runId?: number
  readonly job?: {
    readonly key: string
    readonly id: number | undefined
    readonly status: 'success' | 'failure' | 'cancelled'
  }
  /** Lines of the job's log before this step. Without them the job runs where no page can be seen, as in a container. */
  readonly before?: readonly string[]
  /** Files of the checkout, by path. */
  readonly workspace?: Readonly<Record<string, string>>
  readonly env?: Readonly<Record<string, string>>
  /** Options of Node itself, for what a test puts into the process without a variable that the action could see. */
  readonly nodeOptions?: readonly string[]
}

export type StepEnd = {
  readonly exitCode: number | null
  readonly outputs: Readonly<Record<string, string>>
  readonly summary: string
  readonly annotations: readonly Annotation[]
  /** Lines that the step adds to the job's log, before the runner masks secrets in them. */
  readonly log: readonly string[]
  /** What the step really wrote, commands included. */
  readonly stdout: string
  readonly stderr: string
  /** The report file, by the folder that holds it; undefined when the step wrote none. */
  readonly report: Report | undefined
  /** Everything that anybody could read afterwards, as one text, before the runner's masking. */
  readonly published: string
}

export type Annotation = {
  readonly level: string
  readonly message: string
  readonly file: string | undefined
  readonly line: string | undefined
  readonly title: string | undefined
}

/** Runs the action as one step of a job of `octo/demo`. */
export async function runStep(step: Step): Promise<StepEnd> {
  const root = mkdtempSync(join(tmpdir(), 'retrace-runner-'))
  try {
    return await runIn(root, step)
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

async function runIn(root: string, step: Step): Promise<StepEnd> {
  const { run: inner, temp, commandFiles, env } = prepare(root, step)
  const pages = step.before === undefined ? undefined : startedPages(join(root, '_diag', 'pages'), step.before)
  const command = [...(step.nodeOptions ?? []), fileURLToPath(new URL('dist/index.js', project))]
  const child = spawn(inner, command, { env, cwd: env.GITHUB_WORKSPACE })
  const timer = setTimeout(() => child.kill('SIGKILL'), patienceMs)
  const reader = outputReader(pages)
  createInterface({ input: child.stdout, crlfDelay: Number.POSITIVE_INFINITY }).on('line', reader.line)
  const stdout: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => stdout.push(chunk))
  let stderr = ''
  child.stderr.on('data', (chunk) => {
    stderr += chunk
  })
  const exitCode = await new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve))
  clearTimeout(timer)
  const text = (name: keyof typeof commandFiles) => readFileSync(commandFiles[name], 'utf8')
  const files = readdirSync(temp, { recursive: true, encoding: 'utf8' }).filter((name) => /retrace-[^/]+\/./.test(name))
  const written = files.map((name) => readFileSync(join(temp, name), 'utf8'))
  const outputs = Object.fromEntries(readPairs(text('GITHUB_OUTPUT')))
  const reportFile = files.findIndex((name) => name.endsWith('/retrace-report.json'))
  return {
    exitCode,
    outputs,
    summary: text('GITHUB_STEP_SUMMARY'),
    annotations: reader.annotations,
    log: reader.log,
    stdout: Buffer.concat(stdout).toString('utf8'),
    stderr,
    report: reportFile < 0 ? undefined : Report.parse(JSON.parse(written[reportFile] ?? '')),
    published: [
      ...Object.keys(commandFiles).map((name) => text(name as keyof typeof commandFiles)),
      ...written,
      ...reader.log,
      stderr,
    ].join('\n'),
  }
}

/** The runner's folders and the whole environment of the step; nothing of this machine's environment comes along. */
function prepare(root: string, step: Step) {
  const {
    api,
    event = { name: 'push', payload: {} },
    runId = 7,
    job = { key: 'test', id: 71, status: 'failure' },
  } = step
  const run = join(root, 'externals', 'node24', 'bin', 'node')
  const work = join(root, '_work')
  const temp = join(work, '_temp')
  const workspace = join(work, 'demo', 'demo')
  const home = join(root, 'home')
  for (const folder of [dirname(run), join(temp, 'commands'), workspace, home]) mkdirSync(folder, { recursive: true })
  placeNode(run)
  for (const [path, text] of Object.entries(step.workspace ?? {})) {
    mkdirSync(dirname(join(workspace, path)), { recursive: true })
    writeFileSync(join(workspace, path), text)
  }
  const eventPath = join(temp, 'event.json')
  writeFileSync(eventPath, JSON.stringify(event.payload))
  const commandFiles = Object.fromEntries(
    (['GITHUB_OUTPUT', 'GITHUB_STEP_SUMMARY', 'GITHUB_ENV', 'GITHUB_PATH', 'GITHUB_STATE'] as const).map((name) => {
      const path = join(temp, 'commands', name)
      writeFileSync(path, '')
      return [name, path]
    }),
  ) as Record<'GITHUB_OUTPUT' | 'GITHUB_STEP_SUMMARY' | 'GITHUB_ENV' | 'GITHUB_PATH' | 'GITHUB_STATE', string>
  const inputs = inputsOf(project, step.with ?? {}, {
    github: { token, run_id: String(runId), run_attempt: '1', event: event.payload, repository: 'octo/demo' },
    job: { status: job.status, ...(job.id === undefined ? {} : { check_run_id: job.id }) },
    matrix: null,
    strategy: { 'fail-fast': true, 'job-index': 0, 'job-total': 1, 'max-parallel': 1 },
    runner: { os: 'Linux', temp },
  })
  const env: Record<string, string> = {
    CI: 'true',
    PATH: process.env.PATH ?? '',
    HOME: home,
    GITHUB_ACTIONS: 'true',
    GITHUB_API_URL: api,
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_REPOSITORY: 'octo/demo',
    GITHUB_RUN_ID: String(runId),
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_EVENT_NAME: event.name,
    GITHUB_EVENT_PATH: eventPath,
    GITHUB_JOB: job.key,
    GITHUB_SHA: 'a'.repeat(40),
    GITHUB_WORKFLOW_REF: 'octo/demo/.github/workflows/ci.yml@refs/heads/main',
    GITHUB_WORKFLOW_SHA: 'a'.repeat(40),
    GITHUB_REF: 'refs/heads/main',
    GITHUB_WORKSPACE: workspace,
    RUNNER_TEMP: temp,
    RUNNER_NAME: 'GitHub Actions 3',
    RUNNER_OS: 'Linux',
    ACTIONS_RUNTIME_TOKEN: runtimeToken,
    ...commandFiles,
    ...Object.fromEntries(Object.entries(inputs).map(([name, value]) => [inputVariable(name), value])),
    ...step.env,
  }
  return { run, temp, commandFiles, env }
}

/** The action finds the runner by the real path of the Node that runs it, so that a symbolic link would not do. */
function placeNode(path: string): void {
  try {
    linkSync(process.execPath, path)
  } catch {
    // Another file system has no hard links to this one.
    cpSync(process.execPath, path)
  }
}

function startedPages(folder: string, before: readonly string[]): FakePages {
  const pages = fakePages(folder, { now: Date.now })
  for (const line of before) pages.line(line)
  return pages
}

/** Reads the step's lines as the runner does: commands are obeyed, the rest is logged; both end up in the job's page. */
function outputReader(pages: FakePages | undefined) {
  const annotations: Annotation[] = []
  const log: string[] = []
  const masks: string[] = []
  let stopped: string | undefined
  const write = (line: string) => {
    log.push(line)
    pages?.log.info(masks.reduce((text, mask) => text.replaceAll(mask, '***'), line))
  }
  const obey = ({ name, properties, data }: RunnerCommand, line: string) => {
    if (name === 'add-mask') masks.push(...data.split('\n').filter((part) => part !== ''))
    else if (name === 'stop-commands') stopped = data
    else if (name === 'group' || name === 'endgroup') write(`##[${name}]${data}`)
    else if (name === 'error' || name === 'warning' || name === 'notice') {
      annotations.push({
        level: name,
        message: data,
        file: properties.get('file'),
        line: properties.get('line'),
        title: properties.get('title'),
      })
      write(`##[${name}]${data}`)
    } else if (name !== 'debug') write(line)
  }
  return {
    annotations,
    log,
    line(line: string) {
      const command = runnerCommand(line)
      if (stopped !== undefined) {
        if (command?.name === stopped) stopped = undefined
        else write(line)
      } else if (command === undefined) write(line)
      else obey(command, line)
    },
  }
}
