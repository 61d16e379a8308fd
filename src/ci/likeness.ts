// How well a piece of log fits a step of a file. A header never shows a step's `name:`, so whole scripts and action references are
// compared; expressions are expanded in the log and secrets masked, so both stand for anything (log-format.md 3 and 4).
import type { WorkflowStep } from '../domain/workflow.ts'
import { nameOf } from './recorded-steps.ts'
import type { Section } from './section.ts'

/** From this on a section may be that step. */
export const enough = 0.5

/** How well each section fits each step, 0 to 1, by their indexes; every pair is compared once. */
export function likenesses(main: readonly Section[], steps: readonly WorkflowStep[]): (s: number, y: number) => number {
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
  if (section.stepName === undefined) return textLikeness(section, step, shown, written)
  if (section.stepName === nameOf(step)) return 1
  // Another name speaks against it, but the name may hold an expression or have changed since.
  return 0.9 * textLikeness(section, step, shown, written)
}

function textLikeness(
  section: Section,
  step: WorkflowStep,
  shown: readonly string[],
  written: readonly string[],
): number {
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
