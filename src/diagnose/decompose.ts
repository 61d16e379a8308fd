// Failures → atomic problems: one failure mechanism and one repair each, even if it spans files and matrix legs (method.md 1.4).
// Keyless: equal keys first (tool, rule, missing name), then average-link over S within one check, then the same problem across jobs.
import { fingerprint, normalMessage } from '../ci/fingerprint.ts'
import { isForeign } from '../ci/paths.ts'
import type { Failure, Organized, Validation } from '../domain/evidence.ts'
import type { Problem } from '../domain/problem.ts'
import { averageLink } from '../match/cluster.ts'
import { similarity } from '../match/similarity.ts'
import { causeOf } from './cause.ts'
import { describeProblem } from './describe.ts'

/** What a problem says about the run it belongs to. */
export type RunNames = { readonly repository: string; readonly workflow: string }

type Cluster = { readonly key: string; failures: Failure[] }

const clusterThreshold = 0.5
/** Above this many distinct keys in one check, clustering by S would cost more than it tells. */
const maxForLink = 120

/** Problems of a run in the order in which they should be looked at: as their checks come in the run, then as the log tells them. */
export function decompose(organized: Organized, names: RunNames): Problem[] {
  const fatal = organized.failures.filter((f) => f.fatal)
  const place = new Map(fatal.map((f, i) => [f, i]))
  const placeOf = (f: Failure | undefined): number => (f === undefined ? 0 : (place.get(f) ?? 0))
  const byCheck = group(fatal, (f) => `${f.job}\u0000${f.step.name ?? ''}\u0000${f.step.command}`)
  const clusters = acrossJobs([...byCheck.values()].flatMap((failures) => linked(keyed(failures))))
  for (const { failures } of clusters) failures.sort((a, b) => placeOf(a) - placeOf(b))
  clusters.sort((a, b) => rank(a, organized) - rank(b, organized) || placeOf(a.failures[0]) - placeOf(b.failures[0]))
  return clusters.map((cluster, i) => problemOf(cluster.failures, i, organized, names))
}

/** Failures that the same tool states for the same reason. */
function keyed(failures: readonly Failure[]): Cluster[] {
  return [...group(failures, reasonKey)].map(([key, members]) => ({ key, failures: members }))
}

/** What a repair would have to address: for formatters the tool, for linters the rule, else rule or exception and the words. */
function reasonKey(failure: Failure): string {
  const { tool, ruleId = '', failureType } = failure
  const wordless = failureType === 'code_formatting' || (failureType === 'linting' && ruleId !== '')
  const rule = failureType === 'code_formatting' ? '' : ruleId
  return [tool, failureType, rule, wordless ? '' : normalMessage(failure.message)].join('\u0000')
}

function linked(clusters: readonly Cluster[]): Cluster[] {
  if (clusters.length < 2 || clusters.length > maxForLink) return [...clusters]
  const groups = averageLink(clusters, (c) => c.key, alike, clusterThreshold)
  return groups.map((members) => ({
    key: members.map((m) => m.key).sort()[0] ?? '',
    failures: members.flatMap((m) => m.failures),
  }))
}

/** S of the clusters' first failures; different tools and different kinds of failure never join. */
function alike(a: Cluster, b: Cluster): number {
  const [x, y] = [a.failures[0], b.failures[0]]
  if (x === undefined || y === undefined || x.tool !== y.tool || x.failureType !== y.failureType) return 0
  if (x.failureType === 'linting' && x.ruleId !== y.ruleId) return 0
  return similarity(comparable(x), comparable(y))
}

function comparable(failure: Failure) {
  const { ruleId, signals, artifacts, failureType } = failure
  const cause = [ruleId, ...signals].filter((s) => s !== undefined && s !== '').join(' ')
  return {
    description: normalMessage(failure.message),
    ...(cause === '' ? {} : { rootCause: cause }),
    files: artifacts
      .slice(0, 3)
      .filter((a) => !isForeign(a.path))
      .map((a) => a.path),
    failureType,
  }
}

/**
 * The same problem seen in several jobs or matrix legs is one problem: clusters meet when they have a reason and its first file in
 * common, or one single failure. Clusters of two jobs need not be equal: one leg may see a failure more than the other.
 */
function acrossJobs(clusters: readonly Cluster[]): Cluster[] {
  const merged: Cluster[] = []
  const owner = new Map<string, Cluster>()
  for (const cluster of clusters) {
    const marks = marksOf(cluster)
    const met = new Set(marks.flatMap((mark) => owner.get(mark) ?? []))
    const [first = { key: cluster.key, failures: [] }, ...others] = met
    first.failures.push(...others.flatMap((other) => other.failures), ...cluster.failures)
    for (const other of others) merged.splice(merged.indexOf(other), 1)
    if (met.size === 0) merged.push(first)
    for (const [mark, one] of owner) if (others.includes(one)) owner.set(mark, first)
    for (const mark of marks) owner.set(mark, first)
  }
  return merged
}

function marksOf({ key, failures }: Cluster): string[] {
  const file = failures[0]?.artifacts[0]?.path ?? ''
  return [`${key}\u0000\u0000${file}`, ...failures.map((f) => `${f.failureType}\u0000${fingerprint(f)}`)]
}

/** Place of the failing check in the run; checks that only report other checks go last. */
function rank(cluster: Cluster, organized: Organized): number {
  const orders = cluster.failures.map((f) => validationOf(f, organized)?.order ?? 1e6)
  return Math.min(...orders) + (cluster.failures.every((f) => f.tool === 'gate') ? 1e7 : 0)
}

/** The check that a failure belongs to. */
export function validationOf(failure: Failure, organized: Organized): Validation | undefined {
  const same = organized.validations.filter((v) => v.job === failure.job && v.command === failure.step.command)
  return same.find((v) => v.step === failure.step.name) ?? same.find((v) => v.status === 'failed') ?? same[0]
}

/** One problem out of its failures, the telling one first; `index` counts from 0. */
export function problemOf(failures: readonly Failure[], index: number, organized: Organized, names: RunNames): Problem {
  const first = failures[0]
  if (first === undefined) throw new RangeError('a problem needs at least one failure')
  const validation = validationOf(first, organized)
  const { title, description, rootCause } = describeProblem(failures)
  return {
    id: `p${index + 1}`,
    failureIds: failures.map((f) => f.id),
    validationId: validation?.id ?? '',
    order: index + 1,
    ...names,
    title,
    description,
    rootCause,
    failureType: first.failureType,
    issueType: first.ruleId ?? first.tool,
    signals: distinct(failures.flatMap((f) => f.signals)).slice(0, 8),
    affectedFiles: distinct(
      failures.flatMap((f) =>
        f.artifacts
          .filter((a) => !isForeign(a.path))
          .slice(0, 3)
          .map((a) => a.path),
      ),
    ).slice(0, 50),
    symbols: distinct(failures.flatMap((f) => f.artifacts.flatMap((a) => a.symbol ?? []))).slice(0, 20),
    validationCommand: validation?.script ?? first.step.command,
    workingDirectory: validation?.workingDirectory ?? '.',
    origin: 'observed',
    ...causeOf(failures),
    evidence: failures.slice(0, 20).map((f) => f.evidence),
    guidance: [],
    receipts: [],
  }
}

function group<T>(items: readonly T[], key: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const k = key(item)
    const bucket = groups.get(k)
    if (bucket === undefined) groups.set(k, [item])
    else bucket.push(item)
  }
  return groups
}

function distinct<T>(items: readonly T[]): T[] {
  return [...new Set(items)]
}
