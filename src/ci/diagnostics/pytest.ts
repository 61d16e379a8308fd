// pytest in all its traceback styles. One finding a failed test: details and short summary are joined by test name.
import { artifact, type Diagnostic, type Finding, finding, type Line } from './diagnostic.ts'
import { unprefix } from './prefix.ts'
import { nameOf, placesOfTest, readBlock } from './pytest-block.ts'
import { type Block, type Entry, type Report, readReport } from './pytest-report.ts'
import { pytestTrouble } from './pytest-trouble.ts'
import { failureTypeOf, pytestFrameOf } from './python-errors.ts'
import { signalsOf } from './quoted.ts'

/** A window reaches at most this far above and below the message, so that a long diff does not fill it. */
const above = 30
const below = 9

export const pytest: Diagnostic = {
  tool: 'pytest',
  reads:
    'failed tests, fixture and collection errors in every traceback style, xdist, subtests, short summary, usage errors, INTERNALERROR',
  fixtures: 'real',
  sign: /={3,} (?:test session starts|FAILURES|ERRORS|short test summary info) ={3,}|^INTERNALERROR>|pytest: error: |^ERROR: (?:usage: .{0,80}pytest|file or directory not found: |not found: )|ImportError while loading conftest|^=+ .{0,80}\d (?:failed|errors?).{0,80} in \d|^(?:\d+ \w+, )*\d+ (?:failed|errors?)\b.{0,80} in \d/,
  read(lines, step) {
    const report = readReport(lines)
    const failed = report.summary.filter((entry) => entry.word === 'FAILED')
    const errors = report.summary.filter((entry) => entry.word === 'ERROR')
    const tests = report.blocks.flatMap((block) => {
      return blockFinding(block, take(block.kind === 'failure' ? failed : errors, block)) ?? []
    })
    const left = [...failed, ...errors]
    tests.push(...located(report, left))
    tests.push(...left.map((entry) => entryFinding(entry, 4)))
    const trouble = pytestTrouble(lines, step)
    if (tests.length === 0) tests.push(...report.progress.map((entry) => entryFinding(entry, 3)))
    if (tests.length + trouble.length === 0) tests.push(...report.totals.slice(0, 1).map(totalsFinding))
    return distinct([...tests, ...trouble])
  },
}

function blockFinding(block: Block, entry: SummaryOf | undefined): Finding | undefined {
  const reading = readBlock(block)
  // A test whose subtests failed is listed too; the subtests have said why.
  if (reading === undefined || /^contains \d+ failed subtests?$/.test(reading.message)) return undefined
  const { at, end, message, name, frames } = reading
  const file = entry?.file ?? (block.kind === 'collection' ? block.name : undefined)
  const symbols = block.kind === 'collection' ? [] : [block.name]
  return finding(
    {
      tool: 'pytest',
      failureType: block.kind === 'collection' ? failureTypeOf(name ?? '', message) : 'test_failure',
      ...(name === undefined ? {} : { ruleId: name }),
      message,
      signals: [...signalsOf(name, message).slice(0, 3), ...symbols],
      artifacts: placesOfTest(block, frames, file),
      strength: 5,
    },
    at,
    block.title.n >= at.n - above ? block.title : { n: at.n - above, text: '' },
    { n: Math.min(end.n, at.n + below), text: '' },
  )
}

type SummaryOf = { readonly file: string; readonly message: string }

/** The summary has the order of the blocks, so a block's line is near the front; a bound keeps long runs linear. */
const lookAhead = 200

/** Takes the summary line of a block out of the list: the first that names the same test. */
function take(left: Entry[], block: Block): SummaryOf | undefined {
  const k = left.slice(0, lookAhead).findIndex(({ rest }) => summaryOf(rest, block) !== undefined)
  const [entry] = k < 0 ? [] : left.splice(k, 1)
  return entry === undefined ? undefined : summaryOf(entry.rest, block)
}

