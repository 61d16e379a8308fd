// Playwright Test: the numbered blocks that every reporter prints, once a test; flaky tests are not failures.
import type { FailureType } from '../../domain/evidence.ts'
import { artifact, type Diagnostic, type Finding, type Line } from './diagnostic.ts'
import { errorType } from './js-error.ts'
import { type LineRule, readLines } from './per-line.ts'
import { unprefix } from './prefix.ts'
import { blockFinding, indexFrom } from './test-block.ts'

const tool = 'playwright'
const heading = /^ {2}(\d{1,5})\) (?:\[([^\]]{1,80})\] › )?(\S{1,300}):(\d{1,7}):(\d{1,5}) › (.{1,600}?)(?: ─+)?$/
const globalHeading = /^ {2}\d{1,5}\) (?:setup|global (?:setup|teardown)|beforeAll|afterAll)/
const flaky = /^ {2}\d{1,6} flaky$/
const summary = /^ {2}\d{1,6} (?:failed|flaky|passed|skipped|did not run|interrupted)/
const listed = /^ {4}(?:\[[^\]]{1,80}\] › )?(\S{1,300}:\d{1,7}:\d{1,5} › .{1,600}?)(?: ─+)?$/

const rules: readonly LineRule[] = [
  {
    pattern: /^Error: (?<message>Process from config\.webServer .*|Timed out waiting \d+ms from config\.webServer\.)/,
    failureType: 'runtime_error',
    strength: 4,
  },
  {
    pattern: /^Error: (?<message>No tests found.*|Project\(s\) .* not found.*|.*playwright\.config\.[a-z]{2,3}: .*)/,
    failureType: 'configuration_error',
    strength: 4,
  },
]

export const playwright: Diagnostic = {
  tool,
  reads:
    'failed tests of the list, line, dot and github reporters (retries count once, flaky tests do not), missing browsers, web server and configuration errors',
  fixtures: 'real',
  sign: /(?:^|\s) {2}\d{1,5}\) (?:\[[^\]]{1,80}\] › )?\S{1,300}:\d{1,7}:\d{1,5} › |config\.webServer|(?:^|\s)Error: (?:No tests found|Project\(s\) )|playwright\.config\./,
  read(lines) {
    return [...blocks(lines), ...readLines(tool, lines, rules)]
  },
}

function blocks(lines: readonly Line[]): Finding[] {
  const texts = lines.map((line) => unprefix(line.text).trimEnd())
  const tolerated = flakyTests(texts)
  const found = new Map<string, Finding>()
  for (const [i, text] of texts.entries()) {
    const [, , project = '', path, row, column, title = ''] = heading.exec(text) ?? []
    const key = `${path}:${row}:${column} › ${title}`
    if (path === undefined || tolerated.has(key) || found.has(`${project} ${key}`)) continue
    const made = blockFinding(lines, {
      tool,
      title: project === '' ? title : `[${project}] ${title}`,
      from: i,
      start: i + 1,
      end: blockEnd(texts, i + 1),
      file: artifact(path, row, column),
      failureType: typeOf,
    })
    if (made !== undefined) found.set(`${project} ${key}`, made)
  }
  return [...found.values()]
}

/** A block ends at its first retry, which says the same again, at the next block or at the summary. */
function blockEnd(texts: readonly string[], start: number): number {
  const other = /^ {4}Retry #\d+ ─/
  return indexFrom(texts, start, 120, (text) => [other, heading, globalHeading, summary].some((end) => end.test(text)))
}

/** Tests that passed in a retry: the summary lists them under `N flaky`. */
function flakyTests(texts: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>()
  let open = false
  for (const text of texts) {
    if (summary.test(text)) open = flaky.test(text)
    const name = open ? listed.exec(text)?.[1] : undefined
    if (name !== undefined) found.add(name)
  }
  return found
}

function typeOf(reason: string): FailureType {
  if (/Executable doesn't exist at|Host system is missing dependencies|browserType\.launch: /.test(reason))
    return 'environment_error'
  return /^\s{0,8}(?:SyntaxError|Error: Cannot find (?:module|package)) /m.test(reason)
    ? errorType(reason)
    : 'test_failure'
}
