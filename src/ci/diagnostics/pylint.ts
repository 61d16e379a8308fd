// pylint: text, colorized, parseable and the old `C:  1, 0:` lines. Its exit code is a bit mask, every category counts.
import type { FailureType } from '../../domain/evidence.ts'
import { type Diagnostic, finding } from './diagnostic.ts'
import { type Groups, type LineRule, readLines } from './per-line.ts'
import { unprefix } from './prefix.ts'
import { pythonFile } from './python-lint.ts'
import { readSentences } from './sentence-errors.ts'

const position = String.raw`(?<line>\d{1,7})(?::(?<column>\d{1,5}))?`

const rules: readonly LineRule[] = [
  {
    pattern: new RegExp(
      `^${pythonFile}:${position}: (?<code>[CRWEFI]\\d{4}): (?<message>\\S.*?)(?: \\((?<rule>[a-z][a-z0-9-]{2,60})\\))?$`,
    ),
    failureType: typeOf,
    strength: 5,
  },
  {
    pattern: new RegExp(
      `^${pythonFile}:${position}: \\[(?<code>[CRWEFI]\\d{4})\\((?<rule>[a-z][a-z0-9-]{2,60})\\),[^\\]]{0,200}\\] (?<message>\\S.*)$`,
    ),
    failureType: typeOf,
    strength: 5,
  },
]

const troubles: readonly LineRule[] = [
  {
    pattern: /^pylint: error: (?<message>\S.*)$/,
    failureType: 'configuration_error',
    ruleId: 'usage',
    strength: 5,
  },
  {
    pattern: /^(?<message>(?:Problem importing module|problem while parsing|No such file or directory:) .{1,300})$/i,
    failureType: 'configuration_error',
    ruleId: 'usage',
    strength: 2,
  },
]

export const pylint: Diagnostic = {
  tool: 'pylint',
  reads: 'messages of pylint in text, colorized and parseable form, a rating below --fail-under, wrong usage',
  fixtures: 'real',
  sign: /\.pyi?:\d+(?::\d+)?: (?:[CRWEFI]\d{4}: |\[[CRWEFI]\d{4}\()|^pylint: error: |Your code has been rated at /,
  read(lines, step) {
    const found = [...readLines('pylint', lines, rules), ...readSentences('pylint', lines, troubles)]
    if (found.length > 0 || (step.exitCode ?? 0) === 0) return found
    // Only a score below the threshold is left, where messages are switched off.
    const line = lines.findLast(({ text }) => /^Your code has been rated at (?!10\.00)/.test(unprefix(text)))
    if (line === undefined) return []
    const message = unprefix(line.text)
    return [finding({ tool: 'pylint', failureType: 'linting', ruleId: 'fail-under', message, strength: 2 }, line)]
  },
}

function typeOf({ code, rule }: Groups): FailureType {
  if (code === 'E0001' || rule === 'syntax-error') return 'syntax_error'
  if (/^C011[456]$/.test(code ?? '')) return 'doc_docstring'
  return 'linting'
}
