// Examples of the standard library's doctest, run by itself, by unittest or by Sphinx.
import { artifact, type Diagnostic, type Finding, finding, type Line } from './diagnostic.ts'
import { unprefix } from './prefix.ts'
import { exceptionOf, isExceptionName } from './python-errors.ts'

const place = /^ *File "([^"]{1,400})", line (\d{1,7}|\?), in (\S{1,200})$/
const maxExample = 40

export const doctest: Diagnostic = {
  tool: 'doctest',
  reads: 'failed examples of doctest and of Sphinx’s doctest builder',
  fixtures: 'real',
  sign: /^(?:.{0,60} )?Failed example:$/,
  read: (lines) => lines.flatMap((_, i) => exampleAt(lines, i) ?? []),
}

function exampleAt(lines: readonly Line[], i: number): Finding | undefined {
  const head = lines[i]
  if (head === undefined || !/^ *Failed example:$/.test(unprefix(head.text))) return undefined
  const where = place.exec(unprefix(lines[i - 1]?.text ?? ''))
  let end = i
  while (
    end - i < maxExample &&
    !/^(?:\*{20,}|-{20,}|={20,})$|^\d+ items? had/.test(unprefix(lines[end + 1]?.text ?? '*'.repeat(20)).trim())
  )
    end++
  const texts = lines.slice(i + 1, end + 1).map((line) => unprefix(line.text))
  const expected = texts.findIndex((text) => /^ *(?:Expected(?: nothing)?|Differences .{0,60}):$/.test(text))
  const raised = texts.findLastIndex((text) => isExceptionName(exceptionOf(text.trim())?.name ?? ''))
  const exception = texts.some((text) => /^ *Exception raised:$/.test(text))
  const k = exception ? raised : expected
  const at = lines[k < 0 ? i : i + 1 + k] ?? head
  const message = exception && raised >= 0 ? (texts[raised] ?? '') : texts.slice(Math.max(expected, 0)).join(' ')
  const name = exception && raised >= 0 ? exceptionOf(message.trim())?.name : undefined
  return finding(
    {
      tool: 'doctest',
      failureType: 'test_failure',
      ruleId: name ?? 'DocTestFailure',
      message,
      signals: ['Failed example:', (texts[0] ?? '').trim().slice(0, 60), ...(name === undefined ? [] : [name])],
      artifacts: where?.[1] === undefined ? [] : [artifact(where[1], where[2], undefined, where[3])],
      strength: 5,
    },
    at,
    lines[i - 1] ?? head,
    lines[end],
  )
}
