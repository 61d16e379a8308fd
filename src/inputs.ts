// The action's inputs: strings in, one checked value out. Defaults stand in action.yml alone; whoever calls this hands in what the
// runner gives. A wrong input is the user's to mend, so each sentence names it, says what is wrong and what to write.
import { z } from 'zod'
import { JobContext, NeedsContext, StepsContext } from './domain/contexts.ts'
import { ModelSettings } from './domain/model.ts'
import { Note } from './domain/report.ts'
import { RetraceError } from './errors.ts'
import { modelInputNames, readModelInputs } from './model-inputs.ts'
import { clean } from './text/clean.ts'

/** Names of all inputs, as in action.yml. */
export const inputNames = [
  'mode',
  'github-token',
  'log-path',
  'jobs',
  'workflow',
  'test-reports',
  'run-id',
  'attempt',
  'job-id',
  'job',
  'matrix',
  'strategy',
  'steps',
  'needs',
  'redact',
  'allow-workflow-run',
  ...modelInputNames,
  'annotations',
  'summary',
  'fail-on-error',
] as const
export type InputName = (typeof inputNames)[number]

/** Modes that exist. */
export const modes = ['diagnose'] as const

export const Inputs = z.object({
  mode: z.enum(modes),
  /** Empty when the user took it away: then nothing is asked of GitHub. */
  githubToken: z.string(),
  logPath: z.array(z.string()),
  /** Names or globs; empty means all jobs. */
  jobs: z.array(z.string()),
  workflow: z.string().optional(),
  /** Globs of test reports in the workspace. */
  testReports: z.array(z.string()),
  runId: z.int().min(1).optional(),
  attempt: z.int().min(1).optional(),
  jobId: z.int().min(1).optional(),
  job: JobContext.optional(),
  matrix: z.record(z.string(), z.unknown()).optional(),
  strategy: z.record(z.string(), z.unknown()).optional(),
  steps: StepsContext.optional(),
  needs: NeedsContext.optional(),
  /** Names of environment variables, never values. */
  redact: z.array(z.string()),
  allowWorkflowRun: z.boolean(),
  /** Only with a key. */
  model: ModelSettings.optional(),
  annotations: z.boolean(),
  summary: z.boolean(),
  failOnError: z.boolean(),
  /** What was wrong with a context: it costs precision, not the report. */
  notes: z.array(Note),
})
export type Inputs = z.infer<typeof Inputs>

/**
 * Reads and checks all inputs. `get` gives the raw string of an input, empty when it is not set.
 * Throws one RetraceError `bad_input` whose advice holds a sentence for every wrong input.
 */
export function readInputs(get: (name: InputName) => string): Inputs {
  const wrong: string[] = []
  const notes: Note[] = []
  const read = (name: InputName) => get(name).trim()
  const optional = <T>(key: string, value: T | undefined) => (value === undefined ? {} : { [key]: value })
  const number = (name: InputName, what: string) => readNumber(name, read(name), what, wrong)
  const flag = (name: InputName) => readFlag(name, read(name), wrong)
  const context = <T>(name: InputName, shape: z.ZodType<T>) => readContext(name, read(name), shape, notes)
  const anything = z.record(z.string(), z.unknown())
  const raw = {
    mode: readMode(read('mode'), wrong),
    githubToken: read('github-token'),
    logPath: lines(read('log-path')),
    jobs: names(read('jobs')),
    ...optional('workflow', readWorkflow(read('workflow'), wrong)),
    testReports: lines(read('test-reports')),
    ...optional('runId', number('run-id', "the number at the end of the run's address")),
    ...optional('attempt', number('attempt', 'the number of the attempt, 1 for the first')),
    ...optional('jobId', number('job-id', 'what job.check_run_id holds')),
    ...optional('job', context('job', JobContext)),
    ...optional('matrix', context('matrix', anything)),
    ...optional('strategy', context('strategy', anything)),
    ...optional('steps', context('steps', StepsContext)),
    ...optional('needs', context('needs', NeedsContext)),
    redact: readRedact(read('redact'), wrong),
    allowWorkflowRun: flag('allow-workflow-run'),
    ...optional('model', readModelInputs(read, wrong, notes)),
    annotations: flag('annotations'),
    summary: flag('summary'),
    failOnError: flag('fail-on-error'),
    notes,
  }
  if (wrong.length > 0) throw new RetraceError('bad_input', 'Retrace cannot start with these inputs.', wrong.join(' '))
  return Inputs.parse(raw)
}

