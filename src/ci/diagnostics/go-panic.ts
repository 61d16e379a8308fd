// Go's panics, fatal errors and data races: what was said, in which test, in whose code.
import { type Finding, finding, type Line } from './diagnostic.ts'
import { goFrames } from './go-trace.ts'

const tool = 'go test'
const panicLine = /^(?:panic: |fatal error: )(?<text>.+?)(?: \[recovered.*)?$/

/** Index of the panic that ended the test whose title is line `i`. */
export function panicAfter(lines: readonly Line[], i: number): number | undefined {
  for (let k = i + 1; k < lines.length && k - i < 40; k++) {
    const text = lines[k]?.text ?? ''
    if (panicLine.test(text)) return k
    if (!/^\s/.test(text) || /^ *--- /.test(text)) return undefined
  }
  return undefined
}

/** The finding for the panic at index `i`; `test` is the failed test it ended, if one is known. */
export function panicFinding(lines: readonly Line[], i: number, from: Line, test: string | undefined): Finding {
  const at = lines[i] ?? from
  const text = panicLine.exec(at.text)?.groups?.text ?? at.text
  const timeout = text.startsWith('test timed out')
  const inTest = test !== undefined || timeout
  const running = timeout
    ? /^\s+(?<name>Test\S+|Fuzz\S+|Example\S+) \(/.exec(lines[i + 2]?.text ?? '')?.groups?.name
    : test
  const artifacts = goFrames(lines, i)
  return finding(
    {
      tool: inTest ? tool : 'go',
      failureType: inTest ? 'test_failure' : 'runtime_error',
      ruleId: timeout ? 'timeout' : 'panic',
      message: running === undefined ? `panic: ${text}` : `${running}: panic: ${text}`,
      signals: [text.slice(0, 80), ...(running === undefined ? [] : [running])],
      artifacts,
      strength: 4,
    },
    at,
    from,
    lines[Math.min(i + 20, traceEnd(lines, i))] ?? at,
  )
}

function traceEnd(lines: readonly Line[], i: number): number {
  let k = i
  while (k + 1 < lines.length && !/^(?:FAIL\b|ok {2}|exit status|--- )/.test(lines[k + 1]?.text ?? '')) k++
  return k
}

/** Panics outside of a failed test's block: in TestMain, in a goroutine, in a plain program. */
export function panicFindings(lines: readonly Line[]): Finding[] {
  const found: Finding[] = []
  for (const [i, line] of lines.entries()) {
    if (!panicLine.test(line.text)) continue
    const isTrace = lines.slice(i + 1, i + 40).some((next) => /^goroutine \d+ /.test(next.text))
    if (isTrace) found.push(panicFinding(lines, i, line, undefined))
  }
  return found
}

/** One finding for each place that the race detector reports. */
export function raceFindings(lines: readonly Line[]): Finding[] {
  const found = new Map<string, Finding>()
  for (const [i, line] of lines.entries()) {
    if (line.text !== 'WARNING: DATA RACE') continue
    const artifacts = goFrames(lines, i)
    const length = lines.slice(i, i + 60).findIndex((next, k) => k > 0 && /^={10,}$/.test(next.text))
    const made = finding(
      {
        tool,
        failureType: 'test_failure',
        ruleId: 'data-race',
        message: `DATA RACE: ${lines[i + 1]?.text ?? ''} ${lines[i + 2]?.text.trim() ?? ''}`,
        signals: ['WARNING: DATA RACE'],
        artifacts,
        strength: 5,
      },
      line,
      line,
      lines[i + Math.min(length < 0 ? 10 : length, 30)] ?? line,
    )
    found.set(JSON.stringify(artifacts), made)
  }
  return [...found.values()]
}
