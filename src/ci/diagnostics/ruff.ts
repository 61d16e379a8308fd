// ruff check in its four outputs, ruff format --check and --diff, and ruff's own failures.
import { artifact, type Diagnostic, type Finding, finding, type Line } from './diagnostic.ts'
import { unprefix } from './prefix.ts'
import { codeLine, linesOf, lintType } from './python-lint.ts'
import { signalsOf } from './quoted.ts'

const headed = /^(?:(?<rule>[A-Z]{1,6}\d{1,4})|(?<word>invalid-syntax|unformatted):)(?: \[\*\])? (?<message>\S.*)$/
const arrow = /^ {0,8}--> (?<file>.{1,400}?):(?<line>\d{1,7}):(?<column>\d{1,5})$/
const fileHead = /^(?<file>\S.{0,400}\.(?:pyi?|ipynb|toml)):$/
const grouped =
  /^ {1,8}(?<line>\d{1,7}):(?<column>\d{1,5}) {1,8}(?:(?<rule>[A-Z]{1,6}\d{1,4})|invalid-syntax:) (?:\[\*\] )?(?<message>\S.*)$/
const unreadable = /^error: Failed to parse (?<file>.{1,400}?):(?<line>\d{1,7}):(?<column>\d{1,5}): (?<message>\S.*)$/
const reformat = /^Would reformat: (?<file>\S.*)$/
const maxExcerpt = 12

type Place = { readonly file: string; readonly line?: string | undefined; readonly column?: string | undefined }

export const ruff: Diagnostic = {
  tool: 'ruff',
  reads:
    'ruff check (full, concise, grouped, github), ruff format --check and --diff, unreadable files, bad configuration',
  fixtures: 'real',
  sign: /\.(?:pyi?|pyx|ipynb|toml)(?::cell[ _]\d+)?:\d+:\d+:? (?:[A-Z]{1,6}\d{1,4} |invalid-syntax:|SyntaxError:)|^ {0,8}--> .{1,400}:\d+:\d+$|^ {1,8}\d+:\d+ {1,8}(?:[A-Z]{1,6}\d{1,4} |invalid-syntax:)|^error: Failed to parse .|Would reformat: |ruff failed|\d files? would be reformatted/,
  read(lines, step) {
    const own = linesOf('ruff', lines, step)
    const found = own.flatMap((_, i) => readAt(own, i) ?? [])
    return distinct([...found, ...inGroups(own), ...diffs(own)])
  },
}

function readAt(lines: readonly Line[], i: number): Finding | undefined {
  const at = lines[i]
  if (at === undefined) return undefined
  const text = unprefix(at.text)
  const line = codeLine.exec(text)?.groups
  if (line !== undefined) return lint(line.rule, line.message ?? text, place(line), at, excerptEnd(lines, i))
  const head = headed.exec(text)?.groups
  const where = head === undefined ? undefined : arrow.exec(unprefix(lines[i + 1]?.text ?? ''))?.groups
  if (head?.word === 'unformatted' && where?.file !== undefined) return format(where.file, at, excerptEnd(lines, i))
  if (head?.message !== undefined && where !== undefined)
    return lint(head.rule, head.message, place(where), at, excerptEnd(lines, i))
  const broken = unreadable.exec(text)?.groups
  if (broken !== undefined) return lint(undefined, broken.message ?? text, place(broken), at, at)
  const file = reformat.exec(text)?.groups?.file
  if (file !== undefined) return format(file, at, at)
  return text === 'ruff failed' ? failure(lines, i) : undefined
}

function place(groups: Readonly<Record<string, string | undefined>>): Place {
  return { file: groups.file ?? '', line: groups.line, column: groups.column }
}

