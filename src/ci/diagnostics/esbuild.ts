// esbuild and tools built on it (tsup, tsx, Angular): `✘ [ERROR] message`, then the place on a line of its own.
import type { FailureType } from '../../domain/evidence.ts'
import { artifact, type Diagnostic, type Finding, finding, type Line } from './diagnostic.ts'
import { errorSignals, errorType, missingModule, placeAtEnd } from './js-error.ts'
import { contextEnd } from './per-line.ts'
import { unprefix } from './prefix.ts'

const tool = 'esbuild'
const headed = /^\s{0,4}[✘X] \[ERROR\] (\S.*?)(?: \[plugin ([^\]]{1,80})\])?$/
const placed =
  /^\s{0,8}(?:Error: )?(\S.{0,300}\.(?:[cm]?[jt]sx?|vue|svelte|astro|html|json|css|s[ac]ss|less):\d{1,7}:\d{1,5}): ERROR: (.*)$/

export const esbuild: Diagnostic = {
  tool,
  reads: 'errors of the esbuild command and of tools that print its messages (tsup, tsx, Angular)',
  fixtures: 'real',
  sign: /[✘X] \[ERROR\] \S|:\d{1,7}:\d{1,5}: ERROR: /,
  read(lines) {
    const found = new Map<string, Finding>()
    for (const [i, line] of lines.entries()) {
      const made = lineFinding(lines, line, i)
      const key = JSON.stringify([made?.message, made?.artifacts])
      if (made !== undefined && !found.has(key)) found.set(key, made)
    }
    return [...found.values()]
  },
}

function lineFinding(lines: readonly Line[], line: Line, i: number): Finding | undefined {
  const text = unprefix(line.text).trimEnd()
  const head = headed.exec(text)
  const inline = placed.exec(text)
  const message = head?.[1] ?? inline?.[2]
  // Type errors that Angular passes through esbuild are read by the module for tsc.
  if (message === undefined || /^TS-?\d{4,5}: /.test(message)) return undefined
  const place = inline === null ? placeBelow(lines, i) : placeAtEnd(inline[1] ?? '')
  const ruleId = missingModule(message) === undefined ? undefined : 'MODULE_NOT_FOUND'
  return finding(
    {
      tool,
      failureType: typeOf(message),
      ...(ruleId === undefined ? {} : { ruleId }),
      message,
      signals: errorSignals(ruleId, message),
      artifacts: place === undefined ? [] : [artifact(place.path, place.line, place.column)],
      // Inside a test run the block around it says more.
      strength: place === undefined ? 3 : inline === null ? 5 : 4,
    },
    line,
    line,
    contextEnd(lines, i, /^$|^ {4,8}\S/, 5),
  )
}

function placeBelow(lines: readonly Line[], i: number) {
  for (const next of lines.slice(i + 1, i + 4)) {
    const text = unprefix(next.text).trim()
    const place = text.endsWith(':') ? placeAtEnd(text.slice(0, -1)) : undefined
    if (place !== undefined) return place
  }
  return undefined
}

function typeOf(message: string): FailureType {
  if (/^No matching export in /.test(message)) return 'type_checking'
  const type = errorType(message)
  if (type !== 'runtime_error' || missingModule(message) !== undefined) return type
  return /^(?:Unexpected|Expected|Unterminated|The symbol|Top-level await|Syntax error|Invalid)/.test(message)
    ? 'syntax_error'
    : type
}
