// Lines that open with a place, `file:line:col: message` and its kin: the form that compilers and linters agree on. Serves the tools that
// nobody taught us, so it is asked only where no diagnostic explains the step (fallback.ts).
import { artifact, type Finding, finding, type Line, type StepContext } from './diagnostic.ts'
import { hasSourceExtension } from './mentioned-files.ts'
import { unprefix } from './prefix.ts'
import { programOf } from './program.ts'
import { signalsOf } from './quoted.ts'
import { typeOfRegion } from './region-type.ts'

const path = String.raw`(?<file>(?:[A-Za-z]:)?[\w.@~+/\\-]{1,250}\.[A-Za-z][A-Za-z0-9]{0,9})`
/** `error: `, `FATAL: `, `!! `, `DEAD  `: what some tools put before the place. */
const verdict = String.raw`(?:(?<before>[A-Za-z]{1,12})(?:: {0,4}|\] | {1,4})|[!*✗✖×>-]{1,3} {1,4}|\[(?<tag>[A-Za-z]{1,10})\] )?`
/** The separators a tool may put between file, line and column; the number has to follow at once. */
const number = String.raw`(?::(?<line>\d{1,7})(?:[:.](?<column>\d{1,5}))?|\[(?<lineB>\d{1,7})(?:[,:] ?(?<columnB>\d{1,5}))?\]| ?\((?:line )?(?<lineP>\d{1,7})(?:, ?(?<columnP>\d{1,5}))?\)|@(?<lineA>\d{1,7})|(?:"?,)? (?:on |at |in )?(?:line|row|Line|Row|L) ?(?<lineW>\d{1,7}))`
const opening = new RegExp(`^ {0,6}${verdict}"?${path}"?${number}(?<rest>[:,;\\s-].*)$`)

/** What introduces a stack frame, a listing or progress and not an error. */
const notVerdict =
  /^(?:at|in|from|by|file|see|on|loading|reading|checking|running|compiling|building|linting|testing|wrote|created?|ok|pass|passed|done)$/i
const mildWord = /\b(?:warn(?:ing)?|note|info|hint|style|notice|suggestion|help|debug|trace)\b/i
const badWord = /\b(?:error|fatal|critical|fail(?:ed|ure)?|e)\b/i
/** A clock or a date before the place is a program's log (Go's `log.Lshortfile`), not a verdict. */
const logged = /^\[?(?:\d{4}[-/]\d\d[-/]\d\d|\d\d:\d\d:\d\d)/
/** `file.py:3: in f`, `file.rb:3:in 'f'` and sources shown with their number. */
const frameRest = /^:? ?(?:in\b|at\b|from\b|\|)/
const success = /\b(?:ok|passed|success(?:ful(?:ly)?)?)[.!]?$/i
const most = 100

/** One finding for each line that states something about a place; warnings are marked so. Empty where no line does. */
export function positional(lines: readonly Line[], step: StepContext): Finding[] {
  const found = new Map<string, Finding>()
  for (const [i, line] of lines.entries()) {
    if (line.mark === 'group' || line.mark === 'command' || logged.test(line.text)) continue
    const one = statement(line, lines[i - 1], step)
    if (one === undefined) continue
    const key = JSON.stringify([one.message, one.artifacts])
    if (!found.has(key)) found.set(key, one)
    if (found.size >= most) break
  }
  return [...found.values()]
}

/** The place and the words of a line of that form. */
function statement(line: Line, before: Line | undefined, step: StepContext): Finding | undefined {
  const groups = opening.exec(unprefix(line.text))?.groups
  if (groups?.file === undefined || !hasSourceExtension(groups.file)) return undefined
  const level = groups.before ?? groups.tag ?? ''
  const rest = groups.rest ?? ''
  const said = rest.replace(/^[\s:,;-]+/, '')
  if (
    notVerdict.test(level) ||
    frameRest.test(rest) ||
    !/[A-Za-z]{2}/.test(said) ||
    success.test(said) ||
    said.startsWith('==')
  )
    return undefined
  // A prefix that is no separator and no verdict makes the line prose: `Read config.yml line 3 next`.
  if (
    groups.before !== undefined &&
    groups.before !== groups.before.toUpperCase() &&
    !/^(?:error|fatal|warning|warn|note|info)$/i.test(level)
  )
    return undefined
  const head = `${level} ${said.slice(0, 24)}`
  return finding(
    {
      tool: programOf(step.command),
      failureType: typeOfStatement(said, step.command),
      message: said,
      signals: signalsOf(undefined, said).slice(0, 4),
      artifacts: [
        artifact(
          groups.file,
          groups.line ?? groups.lineB ?? groups.lineP ?? groups.lineA ?? groups.lineW,
          groups.column ?? groups.columnB ?? groups.columnP,
        ),
      ],
      severity: mildWord.test(head) && !badWord.test(head) ? 'warning' : 'error',
      strength: 3,
    },
    line,
    before !== undefined && introduces(before) ? before : line,
  )
}

/** The line above belongs to the statement where it is not one itself, nor blank. */
function introduces(before: Line): boolean {
  if (before.mark !== undefined || before.text.trim() === '') return false
  return before.text.length < 200 && !opening.test(unprefix(before.text))
}

/** Who reads sources line by line is a checker, unless its words tell otherwise. */
function typeOfStatement(said: string, command: string): Finding['failureType'] {
  const type = typeOfRegion(said, said, command)
  return type === 'runtime_error' ? 'linting' : type
}
