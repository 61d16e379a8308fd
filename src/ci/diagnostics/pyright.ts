// pyright and basedpyright: the rule stands in brackets at the end of a message that may span indented lines.
import { artifact, type Diagnostic, type Finding, finding, type Line } from './diagnostic.ts'
import { unprefix } from './prefix.ts'
import { eachOnce, pythonFile } from './python-lint.ts'
import { signalsOf } from './quoted.ts'

const start = new RegExp(
  `^(?<indent> {0,8})${pythonFile}:(?<line>\\d{1,7}):(?<column>\\d{1,5}) - (?<level>error|warning): (?<message>\\S.*)$`,
)
const ruled = / \((report[A-Za-z]{1,60})\)$/
const missing = /^(?:error: )?(File or directory ".{1,400}" does not exist\.?|No source files found\.?)$/
const maxDetails = 10

export const pyright: Diagnostic = {
  tool: 'pyright',
  reads: 'errors and warnings of pyright and basedpyright with their rule, nothing to check',
  fixtures: 'real',
  sign: /\.(?:pyi?|ipynb):\d+:\d+ - (?:error|warning): |^(?:error: )?(?:File or directory ".{1,400}" does not exist|No source files found)/,
  read: (lines) => eachOnce(lines, (i) => errorAt(lines, i) ?? nothing(lines[i])),
}

function errorAt(lines: readonly Line[], i: number): Finding | undefined {
  const at = lines[i]
  const hit = start.exec(unprefix(at?.text ?? ''))?.groups
  if (at === undefined || hit?.file === undefined || hit.message === undefined) return undefined
  const deeper = (hit.indent ?? '').length
  let whole = hit.message
  let last = i
  for (let k = i + 1; !ruled.test(whole) && k <= i + maxDetails; k++) {
    const next = unprefix(lines[k]?.text ?? '')
    if (next.trim() === '' || next.search(/\S/) <= deeper || start.test(next)) break
    whole = `${whole} ${next.trim()}`
    last = k
  }
  const ruleId = ruled.exec(whole)?.[1]
  const message = whole.replace(ruled, '')
  const syntax = ruleId === undefined && /^(?:Expected |.{0,40}not closed|Unindent|Expression)/.test(message)
  return finding(
    {
      tool: 'pyright',
      failureType: syntax ? 'syntax_error' : 'type_checking',
      ...(ruleId === undefined ? {} : { ruleId }),
      message,
      // Quotes inside of quotes (`Literal['x']`) would give pieces of the sentence.
      signals: signalsOf(ruleId, message).filter((signal) => signal.trim() === signal),
      artifacts: [artifact(hit.file, hit.line, hit.column)],
      severity: hit.level === 'warning' ? 'warning' : 'error',
      strength: 5,
    },
    at,
    at,
    lines[last],
  )
}

function nothing(line: Line | undefined): Finding | undefined {
  const message = missing.exec(unprefix(line?.text ?? ''))?.[1]
  if (line === undefined || message === undefined) return undefined
  const parts = { tool: 'pyright', failureType: 'configuration_error', ruleId: 'no-files', strength: 3 } as const
  return finding({ ...parts, message, signals: [message.slice(0, 80)] }, line)
}
