// Which YAML step a piece of log belongs to. A header never shows a step's `name:`, so steps are matched by their whole script or
// action reference and by order (log-format.md 3, platform.md 9.3); inner steps of composite actions fall to the step that calls them.
import type { WorkflowStep } from '../domain/workflow.ts'
import { enough, likenesses } from './likeness.ts'
import type { Section } from './section.ts'

/** Which step of a composite action printed a section; empty where its file is not known. */
export type InnerSteps = ReadonlyMap<Section, WorkflowStep>

/** A YAML step with the sections of log that belong to it: its own first, then those of a composite action's inner steps. */
export type AlignedStep = {
  readonly step: WorkflowStep
  readonly sections: readonly Section[]
  readonly inner: InnerSteps
}

export type Alignment = {
  readonly steps: readonly AlignedStep[]
  /** Main sections that no YAML step explains (runner hooks, a workflow file of another commit). */
  readonly strangers: readonly Section[]
  /** Sum of the match scores over the number of main sections: 1 = every section explained word for word. */
  readonly score: number
}

/** Aligns the main sections of one job log with the steps of one job; order is kept on both sides. */
export function align(sections: readonly Section[], steps: readonly WorkflowStep[]): Alignment {
  const main = sections.filter((s) => s.kind === 'step')
  const like = likenesses(main, steps)
  const bySection = bestPairs(main.length, steps.length, like)
  const grouped: { step: WorkflowStep; sections: Section[] }[] = steps.map((step) => ({ step, sections: [] }))
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
  const placed = grouped.map(({ step, sections: own }) => ({ step, sections: own, inner: innerOf(step, own) }))
  return { steps: placed, strangers, score: main.length === 0 ? 0 : score / main.length }
}

function innerOf({ inner }: WorkflowStep, [, ...sections]: readonly Section[]): InnerSteps {
  if (inner === undefined || sections.length === 0) return new Map()
  const { steps } = align(sections, inner)
  return new Map(steps.flatMap(({ step, sections: own }) => own.map((section) => [section, step] as const)))
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
