// The real commands behind a step's script: `npm run ci` → `npm run lint` → `eslint .`, so that a failure can name the one that a
// person has to run. Only files are read, nothing is started; what cannot be followed stays as it stands.
import type { Parse } from '../ports.ts'
import { followCargoAlias } from './scripts/cargo-alias.ts'
import { carried } from './scripts/carriers.ts'
import { followComposer } from './scripts/composer.ts'
import type { Follow, Followed, ScriptFiles } from './scripts/follow.ts'
import { followJust } from './scripts/justfile.ts'
import { followMake } from './scripts/makefile.ts'
import { followNox } from './scripts/nox.ts'
import { followPackageScript } from './scripts/package-runner.ts'
import { followPreCommit } from './scripts/pre-commit.ts'
import { followRunAll } from './scripts/run-all.ts'
import { followShellFile } from './scripts/shell-file.ts'
import { followTask } from './scripts/taskfile.ts'
import { followTox } from './scripts/tox.ts'
import { type ShellCommand, shellCommands } from './shell.ts'

/** One command of a step, at any depth. */
export type ResolvedCommand = ShellCommand & {
  /** Program and arguments without carriers (`npx`, `poetry run`) and variables. */
  readonly core: readonly string[]
  /** The commands that led here, outermost first; empty for those of the step itself. */
  readonly via: readonly string[]
}

export type CommandTree = {
  /** In the order in which they are written, each before what it leads to. */
  readonly commands: readonly ResolvedCommand[]
  readonly notes: readonly string[]
}

/** Where a script starts and what there is to read it with. */
export type ScriptContext = {
  /** Relative to the repository; undefined when it is not known. */
  readonly folder: string | undefined
  readonly files: ScriptFiles
  readonly parse: Parse | undefined
}

const followers: readonly Follow[] = [
  followPackageScript,
  followRunAll,
  followMake,
  followTox,
  followNox,
  followPreCommit,
  followJust,
  followTask,
  followComposer,
  followCargoAlias,
  followShellFile,
]

const maxDepth = 6
const maxCommands = 500
const maxNotes = 10
/** Text of all scripts together, in UTF-16 units: bounds the time that parsing takes. */
const maxText = 200_000

/** All commands that a script leads to. Never throws on text; what was left out stands in `notes`. */
export function resolveCommands(script: string, context: ScriptContext): CommandTree {
  const search: Search = { ...context, commands: [], notes: new Set(), left: maxText }
  visit(script, context.folder, undefined, search)
  return { commands: search.commands, notes: [...search.notes].slice(0, maxNotes) }
}

type Search = ScriptContext & { readonly commands: ResolvedCommand[]; readonly notes: Set<string>; left: number }

function visit(script: string, folder: string | undefined, from: ResolvedCommand | undefined, search: Search): void {
  const via = from === undefined ? [] : [...from.via, from.text]
  search.left -= script.length
  if (isFull(search)) return
  for (const command of shellCommands(script, folder, search.parse)) {
    if (isFull(search)) return
    const tolerated = command.tolerated || from?.tolerated === true
    const found = { ...command, core: carried(command.words), via, tolerated }
    const seen = search.commands.some((one) => one.text === command.text && one.folder === command.folder)
    search.commands.push(found)
    // The same command in the same folder leads to the same: once is enough, and a script that calls itself ends here.
    if (!seen) follow(found, search)
  }
}

function isFull({ left, commands, notes }: Search): boolean {
  if (left >= 0 && commands.length < maxCommands) return false
  notes.add('The scripts of a step lead to too many commands; the first ones are known.')
  return true
}

function follow(command: ResolvedCommand, search: Search): void {
  const followed = followedBy(command, search.files)
  if (followed === undefined) return
  if (followed.note !== undefined) search.notes.add(followed.note)
  if (followed.scripts.length > 0 && command.via.length >= maxDepth) {
    search.notes.add(`${command.text.slice(0, 80)} calls scripts that nest deeper than ${maxDepth} levels.`)
    return
  }
  for (const { script, folder } of followed.scripts) visit(script, folder, command, search)
}

function followedBy({ core, folder }: ResolvedCommand, files: ScriptFiles): Followed | undefined {
  if (folder === undefined || core.length === 0) return undefined
  for (const follower of followers) {
    const followed = follower(core, folder, files)
    if (followed !== undefined) return followed
  }
  return undefined
}
