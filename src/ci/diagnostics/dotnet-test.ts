// `dotnet test` and vstest: xunit, NUnit and MSTest print failures through the same logger.
import type { Artifact } from '../../domain/evidence.ts'
import { artifact, type Diagnostic, type Finding, finding, type Line } from './diagnostic.ts'
import { type LineRule, readLines } from './per-line.ts'
import { unprefix } from './prefix.ts'

const tool = 'dotnet test'
/** vstest `  Failed Name [12 ms]`; Microsoft.Testing.Platform `failed Name (12ms)`. */
const title =
  /^\s*(?:Failed|failed|X) (?<name>\S.{0,400}?) (?:\[[<\d][^\]]{0,20}\]|\((?:\d+(?:\.\d+)?(?:ms|s|m) ?){1,3}\))$/
const xunitTitle = /^(?:\s{0,8}\[xUnit\.net [\d:.]+\])?\s{1,40}(?<name>\S.{0,400}?) \[FAIL\]$/
const frame = /^\s*at (?<method>.{1,400}?) in (?<file>.{1,400}?):line (?<line>\d+)$/
const foreign =
  /^\/_\/|^[A-Za-z]:\\(?:a|agent|projects)\\_work\\|[\\/]src[\\/](?:xunit|TestFramework|Adapter|NUnitFramework)[\\/]/
const maxBlock = 60

const runRules: readonly LineRule[] = [
  {
    pattern: /^(?<message>The test source file "[^"]{1,400}" provided was not found\.)/,
    failureType: 'configuration_error',
    ruleId: 'test-source',
    strength: 5,
  },
  {
    pattern: /^(?<message>No test (?:is available in|matches the given testcase filter).*)$/,
    failureType: 'configuration_error',
    ruleId: 'no-tests',
    strength: 2,
  },
  {
    pattern: /^(?<message>The active test run was aborted\. Reason: .*)$/,
    failureType: 'runtime_error',
    ruleId: 'aborted',
    strength: 4,
    context: /^\s*at |^\S+Exception/,
  },
  {
    pattern:
      /^(?<message>(?:A total of \d+ test files matched|The argument .{1,200} is invalid|Could not find testhost).*invalid.*)$/,
    failureType: 'configuration_error',
    ruleId: 'usage',
    strength: 3,
  },
]

export const dotnetTest: Diagnostic = {
  tool,
  reads:
    'dotnet test and vstest with xunit, NUnit or MSTest: one finding a failed test; missing test assemblies, aborted runs.',
  fixtures: 'written',
  sign: /(?:^|\s)(?:Failed|failed|X) \S|\[FAIL\]$|test source file|test run was aborted|No test |Unhandled exception\./,
  read(raw: readonly Line[]): Finding[] {
    const lines = raw.map((line) => ({ ...line, text: unprefix(line.text) }))
    const found = new Map<string, Finding>()
    for (const pattern of [title, xunitTitle]) {
      // xunit announces a failure on the way that the logger prints with details later.
      if (found.size > 0) break
      for (const [i, line] of lines.entries()) {
        const name = pattern.exec(line.text)?.groups?.name
        if (name === undefined) continue
        const made = testFinding(lines, i, name)
        if (made !== undefined && !found.has(name)) found.set(name, made)
      }
    }
    return [...found.values(), ...readLines(tool, lines, runRules), ...unhandled(lines)].sort((a, b) => a.at - b.at)
  },
}

function testFinding(lines: readonly Line[], i: number, name: string): Finding | undefined {
  const line = lines[i] ?? { n: 1, text: '' }
  const end = blockEnd(lines, i)
  const body = lines.slice(i + 1, end + 1)
  const heading = body.findIndex((l) => /^\s*Error Message:$/.test(l.text))
  const trace = body.findIndex((l) => /^\s*(?:Stack Trace:|at \S)/.test(l.text))
  const texts = body
    .slice(heading + 1, trace < 0 ? heading + 9 : Math.min(trace, heading + 13))
    .filter((l) => l.text.trim() !== '')
  if (texts.length === 0 && trace < 0) return undefined
  const message = texts.map((l) => l.text.trim()).join(' ')
  // MSTest's first line only says that the method threw; the exception follows.
  const key = texts.find((l) => /^\s*(?:[\w.]+Exception\b|Assert)/.test(l.text)) ?? texts[0] ?? line
  const exception = /(?<type>\w+Exception)\b/.exec(message)?.groups?.type
  const lastShown = Math.max(trace < 0 ? 0 : trace + 6, texts.length + heading + 1)
  return finding(
    {
      tool,
      failureType: 'test_failure',
      ...(exception === undefined ? {} : { ruleId: exception }),
      message: `${name}: ${message || 'failed'}`,
      signals: [name.replace(/\(.*$/, ''), ...(exception === undefined ? [] : [exception])],
      artifacts: frames(body),
      strength: 5,
    },
    key,
    line,
    body[Math.min(lastShown, body.length - 1)] ?? line,
  )
}

/** Up to the next test's title or a run's summary. */
function blockEnd(lines: readonly Line[], i: number): number {
  let end = i
  while (end - i < maxBlock && end + 1 < lines.length) {
    const line = lines[end + 1]
    const text = line?.text ?? ''
    if (
      title.test(text) ||
      xunitTitle.test(text) ||
      /^\s*(?:Passed|Skipped) \S.* \[|^(?:Failed|Passed)! |^Test Run |^Total tests|^Results File|^\s*Standard Output Messages:/.test(
        text,
      )
    )
      break
    if (line?.mark !== undefined) break
    end++
  }
  return end
}

/** The last frames of a .NET trace are the test, the first the code that threw. */
function frames(body: readonly Line[]): Artifact[] {
  const found = body.flatMap((line) => {
    const groups = frame.exec(line.text)?.groups
    return groups?.file === undefined || foreign.test(groups.file) ? [] : [artifact(groups.file, groups.line)]
  })
  const isTest = (a: Artifact) => /tests?\b[^\\/]*(?:[\\/]|\.\w+$)/i.test(a.path)
  return [...found.filter(isTest), ...found.filter((a) => !isTest(a))].slice(0, 5)
}

/** A program, or a test host, that died of an exception. */
function unhandled(lines: readonly Line[]): Finding[] {
  return lines.flatMap((line, i) => {
    const groups = /^Unhandled [Ee]xception[.:] (?<type>[\w.]{1,200}): (?<message>.*)$/.exec(line.text)?.groups
    if (groups?.type === undefined) return []
    const body = lines.slice(i + 1, i + 20).filter((l) => /^\s*(?:at|--->|---) /.test(l.text))
    const type = groups.type.split('.').at(-1) ?? groups.type
    return finding(
      {
        tool: 'dotnet',
        failureType: 'runtime_error',
        ruleId: type,
        message: `${type}: ${groups.message}`,
        signals: [type],
        artifacts: frames(body),
        strength: 4,
      },
      line,
      line,
      body[Math.min(5, body.length - 1)] ?? line,
    )
  })
}
