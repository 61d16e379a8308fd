// What a model may answer when it refines the problems, and the checks that make an answer one (method.md 1.4): every failure in exactly
// one problem, no unknown id, nothing that follows before what it follows from. Words count only where a line of the log stands behind.
import { z } from 'zod'
import type { Failure, Graph } from '../domain/evidence.ts'
import { type Item, stepOf } from './refine-items.ts'

/** Flaky and pre-existing are not the model's to say: other runs show them (cause.ts). */
const SaidCause = z.enum(['change', 'dependency', 'configuration', 'environment', 'unknown'])

export const RefinedProblem = z.strictObject({
  title: z.string(),
  /** Ids of items that are the problem. */
  failures: z.array(z.string()),
  /** Ids of items that only follow from it. */
  follows: z.array(z.string()),
  primary: z.string(),
  /** False for what the log shows and no job failed for, such as an error that a retry got past. */
  brokeJob: z.boolean(),
  rootCause: z.strictObject({ text: z.string(), failureId: z.string(), quote: z.string() }).nullable(),
  causeClass: SaidCause,
})
export type RefinedProblem = z.infer<typeof RefinedProblem>

export type Refined = { problems: RefinedProblem[] }

/** The shape of an answer about these items; a broken rule is an issue that says which. */
export function refinedShape(items: readonly Item[], graph: Graph): z.ZodType<Refined> {
  const known = new Map(items.map((item) => [item.id, item]))
  const later = laterIn(graph)
  return z.strictObject({ problems: z.array(RefinedProblem) }).superRefine(({ problems }, context) => {
    const say = (message: string, ...path: (string | number)[]) => context.addIssue({ code: 'custom', message, path })
    const seen = new Set<string>()
    for (const [i, { failures, follows, primary }] of problems.entries()) {
      for (const id of [...failures, ...follows]) {
        if (!known.has(id)) say(`there is no failure ${id}`, 'problems', i)
        else if (seen.has(id)) say(`${id} occurs more than once`, 'problems', i)
        seen.add(id)
      }
      if (failures.length === 0) say('a problem has at least one failure of its own', 'problems', i, 'failures')
      else if (!failures.includes(primary)) say(`primary is one of ${failures.join(', ')}`, 'problems', i, 'primary')
      const own = failures.flatMap((id) => known.get(id)?.failures ?? [])
      for (const id of follows) {
        const late = (known.get(id)?.failures ?? []).every((failure) => own.some((cause) => later(failure, cause)))
        if (!late)
          say(`${id} does not come after any of ${failures.join(', ')}, so it cannot follow`, 'problems', i, 'follows')
      }
    }
    // A step that failed has a reason: a model that calls everything harmless is wrong, or obeys the log.
    const breaking = problems
      .filter((problem) => problem.brokeJob)
      .flatMap(({ failures, follows }) => [...failures, ...follows])
    const explained = new Set(breaking.flatMap((id) => known.get(id)?.failures ?? []).map(stepOf))
    for (const item of items)
      if (!item.failures.every((failure) => explained.has(stepOf(failure))))
        say(`the step of ${item.id} failed, and no problem with brokeJob true is in it`, 'problems')
    const missing = items.map(({ id }) => id).filter((id) => !seen.has(id))
    if (missing.length > 0) say(`these ids are missing: ${missing.join(', ')}`, 'problems')
  })
}

/** Whether one failure comes after another: further down in the same log, or in a job that waits for the other's job. */
function laterIn(graph: Graph): (failure: Failure, cause: Failure) => boolean {
  const jobs = new Map(graph.nodes.filter((node) => node.kind === 'job').map((node) => [node.id, node.name]))
  const waits = new Map<string, Set<string>>()
  for (const { from, to, type } of graph.edges) {
    const [first, second] = [jobs.get(from), jobs.get(to)]
    if (type !== 'needs' || first === undefined || second === undefined) continue
    waits.set(second, (waits.get(second) ?? new Set()).add(first))
  }
  const waitsFor = (job: string): Set<string> => {
    const all = new Set(waits.get(job))
    // A set may grow while it is walked.
    for (const one of all) for (const before of waits.get(one) ?? []) all.add(before)
    return all
  }
  return (failure, cause) => {
    const { log, fromLine } = failure.evidence
    if (log === cause.evidence.log && failure.job === cause.job) return fromLine >= cause.evidence.fromLine
    const before = waitsFor(failure.job)
    return [cause.job, ...cause.legs].some((job) => before.has(job))
  }
}

/** Fewer letters and digits than this are found in any log. */
const shortestQuote = 8

/** Whether a quoted line really stands in a failure's message or excerpt. Spaces, signs and case may differ: models tidy them up. */
export function isQuoted(quote: string, { message, excerpt }: Pick<Failure, 'message' | 'excerpt'>): boolean {
  const wanted = bare(quote)
  return wanted.length >= shortestQuote && (bare(message).includes(wanted) || bare(excerpt).includes(wanted))
}

function bare(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
}
