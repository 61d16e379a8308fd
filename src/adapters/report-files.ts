// Test reports in the checkout, by patterns that the user wrote. Ignored files count: reports are build products.
import picomatch from 'picomatch'
import { RetraceError } from '../errors.ts'
import type { ReportFiles } from '../ports.ts'
import { openInside } from './open-file.ts'

/** Bounds of one run: files, bytes of a file, bytes of all. */
export type ReportLimits = { readonly files: number; readonly bytes: number; readonly total: number }

const limits: ReportLimits = { files: 200, bytes: 8 << 20, total: 64 << 20 }

/**
 * Reads the files below `root` that match any of `patterns` (globs relative to it, `/` as separator). Links are not followed out,
 * `node_modules` only where a pattern names it. What could not be read is a note; nothing is thrown for what the checkout holds.
 */
export function reportFiles(root: string, patterns: readonly string[], bounds = limits): ReportFiles {
  const notes: string[] = []
  const wanted = patterns.map((pattern) => pattern.replaceAll('\\', '/').replace(/^\.\//, ''))
  const named = wanted.filter((pattern) => !/^\/|^[A-Za-z]:|(?:^|\/)\.\.(?:\/|$)/.test(pattern))
  if (named.length < wanted.length) notes.push('Patterns of test reports that lead out of the workspace were left out.')
  if (named.length === 0) return { reports: [], notes }
  const reports: { path: string; text: string }[] = []
  try {
    const checkout = openInside(root)
    const isInside = named.some((pattern) => pattern.includes('node_modules'))
    const matches = picomatch(named, { dot: true, ...(isInside ? {} : { ignore: '**/node_modules/**' }) })
    const found = checkout.list().filter((path) => matches(path))
    let left = bounds.total
    if (found.length === 0) notes.push(`No file of the workspace matches ${named.join(', ').slice(0, 200)}.`)
    if (found.length > bounds.files)
      notes.push(`${found.length} test reports were found; the first ${bounds.files} were read.`)
    for (const path of found.slice(0, bounds.files)) {
      const bytes = bytesOf(checkout, path, Math.min(bounds.bytes, left), notes)
      if (bytes === undefined) continue
      left -= bytes.length
      reports.push({ path, text: Buffer.from(bytes).toString('utf8') })
    }
  } catch (thrown) {
    if (!(thrown instanceof RetraceError)) throw thrown
    notes.push('The workspace for test reports is not there.')
  }
  return { reports, notes }
}

function bytesOf(
  checkout: ReturnType<typeof openInside>,
  path: string,
  most: number,
  notes: string[],
): Uint8Array | undefined {
  try {
    return checkout.read(path, most)
  } catch (thrown) {
    if (!(thrown instanceof RetraceError)) throw thrown
    notes.push(`${path} was not read: ${thrown.message}`)
    return undefined
  }
}
