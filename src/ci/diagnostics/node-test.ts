// Node's test runner and TAP: `test at file:1:2` details of the spec reporter, `not ok` points with their YAML blocks.
import type { Artifact, FailureType } from '../../domain/evidence.ts'
import { artifact, type Diagnostic, type Finding, finding, type Line } from './diagnostic.ts'
import { errorType, isForeign, placeAtEnd, stackFrame } from './js-error.ts'
import { unprefix } from './prefix.ts'
import { signalsOf } from './quoted.ts'
import { blockFinding, indexFrom, samePath } from './test-block.ts'

const tool = 'node:test'
const located = /^\s{0,20}(?:test|suite|subtest) at (\S.{0,400}:\d{1,7}:\d{1,5})$/
const failedTest = /^\s{0,20}✖ (.+?)(?: \([\d.]{1,20}ms\))?$/
const point = /^(\s{0,40})not ok \d+(?: - | )?(.*)$/
const directive = /# (?:TODO|SKIP)\b/i

export const nodeTest: Diagnostic = {
  tool,
  reads:
    'failed tests of the spec reporter of node:test, TAP points of node:test, tape, ava, bats and others with a YAML block or comments',
  fixtures: 'real',
  sign: /(?:^|\s)\s{0,20}(?:test|suite|subtest) at \S|(?:^|\s)\s{0,40}not ok \d/,
  read(lines) {
    const texts = lines.map((line) => unprefix(line.text).trimEnd())
    return [...specFailures(lines, texts), ...tapFailures(lines, texts)]
  },
}

const alive = {}

/** The list under `failing tests:`; the tree above it shows the same tests without places. */
function specFailures(lines: readonly Line[], texts: readonly string[]): Finding[] {
  const found = new Map<string, Finding>()
  for (const [i, text] of texts.entries()) {
    const place = placeAtEnd(located.exec(text)?.[1] ?? '')
    const heading = texts[i + 1] ?? ''
    const title = failedTest.exec(heading)?.[1]
    if (place === undefined || title === undefined || directive.test(heading)) continue
    const end = indexFrom(texts, i + 1, 80, (other) => located.test(other))
    // A file that dies while it loads is a failed test by the name of the file; its error is printed elsewhere.
    const died = samePath(title, place.path)
      ? { failureType: () => 'runtime_error' as const, strength: 2 as const }
      : alive
    const tree = died === alive ? treeEntry(texts, title, i) : undefined
    const block =
      tree === undefined
        ? { from: i, start: i + 2, end }
        : {
            from: tree,
            start: tree + 1,
            end: indexFrom(texts, tree + 1, 80, (other) => /^\s{0,20}[✔✖▶ℹ] /.test(other)),
          }
    const made = blockFinding(lines, { tool, title, ...block, file: place, ...died })
    const key = `${place.path}:${place.line ?? 0} ${title}`
    if (made !== undefined && !consequence(texts, i) && !found.has(key)) found.set(key, made)
  }
  return [...found.values()]
}

/** Index of the test in the tree above the list, where Node up to 20 prints the reason already; the first telling counts. */
function treeEntry(texts: readonly string[], title: string, list: number): number | undefined {
  const at = texts.findIndex((text, i) => i < list && failedTest.exec(text)?.[1] === title)
  return at >= 0 && /^\s{1,20}(?:\w{1,60}(?:Error|Exception)\b|'.{0,200}'$)/.test(texts[at + 1] ?? '') ? at : undefined
}

/** A suite that failed only since its tests did. */
const consequence = (texts: readonly string[], i: number): boolean =>
  texts.slice(i + 2, i + 4).some((text) => /^\s{0,20}'\d+ subtests? failed'$/.test(text))

function tapFailures(lines: readonly Line[], texts: readonly string[]): Finding[] {
  const found: Finding[] = []
  for (const [i, line] of lines.entries()) {
    const hit = point.exec(texts[i] ?? '')
    if (hit === null || directive.test(hit[2] ?? '')) continue
    const block = yamlBlock(texts, i, (hit[1] ?? '').length)
    const end = block > i + 1 ? block : commentsEnd(texts, i)
    const made = pointFinding(lines, line, hit[2] ?? '', texts.slice(i + 1, end), i, end)
    if (made !== undefined) found.push(made)
  }
  return found
}

