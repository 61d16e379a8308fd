// Bun: `bun test` closes each failed test with `(fail) name`, its error above; `bun install` errors; uncaught errors of scripts.
import type { FailureType } from '../../domain/evidence.ts'
import { artifact, type Diagnostic, type Finding, finding, type Line } from './diagnostic.ts'
import { errorHead, errorSignals, errorType, isForeign, projectFrames, stackFrame } from './js-error.ts'
import { type LineRule, readLines } from './per-line.ts'
import { unprefix } from './prefix.ts'
import { samePath } from './test-block.ts'

const tool = 'bun'
const failed = /^\(fail\) (.{1,600}?)(?: \[[\d.]{1,20}m?s\])?$/
const passed = /^\((?:pass|skip|todo|fail)\) /
const fileLine = /^(\S{1,300}\.[cm]?[jt]sx?):$/
const caret = /^\s{0,400}\^$/
const excerpt = /^\d{1,7} \|/
const head = /^(?:error|[A-Z]\w{0,60}Error): (\S.*)$/
/** Bun prints its annotations on stderr with the rest, so the runner takes them; the copy in the log says nothing new. */
const annotation = /^::error /
const banner = /^bun (?:test|install|add|run|build) v\d/

const rules: readonly LineRule[] = [
  {
    pattern: /^error: (?<message>lockfile had changes, but lockfile is frozen.*)$/,
    failureType: 'dependency_issue',
    ruleId: 'frozen-lockfile',
    strength: 5,
  },
  {
    pattern: /^error: (?<message>No version matching .*|GET \S{1,300} - 404)$/,
    failureType: 'dependency_issue',
    strength: 4,
  },
  {
    pattern: /^error: (?<message>Script not found "[^"]{1,100}")$/,
    failureType: 'configuration_error',
    ruleId: 'missing-script',
    strength: 4,
  },
  {
    pattern: /^error: (?<message>script "[^"]{1,100}" exited with code \d+.*)$/,
    failureType: 'runtime_error',
    strength: 1,
  },
  {
    pattern: /^(?<message>No tests found!|error: 0 test files matching .*)$/,
    failureType: 'configuration_error',
    strength: 4,
  },
]

export const bun: Diagnostic = {
  tool,
  reads:
    'failed tests of `bun test`, test files that do not load, uncaught errors of scripts, install and lock file errors',
  fixtures: 'real',
  sign: /(?:^|\s)\s{0,8}\(fail\) |(?:^|\s)Bun v\d|(?:^|\s)error: (?:lockfile had changes|No version matching|Script not found|script "|GET \S{1,300} - 404)|Unhandled error between tests|(?:^|\s)No tests found!/,
  read(lines) {
    const texts = lines.map((line) => unprefix(line.text).trimEnd())
    const own = texts.some((text) => banner.test(text) || /^Bun v\d/.test(text) || /^\(fail\) /.test(text))
    return [...tests(lines, texts), ...(own ? crashes(lines, texts) : []), ...readLines(tool, lines, rules)]
  },
}

/** Everything since the previous result belongs to the test that the `(fail)` line names. */
function tests(lines: readonly Line[], texts: readonly string[]): Finding[] {
  const found: Finding[] = []
  let since = 0
  let file: string | undefined
  for (const [i, text] of texts.entries()) {
    const opened = fileLine.exec(text)?.[1]
    if (opened !== undefined) file = opened
    const title = failed.exec(text)?.[1]
    if (title !== undefined)
      found.push(testFinding(lines, texts, { title, since: Math.max(since, i - 60), end: i, file }))
    if (passed.test(text) || opened !== undefined) since = i + 1
  }
  return found
}

type Span = { readonly title: string; readonly since: number; readonly end: number; readonly file: string | undefined }

function testFinding(lines: readonly Line[], texts: readonly string[], span: Span): Finding {
  const { title, since, end, file } = span
  const own = texts.slice(since, end).filter((text) => !annotation.test(text))
  const at = headIndex(texts, since, end)
  const reason = at === undefined ? '' : (texts[at] ?? '')
  const wanted = own.filter((text) => /^(?:Expected|Received): /.test(text)).slice(0, 2)
  const frames = projectFrames(own)
  const inFile = frames.find((frame) => file !== undefined && samePath(frame.path, file))
  const others = frames.filter((frame) => frame !== inFile)
  const first = file === undefined ? [] : [artifact(file, inFile?.line, inFile?.column)]
  const ruleId = /^error: expect\(/.test(reason) ? 'AssertionError' : errorHead(reason)?.name
  const close = lines[end] ?? { n: 1, text: '' }
  return finding(
    {
      tool,
      failureType: 'test_failure',
      ...(ruleId === undefined ? {} : { ruleId }),
      message: [title, [reason.replace(/^error: /, ''), ...wanted].join(' ')].filter((part) => part !== '').join(': '),
      signals: [...errorSignals(ruleId, reason).slice(0, 3), title.slice(0, 80)],
      artifacts: [...first, ...others].slice(0, 5),
      strength: 5,
    },
    (at === undefined ? undefined : lines[at]) ?? close,
    (at === undefined ? undefined : lines[Math.max(since, at - 7)]) ?? close,
    close,
  )
}

/** The last line that heads an error: only logs of the test can come before it. */
function headIndex(texts: readonly string[], since: number, end: number): number | undefined {
  for (let i = end - 1; i >= since; i--) if (head.test(texts[i] ?? '')) return i
  return undefined
}

/** An error under a caret that no `(fail)` line closes: a script that died, or a test file that did not load. */
function crashes(lines: readonly Line[], texts: readonly string[]): Finding[] {
  return lines.flatMap((_, i) => {
    const at = i + 1
    const line = lines[at]
    const message = texts[at] ?? ''
    if (line === undefined || !caret.test(texts[i] ?? '') || !head.test(message)) return []
    const end = stackEnd(texts, at + 1)
    if (texts.slice(at, Math.min(texts.length, end + 4)).some((text) => failed.test(text))) return []
    const frames = projectFrames(texts.slice(at + 1, end))
    const ruleId = errorHead(message)?.name
    const parts = {
      tool,
      failureType: typeOf(message),
      message: message.replace(/^error: /, ''),
      signals: errorSignals(ruleId, message),
      artifacts: frames,
      strength: 4 as const,
    }
    return finding(
      { ...parts, ...(ruleId === undefined ? {} : { ruleId }) },
      line,
      lines[Math.max(0, i - 6)],
      lines[end - 1] ?? line,
    )
  })
}

/** Index after the last frame that follows, over the lines of a comparison. */
function stackEnd(texts: readonly string[], start: number): number {
  let end = start
  for (let i = start; i < Math.min(texts.length, start + 30); i++) {
    if ([passed, annotation, caret, excerpt].some((other) => other.test(texts[i] ?? ''))) break
    const place = stackFrame(texts[i] ?? '')
    if (place !== undefined && !isForeign(place.path)) end = i + 1
  }
  return end
}

const typeOf = (message: string): FailureType =>
  /^error: (?:Expected|Unexpected|Unterminated|This constant must be)/.test(message)
    ? 'syntax_error'
    : errorType(message)
