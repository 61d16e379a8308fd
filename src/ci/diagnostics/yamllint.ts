// yamllint: standard form (a path, then indented rows), parsable and GitHub forms.
import { artifact, type Diagnostic, type Finding, finding, type Line } from './diagnostic.ts'
import { readLines } from './per-line.ts'
import { unprefix } from './prefix.ts'

const parsable =
  /^(?<file>[^\s:][^:]{0,300}):(?<line>\d+):(?<column>\d+): \[(?<level>error|warning)\] (?<message>.+?)(?: \((?<rule>[\w-]+)\))?$/
const path = /^(?:::group::)?(?<file>\S.{0,300}\.ya?ml)$/
const row = /^ {2}(?<line>\d+):(?<column>\d+) +(?<level>error|warning) +(?<message>.+?)(?: {1,3}\((?<rule>[\w-]+)\))?$/
/** Rules of pure layout. */
const layout =
  /^(?:braces|brackets|colons|commas|comments|comments-indentation|empty-lines|hyphens|indentation|line-length|new-line-at-end-of-file|new-lines|trailing-spaces)$/

export const yamllint: Diagnostic = {
  tool: 'yamllint',
  reads: 'yamllint, standard and parsable formats: one finding a problem with its rule.',
  fixtures: 'real',
  sign: /\.ya?ml$|: \[(?:error|warning)\] /,
  read(lines: readonly Line[], step): Finding[] {
    const found = readLines('yamllint', lines, [
      { pattern: parsable, failureType: ({ rule }) => kind(rule), strength: 5 },
    ])
    let file: string | undefined
    for (const line of lines) {
      const text = unprefix(line.text)
      file = path.exec(text)?.groups?.file ?? (text.startsWith('  ') ? file : undefined)
      const groups = file === undefined ? undefined : row.exec(text)?.groups
      if (file === undefined || groups?.message === undefined) continue
      found.push(
        finding(
          {
            tool: 'yamllint',
            failureType: kind(groups.rule),
            ...(groups.rule === undefined ? {} : { ruleId: groups.rule }),
            message: groups.message,
            signals: [groups.rule ?? groups.message.slice(0, 80)],
            artifacts: [artifact(file, groups.line, groups.column)],
            severity: groups.level === 'warning' ? 'warning' : 'error',
            strength: 5,
          },
          line,
        ),
      )
    }
    // With --strict a warning fails the run as an error does.
    const strict = /\byamllint\b[^|;&]*\s(?:--strict|-s)\b/.test(step.command)
    return strict ? found.map((f) => ({ ...f, severity: 'error' as const })) : found
  },
}

/** A problem without a rule is YAML that does not parse. */
function kind(rule: string | undefined): 'syntax_error' | 'code_formatting' | 'linting' {
  if (rule === undefined || rule === 'syntax') return 'syntax_error'
  return layout.test(rule) ? 'code_formatting' : 'linting'
}
