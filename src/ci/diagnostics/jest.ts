// Jest: `●` blocks under `FAIL file` of every reporter, suites that do not run, coverage thresholds, refused configuration.
import type { FailureType } from '../../domain/evidence.ts'
import { artifact, type Diagnostic, type Finding, type Line } from './diagnostic.ts'
import { errorType } from './js-error.ts'
import { type LineRule, readLines } from './per-line.ts'
import { unprefix } from './prefix.ts'
import { blockFinding, indexFrom } from './test-block.ts'

const tool = 'jest'
const file = /^\s{0,4}(?:FAIL|PASS)\s{1,4}(?:.{1,80} )?(\S{1,300}\.[cm]?[jt]sx?)(?: \(.{1,40}\))?$/
const thrownIn = /^(?:Errors thrown in|FAIL) (\S{1,300})/
const bullet = /^ {2}● (\S.{0,600})$/
const config = /^● (?:Validation|Multiple configurations|Config)[\w ]{0,40}:?$/
/** What ends a block besides the next title. */
const rest =
  /^(?: {2}● |● |(?:Test Suites|Tests|Snapshots|Time): {1,6}|Summary of all failing tests$| {1,2}› \d+ (?:snapshot|obsolete)|-{5,}\|)|^\s{0,4}(?:FAIL|PASS)\s/
const notATest = /^(?:Console|Deprecation Warning|Obsolete|Validation Warning)/

const rules: readonly LineRule[] = [
  {
    pattern: /^Jest: (?<message>.*coverage threshold for .*not met.*|Coverage for .{1,80} does not meet .*)$/i,
    failureType: 'test_failure',
    ruleId: 'coverage-threshold',
    strength: 4,
  },
  { pattern: /^(?<message>No tests found, exiting with code 1)$/, failureType: 'configuration_error', strength: 4 },
  {
    pattern: /^(?:Error: )?(?<message>Could not resolve a module for a custom reporter\.)$/,
    failureType: 'dependency_issue',
    strength: 4,
  },
]

export const jest: Diagnostic = {
  tool,
  reads:
    'failed tests and suites of the default, verbose and github-actions reporters, snapshots, coverage thresholds, refused configuration',
  fixtures: 'real',
  sign: /(?:^|\s)\s{0,2}● |(?:^|\s)\s{0,4}FAIL\s|(?:^|\s)Jest: |coverage threshold for |No tests found, exiting|custom reporter\.$/,
  read(lines) {
    return [...blocks(lines), ...configuration(lines), ...readLines(tool, lines, rules)]
  },
}

/** Each `●` block once: the github-actions reporter and the closing summary print blocks again. */
function blocks(lines: readonly Line[]): Finding[] {
  const texts = lines.map((line) => unprefix(line.text))
  const found = new Map<string, Finding>()
  let suite: string | undefined
  for (const [i, text] of texts.entries()) {
    const hit = file.exec(text) ?? thrownIn.exec(text)
    if (hit !== null) suite = hit[1]
    const title = bullet.exec(text)?.[1]
    if (title === undefined || notATest.test(title)) continue
    const key = `${suite ?? ''} ${title}`
    if (found.has(key)) continue
    const end = indexFrom(texts, i + 1, 200, (other) => rest.test(other))
    // Jest's advice on files it cannot parse names every cause there is; what happened stands below it.
    const details = indexFrom(texts, i + 1, end - i - 1, (other) => other.trim() === 'Details:')
    const made = blockFinding(lines, {
      tool,
      title,
      from: i,
      start: details === end ? i + 1 : details + 1,
      end,
      ...(suite === undefined ? {} : { file: artifact(suite) }),
      ...(title === 'Test suite failed to run' ? { failureType: suiteType } : {}),
    })
    if (made !== undefined) found.set(key, made)
  }
  return [...found.values()]
}

function suiteType(reason: string): FailureType {
  if (/error TS\d{4,5}:|TS\d{4,5}: /.test(reason)) return 'type_checking'
  return errorType(reason)
}

function configuration(lines: readonly Line[]): Finding[] {
  const i = lines.findIndex((line) => config.test(unprefix(line.text)))
  if (i < 0) return []
  const made = blockFinding(lines, {
    tool,
    title: (lines[i]?.text ?? '').slice(2).replace(/:$/, ''),
    from: i,
    start: i + 1,
    end: Math.min(i + 8, lines.length),
    failureType: () => 'configuration_error',
    strength: 4,
  })
  return made === undefined ? [] : [made]
}
