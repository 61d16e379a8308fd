// Logs of which something is missing, told once: what a note says already is not repeated.
import type { Report } from '../domain/report.ts'

/** `job` is empty where nobody knows whose log it was. */
export type PartialLog = { readonly job: string; readonly why: string }

/** Sources that are not whole, each with its reason, without those whose reason stands in the report's notes. */
export function partialLogs({ sources, notes }: Pick<Report, 'sources' | 'notes'>): PartialLog[] {
  return sources
    .filter(({ complete, note }) => !complete && !notes.some(({ text }) => note !== undefined && text.includes(note)))
    .map(({ job, note }) => ({ job, why: note ?? 'something of its log is missing.' }))
}
