// What the steps of real job logs printed, without the runner's own lines, so that a new log can be built around it.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A line without its stamp; unstamped lines continue the entry before them. */
export type BodyLine = { readonly text: string; readonly stamped: boolean }

const stamp = /^\uFEFF?\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{7}Z ?/
/** Lines from which a reader tells steps and jobs apart: the new log has its own. */
const frame =
  /^(?:##\[group\]Run |##\[error\]Process completed|Post job cleanup\.|Cleaning up orphan|Evaluate and set job outputs|Current runner version|Complete job name|Print service container logs)/

/** The lines of every job log below `folder`, one list a log, in the order of file names. Logs in other forms are left out. */
export function bodiesIn(folder: string): BodyLine[][] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:log|txt)$/.test(name))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8').split(/\r?\n/))
    .filter(isStamped)
    .map(body)
}

function isStamped(lines: readonly string[]): boolean {
  const head = lines.slice(0, 50)
  return head.filter((line) => stamp.test(line)).length * 2 > head.length
}

function body(raw: readonly string[]): BodyLine[] {
  const lines = raw.map((line) => ({ text: line.replace(stamp, ''), stamped: stamp.test(line) }))
  return lines.filter(({ text }) => !frame.test(text))
}
