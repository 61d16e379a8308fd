// The command line read: words in, one command or one sentence out. Pure, so that every wrong call can be tested.
import { parseArgs } from 'node:util'
import { RetraceError } from './errors.ts'

export type DiagnoseCommand = {
  readonly command: 'diagnose'
  readonly logs: readonly string[]
  readonly run: { readonly repository: string; readonly runId: number } | undefined
  readonly workflows: readonly string[]
  readonly repo: string | undefined
  /** Globs of test reports below `repo`. */
  readonly testReports: readonly string[]
  readonly report: string | undefined
  readonly format: 'text' | 'json' | 'markdown'
  readonly example: boolean
  /** Name of a model to ask; its key is RETRACE_API_KEY. */
  readonly model: string | undefined
  readonly baseUrl: string | undefined
}
export type Command = DiagnoseCommand | { readonly command: 'help' } | { readonly command: 'version' }

export const usage = `Usage: node dist/cli.js diagnose (--log PATH | --run OWNER/REPO/RUN_ID) [options]

Reads the logs of a failed GitHub Actions run and says which separate problems broke it.

  --log PATH        a saved log, a folder, a glob or a run archive (.zip); may be given more than once
  --run O/R/ID      asks GitHub for a run; GH_TOKEN or GITHUB_TOKEN is used when set
  --example         reads the bundled example
  --workflow FILE   the workflow file of the run; called workflows may follow, each with its own --workflow
  --repo DIR        a checkout, to find the workflow file and to place paths
  --test-reports G  a glob of test reports (JUnit XML) below that checkout; may be given more than once
  --report FILE     writes the whole report as JSON
  --format FORMAT   what to print: text (default), json or markdown
  --model NAME      asks a language model to refine the problems; its key is in RETRACE_API_KEY
  --base-url URL    where the model is asked (OpenAI-compatible)
  --help, --version

Exit code 0 when it could report, whatever the run did; 2 when it was called wrongly.
`

const formats = ['text', 'json', 'markdown'] as const

/** Reads `process.argv.slice(2)`. Throws RetraceError `bad_usage` with a sentence. */
export function readArguments(argv: readonly string[]): Command {
  const { values, positionals } = parsed(argv)
  if (values.help === true) return { command: 'help' }
  if (values.version === true) return { command: 'version' }
  const [command, ...rest] = positionals
  if (command === undefined) return { command: 'help' }
  if (command !== 'diagnose') throw wrong(`There is no command "${command}".`, 'The command is: diagnose.')
  if (rest.length > 0) throw wrong(`"${rest[0]}" stands alone.`, 'Put --log before the path of a log.')
  const logs = values.log ?? []
  const example = values.example === true
  const sources = [logs.length > 0, values.run !== undefined, example].filter(Boolean).length
  if (sources === 0) throw wrong('Nothing to read was named.', 'Give --log PATH, --run OWNER/REPO/RUN_ID or --example.')
  if (sources > 1) throw wrong('--log, --run and --example exclude each other.', 'Give one of them.')
  if (values['base-url'] !== undefined && values.model === undefined)
    throw wrong('--base-url names no model.', 'Give --model NAME, too.')
  const format = formats.find((f) => f === (values.format ?? 'text'))
  if (format === undefined) throw wrong(`--format is "${values.format}".`, `Write one of: ${formats.join(', ')}.`)
  return {
    command: 'diagnose',
    logs,
    run: values.run === undefined ? undefined : readRun(values.run),
    workflows: values.workflow ?? [],
    repo: values.repo,
    testReports: values['test-reports'] ?? [],
    report: values.report,
    format,
    example,
    model: values.model,
    baseUrl: values['base-url'],
  }
}

function parsed(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        log: { type: 'string', multiple: true },
        run: { type: 'string' },
        example: { type: 'boolean' },
        workflow: { type: 'string', multiple: true },
        repo: { type: 'string' },
        'test-reports': { type: 'string', multiple: true },
        report: { type: 'string' },
        model: { type: 'string' },
        'base-url': { type: 'string' },
        format: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
        version: { type: 'boolean' },
      },
    })
  } catch (cause) {
    // Node adds advice about positional arguments, which are never what was meant here.
    const [what = 'The arguments could not be read'] = cause instanceof Error ? cause.message.split(/\.\s/) : []
    throw wrong(`${what.replace(/\.$/, '')}.`, '--help shows how to call it.')
  }
}

function readRun(text: string): { repository: string; runId: number } {
  const url = /^https?:\/\/[^/]+\/([\w.-]+\/[\w.-]+)\/actions\/runs\/(\d{1,15})(?:[/?#].*)?$/.exec(text)
  const short = /^([\w.-]+\/[\w.-]+)\/(\d{1,15})$/.exec(text)
  const found = url ?? short
  if (found?.[1] === undefined) throw wrong(`--run is "${text}".`, "Write OWNER/REPO/RUN_ID or the run's address.")
  return { repository: found[1], runId: Number(found[2]) }
}

function wrong(message: string, advice: string): RetraceError {
  return new RetraceError('bad_usage', message, advice)
}
