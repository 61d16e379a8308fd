// webpack and what wraps it (webpack-cli, react-scripts, vue-cli, rspack): `ERROR in <where>` blocks, refused configuration.
import type { Artifact, FailureType } from '../../domain/evidence.ts'
import { artifact, type Diagnostic, type Finding, finding, type Line } from './diagnostic.ts'
import { errorHead, errorSignals, errorType, missingModule, placeAtEnd } from './js-error.ts'
import { unprefix } from './prefix.ts'
import { indexFrom } from './test-block.ts'

const tool = 'webpack'
const errorIn = /^\s{0,4}ERROR in (\S.{0,600})$/
/** Forms that tsc and ESLint read themselves: their blocks have codes and rules of their own. */
const foreignBlock = /^\s{0,8}(?:TS\d{4,5}: |\[eslint\])/
const cli = /^\[webpack-cli\] (?:(Invalid configuration object.*|Failed to load .*|Error: .*|.*ValidationError.*))$/
const place = /^(\S.{0,300}?)(?: (\d{1,7}):(\d{1,5})(?:-\d+(?::\d+)?)?|:(\d{1,7}):(\d{1,5}))?$/
const embedded = /\((\d{1,7}):(\d{1,5})\)/
const craFailed = /^Failed to compile\.$/
const closing = /^\s{0,4}ERROR in |^webpack .* compiled with |^\s{0,4}WARNING in /

export const webpack: Diagnostic = {
  tool,
  reads:
    'ERROR in blocks of webpack, rspack, vue-cli and react-scripts, unresolved modules, files that do not parse, refused configuration',
  fixtures: 'real',
  sign: /(?:^|\s)\s{0,4}ERROR in \S|(?:^|\s)\[webpack-cli\] |(?:^|\s)Failed to compile\.$|Module not found: |Module (?:parse|build) failed/,
  read(lines) {
    const texts = lines.map((line) => unprefix(line.text).trimEnd())
    // Next.js prints `Failed to compile.` too and is read by its own module.
    const nextJs = texts.some((text) => /\bNext\.js \d|\bnext build\b/.test(text))
    if (nextJs) return []
    return [...errorBlocks(lines, texts), ...reactScripts(lines, texts), ...commandLine(lines, texts)]
  },
}

function errorBlocks(lines: readonly Line[], texts: readonly string[]): Finding[] {
  const found = new Map<string, Finding>()
  for (const [i, text] of texts.entries()) {
    const where = errorIn.exec(text)?.[1]
    if (where === undefined) continue
    const end = indexFrom(texts, i + 1, 60, (other) => closing.test(other))
    const said = indexFrom(texts, i + 1, end - i - 1, (other) => other.trim() !== '')
    // `ERROR in main` names an entry point, and a message may follow on the same line.
    const inline = /(?:Error|error): |Module /.test(where)
    const at = inline || said === end ? i : said
    if (foreignBlock.test(texts[at] ?? '')) continue
    const made = blockFinding(lines, texts, { from: i, at, end, where: inline ? undefined : where })
    const key = `${made?.message} ${made?.artifacts[0]?.path} ${made?.artifacts[0]?.line}`
    if (made !== undefined && !found.has(key)) found.set(key, made)
  }
  return [...found.values()]
}

type Block = { readonly from: number; readonly at: number; readonly end: number; readonly where: string | undefined }

function blockFinding(lines: readonly Line[], texts: readonly string[], block: Block): Finding | undefined {
  const line = lines[block.at]
  if (line === undefined) return undefined
  const text = (texts[block.at] ?? '').replace(/^\s{0,4}ERROR in /, '').trim()
  // A loader says only that it failed; the error it met is on the next line.
  const cause = /^Module build failed/.test(text)
    ? (texts.slice(block.at + 1, block.at + 3).find((next) => errorHead(next) !== undefined) ?? '').trim()
    : ''
  const message = [text, cause].filter((part) => part !== '').join(' ')
  const ruleId = missingModule(message) === undefined ? (errorHead(cause) ?? errorHead(text))?.name : 'MODULE_NOT_FOUND'
  const parts = {
    tool,
    failureType: typeOf(message),
    message,
    signals: errorSignals(ruleId, message),
    artifacts: placeOf(block.where, message),
    strength: 5 as const,
  }
  const to = lines[Math.min(block.end - 1, block.at + 8)] ?? line
  return finding(
    { ...parts, ...(ruleId === undefined || ruleId === 'Error' ? {} : { ruleId }) },
    line,
    lines[block.from],
    to,
  )
}

function placeOf(where: string | undefined, message: string): Artifact[] {
  // `lib/a.js + 3 modules`, `main`, `HTML plugin` name no file.
  const hit = where === undefined ? null : place.exec(where.replace(/ \+ \d+ modules$/, ''))
  const path = hit?.[1]
  if (path === undefined || !/[./\\]/.test(path)) return []
  const inner = embedded.exec(message)
  const source = path.includes('!') ? path.slice(path.lastIndexOf('!') + 1) : path
  return [artifact(source, hit?.[2] ?? hit?.[4] ?? inner?.[1], hit?.[3] ?? hit?.[5] ?? inner?.[2])]
}

const typeOf = (message: string): FailureType => {
  const type = errorType(message)
  return type === 'runtime_error' && /^(?:export |Attempted import error)|was not found in/.test(message)
    ? 'type_checking'
    : type
}

/** react-scripts: `Failed to compile.`, then one error as plain text; rows of ESLint and TypeScript are left to their modules. */
function reactScripts(lines: readonly Line[], texts: readonly string[]): Finding[] {
  const i = texts.findIndex((text) => craFailed.test(text))
  if (i < 0) return []
  const end = indexFrom(texts, i + 1, 40, (text) => /^npm (?:ERR!|error) |^error Command failed/.test(text))
  const at = indexFrom(texts, i + 1, end - i - 1, (text) =>
    /Module not found: |Attempted import error: |SyntaxError: |Module (?:parse|build) failed/.test(text),
  )
  if (at === end || errorIn.test(texts[i + 1] ?? '')) return []
  const above = texts.slice(i + 1, at).find((text) => /^\.{0,2}[\w./\\-]{1,300}\.\w{1,10}$/.test(text))
  const named = placeAtEnd(/in ['"](.{1,300})['"]$/.exec(texts[at] ?? '')?.[1] ?? '')
  const made = blockFinding(lines, texts, { from: i, at, end: Math.min(end, at + 8), where: above ?? named?.path })
  return made === undefined ? [] : [made]
}

function commandLine(lines: readonly Line[], texts: readonly string[]): Finding[] {
  const i = texts.findIndex((text) => cli.test(text))
  const line = lines[i]
  if (line === undefined) return []
  // `Failed to load X` is the headline of the error on the next line.
  const next = cli.exec(texts[i + 1] ?? '')?.[1] ?? errorHead(texts[i + 1] ?? '')?.message
  const message = [cli.exec(texts[i] ?? '')?.[1] ?? '', next ?? ''].join(' ').trim()
  const specifier = missingModule(message)
  const failureType =
    specifier !== undefined && errorType(message) === 'dependency_issue' ? 'dependency_issue' : 'configuration_error'
  const config = /Failed to load '([^']{1,300})'/.exec(message)?.[1]
  return [
    finding(
      {
        tool,
        failureType,
        message,
        signals: errorSignals(undefined, message),
        artifacts: config === undefined ? [] : [artifact(config)],
        strength: 4,
      },
      line,
      line,
      lines[Math.min(i + 6, lines.length - 1)] ?? line,
    ),
  ]
}
