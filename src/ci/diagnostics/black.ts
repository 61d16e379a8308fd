// black --check and --diff: one finding a file; the diff is part of its evidence.
import { artifact, type Diagnostic, type Finding, finding, type Line } from './diagnostic.ts'
import { unprefix } from './prefix.ts'

const would = /^would reformat (\S.{0,400})$/
const unreadable =
  /^error: cannot (?:format (\S.{0,300}?): (?:Cannot parse[^:]{0,60}: )?(?:(\d{1,7}):\d{1,5}: )?(.*)|parse: (\S.{0,300}?):(\d{1,7}):(\d{1,5}))$/
const diffHead = /^--- (\S[^\t]{0,400})\t\d{4}-/
const maxDiff = 40

export const black: Diagnostic = {
  tool: 'black',
  reads: 'files that black --check or --diff would reformat or cannot parse, wrong usage',
  fixtures: 'real',
  sign: /would reformat |error: cannot (?:format|parse)|Usage: black /,
  read(lines) {
    const texts = lines.map((line) => unprefix(line.text))
    const diffs = diffsOf(lines, texts)
    const found = new Map<string, Finding>()
    lines.forEach((line, i) => {
      const one = reformat(line, texts[i] ?? '', diffs) ?? broken(lines, texts, i) ?? usage(line, texts, i)
      if (one !== undefined && !found.has(one.message)) found.set(one.message, one)
    })
    return [...found.values()]
  },
}

function reformat(line: Line, text: string, diffs: ReadonlyMap<string, readonly [Line, Line]>): Finding | undefined {
  const file = would.exec(text)?.[1]
  if (file === undefined) return undefined
  const [from, to] = diffs.get(file) ?? [line, line]
  const parts = { tool: 'black', failureType: 'code_formatting', ruleId: 'format', strength: 5 } as const
  return finding(
    { ...parts, message: text, signals: [text], artifacts: [artifact(file)] },
    from === line || Math.abs(line.n - from.n) < maxDiff ? line : from,
    from,
    from === line || Math.abs(line.n - from.n) < maxDiff ? line : to,
  )
}

/** Black 26 prints `error: cannot parse: file:1:6` and the parser's words below, older ones all in one line. */
function broken(lines: readonly Line[], texts: readonly string[], i: number): Finding | undefined {
  const hit = unreadable.exec(texts[i] ?? '')
  const at = lines[i]
  const file = hit?.[1] ?? hit?.[4]
  if (hit === null || at === undefined || file === undefined) return undefined
  const line = hit[2] ?? hit[5]
  const last = /^\s/.test(texts[i + 1] ?? '') ? Math.min(i + 3, lines.length - 1) : i
  const unparsed = line !== undefined || /parse|syntax/i.test(texts[i] ?? '')
  return finding(
    {
      tool: 'black',
      failureType: unparsed ? 'syntax_error' : 'code_formatting',
      ruleId: 'cannot parse',
      message: last > i ? `${texts[i]} ${texts[last]}` : (texts[i] ?? ''),
      signals: ['error: cannot', file],
      artifacts: [artifact(file, line, hit[6])],
      strength: 5,
    },
    at,
    at,
    lines[last],
  )
}

function usage(line: Line, texts: readonly string[], i: number): Finding | undefined {
  if (!/^Usage: black /.test(texts[i] ?? '')) return undefined
  const k = texts.findIndex((text, n) => n > i && n < i + 5 && text.startsWith('Error: '))
  const message = texts[k]
  if (message === undefined) return undefined
  const parts = { tool: 'black', failureType: 'configuration_error', ruleId: 'usage', strength: 5 } as const
  return finding({ ...parts, message, signals: [message.slice(0, 80)] }, { n: line.n + k - i, text: message }, line)
}

/** First and last line of each file's diff. */
function diffsOf(lines: readonly Line[], texts: readonly string[]): Map<string, readonly [Line, Line]> {
  const found = new Map<string, readonly [Line, Line]>()
  texts.forEach((text, i) => {
    const file = diffHead.exec(text)?.[1]
    const first = lines[i]
    if (file === undefined || first === undefined) return
    let last = i + 1
    while (last + 1 < texts.length && last - i < maxDiff && /^(?:[ +@\\]|-(?!-- )|$)/.test(texts[last + 1] ?? ''))
      last++
    found.set(file, [first, lines[last] ?? first])
  })
  return found
}
