// One mechanism, one failure: what a compiler prints in the wake of its first error in a file, and what many tests say in the same
// words, is told once, with all its places (method.md 1.4 wants atomic problems; a list of echoes hides them).
import { type Finding, maxWindow } from './diagnostics/diagnostic.ts'
import { normalMessage } from './fingerprint.ts'

/** Compilers that go on after an error and report its consequences in the same file. */
const cascading: ReadonlySet<string> = new Set('kotlinc javac scala gcc swift dotnet go rustc solc ghc'.split(' '))
/** Lines of other output between two errors of one wave. */
const maxGap = 12
const maxPlaces = 20

/** Findings in log order, echoes folded into the first of their kind. */
export function fold(findings: readonly Finding[]): Finding[] {
  const folded: Finding[] = []
  const counts = new Map<Finding, number>()
  for (const next of findings) {
    const i = folded.findLastIndex((first) => isEcho(first, next))
    const first = folded[i]
    if (first === undefined) {
      folded.push(next)
      continue
    }
    const whole = join(first, next)
    counts.set(whole, (counts.get(first) ?? 0) + 1)
    folded[i] = whole
  }
  return folded.map((finding) => {
    const more = counts.get(finding)
    return more === undefined ? finding : { ...finding, message: `${finding.message} (and ${more} more)` }
  })
}

function isEcho(first: Finding, next: Finding): boolean {
  if (first.tool !== next.tool || first.failureType !== next.failureType) return false
  if (first.artifacts[0]?.path !== next.artifacts[0]?.path) return false
  return isWave(first, next) || sameReason(first, next)
}

function isWave(first: Finding, next: Finding): boolean {
  const compiles = first.failureType === 'type_checking' || first.failureType === 'syntax_error'
  return (
    next.to - first.from < maxWindow &&
    compiles &&
    cascading.has(first.tool) &&
    first.artifacts[0] !== undefined &&
    next.from - first.to <= maxGap
  )
}

/** The same exception with the same words under another test's title. What an assertion says is about its own test. */
function sameReason(first: Finding, next: Finding): boolean {
  if (first.ruleId !== next.ruleId || /assert|expect/i.test(first.ruleId ?? '')) return false
  // A bare `Error: text` has no rule, but it is an exception all the same.
  if (first.ruleId === undefined && exceptionAt(first) < 0) return false
  const [a, b] = [reason(first), reason(next)]
  return a.length > 12 && a === b
}

function exceptionAt({ message }: Finding): number {
  return message.search(/\b\w{0,60}(?:Error|Exception): /)
}

/** The message from the exception's name on, without the test's title before it; the whole message where none is named. */
function reason(found: Finding): string {
  const at = exceptionAt(found)
  return normalMessage(at < 0 ? found.message : found.message.slice(at))
}

function join(first: Finding, next: Finding): Finding {
  const places = [...first.artifacts]
  for (const place of next.artifacts) {
    if (places.length < maxPlaces && !places.some((p) => p.path === place.path && p.line === place.line))
      places.push(place)
  }
  return {
    ...first,
    artifacts: places,
    signals: [...new Set([...first.signals, ...next.signals])].slice(0, 8),
    // Echoes far below are told by their places alone: a window that reached them would show mostly other things.
    to: next.to - first.from < maxWindow ? Math.max(first.to, next.to) : first.to,
  }
}
