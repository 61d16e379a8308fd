// An uncaught exception of any Python program. Test runners print tracebacks too; theirs are read by their own diagnostics.
import { artifact, type Diagnostic, type Finding, finding, type Line } from './diagnostic.ts'
import { unprefix } from './prefix.ts'
import { type Frame, failureTypeOf, frameOf, isWrapper } from './python-errors.ts'
import { placesOf, readStack, type Stack, tracebackHead } from './python-stack.ts'
import { signalsOf } from './quoted.ts'

const fatal = /^Fatal Python error: (.{1,300})$/
const bareSyntax = /^ *((?:SyntaxError|IndentationError|TabError): .*)$/
/** A window starts here at most this far above the exception; longer stacks lose their outermost frames. */
const above = 30
/** Lines that may follow an exception which ended the program: wrappers say that it failed. */
const after = 12

export const traceback: Diagnostic = {
  tool: 'python',
  reads: 'tracebacks of uncaught exceptions (chained, grouped, syntax errors without a traceback, fatal errors)',
  fixtures: 'real',
  sign: /Traceback \(most recent call last\):|^.{0,80}(?:SyntaxError|IndentationError|TabError): |Fatal Python error: /,
  read(lines) {
    const found: Finding[] = []
    const owned = testOutput(lines)
    const tail = tailStart(lines)
    for (let i = 0; i < lines.length; i++) {
      const line = lines[i]
      if (line === undefined || owned.has(line.n)) continue
      const text = unprefix(line.text)
      if (tracebackHead.test(text)) {
        const stack = readStack(lines, i)
        if (stack === undefined) continue
        i = stack.end
        if (isIgnored(lines, stack.start)) continue
        if (!stack.group || !hasParts(lines, stack.at)) found.push(uncaught(lines, stack, stack.at >= tail))
      } else {
        const other = syntaxError(lines, i, text) ?? fatalError(lines, i, text)
        if (other !== undefined) found.push(other)
      }
    }
    return distinct(found)
  },
}

/** Errors in `__del__` and the like: Python prints and drops them, pytest makes a warning of them. */
const dropped = /^Exception ignored in|\bPytestUnraisableExceptionWarning\b|: Exception ignored in/

function isIgnored(lines: readonly Line[], start: number): boolean {
  return lines.slice(Math.max(0, start - 3), start).some((line) => dropped.test(unprefix(line.text)))
}

/** A traceback as a finding. A last one weighs more: a program goes on after those it only logs. */
function uncaught(lines: readonly Line[], stack: Stack, ends: boolean): Finding {
  const { name, message, frames } = stack
  const at = lineAt(lines, stack.at)
  // The file that Python cannot read is the place to mend, wherever it is installed.
  const broken = failureTypeOf(name, message) === 'syntax_error' ? frames.at(-1) : undefined
  return finding(
    {
      tool: 'python',
      failureType: failureTypeOf(name, message),
      ruleId: name,
      message: message === '' ? `${stack.text} ${detail(lines, stack.at)}` : stack.text,
      signals: [...signalsOf(name, message), ...stack.causes].slice(0, 4),
      artifacts:
        broken === undefined
          ? placesOf(frames)
          : [artifact(broken.path, broken.line), ...placesOf(frames.slice(0, -1))],
      strength: name === 'KeyboardInterrupt' || isWrapper(name, message) ? 2 : ends ? 4 : 3,
    },
    at,
    lineAt(lines, Math.max(stack.start, stack.at - above)),
    at,
  )
}

/** Some exceptions put their words on the lines below: `sh.ErrorReturnCode_2:`, then `  RAN: make`. */
function detail(lines: readonly Line[], at: number): string {
  const next = lines.slice(at + 1, at + 4).find((line) => line.text.trim() !== '')
  return next !== undefined && /^\s+\S/.test(unprefix(next.text)) ? next.text.trim() : ''
}

/** The compiler's errors come without a traceback when the program itself cannot be read. */
function syntaxError(lines: readonly Line[], i: number, text: string): Finding | undefined {
  const message = bareSyntax.exec(text)?.[1]
  if (message === undefined) return undefined
  for (let k = i - 1; k >= Math.max(0, i - 5); k--) {
    const frame = frameOf(unprefix(lines[k]?.text ?? ''))
    if (frame === undefined) continue
    const name = message.slice(0, message.indexOf(':'))
    return finding(
      {
        tool: 'python',
        failureType: 'syntax_error',
        ruleId: name,
        message,
        signals: signalsOf(name, message),
        artifacts: placesOf([frame]),
        strength: 4,
      },
      lineAt(lines, i),
      lineAt(lines, k),
    )
  }
  return undefined
}

/** The interpreter died; its stack is printed innermost first. */
function fatalError(lines: readonly Line[], i: number, text: string): Finding | undefined {
  const message = fatal.exec(text)?.[1]
  if (message === undefined) return undefined
  const frames: Frame[] = []
  let last = i
  for (let k = i + 1; k < Math.min(lines.length, i + above); k++) {
    const frame = frameOf(unprefix(lines[k]?.text ?? ''))
    if (frame === undefined) continue
    frames.unshift(frame)
    last = k
  }
  const parts = { tool: 'python', failureType: 'runtime_error', ruleId: 'Fatal Python error', strength: 4 } as const
  return finding(
    {
      ...parts,
      message: `Fatal Python error: ${message}`,
      signals: [message.slice(0, 80)],
      artifacts: placesOf(frames),
    },
    lineAt(lines, i),
    lineAt(lines, i),
    lineAt(lines, last),
  )
}

function hasParts(lines: readonly Line[], at: number): boolean {
  return lines.slice(at + 1, at + 4).some((line) => /\+-\+-{4,}/.test(line.text))
}

/** Index from which on only wrappers speak. */
function tailStart(lines: readonly Line[]): number {
  let i = lines.length
  for (let left = after + 1; i > 0 && left > 0; i--) if (lines[i - 1]?.text.trim() !== '') left--
  return i
}

/** Line numbers inside of a pytest session or a unittest report: what happens there is a test's failure. */
function testOutput(lines: readonly Line[]): ReadonlySet<number> {
  const inside = new Set<number>()
  let session: 'pytest' | 'unittest' | undefined
  let before = ''
  for (const { n, text } of lines) {
    if (/={3,} (?:test session starts|ERRORS|FAILURES|RERUNS) ={3,}$/.test(text)) session = 'pytest'
    // unittest rules off each title with a line of `=` above it.
    else if (/={70}$/.test(before) && /(?:^| )(?:FAIL|ERROR): \S/.test(text)) session = 'unittest'
    if (session !== undefined || text.startsWith('INTERNALERROR>')) inside.add(n)
    if (session === 'pytest' && /\bin \d{1,6}(?:\.\d{1,3})?s(?: \(.{1,20}\))?(?: =+)?$/.test(text)) session = undefined
    if (session === 'unittest' && /^Ran \d+ tests? in /.test(text)) session = undefined
    before = text
  }
  return inside
}

function lineAt(lines: readonly Line[], i: number): Line {
  return lines[i] ?? { n: 1, text: '' }
}

function distinct(found: readonly Finding[]): Finding[] {
  const seen = new Map<string, Finding>()
  for (const f of found) {
    const key = JSON.stringify([f.message, f.artifacts])
    const before = seen.get(key)
    if (before === undefined || f.strength > before.strength) seen.set(key, f)
  }
  return [...seen.values()]
}
