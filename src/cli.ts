// Retrace on a laptop: saved logs, or a run that GitHub is asked for. Builds the adapters and hands them down.
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { git } from './adapters/git.ts'
import { grammars } from './adapters/grammars.ts'
import { local } from './adapters/local.ts'
import { noCi } from './adapters/no-ci.ts'
import { sayer } from './adapters/say.ts'
import { secretsOf } from './adapters/secrets-of.ts'
import { terminalPublisher } from './adapters/terminal-publisher.ts'
import { type DiagnoseCommand, readArguments, usage } from './cli-arguments.ts'
import type { Report } from './domain/report.ts'
import { version } from './domain/version.ts'
import { asRetraceError, RetraceError } from './errors.ts'
import { diagnoseRun } from './main.ts'
import { readModelInputs } from './model-inputs.ts'
import type { Asking } from './ports.ts'
import { renderers } from './report/render.ts'
import { redactor } from './text/redact.ts'

const { env } = process
const example = fileURLToPath(new URL('../examples/python-service', import.meta.url))
const redaction = redactor(secretsOf(env, [], []))
const colored = (stream: NodeJS.WriteStream): boolean => stream.isTTY === true && env.NO_COLOR === undefined
const voice = (stream: NodeJS.WriteStream) =>
  sayer({ write: (text) => stream.write(text), redact: redaction.text, inActions: false, color: colored(stream) })
const out = voice(process.stdout)
const progress = voice(process.stderr)

/** A path that does not exist is a slip of the pen, and a report about it would hide that. */
function refuseMissing(command: DiagnoseCommand): void {
  const named = [...command.workflows, ...(command.repo === undefined ? [] : [command.repo])]
  const missing = named.find((path) => !existsSync(path))
  if (missing !== undefined) throw new RetraceError('bad_usage', `${missing} does not exist.`, 'Check the path.')
}

/** The same for logs, of which any may be a glob: when no path is there and no pattern found anything, nothing was diagnosed. */
function refuseNothing({ logs }: DiagnoseCommand, { sources, notes }: Report): void {
  if (logs.length === 0 || logs.some((path) => existsSync(path)) || sources.some(({ kind }) => kind !== 'none')) return
  const missing = notes.map(({ text }) => text).join(' ')
  throw new RetraceError('bad_usage', missing, 'Name a saved log, a folder or an archive of logs.')
}

/** A model, where one is named: its limits are the defaults of action.yml, its key stands in the environment. */
async function askingOf({ model, baseUrl }: DiagnoseCommand): Promise<Asking | undefined> {
  if (model === undefined) return undefined
  const root = new URL('../', import.meta.url)
  const { openModel } = await import('./adapters/model.ts')
  const { promptFiles } = await import('./adapters/prompt-files.ts')
  const byDefault = (await import('./adapters/action-defaults.ts')).actionDefaults(root)
  const key = env.RETRACE_API_KEY ?? ''
  // Whoever calls has set up this machine: its authorities are theirs.
  const given = {
    model,
    'api-key': key,
    'trust-runner-ca': 'true',
    ...(baseUrl === undefined ? {} : { 'base-url': baseUrl }),
  }
  const wrong: string[] = []
  const settings = readModelInputs((name) => new Map(Object.entries(given)).get(name) ?? byDefault(name), wrong, [])
  if (settings === undefined || wrong.length > 0) {
    const advice = 'Set RETRACE_API_KEY. A server on this machine that needs no key takes any.'
    throw new RetraceError('bad_usage', wrong.join(' ') || '--model needs a key.', advice)
  }
  return { model: openModel({ settings, env, nodeVersion: process.versions.node }), prompts: promptFiles(root) }
}

async function diagnoseCommand(command: DiagnoseCommand, temp: string): Promise<void> {
  refuseMissing(command)
  const repository = command.run?.repository ?? ''
  const apiUrl = env.GITHUB_API_URL ?? 'https://api.github.com'
  const token = env.GH_TOKEN ?? env.GITHUB_TOKEN ?? ''
  // The GitHub client is the slowest part to load, and saved logs do not need it.
  const ci =
    command.run === undefined
      ? noCi()
      : (await import('./adapters/github.ts')).githubCi({ token, apiUrl, repository, log: progress })
  const use = {
    ci,
    log: progress,
    grammars: grammars(fileURLToPath(new URL('../dist/grammars', import.meta.url))),
    local: local({
      cwd: command.example ? example : process.cwd(),
      checkout: command.example ? example : command.repo,
      named: command.workflows,
      git: git({ temp, path: env.PATH ?? '' }),
      runnerPage: async () => ({ kind: 'missing', code: 'log_missing', why: 'There is no running job here.' }),
    }),
  }
  const run = command.run === undefined ? undefined : await ci.run(command.run.runId)
  const target = {
    repository,
    runId: command.run?.runId,
    attempt: run?.ok === true ? run.value.attempt : 1,
    own: undefined,
    logPath: command.example ? ['logs'] : command.logs,
    jobs: [],
    workflow: command.workflows[0],
    testReports: command.testReports,
  }
  const report = await diagnoseRun(target, run, [], redaction, { ...use, asking: await askingOf(command) })
  refuseNothing(command, report)
  const reportName = 'retrace-report.json'
  if (command.report !== undefined) {
    const publisher = terminalPublisher({ say: out, reportPath: command.report, reportName, temp })
    await publisher.file(reportName, `${JSON.stringify(report, null, 2)}\n`)
  }
  const width = process.stdout.columns ?? 100
  const serverUrl = env.GITHUB_SERVER_URL ?? 'https://github.com'
  out.page(renderers[command.format](report, { color: colored(process.stdout), width, serverUrl }))
}

const temp = mkdtempSync(join(tmpdir(), 'retrace-'))
try {
  const command = readArguments(process.argv.slice(2))
  if (command.command === 'help') out.page(usage)
  else if (command.command === 'version') out.page(version)
  else await diagnoseCommand(command, temp)
} catch (thrown) {
  const error = asRetraceError(thrown)
  progress.fail(error.sentence)
  process.exitCode = error.fault === 'user' ? 2 : 1
} finally {
  rmSync(temp, { recursive: true, force: true })
}
