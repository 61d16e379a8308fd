// mypy, also with --pretty (wrapped messages, source and caret below) and column or end positions.
import { artifact, type Diagnostic, type Finding, finding, type Line } from './diagnostic.ts'
import { unprefix } from './prefix.ts'
import { eachOnce, pythonFile } from './python-lint.ts'
import { signalsOf } from './quoted.ts'

const start = new RegExp(
  `^${pythonFile}(?::(?<line>\\d{1,7})(?::(?<column>\\d{1,5})(?::\\d{1,7}:\\d{1,5})?)?)?: error: (?<message>\\S.*)$`,
)
const coded = / {2}\[([a-z][\w-]{0,60})\]$/
const usage =
  /^(?:mypy: (?:error: |(?=can't read ))(?<message>\S.*)|(?<config>\S{1,200}\.(?:toml|ini|cfg)): \[(?:mypy|tool\.mypy)\S{0,200}\]: (?<said>\S.*))$/
/** A message that --pretty wraps has its code on one of the next lines. */
const maxWrapped = 4

export const mypy: Diagnostic = {
  tool: 'mypy',
  reads: 'error lines (also --pretty and positions), syntax errors, wrong usage and configuration',
  fixtures: 'real',
  sign: /\.(?:pyi?|ipynb)(?::cell_\d+)?(?::\d+){0,4}: error: |^mypy: |: \[(?:mypy|tool\.mypy)/,
  read: (lines) => eachOnce(lines, (i) => errorAt(lines, i) ?? usageAt(lines[i])),
}

function errorAt(lines: readonly Line[], i: number): Finding | undefined {
  const at = lines[i]
  const hit = start.exec(unprefix(at?.text ?? ''))?.groups
  if (at === undefined || hit?.file === undefined || hit.message === undefined) return undefined
  let whole = hit.message
  let last = i
  for (let k = i + 1; !coded.test(whole) && k <= i + maxWrapped; k++) {
    const next = unprefix(lines[k]?.text ?? '')
    if (next === '' || /^\s|: (?:error|note): |^Found \d/.test(next)) break
    if (!coded.test(next) && k === i + maxWrapped) break
    whole = `${whole} ${next}`
    last = k
  }
  // Other tools print lines of the same form without a code; their next line must not be swallowed.
  if (!coded.test(whole)) {
    whole = hit.message
    last = i
  }
  while (last - i < 8 && /^ {4}/.test(unprefix(lines[last + 1]?.text ?? ''))) last++
  const ruleId = coded.exec(whole)?.[1]
  const message = whole.replace(coded, '')
  return finding(
    {
      tool: 'mypy',
      failureType:
        ruleId === 'syntax' ? 'syntax_error' : hit.line === undefined ? 'configuration_error' : 'type_checking',
      ...(ruleId === undefined ? {} : { ruleId }),
      message,
      signals: signalsOf(ruleId, message),
      artifacts: [artifact(hit.file, hit.line, hit.column)],
      strength: 5,
    },
    at,
    at,
    lines[last],
  )
}

function usageAt(line: Line | undefined): Finding | undefined {
  const hit = usage.exec(unprefix(line?.text ?? ''))?.groups
  const message = hit?.message ?? hit?.said
  if (line === undefined || message === undefined) return undefined
  const artifacts = hit?.config === undefined ? [] : [artifact(hit.config)]
  const parts = { tool: 'mypy', failureType: 'configuration_error', ruleId: 'usage', strength: 4 } as const
  return finding({ ...parts, message, signals: signalsOf(undefined, message), artifacts }, line)
}