/** Index after the YAML block of a TAP point, or of the next line when it has none. */
function yamlBlock(texts: readonly string[], i: number, indent: number): number {
  if ((texts[i + 1] ?? '').trim() !== '---') return i + 1
  const close = indexFrom(texts, i + 2, 80, (text) => text.trim() === '...' && text.length - 3 <= indent + 4)
  return Math.min(close + 1, texts.length)
}

/** Index after the `# …` lines in which bats, Test::More and others say why and where. */
function commentsEnd(texts: readonly string[], i: number): number {
  return indexFrom(texts, i + 1, 12, (text) => !/^\s{0,40}# /.test(text))
}

/** `# (in test file test/a.bats, line 15)`, `#   at t/a.t line 6.` */
const commented =
  /^\s{0,40}#.{0,80}?(?:\bat |\bfile )(?<file>[\w./@+-]{1,300}\.\w{1,10})(?:, line | line |:)(?<line>\d{1,7})\b/

function commentPlace(texts: readonly string[]): Artifact | undefined {
  for (const text of texts) {
    const groups = commented.exec(text)?.groups
    if (groups?.file !== undefined) return artifact(groups.file, groups.line)
  }
  return undefined
}

/** What a comment says was wrong, without its mark. */
function commentReason(texts: readonly string[]): string {
  return (
    texts.map((text) => /^\s{0,40}# {1,8}(.{1,200}\bfailed\b.{0,100}|got: .{1,200})$/.exec(text)?.[1]).find(Boolean) ??
    ''
  )
}

function pointFinding(
  lines: readonly Line[],
  line: Line,
  title: string,
  yaml: readonly string[],
  i: number,
  end: number,
): Finding | undefined {
  if (/'subtestsFailed'|\d+ subtests? failed/.test(yaml.join('\n'))) return undefined
  const location =
    placeAtEnd(field(yaml, 'location') ?? '') ?? stackFrame(`at ${field(yaml, 'at') ?? ''}`) ?? commentPlace(yaml)
  const known = location === undefined || isForeign(location.path) ? [] : [location]
  const name = field(yaml, 'name')
  const reason = field(yaml, 'error') || field(yaml, 'message') || field(yaml, 'operator') || commentReason(yaml)
  const frames = yaml.map(tapFrame).filter((place) => place !== undefined)
  const whole = location !== undefined && samePath(title, location.path)
  const failureType: FailureType = whole ? errorType(reason) : 'test_failure'
  return finding(
    {
      tool,
      failureType,
      ...(name === undefined ? {} : { ruleId: name }),
      message: [title, name, reason].filter((part) => part !== undefined && part !== '').join(': ') || line.text.trim(),
      signals: [...signalsOf(name, reason).slice(0, 3), title.slice(0, 80)],
      artifacts: [...known, ...frames.filter((place) => place.line !== location?.line)].slice(0, 5),
      // A bare point says only that something failed: whoever prints the reason elsewhere knows more.
      strength: whole || (reason === '' && name === undefined && known.length === 0) ? 2 : known.length === 0 ? 3 : 5,
    },
    line,
    line,
    lines[Math.min(end - 1, i + 24)] ?? line,
  )
}

/** A scalar of the block: on its own line, quoted or as `|-` text below. */
function field(yaml: readonly string[], key: string): string | undefined {
  const at = yaml.findIndex((text) => text.trimStart().startsWith(`${key}: `))
  if (at < 0) return undefined
  const value = (yaml[at] ?? '').trimStart().slice(key.length + 2)
  if (!/^[|>]-?$/.test(value)) return value.replace(/^(['"])(.*)\1$/, '$2')
  const indent = (yaml[at] ?? '').length - (yaml[at] ?? '').trimStart().length
  const below: string[] = []
  for (const text of yaml.slice(at + 1, at + 10)) {
    if (text.trim() !== '' && text.length - text.trimStart().length <= indent) break
    below.push(text.trim())
  }
  return below.join(' ').trim()
}

/** Frames in TAP lack the `at`. */
function tapFrame(text: string): Artifact | undefined {
  const place = text.endsWith(')') ? stackFrame(`at ${text.trim()}`) : undefined
  return place === undefined || isForeign(place.path) ? undefined : place
}
