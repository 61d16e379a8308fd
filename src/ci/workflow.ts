// A workflow file as the jobs that will run: matrix legs apart, defaults merged, names filled in as far as the file tells.
import { Scalar, type Workflow, type WorkflowJob } from '../domain/workflow.ts'
import { type Contexts, template } from './expression.ts'
import { afford, type Budget, jobWork, maxWork } from './expression-work.ts'
import { dynamicNames, type LegNames, legNames } from './leg-names.ts'
import { expandMatrix, type Leg, type Matrix } from './matrix.ts'
import { mergeDefaults, readSteps, tolerance } from './steps.ts'
import { RawJob, RawWorkflow } from './workflow-shapes.ts'
import { readYaml, type YamlReading } from './yaml.ts'

/** Jobs and matrix legs of one file; a run on GitHub has at most 256 legs a matrix and never as many jobs. */
export const maxJobs = 4096

const maxNotes = 20

/** Reads a workflow file. `file` is its path, or `owner/repo/path@ref` in another repository. Never throws on text: what cannot be read becomes a note. */
export function readWorkflow(text: string, file: string): Workflow {
  const path = file.replace(/^\.\//, '')
  const yaml = readYaml(text)
  const notes = yaml.notes.map((note) => `${path}: ${note}`)
  const raw = RawWorkflow.safeParse(yaml.value).data
  if (raw === undefined) {
    if (yaml.value !== undefined) notes.push(`${path}: It has no jobs, so it is no workflow file.`)
    return { path, jobs: [], notes }
  }
  const inputs = inputDefaults(raw)
  const jobs = readJobs(raw, { path, yaml, notes })
  // The first notes tell the story; a hostile file could have one for each of its jobs.
  notes.length = Math.min(notes.length, maxNotes)
  return {
    path,
    ...(raw.name === undefined ? {} : { name: raw.name }),
    ...(inputs === undefined ? {} : { inputs }),
    jobs,
    notes,
  }
}

type File = { readonly path: string; readonly yaml: YamlReading; readonly notes: string[] }

function readJobs(workflow: RawWorkflow, file: File): WorkflowJob[] {
  const entries = Object.entries(workflow.jobs)
  // Where the reading stopped, the last job may be half of one.
  const whole = file.yaml.truncated ? entries.slice(0, -1) : entries
  const jobs: WorkflowJob[] = []
  const budget = { left: maxWork }
  let read = 0
  for (const [key, value] of whole) {
    const raw = RawJob.safeParse(value).data
    if (raw === undefined) file.notes.push(`${file.path}: The job ${key} is no mapping and was left out.`)
    else {
      const matrix = matrixOf(raw, budget)
      const affordable = afford(budget, jobWork(raw, matrix?.kind === 'legs' ? matrix.legs : []))
      const legs = affordable ? legsOf(key, raw, matrix, workflow, file) : []
      if (!affordable || jobs.length + legs.length > maxJobs) break
      jobs.push(...legs)
    }
    read++
  }
  if (read < entries.length)
    file.notes.unshift(`${file.path}: Only the first ${read} jobs were read, as the file holds too much.`)
  return jobs
}

function matrixOf(raw: RawJob, budget: Budget): Matrix | undefined {
  const matrix = raw.strategy?.matrix
  return matrix === undefined || matrix === null ? undefined : expandMatrix(matrix, {}, budget)
}

/** One entry a leg; one for a job without matrix, and one for a matrix that cannot be expanded. */
function legsOf(
  key: string,
  raw: RawJob,
  matrix: Matrix | undefined,
  workflow: RawWorkflow,
  file: File,
): WorkflowJob[] {
  const base = baseOf(key, raw, workflow, file)
  if (matrix?.kind === 'legs') {
    return matrix.legs.map((leg, index) => {
      const strategy = { 'job-index': index, 'job-total': matrix.legs.length }
      const contexts = { matrix: leg.values, strategy }
      return specialise(base, raw, legNames(key, raw.name, contexts, leg.shown), contexts, leg)
    })
  }
  if (matrix?.kind === 'refused')
    file.notes.push(`${file.path}: The matrix of job ${key} was not expanded. ${matrix.why}`)
  if (matrix?.kind === 'dynamic') return [specialise(base, raw, dynamicNames(key, raw.name), {})]
  // Without a matrix the context is there and empty.
  const contexts = matrix === undefined ? { matrix: null } : {}
  return [specialise(base, raw, legNames(key, raw.name, contexts), contexts)]
}

type Base = Omit<WorkflowJob, 'names' | 'dynamic' | 'matrix' | 'continueOnError' | 'failFast' | 'runsOn' | 'container'>

function baseOf(key: string, raw: RawJob, workflow: RawWorkflow, { path, yaml }: File): Base {
  const place = { path, at: ['jobs', key, 'steps'], locate: yaml.locate }
  const inputs = scalars(raw.with)
  return {
    key,
    needs: raw.needs ?? [],
    ...(raw.if === undefined ? {} : { condition: raw.if }),
    steps: readSteps(raw.steps ?? [], place, mergeDefaults(workflow.defaults, raw.defaults)),
    ...(raw.uses === undefined ? {} : { uses: raw.uses, inputs }),
    location: { path, line: yaml.locate(['jobs', key]) },
  }
}

/** Fills in what a leg's values decide. Steps are shared between legs, but for those whose tolerance depends on the leg. */
function specialise(base: Base, raw: RawJob, { names, dynamic }: LegNames, contexts: Contexts, leg?: Leg): WorkflowJob {
  const runsOn = raw['runs-on']?.map((label) => template(label, contexts).text).join(', ')
  const failFast = tolerance(raw.strategy?.['fail-fast'] ?? true, contexts)
  const inputs = base.inputs && mapValues(base.inputs, (value) => fill(value, contexts))
  const asks = base.steps.some((step) => typeof step.continueOnError === 'string')
  return {
    ...base,
    names,
    dynamic,
    ...(leg === undefined ? {} : { matrix: leg.values }),
    continueOnError: tolerance(raw['continue-on-error'], contexts),
    failFast: failFast !== false,
    ...(runsOn === undefined ? {} : { runsOn }),
    container: hasContainer(raw.container, contexts),
    ...(inputs === undefined ? {} : { inputs }),
    steps: asks
      ? base.steps.map((step) => ({ ...step, continueOnError: tolerance(step.continueOnError, contexts) }))
      : base.steps,
  }
}

/** An image that comes out empty means no container; one that only the run knows counts as one. */
function hasContainer(raw: unknown, contexts: Contexts): boolean {
  if (typeof raw === 'string') return template(raw, contexts).text !== ''
  return typeof raw === 'object' && raw !== null
}

function fill(value: Scalar, contexts: Contexts): Scalar {
  return typeof value === 'string' ? template(value, contexts).text : value
}

function inputDefaults(raw: RawWorkflow): Record<string, Scalar> | undefined {
  const inputs = raw.on?.workflow_call?.inputs
  const empty = { boolean: false, number: 0 } as const
  return (
    inputs &&
    mapValues(inputs, ({ type, default: value }) => {
      return value ?? (type === 'boolean' || type === 'number' ? empty[type] : '')
    })
  )
}

function scalars(raw: Readonly<Record<string, unknown>> = {}): Record<string, Scalar> {
  return Object.fromEntries(
    Object.entries(raw).flatMap(([key, value]) => {
      const scalar = Scalar.safeParse(value).data
      return scalar === undefined ? [] : [[key, scalar]]
    }),
  )
}

function mapValues<T, U>(record: Readonly<Record<string, T>>, change: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
}
