// AVA: the details after its list, which begin with the test's name and the line `file.js:12`; and files that do not load.
import { artifact, type Diagnostic, type Finding, type Line } from './diagnostic.ts'
import { errorHead, errorType } from './js-error.ts'
import { type LineRule, readLines } from './per-line.ts'
import { unprefix } from './prefix.ts'
import { blockFinding, indexFrom } from './test-block.ts'

const tool = 'ava'
const failed = /^ {2}[✘✖] \[fail\]: (\S.*)$/
const uncaught = /^ {2}(Uncaught (?:exception|rejection)|Unhandled rejection) in (\S{1,300})$/
const place = /^ {2}(\S{1,300}\.[cm]?[jt]sx?):(\d{1,7})$/
const closing = /^ {2}(?:─$|[✘✖✔] |\d+ (?:tests?|uncaught|unhandled|known) )/
/** Details of a test are read as far as this. */
const reach = 80

const rules: readonly LineRule[] = [
  {
    pattern: /^ {2}[✘✖] (?<message>No tests found in (?<file>[^\s,]{1,300}).*)$/,
    failureType: 'configuration_error',
    strength: 4,
  },
  {
    pattern: /^ {2}[✘✖] (?<message>Couldn['’]t find any (?:files|tests).*)$/,
    failureType: 'configuration_error',
    strength: 4,
  },
]

export const ava: Diagnostic = {
  tool,
  reads:
    'failed tests of the default reporter, uncaught errors, files without tests; its TAP output is read by node:test',
  fixtures: 'real',
  sign: /(?:^|\s) {2}[✘✖] (?:\[fail\]: |No tests found in |Couldn['’]t find any )|(?:^|\s) {2}(?:Uncaught (?:exception|rejection)|Unhandled rejection) in /,
  read(lines) {
    const texts = lines.map((line) => unprefix(line.text).trimEnd())
    return [...failures(lines, texts), ...crashes(lines, texts), ...readLines(tool, lines, rules)]
  },
}

/** The list says `file › title reason`; the details repeat `file › title` alone on a line. Without them the list has to do. */
function failures(lines: readonly Line[], texts: readonly string[]): Finding[] {
  const listed = new Map<string, number>()
  for (const [i, text] of texts.entries()) {
    const name = failed.exec(text)?.[1]
    if (name !== undefined && !listed.has(name)) listed.set(name, i)
  }
  const found: Finding[] = []
  for (const [i, text] of texts.entries()) {
    const title = text.trim()
    const name = /^ {2}\S/.test(text) && !failed.test(text) ? nameOf(listed, title) : undefined
    if (name === undefined) continue
    listed.delete(name)
    found.push(...(detailed(lines, texts, i, title) ?? []))
  }
  const rest = [...listed].flatMap(
    ([name, i]) => blockFinding(lines, { tool, title: name, from: i, start: i + 1, end: i + 1, strength: 3 }) ?? [],
  )
  return [...found, ...rest]
}

/** Which listed failure a heading repeats. A list has few entries compared with the lines of a log. */
function nameOf(listed: ReadonlyMap<string, number>, title: string): string | undefined {
  if (listed.has(title)) return title
  if (title.length < 3 || !title.includes(' ')) return undefined
  for (const name of listed.keys()) if (name.startsWith(`${title} `)) return name
  return undefined
}

function detailed(
  lines: readonly Line[],
  texts: readonly string[],
  from: number,
  title: string,
): Finding[] | undefined {
  const end = detailsEnd(texts, from + 1)
  const thrown = indexFrom(texts, from + 1, end - from - 1, (text) => errorHead(text) !== undefined)
  const said = indexFrom(texts, from + 1, end - from - 1, (text) => /^ {2}[^\s\d]/.test(text) && !place.test(text))
  const where = texts
    .slice(from, Math.min(end, from + 4))
    .map((text) => place.exec(text))
    .find((hit) => hit !== null)
  const made = blockFinding(lines, {
    tool,
    title,
    from,
    start: thrown < end ? thrown : said,
    end,
    ...(where?.[1] === undefined ? {} : { file: artifact(where[1], where[2]) }),
  })
  return made === undefined ? undefined : [made]
}

function crashes(lines: readonly Line[], texts: readonly string[]): Finding[] {
  return texts.flatMap((text, from) => {
    const [, title = '', path] = uncaught.exec(text) ?? []
    if (path === undefined) return []
    const end = indexFrom(texts, from + 1, reach, (other) => closing.test(other) || uncaught.test(other))
    return (
      blockFinding(lines, {
        tool,
        title,
        from,
        start: from + 1,
        end,
        file: artifact(path),
        failureType: errorType,
        strength: 4,
      }) ?? []
    )
  })
}

/** Details end at three blank lines, at the rule or at the counts. */
function detailsEnd(texts: readonly string[], start: number): number {
  return indexFrom(
    texts,
    start,
    reach,
    (text, i) =>
      closing.test(text) || uncaught.test(text) || (text === '' && texts[i + 1] === '' && texts[i + 2] === ''),
  )
}
