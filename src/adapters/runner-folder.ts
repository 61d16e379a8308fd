// Where the runner that started us keeps its pages (platform.md 1c.19 and 20). Undocumented, so every place is only a guess that is looked at.
import { readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs'
import { posix, win32 } from 'node:path'

export type RunnerFacts = {
  /** `process.execPath`: the runner starts us with its own Node. */
  readonly execPath: string
  readonly platform: NodeJS.Platform
  readonly ppid: number
  /** `RUNNER_TEMP`. */
  readonly runnerTemp?: string
  /** Home folder of the user. */
  readonly home?: string
  /** `HOMEDRIVE` on Windows. */
  readonly homeDrive?: string
  /** `/proc`, where processes can be looked at. */
  readonly procRoot?: string
}

const parentsLookedAt = 12

/** Existing `_diag/pages` folders, the surest first. */
export function pagesFolders(facts: RunnerFacts): string[] {
  const { join } = pathOf(facts)
  const found = diagCandidates(facts, foldersIn, runnerAbove(facts)).map((diag) => join(diag, 'pages'))
  return [...new Set(found)].filter((path) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true)
}

/** Why there are no pages, for a person. */
export function whyNoPages({ execPath }: RunnerFacts): string {
  return execPath.startsWith('/__e/')
    ? "This job runs in a container, from which the runner's own copy of the log cannot be reached."
    : "The runner's own copy of the log was not found on this machine."
}

/** All places that `_diag` may be in. `folders` lists the folders of a folder; `above` is a runner found among the parent processes. */
export function diagCandidates(facts: RunnerFacts, folders: (path: string) => string[], above?: string): string[] {
  const { join, dirname, basename } = pathOf(facts)
  const roots: string[] = []
  // <root>/externals/node24/bin/node
  const externals = dirname(dirname(dirname(facts.execPath)))
  if (basename(externals) === 'externals') roots.push(dirname(externals))
  // <root>/_work/_temp
  if (facts.runnerTemp !== undefined && basename(facts.runnerTemp) === '_temp') {
    roots.push(dirname(dirname(facts.runnerTemp)))
  }
  if (above !== undefined) roots.push(above)
  for (const parent of hostedParents(facts)) {
    roots.push(
      ...folders(parent)
        .sort()
        .reverse()
        .map((version) => join(parent, version)),
      parent,
    )
  }
  return roots.map((root) => join(root, '_diag'))
}

/** Folders of GitHub's images that are a runner, or hold one for each version. */
function hostedParents(facts: RunnerFacts): string[] {
  const { join } = pathOf(facts)
  if (facts.platform === 'win32') return [`${facts.homeDrive ?? 'C:'}\\actions-runner\\cached`]
  const { home } = facts
  if (home === undefined || home === '') return []
  const under = ['actions-runner/cached', 'actions-runner/extracted', 'runners', '.']
  // The home folder itself is the runner in ARC's image; it has no versions, but many folders, none with `_diag`.
  return under.map((folder) => join(home, folder))
}

/** The runner among our parent processes: `<root>/bin/Runner.Worker`. Linux only. */
function runnerAbove({ ppid, procRoot = '/proc' }: RunnerFacts): string | undefined {
  let pid = ppid
  for (let i = 0; i < parentsLookedAt && pid > 1; i++) {
    try {
      const exe = readlinkSync(`${procRoot}/${pid}/exe`).replace(/ \(deleted\)$/, '')
      if (/^Runner\.(Worker|Listener)$/.test(posix.basename(exe))) return posix.dirname(posix.dirname(exe))
      // The name in brackets may hold anything, brackets too; after the last one: state, parent.
      const stat = readFileSync(`${procRoot}/${pid}/stat`, 'utf8')
      pid = Number(
        stat
          .slice(stat.lastIndexOf(')') + 1)
          .trim()
          .split(' ')[1],
      )
    } catch {
      // No such file system, or a process of somebody else: the chain ends here.
      return undefined
    }
  }
  return undefined
}

function foldersIn(path: string): string[] {
  try {
    return readdirSync(path, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name)
  } catch {
    // Most of the guessed places do not exist.
    return []
  }
}

function pathOf({ platform }: RunnerFacts): typeof posix {
  return platform === 'win32' ? win32 : posix
}