function lint(rule: string | undefined, message: string, where: Place, at: Line, to: Line): Finding {
  const ruleId = rule ?? 'invalid-syntax'
  return finding(
    {
      tool: 'ruff',
      failureType: lintType(rule),
      ruleId,
      message,
      signals: signalsOf(ruleId, message),
      artifacts: [artifact(where.file, where.line, where.column)],
      strength: 5,
    },
    at,
    at,
    to,
  )
}

function format(file: string, at: Line, to: Line): Finding {
  const message = `Would reformat: ${file}`
  const parts = { tool: 'ruff', failureType: 'code_formatting', ruleId: 'format', strength: 5 } as const
  return finding({ ...parts, message, signals: [message], artifacts: [artifact(file)] }, at, at, to)
}

/** `ruff failed` and its causes; the last cause on a line of its own says most. */
function failure(lines: readonly Line[], i: number): Finding {
  const at = lines[i] ?? { n: 1, text: '' }
  const causes: Line[] = []
  for (let k = i + 1; k < Math.min(lines.length, i + maxExcerpt) && lines[k]?.text.trim() !== ''; k++)
    causes.push(lines[k] ?? at)
  const texts = causes.map((line) => unprefix(line.text).trim())
  const message = `ruff failed: ${texts.join(' ')}`
  const file = /`([^`]{1,400}\.toml)`|Failed to parse (\S{1,400}\.toml)/.exec(message)
  return finding(
    {
      tool: 'ruff',
      failureType: 'configuration_error',
      ruleId: 'ruff failed',
      message,
      signals: signalsOf(undefined, texts.at(-1) ?? message),
      artifacts: file === null ? [] : [artifact(file[1] ?? file[2] ?? '')],
      strength: 5,
    },
    at,
    at,
    causes.at(-1) ?? at,
  )
}

/** `--output-format grouped`: the file stands once above its lines. */
function inGroups(lines: readonly Line[]): Finding[] {
  let file: string | undefined
  return lines.flatMap((at) => {
    const text = unprefix(at.text)
    const head = fileHead.exec(text)?.groups?.file
    if (head !== undefined) file = head
    const hit = file === undefined ? undefined : grouped.exec(text)?.groups
    return hit === undefined ? [] : [lint(hit.rule, hit.message ?? text, place({ ...hit, file }), at, at)]
  })
}

/** `ruff format --diff` names files in the diffs only. Black has a time stamp there and says `would reformat` besides. */
function diffs(lines: readonly Line[]): Finding[] {
  const texts = lines.map((line) => unprefix(line.text))
  const summed = texts.some((text) => /^\d+ files? would be reformatted/.test(text))
  if (!summed || texts.some((text) => /^Would reformat: |^would reformat |^unformatted: /.test(text))) return []
  return lines.flatMap((at, i) => {
    const file = /^--- (\S[^\t]{0,400})$/.exec(texts[i] ?? '')?.[1]
    if (file === undefined || !texts[i + 1]?.startsWith('+++ ')) return []
    const next = texts.findIndex((text, k) => k > i + 1 && (text.startsWith('--- ') || text === ''))
    const end = Math.min(next < 0 ? texts.length : next, i + 40) - 1
    return [format(file, at, lines[end] ?? at)]
  })
}

function excerptEnd(lines: readonly Line[], i: number): Line {
  let last = i
  while (
    last - i < maxExcerpt &&
    /^ {0,8}(?:\d{1,7} )? {0,8}\||^ {0,8}(?:-->|=|\d+ \+) ?|^(?:help|note): /.test(
      unprefix(lines[last + 1]?.text ?? ''),
    )
  )
    last++
  return lines[last] ?? { n: 1, text: '' }
}

/** One syntax error is told once as unreadable file and once as rule. */
function distinct(found: readonly Finding[]): Finding[] {
  const seen = new Map<string, Finding>()
  for (const f of found) {
    const key = JSON.stringify([f.artifacts, f.message.replace(/^SyntaxError: /, '')])
    if (!seen.has(key)) seen.set(key, f)
  }
  return [...seen.values()]
}
