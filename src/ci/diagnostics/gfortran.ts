// gfortran puts the place on a line of its own, then an excerpt, and says below it what is wrong.
import { artifact, type Finding, finding, type Line } from './diagnostic.ts'
import { unprefix } from './prefix.ts'
import { signalsOf } from './quoted.ts'

const place = /^(?<file>[^\s:][^:]{0,300}\.(?:f|F|for|f77|f90|F90|f95|f03|f08)):(?<line>\d+):(?<column>\d+):$/
const verdict = /^(?:Fatal )?Error: (?<message>\S.{0,400})$/
/** Place, blank, excerpt, caret: the verdict follows within this many lines. */
const reach = 8

/** Errors of gfortran, one a verdict, each with the place printed above it. */
export function fortranErrors(lines: readonly Line[]): Finding[] {
  return lines.flatMap((line, i) => {
    const groups = place.exec(unprefix(line.text))?.groups
    if (groups?.file === undefined) return []
    const below = lines.slice(i + 1, i + reach)
    const next = below.findIndex((l) => place.test(unprefix(l.text)))
    const at = below.slice(0, next < 0 ? reach : next).find((l) => verdict.test(unprefix(l.text)))
    const message = verdict.exec(unprefix(at?.text ?? ''))?.groups?.message
    if (at === undefined || message === undefined) return []
    const failureType = /^(?:Cannot open (?:module|included) file|Can't open)/.test(message)
      ? 'dependency_issue'
      : /^(?:Syntax error|Unclassifiable statement|Expected |Invalid character)/.test(message)
        ? 'syntax_error'
        : 'type_checking'
    return [
      finding(
        {
          tool: 'gcc',
          failureType,
          message,
          signals: signalsOf(undefined, message),
          artifacts: [artifact(groups.file, groups.line, groups.column)],
          strength: 5,
        },
        at,
        line,
        at,
      ),
    ]
  })
}
