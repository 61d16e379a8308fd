// Many diagnostics read one step: which of their findings explain it, and which repeat, wrap or guess.
import type { Finding } from './diagnostics/diagnostic.ts'

/** More failures of one step than this help nobody. */
export const maxFindings = 200

/** Keeps what explains the step: stronger findings push out weaker ones that overlap or merely wrap them. */
export function settle(found: readonly Finding[], cancelled: boolean, guess: () => Finding[]): Finding[] {
  const errors = found.filter((f) => f.severity === 'error')
  const candidates = errors.length > 0 ? errors : found
  const ranked = [...candidates].sort((a, b) => worth(b) - worth(a) || a.at - b.at || a.to - a.from - (b.to - b.from))
  const kept: Finding[] = []
  for (const finding of ranked) if (!kept.some((k) => says(k, finding))) kept.push(finding)
  const top = Math.max(0, ...kept.map((k) => k.strength))
  const floor = Math.min(top, 3)
  const telling = kept.filter((k) => k.strength >= floor || (cancelled && isCancellation(k)))
  const weak = top <= 1 && !cancelled
  const guessed = weak ? guess().filter((g) => g.strength > top || telling.length === 0) : []
  const result = (guessed.length > 0 ? guessed : telling).map((finding) => placed(finding, candidates))
  return result.sort((a, b) => a.at - b.at).slice(0, maxFindings)
}

/** Who knows what an error means need not know where it was: places come from whoever read the same line. */
function placed(finding: Finding, others: readonly Finding[]): Finding {
  if (finding.artifacts.length > 0) return finding
  const knows = others.find((other) => other.at === finding.at && other.artifacts.length > 0)
  return knows === undefined ? finding : { ...finding, artifacts: knows.artifacts }
}

/** An annotation repeats what a tool said; whoever knows the tool reads more out of the same line. */
function worth(finding: Finding): number {
  return finding.tool === 'annotation' ? finding.strength - 1.5 : finding.strength
}

export function isCancellation(finding: Finding): boolean {
  return finding.tool === 'github-actions' && (finding.ruleId === 'cancelled' || finding.ruleId === 'shutdown-signal')
}

/** Whether a finding that is already kept says what this one says. */
function says(kept: Finding, other: Finding): boolean {
  // One line of JSON may hold many findings of one tool; of two tools, only one knows whose line it is.
  if (kept.tool === other.tool)
    return kept.message === other.message && kept.ruleId === other.ruleId && samePlace(kept, other)
  if (kept.at === other.at) return true
  if (other.strength <= kept.strength && other.at >= kept.from && other.at <= kept.to) return true
  return other.strength < 4 && sameWords(kept.message, other.message)
}

/** The same text once by its tool and once as an annotation. A short text stands in many others by chance. */
function sameWords(a: string, b: string): boolean {
  return Math.min(a.length, b.length) > 12 && (a.includes(b) || b.includes(a))
}

function samePlace(a: Finding, b: Finding): boolean {
  const [x, y] = [a.artifacts[0], b.artifacts[0]]
  return x?.path === y?.path && x?.line === y?.line
}
