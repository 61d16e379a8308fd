// Which YAML step a piece of log belongs to. A header never shows a step's `name:`, so steps are matched by their whole script or
// action reference and by order (log-format.md 3, platform.md 9.3); inner steps of composite actions fall to the step that calls them.
import type { Workflow, WorkflowJob, WorkflowStep } from '../domain/workflow.ts'
import type { Section } from './section.ts'

/** A YAML step with the sections of log that belong to it: its own first, then those of a composite action's inner steps. */
export type AlignedStep = { readonly step: WorkflowStep; readonly sections: readonly Section[] }

export type Alignment = {
  readonly steps: readonly AlignedStep[]
  /** Main sections that no YAML step explains (runner hooks, a workflow file of another commit). */
  readonly strangers: readonly Section[]
  /** Sum of the match scores over the number of main sections: 1 = every section explained word for word. */
  readonly score: number
}

const enough = 0.5

/** Aligns the main sections of one job log with the steps of one job; order is kept on both sides. */
export function align(sections: readonly Section[], steps: readonly WorkflowStep[]): Alignment {
  const main = sections.filter((s) => s.kind === 'step')
  const like = likenesses(main, steps)
  const bySection = bestPairs(main.length, steps.length, like)
  const grouped = steps.map((step) => ({ step, sections: [] as Section[] }))
  const strangers: Section[] = []
  let owner: number | undefined
  let score = 0
  main.forEach((section, s) => {
    const y = bySection.get(s)
    if (y !== undefined) {
      owner = y
      grouped[y]?.sections.push(section)
      score += like(s, y)
    } else if (owner !== undefined && steps[owner]?.uses !== undefined) grouped[owner]?.sections.push(section)
    else strangers.push(section)
  })
  return { steps: grouped, strangers, score: main.length === 0 ? 0 : score / main.length }
}

/** The job of a workflow whose name or, failing that, whose steps fit a log best. */
export function jobFor(
  name: string | undefined,
  sections: readonly Section[],
  jobs: readonly WorkflowJob[],
): WorkflowJob | undefined {
  if (name !== undefined) {
    const wanted = [name, ...tails(name)]
    for (const want of wanted) {
      const found = jobs.filter((job) => [...job.names, job.key].some((n) => n.toLowerCase() === want.toLowerCase()))
      if (found.length > 0) return best(found, sections)
    }
  }
  return best(jobs, sections, 0.3)
}

/** The workflow whose jobs explain the logs best; undefined when none explains anything. */
export function workflowFor(
  logs: readonly { name: string | undefined; sections: readonly Section[] }[],
  workflows: readonly Workflow[],
): Workflow | undefined {
  if (workflows.length < 2) return workflows[0]
  let found: Workflow | undefined
  let top = 0
  for (const workflow of workflows) {
    let sum = 0
    for (const log of logs) {
      const job = jobFor(log.name, log.sections, workflow.jobs)
      if (job === undefined) continue
      sum += align(log.sections, job.steps).score + (job.names.includes(log.name ?? '') ? 0.5 : 0)
    }
    if (sum > top) {
      found = workflow
      top = sum
    }
  }
  return found
}

/** `caller / callee (a, b)` → `callee (a, b)`, `caller / callee`, `callee`: the workflow at hand may be the called one. */
function tails(name: string): string[] {
  const short = name.replace(/ \([^()]*\)$/, '')
  const last = name
    .slice(name.lastIndexOf(' / ') + 1)
    .replace(/^\/ /, '')
    .trim()
  return [last, short, last.replace(/ \([^()]*\)$/, '')]
}

function best(jobs: readonly WorkflowJob[], sections: readonly Section[], floor = -1): WorkflowJob | undefined {
  let found: WorkflowJob | undefined
  let top = floor
  for (const job of jobs) {
    const { score } = align(sections, job.steps)
    if (score > top) {
      found = job
      top = score
    }
  }
  return found
}

