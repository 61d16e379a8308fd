// The Nodes on this machine that the command line must run under: the one of the tests, and the oldest one that is supported.
import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

export type FoundNode = { readonly path: string; readonly major: number }

/** One Node for each major version on `PATH`, this one first. */
export function nodesHere(): FoundNode[] {
  const found = new Map<number, string>([[Number(process.versions.node.split('.')[0]), process.execPath]])
  for (const folder of (process.env.PATH ?? '').split(delimiter).filter((path) => path !== '')) {
    const path = join(folder, 'node')
    const major = holdsNode(folder) ? majorOf(path) : undefined
    if (major !== undefined && !found.has(major)) found.set(major, path)
  }
  return [...found].map(([major, path]) => ({ path, major }))
}

function holdsNode(folder: string): boolean {
  try {
    return readdirSync(folder).includes('node')
  } catch {
    // PATH may name folders that are not there.
    return false
  }
}

function majorOf(path: string): number | undefined {
  const version = execFileSync(path, ['--version'], { encoding: 'utf8' })
  return Number(/^v(\d+)\./.exec(version)?.[1] ?? Number.NaN) || undefined
}
