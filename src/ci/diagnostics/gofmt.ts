// gofmt, goimports and gofumpt: a list of files (-l) or a diff (-d). Neither says that something is wrong.
import { artifact, type Diagnostic, type Finding, finding, type Line, type StepContext } from './diagnostic.ts'
import { unprefix } from './prefix.ts'

const formatter = /\b(?:gofmt|goimports|gofumpt|golangci-lint fmt)\b/
const diffHeader = /^diff (?:-u )?(?<orig>\S+\.go)(?:\.orig)? (?<file>\S+\.go)$/
const listed = /^(?<file>[\w./@-]+\.go)$/
const maxDiff = 30

export const gofmt: Diagnostic = {
  tool: 'gofmt',
  reads:
    'gofmt, goimports, gofumpt and golangci-lint fmt: files listed with -l, diffs of -d; syntax errors they stop at.',
  fixtures: 'real',
  sign: /\.go$|\.go:\d+:\d+: /,
  read(lines: readonly Line[], step: StepContext): Finding[] {
    const diffs = lines.flatMap((line, i) => {
      const file = diffHeader.exec(unprefix(line.text))?.groups?.file
      return file === undefined || !/^--- /.test(unprefix(lines[i + 1]?.text ?? ''))
        ? []
        : [unformatted(file, lines, i)]
    })
    if (diffs.length > 0) return diffs
    // A bare path means a badly formatted file only where a formatter was asked for a list.
    const asked = formatter.test(step.command) || lines.some((line) => formatter.test(line.text))
    if (!asked) return []
    return lines.flatMap((line, i) => {
      const file = listed.exec(unprefix(line.text))?.groups?.file
      return file === undefined ? [] : [unformatted(file, lines, i)]
    })
  },
}

function unformatted(file: string, lines: readonly Line[], i: number): Finding {
  const at = lines[i] ?? { n: 1, text: '' }
  let last = i
  while (last - i < maxDiff && /^(?:---|\+\+\+|@@|[ +-])/.test(unprefix(lines[last + 1]?.text ?? ''))) last++
  return finding(
    {
      tool: 'gofmt',
      failureType: 'code_formatting',
      ruleId: 'gofmt',
      message: `${file} is not formatted`,
      signals: [file],
      artifacts: [artifact(file)],
      strength: 4,
    },
    at,
    at,
    lines[last] ?? at,
  )
}
