// Prettier: `--check`, `--list-different`, files it cannot parse, configuration it refuses.
import { artifact, type Diagnostic, type Finding, finding, type Line, type StepContext } from './diagnostic.ts'
import { errorType, missingModule } from './js-error.ts'
import { contextEnd } from './per-line.ts'
import { unprefix } from './prefix.ts'
import { signalsOf } from './quoted.ts'

const tool = 'prettier'
const named = /prettier|Checking formatting|code style (?:issues|in)/i
const unformatted = /^\[warn\] (\S.{0,400})$/
const failed = /^\[error\] (\S.{0,400}?): (\w*Error): (.*)$/
const refused =
  /^\[error\] (No (?:files|matching files|parser|supported)\b.*|Invalid (?:configuration|value|option)\b.*|Cannot find .*|Couldn't (?:find|resolve) .*|.*Error\[?.*plugin.*)$/
const position = /\((\d{1,6}):(\d{1,6})\)$/
// sbt and others write `[warn] <sentence>` too: only a bare path counts, which has an extension or no blank.
const path = /^(?:[^\s:]{1,300}\/)?[^\s:/]{1,100}$|^[^:]{1,300}\.[A-Za-z]\w{0,9}$/
const listing = /prettier\b.{0,300} (?:-l|-cl|--list-different)\b/
const excerpt = /^\[error\] (?:>| ) *\d* ?\|/

export const prettier: Diagnostic = {
  tool,
  reads: '--check, --list-different, files that do not parse, refused configuration',
  fixtures: 'real',
  sign: /(?:^|\s)\s{0,40}\[(?:warn|error)\] |prettier/i,
  read(lines, step) {
    if (!lines.some((line) => named.test(line.text)) && !named.test(step.command)) return []
    return lines.flatMap((line, i) => lineFinding(lines, line, i) ?? []).concat(listed(lines, step))
  },
}

function lineFinding(lines: readonly Line[], line: Line, i: number): Finding | undefined {
  const text = unprefix(line.text).trimEnd()
  const file = unformatted.exec(text)?.[1]
  if (file !== undefined) return path.test(file) ? formatting(line, file, 4) : undefined
  const hit = failed.exec(text)
  const place = position.exec(text)
  if (hit !== null) {
    const [, where = '', name = '', message = ''] = hit
    const parts = {
      tool,
      failureType: name === 'SyntaxError' ? ('syntax_error' as const) : errorType(message),
      ruleId: name,
      message: `${name}: ${message}`,
      signals: signalsOf(name, message),
      artifacts: [artifact(where, place?.[1], place?.[2])],
      strength: 5 as const,
    }
    return finding(parts, line, line, contextEnd(lines, i, excerpt))
  }
  const sentence = refused.exec(text)?.[1]
  if (sentence === undefined) return undefined
  const absent = missingModule(sentence) !== undefined
  return finding(
    {
      tool,
      failureType: absent ? 'dependency_issue' : 'configuration_error',
      message: sentence,
      signals: signalsOf(undefined, sentence),
      strength: 4,
    },
    line,
  )
}

function formatting(line: Line, file: string, strength: Finding['strength']): Finding {
  return finding(
    {
      tool,
      failureType: 'code_formatting',
      message: `${file} is not formatted`,
      signals: ['prettier', file.slice(0, 100)],
      artifacts: [artifact(file)],
      strength,
    },
    line,
  )
}

/** `--list-different` prints bare paths and nothing else, so they count only where the command is seen. */
function listed(lines: readonly Line[], step: StepContext): Finding[] {
  const from = listing.test(step.command) ? 0 : lines.findIndex((line) => listing.test(line.text)) + 1
  if (from === 0 && !listing.test(step.command)) return []
  const files = lines
    .slice(from)
    .filter((line) => line.mark === undefined && /^[^\s:>[(]{1,300}\.[A-Za-z]\w{0,9}$/.test(line.text))
  return files.map((line) => formatting(line, line.text, 3))
}
