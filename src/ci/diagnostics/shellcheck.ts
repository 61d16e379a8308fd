// shellcheck: a place `In a.sh line 3:` and codes below carets; gcc form with -f gcc.
import { artifact, type Diagnostic, type Finding, finding, type Line } from './diagnostic.ts'
import { readLines } from './per-line.ts'
import { unprefix } from './prefix.ts'

const place = /^In (?<file>.{1,300}) line (?<line>\d+):$/
const code = /^ *\^[-^]* (?<rule>SC\d{4}) \((?<level>error|warning|info|style)\): (?<message>.+)$/
const gccForm =
  /^(?<file>[^\s:][^:]{0,300}):(?<line>\d+):(?<column>\d+): (?:error|warning|note): (?<message>.+) \[(?<rule>SC\d{4})\]$/

export const shellcheck: Diagnostic = {
  tool: 'shellcheck',
  reads: 'shellcheck, default (tty) and gcc formats: one finding a code.',
  fixtures: 'real',
  sign: /\^ SC\d{4} |-- SC\d{4} |\[SC\d{4}\]$/,
  read(lines: readonly Line[]): Finding[] {
    const found = readLines('shellcheck', lines, [{ pattern: gccForm, failureType: 'linting', strength: 5 }])
    let where: { file: string; line: string; at: Line } | undefined
    for (const line of lines) {
      const text = unprefix(line.text)
      const title = place.exec(text)?.groups
      if (title?.file !== undefined) where = { file: title.file, line: title.line ?? '0', at: line }
      const groups = code.exec(text)?.groups
      if (groups?.message === undefined || where === undefined) continue
      found.push(
        finding(
          {
            tool: 'shellcheck',
            failureType: /^SC1/.test(groups.rule ?? '') && groups.level === 'error' ? 'syntax_error' : 'linting',
            ruleId: groups.rule ?? 'SC',
            message: groups.message,
            signals: [groups.rule ?? 'SC'],
            artifacts: [artifact(where.file, where.line)],
            strength: 5,
          },
          line,
          where.at,
        ),
      )
    }
    return found
  },
}