function readMode(text: string, wrong: string[]): string {
  if (!modes.some((mode) => mode === text)) {
    wrong.push(`Input "mode" is ${quoted(text)}; the modes are: ${modes.join(', ')}. Write one of them.`)
  }
  return text
}

function readFlag(name: InputName, text: string, wrong: string[]): boolean {
  const word = text.toLowerCase()
  if (word !== 'true' && word !== 'false') wrong.push(`Input "${name}" is ${quoted(text)}. Write true or false.`)
  return word === 'true'
}

function readNumber(name: InputName, text: string, what: string, wrong: string[]): number | undefined {
  if (text === '') return undefined
  // Fifteen digits are exact in a double; GitHub's numbers have eleven today.
  if (/^[1-9]\d{0,14}$/.test(text)) return Number(text)
  wrong.push(`Input "${name}" is ${quoted(text)}, which is no number. Write ${what}, or leave it out.`)
  return undefined
}

function readWorkflow(text: string, wrong: string[]): string | undefined {
  if (text === '') return undefined
  const path = text.replaceAll('\\', '/').replace(/^\.\//, '')
  const inside = !path.startsWith('/') && !/^[A-Za-z]:/.test(path) && !path.split('/').includes('..')
  if (inside && /\.ya?ml$/.test(path)) return path
  wrong.push(
    `Input "workflow" is ${quoted(text)}, which is no workflow file of the repository. Write a path such as .github/workflows/ci.yml.`,
  )
  return undefined
}

/** The wrong text is not repeated here: a person who takes the input for a list of values has put a secret into it. */
function readRedact(text: string, wrong: string[]): string[] {
  const all = names(text)
  if (!all.every((name) => /^[A-Za-z_][A-Za-z0-9_]*$/.test(name))) {
    wrong.push(
      'Input "redact" holds something that is no name of an environment variable. Write names such as DEPLOY_KEY, not values, and set the variables with env.',
    )
  }
  return all
}

function lines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** One a line or parted by commas; `test (3.12, ubuntu)` is one name. */
function names(text: string): string[] {
  const out: string[] = []
  let name = ''
  let depth = 0
  for (const sign of text) {
    if (sign === '(') depth++
    if (sign === ')') depth = Math.max(0, depth - 1)
    if (sign === '\n') depth = 0
    if (sign === '\n' || (sign === ',' && depth === 0)) {
      out.push(name)
      name = ''
    } else name += sign
  }
  return [...out, name].map((each) => each.trim()).filter((each) => each !== '')
}

function quoted(text: string): string {
  return text === '' ? 'empty' : JSON.stringify(clean(text).slice(0, 60))
}

/** Parses one context; empty text and `null` are no context, anything malformed adds a note that names the input. */
function readContext<T>(name: InputName, text: string, shape: z.ZodType<T>, notes: Note[]): T | undefined {
  if (text === '' || text === 'null') return undefined
  const parsed = shape.safeParse(parseJson(text))
  if (parsed.success) return parsed.data
  const place = parsed.error.issues[0]?.path.map(String).join('.') ?? ''
  const at = /^[\w.-]{1,60}$/.test(place) ? ` (at ${place})` : ''
  notes.push({
    code: 'bad_input',
    text: `Input "${name}" is not the context it should be${at} and was not used. Write ${name}: \${{ toJSON(${name}) }}.`,
  })
  return undefined
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // The sentence is made where the shape fails.
    return undefined
  }
}
