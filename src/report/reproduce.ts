// How a person gets to see the failure on their own machine: folder, command, names of variables, versions that the log shows.
import type { Environment, Validation } from '../domain/evidence.ts'
import type { Problem } from '../domain/problem.ts'

/** How sure we are that the command shows the failure again. Nothing was run to find out. */
export type Confidence = 'high' | 'medium' | 'low'

export type Reproduction = {
  /** Shell lines to run from the top of the repository; empty when no command is known. */
  readonly lines: readonly string[]
  /** Only the part that failed, where it is known, and the commands that lead to it; to be run instead of `lines`. */
  readonly narrower: { readonly lines: readonly string[]; readonly via: readonly string[] } | undefined
  /** Variables that the workflow sets for the step: names only. */
  readonly envNames: readonly string[]
  /** `python 3.12.3`: what the job's log shows. */
  readonly tools: readonly string[]
  readonly confidence: Confidence
  /** Why the confidence is what it is; a clause without a full stop. */
  readonly why: string
}

/** The command of a problem as shell lines, and how far it can be trusted to show the failure again. */
export function reproduction(
  problem: Pick<Problem, 'validationCommand' | 'workingDirectory' | 'toolCommand'>,
  validation: Validation | undefined,
  environment: Environment | undefined,
): Reproduction {
  const command = problem.validationCommand.trim()
  const folder = problem.workingDirectory || validation?.workingDirectory || ''
  const envNames = validation?.envNames ?? []
  const lines = command === '' || validation?.kind === 'uses' ? [] : [...enter(folder), ...command.split('\n')]
  const [confidence, why] = judge(command, validation, envNames)
  return { lines, narrower: narrower(problem), envNames, tools: versions(environment), confidence, why }
}

function narrower({ toolCommand }: Pick<Problem, 'toolCommand'>): Reproduction['narrower'] {
  if (toolCommand === undefined) return undefined
  const { command, workingDirectory, via } = toolCommand
  return { lines: [...enter(workingDirectory), command], via }
}

function judge(command: string, validation: Validation | undefined, envNames: readonly string[]): [Confidence, string] {
  if (validation?.kind === 'uses') return ['low', 'the step is an action, which runs on a runner only']
  if (validation?.kind === 'runner') return ['low', 'the runner failed, not a command']
  if (command === '') return ['low', 'the log shows no command']
  if (command.includes('${{')) return ['low', 'the command holds expressions that only the run can fill in']
  if (validation?.location === undefined)
    return ['medium', 'the command is taken from the log; no workflow file confirms it']
  if (envNames.length > 0) return ['medium', 'the workflow sets variables for it']
  if (validation.shell !== undefined && !/^(?:ba)?sh\b/.test(validation.shell)) {
    return ['medium', 'the workflow runs it in another shell']
  }
  return ['high', 'the workflow runs exactly this']
}

function enter(folder: string): string[] {
  if (folder === '' || folder === '.' || folder === './') return []
  return [`cd ${/^[A-Za-z0-9_][A-Za-z0-9_./-]*$/.test(folder) ? folder : `-- '${folder.replaceAll("'", `'\\''`)}'`}`]
}

function versions(environment: Environment | undefined): string[] {
  if (environment === undefined) return []
  const tools = Object.entries(environment.tools).map(([name, version]) => `${name} ${version}`)
  return environment.os === undefined ? tools : [environment.os, ...tools]
}
