// Failures and problems with the command that failed inside a step's script, read out of the repository's own files.
import type { ScriptFiles } from '../ci/scripts/follow.ts'
import { type CommandTree, resolveCommands } from '../ci/scripts.ts'
import { toolCommandOf } from '../ci/tool-command.ts'
import type { Failure, ToolCommand, Validation } from '../domain/evidence.ts'
import type { Problem } from '../domain/problem.ts'
import type { Report } from '../domain/report.ts'
import type { Parse, Use } from '../ports.ts'
import { validationOf } from './decompose.ts'
import type { Evidence } from './evidence.ts'

/** More scripts than this are not resolved in one run; a matrix shares its scripts, so few runs have ten. */
const maxScripts = 40
/** Files asked of the platform where there is no checkout, a request each. */
const maxRequests = 24
/** Rounds of asking: each file may name the next one. */
const maxRounds = 7

/**
 * The report with `toolCommand` where it can be told. Files come from the checkout; without one from the platform, at the run's
 * commit. What cannot be read leaves the report as it is.
 */
export async function withToolCommands(
  report: Report,
  { run, files }: Pick<Evidence, 'run' | 'files'>,
  { ci, local, grammars }: Use<'ci' | 'local' | 'grammars'>,
): Promise<Report> {
  const wanted = report.failures.flatMap((failure) => {
    const validation = validationOf(failure, report)
    return validation?.kind === 'run' && isShell(validation.shell) ? [{ failure, validation }] : []
  })
  if (wanted.length === 0) return report
  const isHere = files !== undefined && files.size > 0
  const ask = isHere || run === undefined ? undefined : async (path: string) => ci.file(path, run.headSha)
  const known: Known = { texts: new Map(), left: maxRequests, ask }
  const source: ScriptFiles = { read: (path) => known.texts.get(path) ?? local.text(path), all: files }
  const parse = wanted.some(({ validation }) => isIntricate(scriptOf(validation)))
    ? await grammars.parser('bash')
    : undefined
  const trees = new Map<string, CommandTree>()
  const found = new Map<string, ToolCommand>()
  for (const { failure, validation } of wanted) {
    const key = `${validation.workingDirectory}\u0000${scriptOf(validation)}`
    if (!trees.has(key) && trees.size < maxScripts) trees.set(key, await resolved(validation, source, known, parse))
    const tree = trees.get(key)
    const command = tree === undefined ? undefined : toolCommandOf(failure, tree)
    if (command !== undefined) found.set(failure.id, command)
  }
  return {
    ...report,
    failures: report.failures.map((failure) => withCommand(failure, found.get(failure.id))),
    problems: report.problems.map((problem) => withCommand(problem, shared(problem, found))),
  }
}

type Known = {
  readonly texts: Map<string, string | undefined>
  left: number
  /** Asks the platform for a file; undefined where the checkout is at hand or no run is known. */
  readonly ask: ((path: string) => Promise<{ ok: true; value: string } | { ok: false }>) | undefined
}

/** Shells whose scripts are words and separators; a script in Python or the like is none. */
function isShell(shell: string | undefined): boolean {
  return shell === undefined || /\b(?:sh|bash|pwsh|powershell|cmd)\b/.test(shell)
}

/** Whether a script has more than words, quotes and separators, or starts a file that may: only then the grammar is worth its loading. */
function isIntricate(script: string): boolean {
  return /[`(){}<>\\]|\b(?:if|for|while|until|case|function)\b|\.(?:ba)?sh\b|\bmake\b/.test(script)
}

function scriptOf(validation: Validation): string {
  return validation.script ?? validation.command
}

/** Resolves, fetches what was missing, and resolves again until nothing new is asked for. */
async function resolved(
  validation: Validation,
  files: ScriptFiles,
  known: Known,
  parse: Parse | undefined,
): Promise<CommandTree> {
  const unix =
    validation.shell === undefined || /sh$|^(?:ba)?sh\b/.test(validation.shell.replace(/pwsh|powershell/, ''))
  const folder = validation.workingDirectory ?? '.'
  for (let round = 0; ; round++) {
    const missing = new Set<string>()
    const read = (path: string): string | undefined => {
      const text = files.read(path)
      if (text === undefined) missing.add(path)
      return text
    }
    const context = {
      folder: folder.includes('$') ? undefined : folder,
      files: { ...files, read },
      parse: unix ? parse : undefined,
    }
    const tree = resolveCommands(scriptOf(validation), context)
    if (known.ask === undefined || round === maxRounds || !(await fetched(missing, known, known.ask))) return tree
  }
}

/** Whether a file came that was not known before. */
async function fetched(paths: ReadonlySet<string>, known: Known, ask: NonNullable<Known['ask']>): Promise<boolean> {
  let more = false
  for (const path of paths) {
    if (known.texts.has(path) || known.left === 0) continue
    known.left--
    const answer = await ask(path)
    known.texts.set(path, answer.ok ? answer.value : undefined)
    more ||= answer.ok
  }
  return more
}

/** The command of a problem: the one that all its failures have that have one. */
function shared({ failureIds }: Problem, found: ReadonlyMap<string, ToolCommand>): ToolCommand | undefined {
  const own = failureIds.flatMap((id) => found.get(id) ?? [])
  const [first] = own
  const same = own.every((one) => one.command === first?.command && one.workingDirectory === first.workingDirectory)
  return same ? first : undefined
}

function withCommand<T extends Failure | Problem>(item: T, toolCommand: ToolCommand | undefined): T {
  return toolCommand === undefined ? item : { ...item, toolCommand }
}
