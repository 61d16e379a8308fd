// sqlfluff lint: a heading a file, then rows of line, position, rule and text.
import { artifact, type Diagnostic, type Finding, finding } from './diagnostic.ts'
import { unprefix } from './prefix.ts'

const heading = /^== \[(?<file>[^\]]{1,400})\] FAIL/
const row =
  /^L: {0,6}(?<line>\d+) \| P: {0,6}(?<column>\d+) \| {1,4}(?<rule>[A-Z]{1,4}\d{0,4}) \| (?<message>\S.{0,400})$/
const continuation = /^ {10,40}\| (?<text>\S.{0,400})$/
const maxRows = 6

export const sqlfluff: Diagnostic = {
  tool: 'sqlfluff',
  reads: 'sqlfluff lint: one finding a violation with its rule; sections that do not parse.',
  fixtures: 'real',
  sign: /^(?:.{0,40} )?L: {0,6}\d+ \| P: /,
  read(lines) {
    const texts = lines.map((line) => unprefix(line.text))
    const found: Finding[] = []
    let file: string | undefined
    for (const [i, line] of lines.entries()) {
      const text = texts[i] ?? ''
      file = heading.exec(text)?.groups?.file ?? file
      const groups = row.exec(text)?.groups
      if (groups?.message === undefined) continue
      let last = i
      while (last - i < maxRows && continuation.test(texts[last + 1] ?? '')) last++
      const more = texts.slice(i + 1, last + 1).map((t) => continuation.exec(t)?.groups?.text ?? '')
      found.push(
        finding(
          {
            tool: 'sqlfluff',
            failureType: groups.rule === 'PRS' ? 'syntax_error' : 'linting',
            ruleId: groups.rule ?? 'PRS',
            message: [groups.message, ...more].join(' '),
            signals: [groups.rule ?? 'PRS', groups.message.slice(0, 60)],
            artifacts: file === undefined ? [] : [artifact(file, groups.line, groups.column)],
            strength: 5,
          },
          line,
          line,
          lines[last] ?? line,
        ),
      )
    }
    return found
  },
}
