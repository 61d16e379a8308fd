// rustc and clippy: blocks of a title, ` --> file:line:column`, an excerpt and notes; also as JSON messages of cargo.
import type { FailureType } from '../../domain/evidence.ts'
import { artifact, type Diagnostic, type Finding, finding, type Line } from './diagnostic.ts'
import type { Groups } from './per-line.ts'
import { unprefix } from './prefix.ts'
import { signalsOf } from './quoted.ts'

const title = /^(?<level>error|warning)(?:\[(?<code>[\w:-]+)\])?: (?<message>.+)$/
/** `-->` is where the error is; `:::` another place of it, such as the call of a macro that a dependency defines. */
const arrow = /^ *(?:-->|:::) (?<file>.{1,400}):(?<line>\d+):(?<column>\d+)$/
const summary =
  /^(?:could not compile|aborting due to|\d+ warnings? emitted|`.{1,100}` \(.{1,60}\) generated|build failed|(?:doc)?test failed, to rerun)/
/** The lint behind an error: as the note names it, or as the address of clippy's documentation does. */
const lint =
  /`-[DFW] (?<flag>[\w:-]+)` implied|#\[(?:deny|forbid|warn)\((?<attribute>[\w:]+)\)\]|rust-clippy\/[\w.-]+\/index\.html#(?<page>\w+)/
const syntax =
  /^(?:expected |unexpected |mismatched closing|this file contains an un|unknown start of token|unterminated |unclosed |invalid (?:suffix|number)|prefix `|found invalid)/
const linker = /^linking with |^linker `/
const maxBlock = 40

export const rustc: Diagnostic = {
  tool: 'rustc',
  reads:
    'rustc and clippy, human form and JSON messages: one finding an error with its code or lint; linker errors; warnings as warnings.',
  fixtures: 'real',
  sign: /(?:error|warning)(?:\[[\w:-]+\])?: |"rendered":"/,
  read(raw: readonly Line[]): Finding[] {
    const lines = rendered(raw).map((line) => ({ ...line, text: unprefix(line.text) }))
    const found = new Map<string, Finding>()
    for (const [i, line] of lines.entries()) {
      const groups = title.exec(line.text)?.groups
      if (groups?.message === undefined || summary.test(groups.message)) continue
      const made = block(lines, i, groups.level ?? 'error', groups.code, groups.message)
      // The same error appears for the library and again for its tests.
      const key = JSON.stringify([groups.message, made?.artifacts])
      if (made !== undefined && !found.has(key)) found.set(key, made)
    }
    return [...found.values()]
  },
}

function block(
  lines: readonly Line[],
  i: number,
  level: string,
  code: string | undefined,
  message: string,
): Finding | undefined {
  const at = lines[i] ?? { n: 1, text: '' }
  const body = lines.slice(i + 1, i + 1 + blockLength(lines, i))
  const places = body.flatMap((line): Groups[] => {
    const groups = arrow.exec(line.text)?.groups
    return groups === undefined ? [] : [groups]
  })
  const place = places.find((groups) => !/[\\/]\.cargo[\\/]|^\/rustc\//.test(groups.file ?? '')) ?? places[0]
  // Other tools print `error: text` as well: only a place, a code or the linker makes it the compiler's.
  if (place === undefined && code === undefined && !linker.test(message)) return undefined
  const named = lintOf(body)
  const ruleId = code ?? named
  const isManifest = place?.file?.endsWith('.toml') === true
  return finding(
    {
      tool: named?.startsWith('clippy::') ? 'clippy' : 'rustc',
      failureType: isManifest ? 'configuration_error' : failureType(code, named, message),
      ...(ruleId === undefined ? {} : { ruleId }),
      message: label(body, message),
      signals: signalsOf(ruleId, message),
      artifacts: place?.file === undefined ? [] : [artifact(place.file, place.line, place.column)],
      severity: level === 'error' ? 'error' : 'warning',
      strength: place === undefined ? 4 : 5,
    },
    at,
    at,
    body.at(-1) ?? at,
  )
}

/** `mismatched types` says little: the words under the caret are added. */
function label(body: readonly Line[], message: string): string {
  const caret = body
    .map((line) => /^ *\| +[-_| ]*\^+[-_^ ]* (?<text>[^^|]{3,200})$/.exec(line.text)?.groups?.text)
    .find(Boolean)
  return caret === undefined ? message : `${message}: ${caret}`
}

function failureType(code: string | undefined, named: string | undefined, message: string): FailureType {
  if (code === 'E0463') return 'dependency_issue'
  if (code?.startsWith('E')) return 'type_checking'
  if (named !== undefined || code !== undefined) return 'linting'
  if (linker.test(message)) return 'environment_error'
  return syntax.test(message) ? 'syntax_error' : 'type_checking'
}

function lintOf(body: readonly Line[]): string | undefined {
  for (const line of body) {
    const groups =
      /^ *= (?:note|help): /.test(line.text) || /#\[/.test(line.text) ? lint.exec(line.text)?.groups : undefined
    if (groups === undefined) continue
    if (groups.page !== undefined) return `clippy::${groups.page}`
    const name = groups.flag ?? groups.attribute
    if (name !== undefined) return name.replaceAll('-', '_')
  }
  return undefined
}

/** A block ends at a blank line; notes and help are attached without one. */
function blockLength(lines: readonly Line[], i: number): number {
  let length = 0
  while (
    length < maxBlock &&
    /\S/.test(lines[i + 1 + length]?.text ?? '') &&
    !title.test(lines[i + 1 + length]?.text ?? '')
  )
    length++
  return length
}

const message = /"rendered":"(?<text>(?:[^"\\]|\\.)*)/

/** Lines with cargo's JSON messages replaced by the text that each would print; they keep the number of the JSON line. */
function rendered(lines: readonly Line[]): Line[] {
  return lines.flatMap((line) => {
    const text = line.text.includes('"rendered":"') ? message.exec(line.text)?.groups?.text : undefined
    return text === undefined
      ? [line]
      : unquote(text)
          .split('\n')
          .map((part) => ({ n: line.n, text: part }))
  })
}

/** A long line may be cut inside of an escape: then the text is taken as it stands. */
function unquote(text: string): string {
  try {
    return String(JSON.parse(`"${text}"`))
  } catch {
    return text.replaceAll('\\n', '\n').replaceAll('\\"', '"')
  }
}
