// Paths as tools print them → paths of the repository. One rule for every tool, so that `file` means the same everywhere.
import type { Artifact } from '../domain/evidence.ts'

/** Where a printed path may be relative to, and which files the repository is known to have (absent: unknown). */
export type PathContext = {
  readonly workingDirectory?: string | undefined
  readonly files?: ReadonlySet<string> | undefined
}

// The workspace on hosted and self-hosted runners, in job containers and in images that people build.
const workspace =
  /^(?:[A-Za-z]:\/a\/[^/]+\/[^/]+\/|\/(?:home|Users)\/[^/]+\/(?:actions-runner\/)?_?work\/[^/]+\/[^/]+\/|\/__w\/[^/]+\/[^/]+\/|\/github\/workspace\/|(?:[A-Za-z]:)?\/(?:[^/]+\/){0,3}_work\/[^/]+\/[^/]+\/|\/(?:app|workspace|code|repo|usr\/src\/app)\/)/

const foreign =
  /(?:^|\/)(?:node_modules|site-packages|dist-packages|hostedtoolcache|\.cargo\/registry|\.rustup|go\/pkg\/mod|\.m2|\.gradle|vendor\/bundle)\/|^\/(?:usr|opt|lib|nix|tmp|var)\/|^node:|^<|^[A-Za-z]:\/hostedtoolcache/

/** True for files of libraries and toolchains: never what a person of this repository has to edit. */
export function isForeign(path: string): boolean {
  return foreign.test(path)
}

/** A printed path as the repository knows it: `/` as separator, workspace cut off, working directory put in front. */
export function repositoryPath(printed: string, context: PathContext): string {
  const slashed = printed
    .trim()
    .replace(/\\/g, '/')
    .replace(/^file:\/\/(?=\/)/, '')
    .replace(/^webpack:\/\/\/?/, '')
  const cut = slashed
    .replace(workspace, '')
    .replace(/^(?:\.\/)+/, '')
    .replace(/\/{2,}/g, '/')
  const wasAbsolute = cut !== slashed.replace(/^(?:\.\/)+/, '').replace(/\/{2,}/g, '/')
  if (isForeign(cut)) return cut
  if (cut.startsWith('/') || /^[A-Za-z]:\//.test(cut)) return knownEnding(cut, context.files) ?? cut
  const base = normalDirectory(context.workingDirectory)
  const joined = wasAbsolute || base === '' || cut.startsWith(`${base}/`) ? collapse(cut) : collapse(`${base}/${cut}`)
  const { files } = context
  if (files === undefined || files.has(joined)) return joined
  if (files.has(collapse(cut))) return collapse(cut)
  return onlyMatch(files, collapse(cut)) ?? joined
}

function normalDirectory(directory: string | undefined): string {
  if (directory === undefined || directory.includes('${{')) return ''
  return directory
    .replace(/\\/g, '/')
    .replace(/^(?:\.\/)+|\/+$/g, '')
    .replace(/^\.$/, '')
}

/** Resolves `a/../b` and `a/./b`; a path that climbs out of the repository stays as it is. */
function collapse(path: string): string {
  if (!/(?:^|\/)\.\.?(?:\/|$)/.test(path)) return path
  const parts: string[] = []
  for (const part of path.split('/')) {
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop()
    else if (part !== '.') parts.push(part)
  }
  return parts.join('/')
}

/** The longest ending of an absolute path that is a file of the repository: workspaces of unknown runners and images. */
function knownEnding(path: string, files: ReadonlySet<string> | undefined): string | undefined {
  if (files === undefined || path.length > 400) return undefined
  for (let at = path.indexOf('/'); at >= 0; at = path.indexOf('/', at + 1)) {
    const ending = path.slice(at + 1)
    // A bare name proves nothing: `/etc/setup.cfg` is not the project's.
    if (ending.includes('/') && files.has(ending)) return ending
  }
  return undefined
}

/** The one file of the repository that ends in this path: tools run in sub-folders print short ones. */
function onlyMatch(files: ReadonlySet<string>, path: string): string | undefined {
  const ending = `/${path}`
  let found: string | undefined
  for (const file of files) {
    if (!file.endsWith(ending)) continue
    if (found !== undefined) return undefined
    found = file
  }
  return found
}

/** Artifacts of a finding with repository paths: own files first, each place once, at most ten. */
export function placedArtifacts(artifacts: readonly Artifact[], context: PathContext): Artifact[] {
  const seen = new Set<string>()
  const placed: Artifact[] = []
  for (const artifact of artifacts) {
    const path = repositoryPath(artifact.path, context)
    const key = `${path}:${artifact.line ?? 0}`
    if (path === '' || path.length > 400 || seen.has(key)) continue
    seen.add(key)
    placed.push({ ...artifact, path })
  }
  return [...placed.filter((a) => !isForeign(a.path)), ...placed.filter((a) => isForeign(a.path))].slice(0, 10)
}
