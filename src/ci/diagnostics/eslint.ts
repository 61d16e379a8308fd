// ESLint: its formats stylish, compact, unix, json and github, what `next lint` and react-scripts make of them, and its own crashes.
import type { FailureType } from '../../domain/evidence.ts'
import { artifact, type Diagnostic, type Finding, finding, type Line } from './diagnostic.ts'
import { errorSignals, isForeign, missingModule, plainPath } from './js-error.ts'
import { unprefix } from './prefix.ts'

const tool = 'eslint'

type Row = {
  readonly line: Line
  readonly file: string | undefined
  readonly row: string
  readonly column: string
  readonly level: string
  readonly message: string
  readonly rule: string | undefined
}

// `  34:30  error  message  rule`; next lint `34:30  Error: message  rule`; react-scripts `  Line 34:30:  message  rule`.
const stylish = /^ {0,8}(\d{1,6}):(\d{1,6})\s{1,40}(error|warning|Error:|Warning:)\s{1,40}(\S.*)$/
const react = /^ {1,4}Line (\d{1,6}):(?:(\d{1,6}):)? {2,20}(\S.*)$/
const compact = /^(\S.{0,400}): line (\d+), col (\d+), (Error|Warning) - (.*)$/
const unix = /^(\S.{0,400}?):(\d{1,6}):(\d{1,6}): (.*) \[(Error|Warning)(?:\/([^\]]+))?\]$/
const github = /^(\S.*) \((@?[a-z][\w-]*(?:\/[\w@-]+)*)\)$/
const json =
  /"filePath":"((?:[^"\\]|\\.){1,400})"|"ruleId":(?:"([^"]{1,100})"|null),(?:"nodeType":null,)?(?:"fatal":true,)?"severity":([12]),"message":"((?:[^"\\]|\\.){1,1000})","line":(\d+)(?:,"column":(\d+))?/g
const fileLine =
  /^(?:\/|\.{1,2}[\\/]|[A-Za-z]:[\\/]|[\w@.-]+[\\/])?[^:*?"<>|]{1,300}\.(?:[cm]?[jt]sx?|vue|svelte|astro|json|jsonc|json5|mdx?|html?|ya?ml|css|hbs|gjs|gts|mts|graphql)$/
const tooMany = /ESLint found too many warnings \(maximum: -?\d+\)|Treating warnings as errors because process\.env\.CI/

export const eslint: Diagnostic = {
  tool,
  reads:
    'formats stylish (also as marked by setup-node), compact, unix, json and github, next lint, react-scripts, parsing errors, exceeded --max-warnings, broken configuration and crashes',
  fixtures: 'real',
  sign: /(?:^|\s)\s{0,8}(?:Line )?\d{1,6}:\d{1,6}:?\s{1,40}\S|: line \d+, col \d+, (?:Error|Warning) - |\[(?:Error|Warning)(?:\/[^\]]{1,100})?\]$|ESLint|[Ee]slint|"filePath":"/,
  read(lines) {
    const strict = lines.some((line) => tooMany.test(line.text))
    const rows = readRows(lines).filter((row) => strict || !/^warning/i.test(row.level))
    const distinct = new Map(
      rows.map((row) => [JSON.stringify([row.file, row.row, row.column, row.rule, row.message]), row]),
    )
    return [...[...distinct.values()].map(rowFinding), ...crashes(lines)]
  },
}

/** All problems, with the file that stylish prints once above them. */
function readRows(lines: readonly Line[]): Row[] {
  const rows: Row[] = []
  // Other tools print `(word)` at line ends as well: the github format counts only where ESLint is named.
  const named = lines.some((line) => /eslint/i.test(line.text))
  let file: string | undefined
  for (const line of lines) {
    const text = unprefix(line.text).trimEnd()
    if (line.mark === undefined && fileLine.test(text)) file = text
    else if (text.includes('"filePath":"')) rows.push(...jsonRows(line, text))
    else {
      const row = oneRow(line, text, file, named)
      if (row !== undefined) rows.push(row)
    }
  }
  return rows
}

function oneRow(line: Line, text: string, file: string | undefined, named: boolean): Row | undefined {
  const s = stylish.exec(text)
  // yamllint prints rows of the same form with its rule in parentheses.
  if (s !== null && / {2}\([\w-]{1,60}\)$/.test(text)) return undefined
  if (s !== null) return { line, file, row: s[1] ?? '', column: s[2] ?? '', level: s[3] ?? '', ...split(s[4] ?? '') }
  const r = react.exec(text)
  if (r !== null)
    return { line, file, row: r[1] ?? '', column: r[2] ?? '', level: reactLevel(line), ...split(r[3] ?? '') }
  const c = compact.exec(text)
  if (c !== null) {
    const tail = /^(.*) \(([^()\s]+)\)$/.exec(c[5] ?? '')
    // Stylelint has the same format with a small `error`; ESLint writes a capital.
    return {
      line,
      file: c[1],
      row: c[2] ?? '',
      column: c[3] ?? '',
      level: c[4] ?? '',
      message: tail?.[1] ?? c[5] ?? '',
      rule: tail?.[2],
    }
  }
  const u = unix.exec(text)
  if (u !== null)
    return { line, file: u[1], row: u[2] ?? '', column: u[3] ?? '', level: u[5] ?? '', message: u[4] ?? '', rule: u[6] }
  const g = named && line.mark === 'error' ? github.exec(text) : null
  return g === null
    ? undefined
    : { line, file: undefined, row: '', column: '', level: 'error', message: g[1] ?? '', rule: g[2] }
}

