// Test programs of C++: googletest, Catch2, doctest, Boost.Test; and ctest that runs them.
import { artifact, type Diagnostic, type Finding, finding, type Line } from './diagnostic.ts'
import { type LineRule, readLines } from './per-line.ts'
import { unprefix } from './prefix.ts'

const failed = /^(?:\d+: )?\[ {2}FAILED {2}\] (?<name>[\w./-]+)(?:, where .{0,300}?)? \(\d+ ms\)$/
const started = /^(?:\d+: )?\[ RUN {6}\] (?<name>[\w./-]+)/
const failure =
  /^(?:\d+: )?(?:(?<file>(?:[A-Za-z]:)?[^\s:(][^:(]{0,400})(?::(?<line>\d+): Failure|\((?<line2>\d+)\): error: (?<text>.+))|unknown file: (?:Failure|error: (?<text2>.+)))$/
const maxAbove = 500

/** ctest names the program; what it printed tells more, so these are weak. */
const ctestRules: readonly LineRule[] = [
  {
    pattern: /^ *\d+\/\d+ Test +#\d+: (?<message>(?<rule>\S{1,200}) \.{2,200}\*\*\*(?:Exception|Timeout).*)$/,
    failureType: 'test_failure',
    strength: 3,
  },
  {
    pattern: /^ *\d+\/\d+ Test +#\d+: (?<message>(?<rule>\S{1,200}) \.{2,200}\*\*\*(?:Failed|Not Run).*)$/,
    failureType: 'test_failure',
    strength: 2,
  },
]

const otherRules: readonly LineRule[] = [
  {
    pattern:
      /^(?:\d+: )?(?<file>(?:[A-Za-z]:)?[^\s:(][^:(]{0,400}\.\w{1,4})(?::|\()(?<line>\d+)\)?: (?<message>FAILED:.*)$/,
    failureType: 'test_failure',
    ruleId: 'Catch2',
    strength: 5,
    context: /\S/,
    more: /^ {2}(?<text>\S.{0,300})$/,
  },
  {
    pattern:
      /^(?:\d+: )?(?<file>(?:[A-Za-z]:)?[^\s:(][^:(]{0,400}\.\w{1,4})(?::|\()(?<line>\d+)\)?: (?:FATAL )?ERROR: (?<message>(?:CHECK|REQUIRE|test case).+)$/,
    failureType: 'test_failure',
    ruleId: 'doctest',
    strength: 5,
    context: /^ {2}/,
  },
  {
    pattern:
      /^(?:\d+: )?(?<file>(?:[A-Za-z]:)?[^\s:(][^:(]{0,400}\.\w{1,4})\((?<line>\d+)\): (?:fatal )?error: in "(?<symbol>[^"]{1,300})": (?<message>.+)$/,
    failureType: 'test_failure',
    ruleId: 'Boost.Test',
    strength: 5,
  },
]

export const gtest: Diagnostic = {
  tool: 'googletest',
  reads:
    'googletest, Catch2, doctest, Boost.Test: one finding a failed test with its assertion; programs that ctest reports.',
  fixtures: 'real',
  sign: /\[ {2}FAILED {2}\] |: FAILED:|\): FAILED:|ERROR: (?:CHECK|REQUIRE|test case)|error: in "|\.\*\*\*(?:Failed|Exception|Timeout|Not Run)/,
  read(raw: readonly Line[]): Finding[] {
    const lines = raw.map((line) => ({ ...line, text: unprefix(line.text) }))
    const tests = new Map<string, Finding>()
    for (const [i, line] of lines.entries()) {
      const name = failed.exec(line.text)?.groups?.name
      if (name !== undefined && !tests.has(name)) tests.set(name, testFinding(lines, i, name))
    }
    const all = [...tests.values(), ...readLines('catch2', lines, otherRules), ...readLines('ctest', lines, ctestRules)]
    return all.sort((a, b) => a.at - b.at)
  },
}

function testFinding(lines: readonly Line[], i: number, name: string): Finding {
  const end = lines[i] ?? { n: 1, text: '' }
  let first: number | undefined
  let title = i
  for (let k = i - 1; k >= 0 && i - k < maxAbove; k--) {
    const text = lines[k]?.text ?? ''
    if (failure.test(text)) first = k
    if (started.exec(text)?.groups?.name !== name) continue
    title = k
    break
  }
  const at = lines[first ?? title] ?? end
  const groups = first === undefined ? undefined : failure.exec(at.text)?.groups
  const below = first === undefined ? [] : lines.slice(first + 1, Math.min(i, first + 8)).map((l) => l.text.trim())
  const said = [groups?.text ?? groups?.text2, ...below].filter(Boolean).join(' ')
  return finding(
    {
      tool: 'googletest',
      failureType: 'test_failure',
      message: `${name}: ${said || 'failed'}`,
      signals: [name],
      artifacts:
        groups?.file === undefined ? [] : [artifact(groups.file, groups.line ?? groups.line2, undefined, name)],
      strength: groups === undefined ? 3 : 5,
    },
    at,
    at.n - (lines[title]?.n ?? at.n) <= 20 ? lines[title] : at,
    end.n - at.n <= 30 ? end : at,
  )
}
