// Biome: `check`, `lint`, `format` and `ci`. A heading with file and rule, then `×` and what is wrong; or GitHub annotations alone.
import type { FailureType } from '../../domain/evidence.ts'
import { artifact, type Diagnostic, type Finding, finding, type Line } from './diagnostic.ts'
import { unprefix } from './prefix.ts'
import { signalsOf } from './quoted.ts'

const tool = 'biome'
const categories =
  'lint/[\\w/]{1,80}|assist/[\\w/]{1,80}|suppressions/\\w{1,40}|syntax/[\\w/]{1,80}|internalError/\\w{1,40}|files/\\w{1,40}|organizeImports|format|parse|deserialize|configuration|plugin|check|ci|lint|assist|migrate'
const heading = new RegExp(
  `^(?:([^\\s━].{0,300}?)(?::(\\d{1,6}):(\\d{1,6}))? )?(${categories})(?: [ A-Z]{2,20})? ━{3,}`,
)
const reason = /^\s{1,4}[×✖] (.+)$/
const annotation = /^\S.{0,1000}$/

export const biome: Diagnostic = {
  tool,
  reads: 'check, lint, format and ci in the default form, the github reporter, refused configuration',
  fixtures: 'real',
  sign: /(?:^|\s)(?:lint|assist|internalError)\/\w|(?:^|\s)(?:organizeImports|format|parse|deserialize|configuration|plugin|check|ci|lint)(?: [ A-Z]{2,20})? ━{3,}/,
  read(lines) {
    const found = blocks(lines)
    const single = found.filter((one) => one.strength > 2)
    if (single.length > 0) return single
    // The github reporter leaves only messages: no file, no rule. They stand before the closing summary.
    const marked =
      found.length === 0 ? [] : lines.filter((line) => line.mark === 'error' && line.n < (found[0]?.at ?? 0))
    return marked.length > 0 ? marked.filter((line) => annotation.test(line.text)).map(annotated) : found.slice(0, 1)
  },
}

function blocks(lines: readonly Line[]): Finding[] {
  const found: Finding[] = []
  for (const [i, line] of lines.entries()) {
    const head = heading.exec(unprefix(line.text))
    if (head === null) continue
    // The reason follows after one blank line; a `!` or `i` first makes it a warning or a hint.
    const at = lines.slice(i + 1, i + 6).find((next) => /^\s{1,4}[×✖!iℹ⚠] /.test(unprefix(next.text)))
    const message = at === undefined ? undefined : reason.exec(unprefix(at.text))?.[1]
    // Only a consequence of the parse error that is reported beside it.
    if (message?.startsWith('Code formatting aborted')) continue
    if (at !== undefined && message !== undefined)
      found.push(blockFinding(head, message, at, line, excerptEnd(lines, i)))
  }
  return found
}

function blockFinding(head: RegExpExecArray, message: string, at: Line, from: Line, to: Line): Finding {
  const [, path, row, column, category = ''] = head
  return finding(
    {
      tool,
      failureType: typeOf(category),
      ruleId: category,
      message,
      signals: signalsOf(category, message),
      artifacts: path === undefined ? [] : [artifact(path, row, column)],
      strength: path === undefined ? 2 : 5,
    },
    at,
    from,
    to,
  )
}

/** Last line of the first excerpt under a heading. */
function excerptEnd(lines: readonly Line[], i: number): Line {
  let last = i
  for (let k = i + 1; k < Math.min(lines.length, i + 14); k++) {
    const text = unprefix(lines[k]?.text ?? '')
    if (heading.test(text) || /^\s{1,4}[iℹ] /.test(text)) break
    if (text.trim() !== '') last = k
  }
  return lines[last] ?? { n: 1, text: '' }
}

function typeOf(category: string): FailureType {
  if (/^(?:format|organizeImports|assist)/.test(category)) return 'code_formatting'
  if (/^(?:parse|syntax)/.test(category)) return 'syntax_error'
  return /^(?:lint|suppressions|plugin|check|ci)/.test(category) ? 'linting' : 'configuration_error'
}

function annotated(line: Line): Finding {
  const formatting = /formatt(?:er|ing)|imports and exports are not sorted/i.test(line.text)
  const parsing = /^(?:Expected|expected) .{1,200} but instead found/.test(line.text)
  const failureType = formatting ? 'code_formatting' : parsing ? 'syntax_error' : 'linting'
  return finding({ tool, failureType, message: line.text, signals: signalsOf(undefined, line.text), strength: 3 }, line)
}
