// PHPUnit with --testdox: `✘ Title` with its reason in a gutter below. Newer versions print the numbered list as well, which says more.
import { artifact, type Finding, finding, type Line } from './diagnostic.ts'

const failed = /^ ✘ (?<title>\S.{0,300}?)(?: {1,4}[\d.]+ ?m?s)?$/
const gutter = /^ {3}[│|┐├┊┴](?: (?<text>.*))?$/
const frame = /^(?<file>(?:[A-Za-z]:)?[^\s:][^:]{0,300}\.php):(?<line>\d+)$/
const maxBlock = 40

/** Failed tests, each where it is told first: the list at the end repeats the tree. */
export function testdoxFailures(lines: readonly Line[]): Finding[] {
  const found = new Map<string, Finding>()
  for (const [i, line] of lines.entries()) {
    const title = failed.exec(line.text)?.groups?.title
    if (title === undefined || found.size > 200) continue
    const below: Line[] = []
    for (const l of lines.slice(i + 1, i + maxBlock)) {
      if (!gutter.test(l.text)) break
      below.push(l)
    }
    const texts = below.map((l) => gutter.exec(l.text)?.groups?.text?.trim() ?? '')
    const reason = texts.findIndex((text) => text !== '')
    if (reason < 0) continue
    const places = texts.flatMap((text) => {
      const groups = frame.exec(text)?.groups
      return groups?.file === undefined || /[\\/]vendor[\\/]/.test(groups.file)
        ? []
        : [artifact(groups.file, groups.line)]
    })
    const said = texts[reason] ?? ''
    const exception = /^(?<type>[\w\\]*(?:Exception|Error)): /.exec(said)?.groups?.type
    const made = finding(
      {
        tool: 'phpunit',
        failureType: 'test_failure',
        ...(exception === undefined ? {} : { ruleId: exception }),
        message: `${title}: ${said}`,
        signals: [title, ...(exception === undefined ? [] : [exception])],
        artifacts: places.slice(0, 5),
        strength: 5,
      },
      below[reason] ?? line,
      line,
      below.at(-1) ?? line,
    )
    const key = JSON.stringify([made.message, made.artifacts])
    if (!found.has(key)) found.set(key, made)
  }
  return [...found.values()]
}
