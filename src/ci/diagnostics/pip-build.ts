// A package that pip had to build and could not: the output of the build stands indented inside of pip's block.

import { buildCause } from './build-cause.ts'
import { type Finding, finding, type Line } from './diagnostic.ts'
import { unprefix } from './prefix.ts'
import { exceptionOf, isExceptionName } from './python-errors.ts'
import { signalsOf } from './quoted.ts'

/** `error: subprocess-exited-with-error`, indented when pip runs inside of pip; older pips: `ERROR: Command errored out …`. */
const start =
  /^ *(?:error: (?:subprocess-exited-with-error|metadata-generation-failed|legacy-install-failure)|ERROR: Command errored out with exit status -?\d{1,6}:.*)$/
const step = /^ *× (\S.{0,300}?) did not run successfully\.$/
const end = /^ *(?:\[end of output\]|-{40,})$/
const maxBlock = 400

/** One finding for each package whose build failed; the message is the build's own last error. */
export function buildFailures(lines: readonly Line[]): Finding[] {
  const found: Finding[] = []
  for (let i = 0; i < lines.length; i++) {
    const at = lines[i]
    if (at === undefined || !start.test(unprefix(at.text))) continue
    const texts = blockOf(lines, i)
    // pip repeats the block without its output (`See above for output.`).
    if (texts.some((text) => /See above for output/.test(text)) || texts.length === 0) continue
    found.push(failure(lines, i, texts))
    i += texts.length
  }
  return found.length > 0 ? found : wheels(lines)
}

function blockOf(lines: readonly Line[], i: number): string[] {
  const texts: string[] = []
  for (let k = i + 1; k < Math.min(lines.length, i + maxBlock); k++) {
    const text = unprefix(lines[k]?.text ?? '')
    texts.push(text)
    if (end.test(text) || /See above for output/.test(text)) return texts
  }
  return texts.slice(0, 40)
}

function failure(lines: readonly Line[], i: number, texts: readonly string[]): Finding {
  const doing = texts.map((text) => step.exec(text)?.[1]).find((text) => text !== undefined)
  const told = buildCause(texts)
  const k = told < 0 ? i : i + 1 + told
  const at = lines[k] ?? lines[i] ?? { n: 1, text: '' }
  const raised = exceptionOf(unprefix(at.text).trim())
  const message = told < 0 ? (doing ?? unprefix(at.text).trim()) : unprefix(at.text).trim()
  const lib = /No module named '([^']{1,100})'/.exec(message)?.[1]
  return finding(
    {
      tool: 'pip',
      failureType: 'package_install_error',
      ruleId: 'subprocess-exited-with-error',
      message: doing === undefined || told < 0 ? message : `${doing}: ${message}`,
      signals: [
        'subprocess-exited-with-error',
        ...(raised !== undefined && isExceptionName(raised.name) ? [raised.name] : []),
        ...(lib === undefined ? signalsOf(undefined, message) : [lib]),
      ].slice(0, 4),
      strength: 5,
    },
    at,
    k - i < 60 ? lines[i] : at,
    lines[i + texts.length],
  )
}

/** Where the block is missing: `ERROR: Failed building wheel for x`. */
function wheels(lines: readonly Line[]): Finding[] {
  const seen = new Set<string>()
  return lines.flatMap((line) => {
    const text = unprefix(line.text).trim()
    const name = /^ERROR: (?:Failed building wheel for|Could not build wheels for|Failed to build) (\S{1,200})/.exec(
      text,
    )?.[1]
    if (name === undefined || seen.has(name)) return []
    seen.add(name)
    const parts = {
      tool: 'pip',
      failureType: 'package_install_error',
      ruleId: 'failed-wheel-build',
      strength: 3,
    } as const
    return [finding({ ...parts, message: text, signals: [name.replace(/,$/, ''), 'Failed building wheel'] }, line)]
  })
}
