// `go test` in all its forms: plain, -v, -json, gotestsum; testify's blocks, panics, data races and time-outs.
import type { Artifact } from '../../domain/evidence.ts'
import { artifact, type Diagnostic, type Finding, finding, type Line } from './diagnostic.ts'
import { complaintOf, detail, detailsOf } from './go-details.ts'
import { eventOutput } from './go-json.ts'
import { panicAfter, panicFinding, panicFindings, raceFindings } from './go-panic.ts'
import { unique } from './go-trace.ts'
import { unprefix } from './prefix.ts'
import { testifyBlock } from './testify.ts'

const tool = 'go test'
const failLine = /^ *(?:--- FAIL:|=== FAIL:(?: (?<pkg>\S+))?) (?<name>\S+) \(\d+\.\d+s\)/

/** A failed test, by index into `lines`. */
type Failed = { readonly i: number; readonly name: string; readonly pkg: string | undefined }

export const goTest: Diagnostic = {
  tool,
  reads:
    'go test (plain, -v, -json) and gotestsum: failed tests and subtests, testify blocks, panics, data races, time-outs.',
  fixtures: 'real',
  sign: /--- FAIL: |=== FAIL: |WARNING: DATA RACE|^panic: |\spanic: |^FAIL\t|\sFAIL\t|^fatal error: /,
  read(raw: readonly Line[]): Finding[] {
    const lines = eventOutput(raw).map((line) => ({ ...line, text: unprefix(line.text) }))
    const races = raceFindings(lines)
    const tests = leaves(lines).flatMap((failed) => testFinding(lines, failed, races.length > 0) ?? [])
    const taken = [...races, ...tests]
    const panics = panicFindings(lines).filter((p) => !taken.some((t) => t.from <= p.at && p.at <= t.to))
    const all = once([...taken, ...panics]).sort((a, b) => a.at - b.at)
    return all.length > 0 ? all : packageFindings(lines)
  },
}

/** gotestsum and retries print a failure again: the first print counts. */
function once(findings: readonly Finding[]): Finding[] {
  const seen = new Map<string, Finding>()
  for (const f of findings) if (!seen.has(f.message)) seen.set(f.message, f)
  return [...seen.values()]
}

/** Failed tests that have no failed subtest. */
function leaves(lines: readonly Line[]): Failed[] {
  const failed: Failed[] = []
  for (const [i, line] of lines.entries()) {
    const groups = failLine.exec(line.text)?.groups
    if (groups?.name !== undefined) failed.push({ i, name: groups.name, pkg: groups.pkg })
  }
  const parents = new Set<string>()
  for (const { name } of failed) {
    for (let cut = name.lastIndexOf('/'); cut > 0; cut = name.lastIndexOf('/', cut - 1)) parents.add(name.slice(0, cut))
  }
  return failed.filter(({ name }) => !parents.has(name))
}

function testFinding(lines: readonly Line[], failed: Failed, raced: boolean): Finding | undefined {
  const title = lines[failed.i] ?? { n: 1, text: '' }
  const panic = panicAfter(lines, failed.i)
  const details = detailsOf(lines, failed.i, failed.name)
  const said = complaintOf(lines, details)
  if (raced && details.every((i) => /race detected during/.test(lines[i]?.text ?? ''))) return undefined
  if (panic !== undefined) return panicFinding(lines, panic, title, failed.name)
  if (said === undefined) {
    return finding(
      { tool, failureType: 'test_failure', message: `${failed.name} failed`, signals: [failed.name], strength: 3 },
      title,
    )
  }
  const first = lines[said] ?? title
  const place = detail.exec(first.text)?.groups
  const block = testifyBlock(lines, said)
  const end = block?.end ?? said + (place?.text === '' || /:\s*$/.test(place?.text ?? '') ? 6 : 0)
  const text = block?.message ?? [place?.text, ...lines.slice(said + 1, end + 1).map((l) => l.text)].join(' ')
  const to = lines[Math.min(end, lines.length - 1)] ?? first
  const near = Math.abs(title.n - to.n) <= 40 && Math.abs(title.n - first.n) <= 60
  return finding(
    {
      tool,
      failureType: 'test_failure',
      message: `${failed.name}: ${text.trim()}`,
      signals: [failed.name, ...(block === undefined ? [] : [block.message.slice(0, 60).trim()])],
      artifacts: withPlace(testsFirst(block?.trace ?? []), located(place, failed)),
      strength: 5,
    },
    lines[block?.at ?? said] ?? first,
    near && title.n < first.n ? title : first,
    near && title.n > to.n ? title : to,
  )
}

/** `go test` prints a bare file name; gotestsum also names the package's folder. */
function located(place: Record<string, string> | undefined, failed: Failed): Artifact {
  const folder = failed.pkg === undefined || failed.pkg.includes('.') ? '' : `${failed.pkg}/`
  return artifact(`${folder}${place?.file ?? ''}`, place?.line, undefined, failed.name)
}

/** The trace, and the detail's own place where the trace does not already hold it with its whole path. */
function withPlace(trace: readonly Artifact[], place: Artifact): Artifact[] {
  const known = trace.some((a) => a.line === place.line && a.path.endsWith(place.path))
  return unique(known ? trace : [...trace, place])
}

function testsFirst(trace: readonly Artifact[]): Artifact[] {
  return [...trace.filter((a) => a.path.endsWith('_test.go')), ...trace.filter((a) => !a.path.endsWith('_test.go'))]
}

/** A package that failed with no test to blame: TestMain, os.Exit, coverage. `[build failed]` is the compiler's to tell. */
function packageFindings(lines: readonly Line[]): Finding[] {
  return lines.flatMap((line) => {
    const hit = /^FAIL\t(?<pkg>\S+)(?:\t\d+\.\d+s| (?<why>\[(?:build|setup) failed\]))$/.exec(line.text)?.groups
    if (hit === undefined) return []
    return finding(
      {
        tool,
        failureType: hit.why === undefined ? 'test_failure' : 'type_checking',
        message: `package ${hit.pkg} failed ${hit.why ?? 'outside of a test'}`,
        signals: [hit.pkg ?? ''],
        strength: hit.why === undefined ? 2 : 1,
      },
      line,
    )
  })
}
