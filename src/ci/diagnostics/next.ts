// `next build`: errors of webpack and Turbopack builds, type errors, pages that fail while they are prerendered.
// Rows of the lint stage have ESLint's form and are read there.
import type { FailureType } from '../../domain/evidence.ts'
import { artifact, type Diagnostic, type Finding, finding, type Line } from './diagnostic.ts'
import { errorHead, errorSignals, errorType, missingModule, projectFrames } from './js-error.ts'
import { unprefix } from './prefix.ts'
import { indexFrom } from './test-block.ts'

const tool = 'next build'
const headline = /^(?:Failed to compile\.|(?:Error: )?Turbopack build failed with \d+ errors?:)$/
const file = /^(\.{1,2}\/\S.{0,300}?\.\w{1,10})(?::(\d{1,7}):(\d{1,5}))?$/
const closing =
  /^(?:> Build failed because of|npm (?:ERR!|error) |Import traces?(?: for requested module)?:?|https:\/\/nextjs\.org\/docs\/messages\/)/
const prerender = /^(?:⨯ )?Error occurred prerendering page "([^"]{1,300})"/
const collecting =
  /^(?:> Build error occurred|\[?Error: Failed to collect page data for (\S{1,200})|unhandledRejection )/
const gutter =
  /^\s{0,8}(?:>\s{0,4})?\d{1,7} [|│]|^\s{0,12}[|│:,`]|^Ecmascript file had an error$|^Parsing ecmascript source code failed$/

export const next: Diagnostic = {
  tool,
  reads:
    'failed compilation with webpack and Turbopack, type errors, prerendering and page data errors, configuration that does not load',
  fixtures: 'real',
  sign: /(?:^|\s)Failed to compile\.$|Turbopack build failed with|Error occurred prerendering page|(?:^|\s)> Build error occurred|Failed to collect page data for/,
  read(lines) {
    const texts = lines.map((line) => unprefix(line.text).trimEnd())
    const found = [...compilation(lines, texts), ...prerendering(lines, texts)]
    return found.length > 0 ? found : collection(lines, texts)
  },
}

/** Blocks under the headline: a file, then what is wrong with it. Outside of Next.js the same headline belongs to react-scripts. */
function compilation(lines: readonly Line[], texts: readonly string[]): Finding[] {
  const from = texts.findIndex((text) => headline.test(text))
  if (from < 0) return []
  const found = new Map<string, Finding>()
  for (let i = from + 1; i < texts.length; i++) {
    const hit = file.exec(texts[i] ?? '')
    const end = indexFrom(texts, i + 1, 60, (text) => file.test(text) || closing.test(text))
    const at =
      hit === null ? end : indexFrom(texts, i + 1, end - i - 1, (text) => text.trim() !== '' && !gutter.test(text))
    if (hit === null || at === end) continue
    const made = blockFinding(lines, texts, { from: i, at, end, path: hit[1] ?? '', row: hit[2], column: hit[3] })
    const key = `${made?.artifacts[0]?.path}:${made?.artifacts[0]?.line} ${made?.message}`
    if (made !== undefined && !found.has(key)) found.set(key, made)
    i = end - 1
  }
  return [...found.values()]
}

type Block = {
  from: number
  at: number
  end: number
  path: string
  row: string | undefined
  column: string | undefined
}

function blockFinding(lines: readonly Line[], texts: readonly string[], block: Block): Finding | undefined {
  const line = lines[block.at]
  // Rows of ESLint (`3:10  Error: …`) stand under a file as well.
  const text = (texts[block.at] ?? '').trim()
  if (line === undefined || /^\d{1,6}:\d{1,6}\s/.test(text) || /^\w[\w ]{0,60} \[[\w ]{1,40}\]$/.test(text))
    return undefined
  const message = text.replace(/^Error:\s{1,4}(?:x |× )?/, '')
  // SWC draws a box with the place: `,-[file:3:1]`; PostCSS and webpack give `(3:1)`.
  const drawn = texts
    .slice(block.at, block.end)
    .map((other) => /[-─]\[(?:\S{1,300}):(\d{1,7}):(\d{1,5})\]/.exec(other))
    .find((hit) => hit !== null)
  const inline = /\((\d{1,7}):(\d{1,5})\)/.exec(message)
  const ruleId = missingModule(message) === undefined ? errorHead(message)?.name : 'MODULE_NOT_FOUND'
  return finding(
    {
      tool,
      failureType: typeOf(message),
      ...(ruleId === undefined || ruleId === 'Error' ? {} : { ruleId }),
      message,
      signals: errorSignals(ruleId, message),
      artifacts: [
        artifact(block.path, block.row ?? drawn?.[1] ?? inline?.[1], block.column ?? drawn?.[2] ?? inline?.[2]),
      ],
      strength: 5,
    },
    line,
    lines[block.from],
    lines[Math.min(block.end - 1, block.at + 8)] ?? line,
  )
}

function typeOf(message: string): FailureType {
  if (message.startsWith('Type error: ')) return 'type_checking'
  if (
    /only works in a Server Component|only available in Server Components|You're importing a (?:component|module)|"use (?:client|server)"|server-only/.test(
      message,
    )
  ) {
    return 'configuration_error'
  }
  return /^(?:Unexpected|Expected|Expression expected|Unterminated)|Syntax Error/.test(message)
    ? 'syntax_error'
    : errorType(message)
}

/** A page that throws while it is made static. The stack often knows only the built file. */
function prerendering(lines: readonly Line[], texts: readonly string[]): Finding[] {
  const found = new Map<string, Finding>()
  for (const [i, text] of texts.entries()) {
    const page = prerender.exec(text)?.[1]
    const line = lines[i]
    if (page === undefined || line === undefined || found.has(page)) continue
    const end = indexFrom(
      texts,
      i + 1,
      40,
      (other) => prerender.test(other) || /^(?:Export encountered|\s{1,4}Generating static|> Export)/.test(other),
    )
    const at = indexFrom(texts, i + 1, end - i - 1, (other) => other.trim() !== '')
    const reason = at === end ? '' : (texts[at] ?? '').trim()
    const head = errorHead(reason)
    const ruleId = head?.name === 'Error' ? undefined : head?.name
    const frame = indexFrom(texts, at, end - at, (other) => /^\s{1,8}at /.test(other))
    found.set(
      page,
      finding(
        {
          tool,
          failureType: errorType(reason),
          ...(ruleId === undefined ? {} : { ruleId }),
          message: `Error occurred prerendering page "${page}"${reason === '' ? '' : `: ${reason}`}`,
          signals: errorSignals(ruleId, `"${page}" ${reason}`),
          artifacts: projectFrames(texts.slice(i + 1, end)),
          strength: 5,
        },
        lines[at === end ? i : at] ?? line,
        line,
        lines[Math.min(frame, end - 1, i + 12)] ?? line,
      ),
    )
  }
  return [...found.values()]
}

/** Neither a file nor a page: configuration, environment variables, page data. */
function collection(lines: readonly Line[], texts: readonly string[]): Finding[] {
  const i = texts.findIndex((text) => collecting.test(text))
  const at = indexFrom(texts, i, 8, (text) => errorHead(text.replace(/^\[|\]$/g, '')) !== undefined)
  const line = lines[at]
  const text = texts[at]
  if (i < 0 || line === undefined || text === undefined || errorHead(text.replace(/^\[|\]$/g, '')) === undefined)
    return []
  // Next.js prints the thrown error above its own sentence on page data.
  const end = Math.min(texts.length, at + 12)
  const parts = {
    tool,
    failureType: errorType(text),
    message: text,
    signals: errorSignals(undefined, text),
    artifacts: projectFrames(texts.slice(at, end)),
  }
  return [finding({ ...parts, strength: 3 }, line, lines[i], lines[Math.min(at + 6, lines.length - 1)])]
}
