// The TypeScript compiler and what prints in its form: tsc plain and pretty, `--build`, vue-tsc, ts-jest, ng, astro and svelte checks.
import type { FailureType } from '../../domain/evidence.ts'
import { artifact, type Diagnostic, type Finding, finding, type Line } from './diagnostic.ts'
import { isPackage, missingModule, placeAtEnd } from './js-error.ts'
import { contextEnd } from './per-line.ts'
import { unprefix } from './prefix.ts'
import { signalsOf } from './quoted.ts'

const tool = 'tsc'
const plain = /^\s{0,8}([^\s'"`][^'"`]{0,400}?)\((\d{1,6}),(\d{1,6})\): error (TS\d{4,5}): (.*)$/
const pretty = /^\s{0,8}(?:Error: )?(\S.{0,400}?):(\d{1,6}):(\d{1,6}) - error (TS\d{4,5}|ts\(\d{4,5}\)): (.*)$/
const global = /^\s{0,8}error (TS\d{4,5}): (.*)$/
const bundled = /^\s{0,8}(?:[✘X] )?(?:\[ERROR\] )?(TS\d{4,5}): (.*?)(?: \[plugin [^\]]{1,80}\])?$/
const checker = /^\s{0,8}ERROR in (\S.{0,400}?)(?::(\d{1,6}):(\d{1,6})|\((\d{1,6}),(\d{1,6})\))$/
const svelte = /^(?:Error|error): (.*) \((?:ts|js)\)$/
const notInstalled = /This is not the tsc command you are looking for/

/** Codes of the parser (1000-1199 hold others too: module settings, modifiers, decorators). */
const parser = new Set(
  [
    1002, 1003, 1005, 1009, 1010, 1011, 1012, 1014, 1068, 1109, 1110, 1121, 1124, 1125, 1126, 1127, 1128, 1129, 1130,
    1131, 1132, 1134, 1135, 1136, 1137, 1138, 1139, 1140, 1141, 1142, 1144, 1145, 1146, 1155, 1160, 1161, 1185, 1351,
    1357, 1381, 1382, 1389, 1434, 1435, 17002, 17008, 17014, 17015,
  ].map((code) => `TS${code}`),
)

export const tsc: Diagnostic = {
  tool,
  reads:
    'error lines of tsc (plain, pretty, --build), vue-tsc, ts-node, ts-jest, Angular, fork-ts-checker, astro check and svelte-check; options and projects that tsc refuses',
  fixtures: 'real',
  sign: /\berror (?:TS\d{4,5}|ts\(\d{4,5}\)): |(?:^|\s)TS\d{4,5}: |\((?:ts|js)\)$|This is not the tsc command/,
  read(lines) {
    const found = new Map<string, Finding>()
    for (const [i, line] of lines.entries()) {
      const made = lineFinding(lines, line, i)
      if (made === undefined) continue
      const key = JSON.stringify([made.ruleId, made.message, made.artifacts])
      if (!found.has(key)) found.set(key, made)
    }
    return [...found.values()]
  },
}

type Printed = {
  file?: string | undefined
  row?: string | undefined
  column?: string | undefined
  code?: string
  message: string
}

function lineFinding(lines: readonly Line[], line: Line, i: number): Finding | undefined {
  const printed = parse(lines, unprefix(line.text).trimEnd(), i)
  if (printed === undefined) return undefined
  const { file, row, column, code, message } = printed
  return finding(
    {
      tool,
      failureType: typeOf(code, message, file),
      ...(code === undefined ? {} : { ruleId: code }),
      message,
      signals: signalsOf(code, message),
      artifacts: file === undefined ? [] : [artifact(file, row, column)],
      strength: file === undefined ? 4 : 5,
    },
    line,
    line,
    contextEnd(lines, i, /^ {2,8}\S/, 3),
  )
}

function parse(lines: readonly Line[], text: string, i: number): Printed | undefined {
  const direct = plain.exec(text) ?? pretty.exec(text)
  if (direct !== null) {
    const [, file, row, column, code = '', message = ''] = direct
    return { file, row, column, code: code.toUpperCase().replace(/^TS\((\d+)\)$/, 'TS$1'), message }
  }
  const bare = global.exec(text)
  if (bare !== null) return { code: bare[1] ?? '', message: bare[2] ?? '' }
  const inBundle = bundled.exec(text)
  if (inBundle !== null) {
    const near = bundlerPlace(lines, i)
    return near === undefined ? undefined : { ...near, code: inBundle[1] ?? '', message: inBundle[2] ?? '' }
  }
  const checked = svelte.exec(text)
  const place = checked === null ? undefined : placeAtEnd(unprefix(lines[i - 1]?.text ?? '').trim())
  if (place?.line !== undefined)
    return {
      file: place.path,
      row: String(place.line),
      column: String(place.column ?? ''),
      message: checked?.[1] ?? '',
    }
  return notInstalled.test(text) ? { message: text.trim() } : undefined
}

/** Bundlers put the place on a line of its own: `ERROR in file:1:2` above, or `    file:1:2:` below (esbuild). */
function bundlerPlace(lines: readonly Line[], i: number): Printed | undefined {
  const above = checker.exec(unprefix(lines[i - 1]?.text ?? '').trimEnd())
  if (above !== null) return { file: above[1], row: above[2] ?? above[4], column: above[3] ?? above[5], message: '' }
  for (const next of lines.slice(i + 1, i + 4)) {
    const text = unprefix(next.text).trim()
    const place = text.endsWith(':') ? placeAtEnd(text.slice(0, -1)) : undefined
    if (place !== undefined)
      return { file: place.path, row: String(place.line ?? ''), column: String(place.column ?? ''), message: '' }
  }
  return undefined
}

function typeOf(code: string | undefined, message: string, file: string | undefined): FailureType {
  if (code === undefined) return notInstalled.test(message) ? 'dependency_issue' : 'type_checking'
  const specifier = missingModule(message)
  if (code === 'TS2307' && specifier !== undefined && isPackage(specifier)) return 'dependency_issue'
  if (code === 'TS2688') return 'dependency_issue'
  if (parser.has(code)) return 'syntax_error'
  const configuration = /^TS(?:5\d{3}|6046|6053|6059|6305|6306|6307|6310|18003)$/.test(code)
  return configuration || /(?:^|[\\/])[tj]sconfig[\w.-]{0,60}\.json$/.test(file ?? '')
    ? 'configuration_error'
    : 'type_checking'
}
