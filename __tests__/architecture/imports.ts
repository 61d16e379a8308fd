// Rules about who imports whom.
import type { Source } from './source.ts'
import { mayImport, packagesOf, worldImports, worldly } from './table.ts'

/** Imports that the table does not allow. */
export function forbiddenImports(source: Source): string[] {
  const allowed = mayImport[source.room]
  if (allowed === undefined) return [`${source.path}: no room of this name in the table`]
  return source.imports.flatMap(({ line, target, own, names }) => {
    const at = `${source.path}:${line}`
    if (own) {
      const room = /^src\/([^/]+?)(?:\.ts|\/.*)$/.exec(target)?.[1] ?? target
      return room === source.room || allowed.includes(room) ? [] : [`${at}: ${source.room} may not import ${room}`]
    }
    if (worldly.includes(source.room)) return []
    if (!packagesOf(source.room).includes(target)) return [`${at}: ${source.room} may not import the package ${target}`]
    return names.filter((name) => worldImports.includes(name)).map((name) => `${at}: ${name} is not pure`)
  })
}

/** Import cycles, each as the chain of its files. A cycle of types alone counts: its files cannot be understood one at a time. */
export function importCycles(sources: readonly Source[]): string[] {
  const targets = new Map(
    sources.map((source) => [source.path, source.imports.filter((i) => i.own).map((i) => i.target)]),
  )
  const done = new Set<string>()
  const visit = (path: string, chain: readonly string[]): string[] => {
    const seenAt = chain.indexOf(path)
    if (seenAt !== -1) return [[...chain.slice(seenAt), path].join(' → ')]
    if (done.has(path)) return []
    const found = (targets.get(path) ?? []).flatMap((target) => visit(target, [...chain, path]))
    done.add(path)
    return found
  }
  return sources.flatMap((source) => visit(source.path, []))
}

/** Files that no other file imports: dead code. Entries run by themselves; shapes may wait for their mode. */
export function unusedFiles(sources: readonly Source[]): string[] {
  const used = new Set(sources.flatMap((source) => source.imports.map((item) => item.target)))
  return sources
    .filter(({ path, room }) => !['index', 'cli', 'domain'].includes(room) && !used.has(path))
    .map(({ path }) => `${path}: imported by nobody`)
}