/** Longest common subsequence weighted by likeness; the earlier YAML step wins a tie. Section index → step index. */
function bestPairs(sections: number, steps: number, like: (s: number, y: number) => number): Map<number, number> {
  const width = steps + 1
  const value = new Float64Array((sections + 1) * width)
  const at = (s: number, y: number): number => value[s * width + y] ?? 0
  const paired = (s: number, y: number): number => (like(s, y) >= enough ? like(s, y) + at(s + 1, y + 1) : 0)
  for (let s = sections - 1; s >= 0; s--) {
    for (let y = steps - 1; y >= 0; y--) value[s * width + y] = Math.max(paired(s, y), at(s + 1, y), at(s, y + 1))
  }
  const pairs = new Map<number, number>()
  let s = 0
  let y = 0
  while (s < sections && y < steps) {
    if (paired(s, y) > 0 && at(s, y) <= paired(s, y) + 1e-9) pairs.set(s++, y++)
    else if (at(s + 1, y) >= at(s, y + 1)) s++
    else y++
  }
  return pairs
}

/** How well each section's header and script fit each YAML step, 0 to 1; scripts are cut into lines once. */
function likenesses(main: readonly Section[], steps: readonly WorkflowStep[]): (s: number, y: number) => number {
  const shown = main.map((section) => lines(section.script.length > 0 ? section.script.join('\n') : section.header))
  const written = steps.map((step) => lines(step.run ?? ''))
  const table = new Float64Array(main.length * steps.length)
  main.forEach((section, s) => {
    steps.forEach((step, y) => {
      table[s * steps.length + y] = likeness(section, step, shown[s] ?? [], written[y] ?? [])
    })
  })
  return (s, y) => table[s * steps.length + y] ?? 0
}

/** The same action at another version still is that step. */
function sameAction(shown: string, written: string): number {
  if (shown === written) return 1
  return shown.split('@')[0]?.toLowerCase() === written.split('@')[0]?.toLowerCase() ? 0.8 : 0
}

function likeness(section: Section, step: WorkflowStep, shown: readonly string[], written: readonly string[]): number {
  if (section.stepName !== undefined && section.stepName === step.name) return 1
  if (step.uses !== undefined)
    return section.uses || section.script.length === 0 ? sameAction(section.header, step.uses.trim()) : 0
  if (step.run === undefined || section.uses) return 0
  if (fits(shown[0] ?? '', written[0] ?? '') === 0) return 0
  const longest = Math.max(written.length, shown.length, 1)
  let same = 0
  for (let i = 0; i < longest; i++) same += fits(shown[i] ?? '', written[i] ?? '')
  return enough + (1 - enough) * (same / longest)
}

function lines(script: string): string[] {
  const all = script.split('\n').map((l) => l.trim())
  return all.filter((l) => l !== '').slice(0, 200)
}

/**
 * How well a shown line fits a written one: 1 the same, 0.9 with every `${{ … }}` and every masked `***` standing for anything, 0.6
 * for the same program with mostly the same words – the workflow file at hand may be that of a neighbouring commit.
 */
function fits(shown: string, written: string): number {
  if (shown === written) return 1
  if (shown === '' || written === '') return 0
  if (written.includes('${{') && looseFit(shown, pieces(written))) return 0.9
  if (shown.includes('***') && looseFit(written, shown.split('***'))) return 0.9
  const [a, b] = [words(shown), words(written)]
  if (a[0] !== b[0]) return 0
  const common = a.filter((word) => b.includes(word)).length
  return common / (a.length + b.length - common) >= 0.5 ? 0.6 : 0
}

function words(text: string): string[] {
  return [...new Set(text.split(/[^\w$@/-]+/).filter((w) => w !== ''))].slice(0, 60)
}

function pieces(written: string): string[] {
  return written.split(/\$\{\{[^}]*\}\}/)
}

/** Whether all parts stand in the text in order, the first at its start and the last at its end. */
function looseFit(text: string, parts: readonly string[]): boolean {
  const first = parts[0] ?? ''
  const last = parts.at(-1) ?? ''
  if (!text.startsWith(first) || !text.endsWith(last)) return false
  let from = 0
  for (const part of parts) {
    const found = text.indexOf(part, from)
    if (found < 0) return false
    from = found + part.length
  }
  return true
}
