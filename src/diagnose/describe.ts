// A problem in words: a title that fits a headline, a description that names the parts, a root cause in the tool's own words.
import { isForeign } from '../ci/paths.ts'
import type { Failure } from '../domain/evidence.ts'

/** Longest title; the rest of a message stands in the description. */
const maxTitle = 120

export function describeProblem(failures: readonly Failure[]): {
  title: string
  description: string
  rootCause: string
} {
  const first = failures[0]
  if (first === undefined) return { title: '', description: '', rootCause: '' }
  const files = [...new Set(failures.flatMap((f) => f.artifacts.find((a) => !isForeign(a.path))?.path ?? []))]
  const distinct = [...new Set(failures.map((f) => f.message))]
  const rootCause = first.message
  const title = cut(titleOf(first, failures, distinct, files.length))
  const where = files.length === 0 ? '' : ` in ${list(files)}`
  const description =
    failures.length === 1
      ? `${first.tool} reports: ${sentence(where === '' ? first.message : `${first.message.replace(/\.$/, '')}${where}`)}`
      : `${first.tool} reports ${failures.length} failures of one kind${where}: ${distinct.slice(0, 5).join(' · ')}${distinct.length > 5 ? ` · and ${distinct.length - 5} more` : ''}`
  return { title, description, rootCause }
}

function titleOf(first: Failure, failures: readonly Failure[], distinct: readonly string[], files: number): string {
  const rule = first.ruleId === undefined || first.message.includes(first.ruleId) ? '' : `${first.ruleId}: `
  if (first.failureType === 'code_formatting') {
    return files > 1 ? `${first.tool}: ${files} files are not formatted` : `${first.tool}: ${first.message}`
  }
  const times = failures.length > 1 && distinct.length === 1 ? ` (${failures.length}×)` : ''
  const more = distinct.length > 1 ? ` (+${failures.length - 1} alike)` : ''
  return `${first.tool}: ${rule}${cut(first.message, maxTitle - 30)}${times}${more}`
}

/** Ends in one stop; a message that brings its own mark or was cut keeps that. */
function sentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`
}

function list(files: readonly string[]): string {
  return files.length <= 3 ? files.join(', ') : `${files.slice(0, 3).join(', ')} and ${files.length - 3} more`
}

function cut(text: string, max = maxTitle): string {
  return text.length <= max ? text : `${text.slice(0, max - 1).trimEnd()}…`
}
