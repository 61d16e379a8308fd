// Reusable workflows put in the place of the jobs that call them (platform.md 9.9).
import type { Workflow, WorkflowJob } from '../domain/workflow.ts'
import { type Contexts, template } from './expression.ts'
import { calledNames } from './leg-names.ts'
import { reference } from './reference.ts'
import { maxJobs } from './workflow.ts'

/** Deeper nesting is refused by GitHub. */
const maxDepth = 10
const maxNotes = 40

/** Called workflow files by the key that `wantedFiles` gives. */
export type CalledFiles = ReadonlyMap<string, Workflow>

/**
 * What should be fetched to understand a workflow: reusable workflows (`./.github/workflows/x.yml`, `owner/repo/….yml@ref`) and
 * folders of local actions (`./path`, which holds an `action.yml` or `action.yaml`). Each once, in order of appearance.
 */
export function wantedFiles(workflow: Workflow): string[] {
  const called = workflow.jobs.flatMap(({ uses }) => (uses === undefined ? [] : [reference(uses, workflow.path)]))
  // A step looks for a local action in the workspace, so in the repository that was checked out, not beside the called file.
  const actions = new Set(workflow.jobs.map((job) => job.steps))
  const used = [...actions].flatMap((steps) => steps.map(({ uses = '' }) => reference(uses, '')))
  const local = used.filter((key) => key?.startsWith('./'))
  return [...new Set([...called, ...local].filter((key) => key !== undefined))]
}

/**
 * The workflow with every calling job replaced by the called jobs: key `caller/callee` (`caller[2]/callee` for a leg of a matrix),
 * name `caller / callee`, inputs filled into the names. First jobs of the callee need what the caller needs; who needs the caller
 * needs the callee's last jobs. A call whose file is not in `files`, is empty or calls itself stays as it is, with a note where
 * that is strange.
 */
export function inlineCalls(workflow: Workflow, files: CalledFiles): Workflow {
  const notes = new Set(workflow.notes)
  const jobs = inlined(workflow, { files, chain: [], notes, room: { left: maxJobs } })
  return { ...workflow, jobs, notes: [...notes].slice(0, maxNotes) }
}

type Search = {
  readonly files: CalledFiles
  /** Keys of the files that are being inlined, outermost first. */
  readonly chain: readonly string[]
  readonly notes: Set<string>
  readonly room: { left: number }
}

function inlined(workflow: Workflow, search: Search): WorkflowJob[] {
  const legs = new Map<string, number>()
  const lastOf = new Map<string, string[]>()
  const jobs = workflow.jobs.flatMap((job) => {
    const leg = legs.get(job.key) ?? 0
    legs.set(job.key, leg + 1)
    const called = calledJobs(job, workflow.path, search)
    if (called === undefined) {
      search.room.left--
      // Seen from outside, a local path would be taken for one of the outermost file's repository.
      const uses = job.uses === undefined ? undefined : (reference(job.uses, workflow.path) ?? job.uses)
      return [uses === undefined ? job : { ...job, uses }]
    }
    const several = workflow.jobs.some((other) => other !== job && other.key === job.key)
    const prefix = several ? `${job.key}[${leg}]` : job.key
    const placed = called.map((one) => place(one, job, prefix))
    const needed = new Set(placed.flatMap((one) => one.needs))
    const last = placed.map((one) => one.key).filter((key) => !needed.has(key))
    lastOf.set(job.key, [...new Set([...(lastOf.get(job.key) ?? []), ...last])])
    return placed
  })
  return jobs.map((job) => ({ ...job, needs: [...new Set(job.needs.flatMap((key) => lastOf.get(key) ?? [key]))] }))
}

/** The jobs that a job calls, with their own calls inlined; `undefined` where it calls none or they cannot be told. */
function calledJobs(job: WorkflowJob, from: string, search: Search): WorkflowJob[] | undefined {
  if (job.uses === undefined) return undefined
  const key = reference(job.uses, from)
  const callee = key === undefined ? undefined : search.files.get(key)
  if (key === undefined || callee === undefined || callee.jobs.length === 0) return undefined
  const why = refusal(key, search)
  if (why !== undefined) {
    search.notes.add(`${from}: The call of ${job.uses} was not followed: ${why}.`)
    return undefined
  }
  for (const note of callee.notes) search.notes.add(note)
  const jobs = inlined({ ...callee, path: pathOf(key) }, { ...search, chain: [...search.chain, key] })
  return jobs.map((one) => withInputs(one, { inputs: { ...callee.inputs, ...job.inputs } }))
}

function refusal(key: string, { chain, room }: Search): string | undefined {
  if (chain.includes(key)) return 'it calls itself'
  if (chain.length >= maxDepth) return `calls nest deeper than ${maxDepth}`
  return room.left <= 0 ? `there are more than ${maxJobs} jobs` : undefined
}

function pathOf(key: string): string {
  return key.replace(/^\.\//, '')
}

/** Fills the caller's inputs into what the callee's file left open. */
function withInputs(job: WorkflowJob, contexts: Contexts): WorkflowJob {
  const filled = job.names.map((name) => template(name, contexts))
  const [first, ...others] = filled.map((name) => name.text)
  return {
    ...job,
    names: [first ?? job.key, ...others],
    dynamic: job.dynamic && filled[0]?.known !== true,
    ...(job.runsOn === undefined ? {} : { runsOn: template(job.runsOn, contexts).text }),
  }
}

function place(job: WorkflowJob, caller: WorkflowJob, prefix: string): WorkflowJob {
  const first = job.needs.length === 0
  const condition = first ? joint(caller.condition, job.condition) : job.condition
  const { condition: _, ...rest } = job
  return {
    ...rest,
    key: `${prefix}/${job.key}`,
    names: calledNames(caller.names, job.names),
    dynamic: caller.dynamic || job.dynamic,
    needs: first ? caller.needs : job.needs.map((key) => `${prefix}/${key}`),
    ...(condition === undefined ? {} : { condition }),
  }
}

/** A first job of the callee runs if the caller may run and its own condition holds. */
function joint(outer: string | undefined, inner: string | undefined): string | undefined {
  if (inner === undefined) return outer
  return `(${bare(outer ?? 'success()')}) && (${bare(inner)})`
}

function bare(condition: string): string {
  return /^\s*\$\{\{([^{}]*)\}\}\s*$/.exec(condition)?.[1]?.trim() ?? condition
}
