// Stylelint: its formats string, unix and compact, and its configuration errors.
import { artifact, type Diagnostic, type Finding, finding, type Line } from './diagnostic.ts'
import { type LineRule, readLines } from './per-line.ts'
import { unprefix } from './prefix.ts'
import { signalsOf } from './quoted.ts'

const tool = 'stylelint'
const rows = /^ {1,4}(\d{1,6}):(\d{1,6})\s{1,20}([✖×✘])\s{1,10}(\S.*)$/
const fileLine = /^\S.{0,300}\.(?:css|scss|sass|less|styl|pcss|postcss|vue|svelte|astro|html?|[cm]?[jt]sx?)$/

const typeOf = (rule: string | undefined) => (rule === 'CssSyntaxError' ? 'syntax_error' : 'linting')

const rules: readonly LineRule[] = [
  {
    pattern:
      /^(?<file>\S.{0,300}?):(?<line>\d{1,6}):(?<column>\d{1,6}): (?<message>.*) \((?<rule>[\w/@-]{1,80})\) \[error\]$/,
    failureType: (groups) => typeOf(groups.rule),
    strength: 5,
  },
  {
    pattern:
      /^(?<file>\S.{0,300}?): line (?<line>\d{1,6}), col (?<column>\d{1,6}), error - (?<message>.*) \((?<rule>[\w/@-]{1,80})\)$/,
    failureType: (groups) => typeOf(groups.rule),
    strength: 5,
  },
  {
    pattern:
      /^(?:ConfigurationError|Error): (?<message>Could not find "[^"]{1,200}"\. Do you need to install the package.*)$/,
    failureType: 'dependency_issue',
    ruleId: 'ConfigurationError',
    strength: 4,
  },
  {
    pattern:
      /^ConfigurationError: (?<message>.*)$|^Error: (?<sentence>No configuration provided for .*|No rules found within configuration.*)$/,
    failureType: 'configuration_error',
    ruleId: 'ConfigurationError',
    strength: 4,
  },
]

export const stylelint: Diagnostic = {
  tool,
  reads: 'formats string, unix and compact, CSS that does not parse, refused configuration',
  fixtures: 'real',
  sign: /(?:^|\s) {1,4}\d{1,6}:\d{1,6}\s{1,20}[✖×✘]\s|\([\w/@-]{1,80}\) \[error\]$|, error - .{1,1000}\([\w/@-]{1,80}\)$|ConfigurationError: |No configuration provided for/,
  read(lines) {
    return [...stringRows(lines), ...readLines(tool, lines, rules)]
  },
}

/** The default format: a file, then a row for each problem; `⚠` and `ℹ` rows are warnings. */
function stringRows(lines: readonly Line[]): Finding[] {
  const found: Finding[] = []
  let file: string | undefined
  for (const line of lines) {
    const text = unprefix(line.text).trimEnd()
    if (fileLine.test(text)) file = text
    const hit = rows.exec(text)
    if (hit === null || file === undefined) continue
    const [, row, column, , rest = ''] = hit
    const gap = rest.lastIndexOf('  ')
    const rule = gap < 0 ? undefined : rest.slice(gap + 2)
    const message = gap < 0 ? rest : rest.slice(0, gap).trim()
    found.push(
      finding(
        {
          tool,
          failureType: typeOf(rule),
          ...(rule === undefined ? {} : { ruleId: rule }),
          message,
          signals: signalsOf(rule, message),
          artifacts: [artifact(file, row, column)],
          strength: 5,
        },
        line,
      ),
    )
  }
  return found
}
