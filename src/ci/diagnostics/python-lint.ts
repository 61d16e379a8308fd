// Ruff's concise output and flake8's are the same line: `app.py:1:8: F401 message`. Here it is told whose line it is.
import type { FailureType } from '../../domain/evidence.ts'
import type { Finding, Line, StepContext } from './diagnostic.ts'
import { unprefix } from './prefix.ts'

/** A path of a file with Python in it, as linters print it; named group `file`. */
export const pythonFile = String.raw`(?<file>(?:[A-Za-z]:)?[^\s:"'=(][^:"]{0,400}\.(?:pyi?|pyx|ipynb|toml)(?::cell[ _]\d{1,5})?)`

export const codeLine = new RegExp(
  `^${pythonFile}:(?<line>\\d{1,7}):(?<column>\\d{1,5}):? (?:(?<rule>[A-Z]{1,6}\\d{1,4})|(?:invalid-syntax|SyntaxError):) (?<fix>\\[\\*\\] )?(?<message>\\S.*)$`,
)

const border = /\.{3,}(?:\(.{1,60}\))?(?:Failed|Passed|Skipped)$|^\S{1,60}: commands\[\d+\]|^nox > |^\$ |^\+ \w/
const ruffTail =
  /^Found \d+ errors?(?:\.| \()|^\[\*\] \d|^All checks passed!|^- hook id: ruff|^ *(?:= )?help: |^ruff failed|^Would reformat: |^unformatted: |^error: Failed to parse |^\d+ files? would be reformatted(?:,.{0,100}[^.])?$/

/** The lines for which ruff or flake8 speaks: cut where pre-commit, tox, nox or a traced shell starts the next tool. */
export function linesOf(tool: 'ruff' | 'flake8', lines: readonly Line[], step: StepContext): Line[] {
  const parts: Line[][] = [[]]
  for (const line of lines) {
    if (line.mark === 'group' || line.mark === 'command') continue
    if (border.test(unprefix(line.text))) parts.push([])
    parts.at(-1)?.push(line)
  }
  return parts.filter((part) => isRuff(part, step) === (tool === 'ruff')).flat()
}

function isRuff(part: readonly Line[], step: StepContext): boolean {
  if (part.some((line) => /^- hook id: (?!ruff)/.test(unprefix(line.text)))) return false
  if (part.some((line) => ruffTail.test(unprefix(line.text)))) return true
  if (/\bruff\b/.test(step.command)) return !/\bflake8\b/.test(step.command)
  // Ruff puts names into back quotes where flake8 has straight ones.
  return part.some((line) => /: [A-Z]{1,6}\d{1,4} (?:\[\*\] |`)/.test(line.text))
}

/** What a rule of ruff, flake8 or its plug-ins is about. */
export function lintType(rule: string | undefined): FailureType {
  if (rule === undefined || rule === 'E999' || rule === 'E902' || rule === 'invalid-syntax') return 'syntax_error'
  if (/^(?:D\d{3}|DOC\d{3}|DAR\d{3}|RST\d{3})$/.test(rule)) return 'doc_docstring'
  return rule === 'BLK100' ? 'code_formatting' : 'linting'
}

/** What `at` finds at each line; the same message about the same places, printed again by a second run, counts once. */
export function eachOnce(lines: readonly Line[], at: (i: number) => Finding | undefined): Finding[] {
  const found = new Map<string, Finding>()
  for (let i = 0; i < lines.length; i++) {
    const one = at(i)
    const key = JSON.stringify([one?.message, one?.artifacts])
    if (one !== undefined && !found.has(key)) found.set(key, one)
  }
  return [...found.values()]
}
