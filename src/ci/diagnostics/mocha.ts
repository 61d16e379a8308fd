// Mocha: the numbered details after `N failing`, whichever reporter ran, and test files that cannot be loaded. Cypress reads with the same eye.
import { artifact, type Diagnostic, type Finding, finding, type Line } from './diagnostic.ts'
import { errorHead, errorSignals, errorType, missingModule, projectFrames, requiredBy } from './js-error.ts'
import { type LineRule, readLines } from './per-line.ts'
import { unprefix } from './prefix.ts'
import { blockFinding, indexFrom } from './test-block.ts'

const failing = /^\s{0,6}\d{1,5} failing$/
const numbered = /^ {2,4}(\d{1,5})\) (\S.*)$/
const unloaded = /^\s{0,2}(?:Exception during run|✖ ERROR): (?!Error: No test files)(\S.*)$/
const cypressRun = /^\s{0,4}\(Run (?:Starting|Finished)\)|^\s{0,4}Running: {2}\S/

const rules: readonly LineRule[] = [
  {
    pattern: /^(?:✖ ERROR: )?Error: (?<message>No test files found.*)$/,
    failureType: 'configuration_error',
    strength: 4,
  },
]

export const mocha: Diagnostic = {
  tool: 'mocha',
  reads: 'failed tests and hooks of the spec, dot and other reporters with details, files that cannot be loaded',
  fixtures: 'real',
  sign: /(?:^|\s)\s{0,6}\d{1,5} failing$|Exception during run: |No test files found: |(?:^|\s)✖ ERROR: /,
  read(lines) {
    if (lines.some((line) => cypressRun.test(unprefix(line.text)))) return []
    return [...numberedFailures('mocha', lines), ...loading(lines), ...readLines('mocha', lines, rules)]
  },
}

/** A test file, or something it asks for, that throws before any test runs. */
function loading(lines: readonly Line[]): Finding[] {
  const texts = lines.map((line) => unprefix(line.text).trimEnd())
  const i = texts.findIndex((text) => unloaded.test(text))
  const line = lines[i]
  const message = unloaded.exec(texts[i] ?? '')?.[1]
  if (line === undefined || message === undefined) return []
  const frames = projectFrames(texts.slice(i + 1, i + 20))
  const asking = requiredBy(texts.slice(i + 1, i + 4))
  const name = errorHead(message)?.name
  const ruleId = missingModule(message) === undefined ? name : 'MODULE_NOT_FOUND'
  const artifacts =
    asking === undefined || frames.some((frame) => frame.path === asking) ? frames : [artifact(asking), ...frames]
  const parts = {
    tool: 'mocha',
    failureType: errorType(message),
    message,
    signals: errorSignals(ruleId, message),
    artifacts,
    strength: 4 as const,
  }
  return [
    finding(
      { ...parts, ...(ruleId === undefined || ruleId === 'Error' ? {} : { ruleId }) },
      line,
      line,
      lines[Math.min(i + 8, lines.length - 1)],
    ),
  ]
}

/**
 * The blocks `  1) suite / test:` after `N failing`. The title runs over indented lines up to the one that ends in a colon.
 * @param file the test's file where the runner prints it elsewhere, asked for the index of the block's first line
 */
export function numberedFailures(
  tool: string,
  lines: readonly Line[],
  file?: (i: number) => string | undefined,
): Finding[] {
  const texts = lines.map((line) => unprefix(line.text).trimEnd())
  const found: Finding[] = []
  let inDetails = false
  for (const [i, text] of texts.entries()) {
    if (failing.test(text)) inDetails = true
    const hit = inDetails ? numbered.exec(text) : null
    if (hit === null) continue
    const title = titleOf(texts, i, hit[2] ?? '')
    if (title === undefined) continue
    const path = file?.(i)
    const made = blockFinding(lines, {
      tool,
      title: title.names.join(' > '),
      from: i,
      start: title.end,
      end: blockEnd(texts, title.end),
      ...(path === undefined ? {} : { file: artifact(path) }),
    })
    if (made !== undefined) found.push(made)
  }
  return found
}

function titleOf(texts: readonly string[], i: number, first: string): { names: string[]; end: number } | undefined {
  const names = [first]
  for (let k = i; k < Math.min(texts.length, i + 8); k++) {
    if (k > i) names.push((texts[k] ?? '').trim())
    if ((texts[k] ?? '').endsWith(':')) return { names: names.map((name) => name.replace(/:$/, '')), end: k + 1 }
  }
  return undefined
}

/** A block ends where the next begins, or where Mocha and its wrappers go on with something else at the margin. */
function blockEnd(texts: readonly string[], start: number): number {
  const other = /^\s{0,4}\(Results\)|^npm (?:ERR!|error) |^\s{0,4}[┌│└]/
  return indexFrom(texts, start, 120, (text) => numbered.test(text) || failing.test(text) || other.test(text))
}
