// package.json, as far as its scripts go, and the packages of a workspace.
import picomatch from 'picomatch'
import { z } from 'zod'
import { readYaml } from '../yaml.ts'
import { inFolder, maxScripts, type ScriptFiles } from './follow.ts'

const texts = z.record(z.string(), z.unknown()).transform((record) => {
  return new Map(Object.entries(record).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
})
const globs = z.array(z.string())
const Wireit = z.looseObject({
  command: z.string().optional().catch(undefined),
  dependencies: z
    .array(z.union([z.string(), z.looseObject({ script: z.string() }).transform(({ script }) => script)]))
    .catch([])
    .default([]),
})
const Manifest = z.looseObject({
  name: z.string().optional().catch(undefined),
  scripts: texts.catch(new Map()).default(new Map()),
  workspaces: z
    .union([globs, z.looseObject({ packages: globs }).transform(({ packages }) => packages)])
    .catch([])
    .default([]),
  wireit: z.record(z.string(), Wireit).catch({}).default({}),
})

export type Package = z.infer<typeof Manifest> & { readonly folder: string }

/** The package of a folder; undefined when it has none, or one that is no JSON object. */
export function readPackage(folder: string, files: ScriptFiles): Package | undefined {
  const text = files.read(inFolder(folder, 'package.json'))
  const manifest = text === undefined ? undefined : Manifest.safeParse(fromJson(text)).data
  return manifest === undefined ? undefined : { ...manifest, folder }
}

/** What a text holds as JSON; undefined when it is none. */
export function fromJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // A broken file of the repository is an answer: nothing can be followed there.
    return undefined
  }
}

/** The packages of a workspace, the one at `folder` left out; none where the repository's files are not known. */
export function workspacePackages(folder: string, files: ScriptFiles): Package[] {
  const patterns = [...(readPackage(folder, files)?.workspaces ?? []), ...pnpmPackages(folder, files)].map((pattern) =>
    inFolder(folder, `${pattern.replace(/^\.\//, '').replace(/\/$/, '')}/package.json`),
  )
  if (patterns.length === 0) return []
  const wanted = picomatch(patterns.filter((pattern) => !pattern.startsWith('!')).slice(0, 50), {
    ignore: ['**/node_modules/**', ...patterns.filter((pattern) => pattern.startsWith('!')).map((p) => p.slice(1))],
  })
  return [...(files.all ?? [])]
    .filter((path) => path.endsWith('/package.json') && wanted(path))
    .slice(0, maxScripts)
    .flatMap((path) => readPackage(path.slice(0, -'/package.json'.length), files) ?? [])
}

const PnpmWorkspace = z.looseObject({ packages: globs.catch([]) })

function pnpmPackages(folder: string, files: ScriptFiles): string[] {
  const text = files.read(inFolder(folder, 'pnpm-workspace.yaml'))
  return text === undefined ? [] : (PnpmWorkspace.safeParse(readYaml(text).value).data?.packages ?? [])
}
