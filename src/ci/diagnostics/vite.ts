// Vite and Rollup: what follows `error during build:` or `[!]`, with the file and place they name.
import type { Artifact, FailureType } from '../../domain/evidence.ts'
import { artifact, type Diagnostic, type Finding, finding, type Line } from './diagnostic.ts'
import { errorHead, errorSignals, errorType, missingModule, placeAtEnd, plainPath } from './js-error.ts'
import { unprefix } from './prefix.ts'
import { indexFrom } from './test-block.ts'

const tool = 'vite'
const during = /^\s{0,4}(?:error during build:|\[commonjs--resolver\] .*|x Build failed in .*|✗ Build failed in .*)$/
/** CocoaPods and fastlane write `[!] <sentence>` as well: Rollup names an error or a plugin. */
const rollup = /^\[!\] ((?:\w{0,40}Error: |[([]plugin )\S.*)$/
const place = /^(?:file: )?(\S.{0,300}?)(?: \((\d{1,7}):(\d{1,5})\)|:(\d{1,7}):(\d{1,5}))(?::|$| \()/
const fileLine = /^file: (\S.{0,300})$/
const config = /^failed to load config from (\S.{0,300})$/

export const vite: Diagnostic = {
  tool,
  reads:
    'build errors of Vite (up to 7) and Rollup: unresolved imports, missing exports, files that do not parse, configuration that does not load',
  fixtures: 'real',
  sign: /error during build:|(?:^|\s)\[!\] (?:\w{0,40}Error: |[([]plugin )|[x✗] Build failed in |failed to load config from /,
  read(lines) {
    const texts = lines.map((line) => unprefix(line.text).trimEnd())
    const found = new Map<string, Finding>()
    for (let i = 0; i < texts.length; i++) {
      const start = reasonIndex(texts, i)
      if (start === undefined) continue
      const made = blockFinding(lines, texts, i, start)
      if (made !== undefined && !found.has(made.message)) found.set(made.message, made)
      i = start
    }
    return [...found.values()]
  },
}

/** Index of the line with the reason, if a block starts at `i`. */
function reasonIndex(texts: readonly string[], i: number): number | undefined {
  const text = texts[i] ?? ''
  if (rollup.test(text)) return i
  if (!during.test(text)) return undefined
  const at = indexFrom(texts, i + 1, 8, (other) => other.trim() !== '' && !during.test(other))
  return at < texts.length && at < i + 9 ? at : undefined
}

function blockFinding(lines: readonly Line[], texts: readonly string[], from: number, at: number): Finding | undefined {
  const line = lines[at]
  if (line === undefined) return undefined
  const end = indexFrom(texts, at + 1, 30, (text) => /^\s{0,8}at /.test(text))
  const block = texts.slice(at, Math.max(end, at + 1))
  const reason = (rollup.exec(block[0] ?? '')?.[1] ?? block[0] ?? '').trim()
  // Vite 8 counts the errors of rolldown, which has a module of its own.
  if (/^(?:Error: )?Build failed with \d+ errors?:$/.test(reason)) return undefined
  const above = texts
    .slice(Math.max(0, from - 3), at)
    .map((text) => config.exec(text)?.[1])
    .find((path) => path !== undefined)
  const rule = missingModule(reason) === undefined ? errorHead(reason)?.name : 'MODULE_NOT_FOUND'
  const ruleId = rule === 'Error' || rule === 'RollupError' ? undefined : rule
  return finding(
    {
      tool,
      failureType: typeOf(reason, above !== undefined),
      ...(ruleId === undefined ? {} : { ruleId }),
      message: reason,
      signals: errorSignals(ruleId, reason),
      artifacts: above === undefined ? placesIn(block, reason) : [artifact(above)],
      strength: 5,
    },
    line,
    lines[from],
    lines[Math.min(end, at + 12) - 1] ?? line,
  )
}

/** The place in a block that has a line number, else the file it names. */
function placesIn(block: readonly string[], message: string): Artifact[] {
  for (const text of block.slice(0, 12)) {
    const hit = place.exec(text.replace(/^(?:\[!\] )?(?:\w{1,40}Error: |\[[\w:@/-]{1,60}\] ){0,2}/, ''))
    if (hit !== null) return [artifact(plainPath(hit[1] ?? ''), hit[2] ?? hit[4], hit[3] ?? hit[5])]
  }
  const importer = / (?:from|imported by) ["']([^"']{1,300})["']/.exec(message)?.[1]
  const named = importer ?? block.map((text) => fileLine.exec(text)?.[1]).find((path) => path !== undefined)
  return named === undefined ? [] : [placeAtEnd(named) ?? artifact(named)]
}

function typeOf(message: string, whileLoading: boolean): FailureType {
  const type = errorType(message)
  if (type === 'dependency_issue') return type
  if (whileLoading) return 'configuration_error'
  if (/is not exported by/.test(message)) return 'type_checking'
  return type === 'runtime_error' && /\bExpected\b|[Ee]xpression expected|[Uu]nexpected/.test(message)
    ? 'syntax_error'
    : type
}
