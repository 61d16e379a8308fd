// Vitest 1 to 4: ` FAIL  file > suite > test` blocks, unhandled errors, the github-actions reporter, refused configuration.
import type { FailureType } from '../../domain/evidence.ts'
import { artifact, type Diagnostic, type Finding, type Line } from './diagnostic.ts'
import { errorHead, errorType, stackFrame } from './js-error.ts'
import { type LineRule, readLines } from './per-line.ts'
import { unprefix } from './prefix.ts'
import { blockFinding, indexFrom, leadingPlace } from './test-block.ts'

const tool = 'vitest'
const testFile =
  /^(?:\|[^|]{1,60}\| |[\w-]{1,40} (?:\([\w -]{1,30}\) )?)?([^\s>]{1,300}\.[cm]?[jt]sx?|[^\s>]{1,300}\.(?:vue|svelte|feature))(?: > (.{1,600})| \[ .{1,300} \])?$/
const fail = /^\s{0,3}(?:FAIL|❌)\s{1,3}(\S.*)$/
const rule = /^\s{0,2}⎯{6,}(?:\[\d+\/\d+\]⎯)?$/
const banner =
  /^⎯{3,} ?(Unhandled Rejection|Uncaught Exception|Unhandled Error|Startup Error|Unhandled Source Errors?|Typecheck Error) ?⎯{3,}$/
const listed = /^\s{2,8}[×❯✗] (\S.{0,600}?)(?: \d+ms)?$/
const listedFile = /^ [❯×✗] (\S{1,300}) {1,2}\(\d+ tests?/

const rules: readonly LineRule[] = [
  {
    pattern: /^(?<message>No test(?: suite)? files found, exiting with code 1)/,
    failureType: 'configuration_error',
    strength: 4,
  },
  {
    pattern: /^ERROR: (?<message>Coverage for .{1,100} does not meet .{1,200})$/,
    failureType: 'test_failure',
    ruleId: 'coverage-threshold',
    strength: 4,
  },
  {
    pattern: /^\s{0,4}(?<message>MISSING DEPENDENCY\s+Cannot find dependency '[^']{1,100}')/,
    failureType: 'dependency_issue',
    strength: 4,
  },
]

export const vitest: Diagnostic = {
  tool,
  reads:
    'failed tests and suites of the default, verbose and github-actions reporters of Vitest 1-4, unhandled errors, start-up errors, coverage thresholds',
  fixtures: 'real',
  sign: /(?:^|\s)\s{0,3}FAIL\s{1,3}\S|(?:^|\s)\s{0,4}❯ \S|⎯⎯⎯ ?(?:Failed|Unhandled|Uncaught|Startup)|(?:^|\s)ERROR: Coverage for |No test (?:suite )?files found|MISSING DEPENDENCY/,
  read(lines) {
    const texts = lines.map((line) => unprefix(line.text).trimEnd())
    const found = [...failBlocks(lines, texts), ...bannerBlocks(lines, texts)]
    const rest = found.length > 0 ? found : annotations(lines, texts)
    return [...(rest.length > 0 ? rest : listedTests(lines, texts)), ...readLines(tool, lines, rules)]
  },
}

/** Tests that fail for the same reason share one block: their FAIL lines follow each other, then comes the error. */
function failBlocks(lines: readonly Line[], texts: readonly string[]): Finding[] {
  const found = new Map<string, Finding>()
  for (let i = 0; i < texts.length; i++) {
    const name = fail.exec(texts[i] ?? '')?.[1]
    const hit = name === undefined ? null : testFile.exec(name)
    // Jest's FAIL lines have neither a test nor the file again in brackets.
    if (name === undefined || hit === null || (hit[2] === undefined && !name.endsWith(' ]'))) continue
    let start = i + 1
    while (fail.test(texts[start] ?? '')) start++
    const end = blockEnd(lines, texts, start)
    const made = blockFinding(lines, {
      tool,
      title: titleOf(hit[2] ?? hit[1] ?? name, start - i - 1),
      from: i,
      start,
      end,
      file: leadingPlace(texts.slice(start, Math.min(end, start + 8))) ?? artifact(hit[1] ?? ''),
      ...(hit[2] === undefined ? { failureType: errorType } : {}),
    })
    // Jest's blocks start with a bullet; they are read by the module for Jest.
    const bullet = /^\s{0,2}● /.test(texts.slice(start, start + 3).find((text) => text !== '') ?? '')
    if (made !== undefined && made.at !== made.from && !bullet && !found.has(name)) found.set(name, made)
    i = start - 1
  }
  return [...found.values()]
}

const titleOf = (title: string, more: number): string => (more === 0 ? title : `${title} (and ${more} more)`)

function blockEnd(lines: readonly Line[], texts: readonly string[], start: number): number {
  return indexFrom(texts, start, 120, (text, k) => {
    // Vitest 1 prints its annotations between the blocks.
    return (k > start && rule.test(text)) || fail.test(text) || banner.test(text) || lines[k]?.mark === 'error'
  })
}

/** Errors outside of any test: each under its own banner. */
function bannerBlocks(lines: readonly Line[], texts: readonly string[]): Finding[] {
  return texts.flatMap((text, i) => {
    const title = banner.exec(text)?.[1]
    if (title === undefined) return []
    const end = blockEnd(lines, texts, i + 1)
    return blockFinding(lines, { tool, title, from: i, start: i + 1, end, failureType: outsideType, strength: 4 }) ?? []
  })
}

const outsideType = (reason: string): FailureType =>
  /TypeCheckError|TS\d{4,5}/.test(reason) ? 'type_checking' : errorType(reason)

/** The github-actions reporter alone: `##[error]Error: reason`, then frames; the test's name is not in the log. */
function annotations(lines: readonly Line[], texts: readonly string[]): Finding[] {
  return lines.flatMap((line, i) => {
    if (line.mark !== 'error' || errorHead(texts[i] ?? '') === undefined) return []
    const end = indexFrom(texts, i + 1, 60, (_, k) => lines[k]?.mark === 'error')
    if (!texts.slice(i, end).some((text) => text.trimStart().startsWith('❯ ') && stackFrame(text) !== undefined))
      return []
    return (
      blockFinding(lines, {
        tool,
        title: '',
        from: i,
        start: i,
        end,
        failureType: (reason) => thrownType(reason),
        strength: 4,
      }) ?? []
    )
  })
}

function thrownType(reason: string): FailureType {
  const type = errorType(reason)
  return type === 'runtime_error' ? 'test_failure' : type
}

/** A log cut before the details: the list of tests still names what failed and, under an arrow, why. */
function listedTests(lines: readonly Line[], texts: readonly string[]): Finding[] {
  const found: Finding[] = []
  let file: string | undefined
  for (const [i, text] of texts.entries()) {
    file = listedFile.exec(text)?.[1] ?? file
    const title = listed.exec(text)?.[1]
    if (title === undefined || !/^\s{1,12}→ \S/.test(texts[i + 1] ?? '')) continue
    const named = file === undefined ? {} : { file: artifact(file) }
    const made = blockFinding(lines, { tool, title, from: i, start: i + 1, end: i + 2, strength: 3, ...named })
    if (made !== undefined) found.push(made)
  }
  return found
}
