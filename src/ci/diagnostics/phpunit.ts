// PHPUnit, and Pest that prints like it on request: numbered failures and errors.
import { artifact, type Diagnostic, type Finding, finding, type Line } from './diagnostic.ts'
import { testdoxFailures } from './phpunit-testdox.ts'
import { unprefix } from './prefix.ts'

const title = /^\d+\) (?<name>(?:[\w\\]+)::\w+(?: with data set .{1,200})?)$/
const frame = /^(?<file>(?:[A-Za-z]:)?[^\s:][^:]{0,300}\.php):(?<line>\d+)$/
const maxBlock = 40

export const phpunit: Diagnostic = {
  tool: 'phpunit',
  reads: 'PHPUnit: one finding a failed or erroneous test with its message and place, also of --testdox.',
  fixtures: 'real',
  sign: /^ ✘ \S|^\d+\) [\w\\]+::\w+|\s\d+\) [\w\\]+::\w+/,
  read(raw: readonly Line[]): Finding[] {
    const lines = raw.map((line) => ({ ...line, text: unprefix(line.text) }))
    const listed = sections(lines)
    const numbered = lines.flatMap((line, i) => {
      const name = title.exec(line.text)?.groups?.name
      return name === undefined || !listed(i) ? [] : testFinding(lines, i, name)
    })
    return numbered.length > 0 ? numbered : testdoxFailures(lines)
  },
}

/** Skipped, incomplete and risky tests are listed in the same form below their own heading. */
function sections(lines: readonly Line[]): (i: number) => boolean {
  const headings = lines.flatMap((line, i) => {
    const what = /^There (?:was|were) \d+ (?<what>[\w ]+?):$/.exec(line.text)?.groups?.what
    return what === undefined ? [] : [{ i, bad: /^(?:failure|error)s?$/.test(what) }]
  })
  return (i) => headings.findLast((heading) => heading.i < i)?.bad ?? true
}

function testFinding(lines: readonly Line[], i: number, name: string): Finding {
  const line = lines[i] ?? { n: 1, text: '' }
  let end = i
  while (
    end - i < maxBlock &&
    end + 1 < lines.length &&
    !/^(?:--|\d+\) |ERRORS!|FAILURES!|Tests: )/.test(lines[end + 1]?.text ?? '')
  )
    end++
  const body = lines.slice(i + 1, end + 1)
  const first = body.findIndex((l) => frame.test(l.text))
  const texts = body
    .slice(0, first < 0 ? 10 : first)
    .map((l) => l.text.trim())
    .filter(Boolean)
  const places = body.flatMap((l) => {
    const groups = frame.exec(l.text)?.groups
    return groups?.file === undefined || /[\\/]vendor[\\/]/.test(groups.file)
      ? []
      : [artifact(groups.file, groups.line)]
  })
  const exception = /^(?<type>[\w\\]*(?:Exception|Error)): /.exec(texts[0] ?? '')?.groups?.type
  const isTest = (path: string) => /Test\.php$/.test(path)
  const last = body.findLast((l) => l.text.trim() !== '')
  return finding(
    {
      tool: 'phpunit',
      failureType: 'test_failure',
      ...(exception === undefined ? {} : { ruleId: exception }),
      message: `${name}: ${texts.join(' ')}`,
      signals: [name, ...(exception === undefined ? [] : [exception])],
      artifacts: [...places.filter((a) => isTest(a.path)), ...places.filter((a) => !isTest(a.path))].slice(0, 5),
      strength: 5,
    },
    body.find((l) => l.text.trim() !== '') ?? line,
    line,
    last ?? line,
  )
}
