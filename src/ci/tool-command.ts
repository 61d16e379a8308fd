// The one command of a step that a failure belongs to: the innermost whose program is the complaining tool.
import type { Failure, ToolCommand } from '../domain/evidence.ts'
import { clean } from '../text/clean.ts'
import type { CommandTree, ResolvedCommand } from './scripts.ts'
import { isCommandOf } from './tool-programs.ts'

const maxCommand = 400

/**
 * The command behind a failure. Undefined when it cannot be told which of several it was, and when it is all that the step runs:
 * then the step's own script says it already.
 */
export function toolCommandOf(
  failure: Pick<Failure, 'tool' | 'artifacts'>,
  { commands }: CommandTree,
): ToolCommand | undefined {
  const fitting = innermost(commands.filter(({ core }) => isCommandOf(failure.tool, core)))
  // Where no program is the tool's but the step comes down to one command, it can only be that one.
  const candidates = fitting.length > 0 ? fitting : innermost(commands)
  const strict = candidates.filter(({ tolerated }) => !tolerated)
  // A command in a folder that only the run knew cannot be run again.
  const found = single(distinct(strict.length > 0 ? strict : candidates), failure.artifacts[0]?.path)
  if (found?.folder === undefined || commands.length === 1) return undefined
  return {
    command: clean(found.text).slice(0, maxCommand),
    workingDirectory: found.folder,
    via: found.via.map((text) => clean(text).slice(0, maxCommand)),
  }
}

/** Those that lead to none of the others. */
function innermost(commands: readonly ResolvedCommand[]): ResolvedCommand[] {
  const outer = new Set(commands.flatMap(({ via }) => via))
  return commands.filter(({ text }) => !outer.has(text))
}

function distinct(commands: readonly ResolvedCommand[]): ResolvedCommand[] {
  return [...new Map(commands.map((command) => [`${command.folder}\u0000${command.text}`, command])).values()]
}

/** The only one, or the only one that names the failure's file or runs in a folder around it. */
function single(commands: readonly ResolvedCommand[], path: string | undefined): ResolvedCommand | undefined {
  if (commands.length < 2 || path === undefined) return commands.length === 1 ? commands[0] : undefined
  const near = commands.filter(({ core, folder = '.' }) => {
    const base = folder === '.' ? '' : `${folder}/`
    const named = core.slice(1).map((word) => `${base}${word.replace(/^\.\//, '').replace(/\/$/, '')}`)
    return named.some((place) => path === place || path.startsWith(`${place}/`))
  })
  const around = commands.filter(
    ({ folder }) => folder !== undefined && folder !== '.' && path.startsWith(`${folder}/`),
  )
  return near.length === 1 ? near[0] : around.length === 1 ? around[0] : undefined
}
