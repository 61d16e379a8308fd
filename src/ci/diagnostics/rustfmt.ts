// `cargo fmt --check`: a diff for each place, one finding a file.
import { artifact, type Diagnostic, type Finding, finding, type Line } from './diagnostic.ts'
import { unprefix } from './prefix.ts'

const header = /^Diff in (?<file>.{1,400}?)(?: at line |:)(?<line>\d+):$/
const maxWindow = 40

export const rustfmt: Diagnostic = {
  tool: 'rustfmt',
  reads: 'cargo fmt --check and rustfmt --check: one finding a file, with its diff.',
  fixtures: 'real',
  sign: /Diff in .*:\d+:$|Diff in .* at line \d+:$/,
  read(lines: readonly Line[]): Finding[] {
    const files = new Map<string, { at: Line; line: string; to: Line }>()
    let file: string | undefined
    for (const line of lines) {
      const text = unprefix(line.text)
      const groups = header.exec(text)?.groups
      if (groups?.file !== undefined) file = groups.file
      else if (!/^[ +-]|^$/.test(text)) file = undefined
      if (file === undefined) continue
      const known = files.get(file)
      if (known === undefined) files.set(file, { at: line, line: groups?.line ?? '0', to: line })
      else if (line.n - known.at.n < maxWindow && text.trim() !== '') known.to = line
    }
    return [...files].map(([path, { at, line, to }]) =>
      finding(
        {
          tool: 'rustfmt',
          failureType: 'code_formatting',
          ruleId: 'rustfmt',
          message: `${path} is not formatted`,
          signals: [path],
          artifacts: [artifact(path, line)],
          strength: 5,
        },
        at,
        at,
        to,
      ),
    )
  },
}