/** react-scripts prints no level: rows under `Failed to compile.` are errors unless the runner marked them otherwise. */
const reactLevel = (line: Line): string => (line.mark === 'warning' ? 'warning' : 'error')

/** Message and rule, which stylish parts by two or more blanks. A parsing error has no rule. */
function split(text: string): { message: string; rule: string | undefined } {
  const at = text.lastIndexOf('  ')
  const rule = text.slice(at + 2).trim()
  if (at < 0 || !/^@?[\w-]+(?:\/[\w@.-]+)*$/.test(rule)) return { message: text, rule: undefined }
  return { message: text.slice(0, at).trim(), rule }
}

function jsonRows(line: Line, text: string): Row[] {
  let file: string | undefined
  const rows: Row[] = []
  for (const [, path, rule, severity, message, row = '', column = ''] of text.matchAll(json)) {
    if (path !== undefined) file = path.replaceAll('\\\\', '\\')
    else
      rows.push({
        line,
        file,
        row,
        column,
        level: severity === '2' ? 'error' : 'warning',
        message: (message ?? '').replaceAll('\\"', '"'),
        rule,
      })
  }
  return rows
}

function rowFinding(row: Row): Finding {
  const parsing = row.rule === undefined && row.message.startsWith('Parsing error')
  return finding(
    {
      tool,
      failureType: rowType(row, parsing),
      ...(row.rule === undefined ? {} : { ruleId: row.rule }),
      message: row.message,
      signals: errorSignals(row.rule, row.message),
      artifacts: row.file === undefined ? [] : [artifact(row.file, row.row, row.column)],
      strength: row.file === undefined ? 3 : 5,
    },
    row.line,
  )
}

function rowType(row: Row, parsing: boolean): FailureType {
  if (/^Definition for rule .{1,200} not found/.test(row.message)) return 'configuration_error'
  if (!parsing) return 'linting'
  return /parserOptions|Cannot find module|project service/.test(row.message) ? 'configuration_error' : 'syntax_error'
}

const own =
  /^(?:Invalid option '--|ESLint couldn't find |Error: (?:Failed to load (?:config|plugin|parser) |.{0,80}eslint.{0,80}Cannot find module)|ConfigError: )/

/** What ESLint says when it cannot lint at all: the first sentence under `Oops!`, or a refused option. */
function crashes(lines: readonly Line[]): Finding[] {
  const texts = lines.map((line) => unprefix(line.text).trim())
  const oops = texts.findIndex((text) => text.startsWith('Oops! Something went wrong!'))
  const at =
    oops < 0
      ? texts.findIndex((text) => own.test(text))
      : texts.findIndex((text, i) => i > oops && i < oops + 8 && text !== '' && !/^ESLint: \d/.test(text))
  const line = lines[at]
  const text = texts[at]
  if (line === undefined || text === undefined) return []
  const more = texts.slice(at, at + 12)
  const linting = more.map((next) => /^Occurred while linting (.{1,300}):(\d+)$/.exec(next)).find((hit) => hit !== null)
  const rule = more.map((next) => /^Rule: "([^"]{1,100})"$/.exec(next)?.[1]).find((name) => name !== undefined)
  const frames = more
    .map((next) => /^- (.{1,300})$/.exec(next)?.[1])
    .filter((path) => path !== undefined && !isForeign(path))
  const named = /config file in "([^"]{1,300})"/.exec(more.join(' '))?.[1]
  const files = linting?.[1] === undefined ? [...frames, named] : [linting[1]]
  return [
    finding(
      {
        tool,
        failureType: crashType(text, linting !== undefined),
        ...(rule === undefined ? {} : { ruleId: rule }),
        message: text,
        signals: errorSignals(rule, text),
        artifacts: files.flatMap((path) => (path === undefined ? [] : [artifact(plainPath(path), linting?.[2])])),
        strength: 4,
      },
      line,
      lines[Math.max(oops, 0)] ?? line,
      lines[Math.min(at + 4, lines.length - 1)] ?? line,
    ),
  ]
}

function crashType(text: string, whileLinting: boolean): FailureType {
  if (whileLinting) return 'runtime_error'
  const absent = missingModule(text) !== undefined || /couldn't find the (?:config|plugin|parser) "/.test(text)
  return absent ? 'dependency_issue' : 'configuration_error'
}
