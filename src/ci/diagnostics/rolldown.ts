// rolldown, the bundler inside Vite 8 and later: `[CODE] message`, then a box with the place and the source line.
import type { FailureType } from '../../domain/evidence.ts'
import { artifact, type Diagnostic, type Finding, finding, type Line } from './diagnostic.ts'
import { errorSignals, errorType, missingModule } from './js-error.ts'
import { unprefix } from './prefix.ts'
import { indexFrom } from './test-block.ts'

const tool = 'rolldown'
const headline = /^(?:Error: )?(?:\[\w{1,40}\] )?Build failed with \d+ errors?:$/
const coded = /^\[([A-Z][A-Z_]{2,40})\] (?:Error: )?(\S.*)$/
const box = /╭─\[ ?(\S{1,300}):(\d{1,7}):(\d{1,5}) ?\]/
const frame = /^\s{0,8}at /
/** Errors that one build prints at most before we stop looking for more. */
const reach = 2000

export const rolldown: Diagnostic = {
  tool,
  reads: 'build errors of rolldown and of Vite 8: each code with its place',
  fixtures: 'real',
  sign: /(?:^|\s)Build failed with \d+ errors?:$/,
  read(lines) {
    const texts = lines.map((line) => unprefix(line.text).trimEnd())
    const from = texts.findIndex((text) => headline.test(text))
    if (from < 0) return []
    const end = indexFrom(texts, from + 1, reach, (text) => frame.test(text))
    const found: Finding[] = []
    for (let i = from + 1; i < end; i++) {
      const next = indexFrom(texts, i + 1, Math.min(60, end - i - 1), (text) => coded.test(text))
      const made = codedFinding(lines, texts, i, next)
      if (made !== undefined) found.push(made)
    }
    return found
  },
}

function codedFinding(lines: readonly Line[], texts: readonly string[], i: number, next: number): Finding | undefined {
  const line = lines[i]
  const [, code = '', message] = coded.exec(texts[i] ?? '') ?? []
  if (line === undefined || message === undefined) return undefined
  const place = box.exec(texts[i + 1] ?? '')
  const importer = / in (\S{1,300})$/.exec(message)?.[1]
  const closed = indexFrom(texts, i + 1, next - i - 1, (text) => text === '')
  const file = place === null ? importer : place[1]
  return finding(
    {
      tool,
      failureType: typeOf(code, message),
      ruleId: code,
      message,
      signals: errorSignals(code, message),
      artifacts: file === undefined ? [] : [artifact(file, place?.[2], place?.[3])],
      strength: 5,
    },
    line,
    line,
    lines[Math.min(closed, i + 8) - 1] ?? line,
  )
}

function typeOf(code: string, message: string): FailureType {
  if (code === 'PARSE_ERROR') return 'syntax_error'
  if (code === 'MISSING_EXPORT') return 'type_checking'
  return missingModule(message) === undefined && code.includes('OPTION') ? 'configuration_error' : errorType(message)
}