/** `tests/test_a.py::TestX::test_y[p - q] - message` read with the help of the block's title, for names may hold ` - `. */
function summaryOf(rest: string, block: Block): SummaryOf | undefined {
  const [file = '', ...names] = rest.split('::')
  if (block.kind === 'collection') {
    const hit = rest === block.name || rest.startsWith(`${block.name} - `) || rest.startsWith(`${block.name}::`)
    return hit ? { file: block.name, message: rest.slice(block.name.length + 3) } : undefined
  }
  if (names.length === 0) return undefined
  const name = withoutSubtest(block.name)
  const dotted = names.join('.')
  if (!dotted.startsWith(name)) return undefined
  const tail = dotted.slice(name.length)
  return tail === '' || tail.startsWith(' - ') || tail.startsWith(' ') ? { file, message: tail.slice(3) } : undefined
}

/** `test_many [case] (i=1)` → `test_many`; `[doctest] dt.f` → `dt.f`. */
function withoutSubtest(name: string): string {
  return name.replace(/^\[doctest\] /, '').replace(/ (?:\[.{0,200}\]|\(.{0,200}\)|<subtest>).*$/, '')
}

/** `--tb=line`: one location a failure, in the order of the summary. */
function located(report: Report, left: Entry[]): Finding[] {
  const failed = left.filter((entry) => entry.word === 'FAILED')
  const paired = failed.length === report.locations.length
  return report.locations.map((line, k) => {
    const entry = paired ? failed[k] : undefined
    if (entry !== undefined) left.splice(left.indexOf(entry), 1)
    const text = unprefix(line.text)
    const frame = pytestFrameOf(text)
    const message = text.slice(text.indexOf(': ') + 2)
    const test = entry === undefined ? undefined : split(entry.rest)
    const places = frame === undefined ? [] : [artifact(frame.path, frame.line)]
    return testFinding(message, line, 5, test, places)
  })
}

function entryFinding({ rest, line }: Entry, strength: 3 | 4): Finding {
  const test = split(rest)
  return testFinding(test.message === '' ? rest : test.message, line, strength, test, [])
}

type TestId = { readonly file: string; readonly name: string; readonly message: string }

/** A node id and its message. Parameters in brackets may hold ` - `, so the end of the brackets is looked for first. */
function split(rest: string): TestId {
  const open = rest.indexOf('[')
  const dash = rest.indexOf(' - ')
  const inBrackets = open >= 0 && open < dash && rest.indexOf('] - ', open) >= 0
  const end = inBrackets ? rest.indexOf('] - ', open) + 1 : dash
  const id = end < 0 ? rest : rest.slice(0, end)
  const [file = id, ...names] = id.trim().split('::')
  return { file, name: names.join('.'), message: end < 0 ? '' : rest.slice(end + 3) }
}

function testFinding(
  message: string,
  line: Line,
  strength: 3 | 4 | 5,
  test: TestId | undefined,
  places: Finding['artifacts'],
): Finding {
  const name = nameOf(message)
  const file = test === undefined ? [] : [artifact(test.file, undefined, undefined, test.name)]
  const first = places[0]?.path.replaceAll('\\', '/')
  const inTest = test !== undefined && first?.endsWith(test.file) === true
  return finding(
    {
      tool: 'pytest',
      failureType: test?.name === '' ? failureTypeOf(name ?? '', message) : 'test_failure',
      ...(name === undefined ? {} : { ruleId: name }),
      message,
      signals: [...signalsOf(name, message).slice(0, 3), ...(test?.name ? [test.name] : [])],
      artifacts: inTest ? places.map((place) => ({ ...place, symbol: test.name })) : [...file, ...places],
      strength,
    },
    line,
  )
}

function totalsFinding(line: Line): Finding {
  const message = unprefix(line.text).replace(/^=+ | =+$/g, '')
  return finding({ tool: 'pytest', failureType: 'test_failure', message, signals: [message], strength: 2 }, line)
}

/** The same test may fail in several sessions of a step (tox, retries): the first one tells. */
function distinct(found: readonly Finding[]): Finding[] {
  const seen = new Map<string, Finding>()
  for (const f of found) {
    const key = JSON.stringify([f.message, f.artifacts[0]])
    if (!seen.has(key)) seen.set(key, f)
  }
  return [...seen.values()]
}
