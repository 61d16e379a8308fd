// Node.js itself: uncaught exceptions, unhandled rejections, modules that are not there, no memory left.
// The trace starts with the source line and a caret; newer versions end it with `Node.js v20.1.0`.
import { artifact, type Diagnostic, type Finding, finding, type Line } from './diagnostic.ts'
import {
  errorHead,
  errorSignals,
  errorType,
  isForeign,
  missingModule,
  placeAtEnd,
  projectFrames,
  requiredBy,
  stackFrame,
} from './js-error.ts'
import { unprefix } from './prefix.ts'
import { indexFrom } from './test-block.ts'

const tool = 'node'
const heap = /^FATAL ERROR: (.*(?:heap out of memory|Allocation failed).*)$/
const thrownAt = /^(\S.{0,400}:\d{1,7})$/
const badOption =
  /^(?:\S{1,200}[\\/])?node(?:\.exe)?: (bad option: .*|.* is not allowed in NODE_OPTIONS.*|.*requires an argument.*)$/
const deprecatedRejection = /UnhandledPromiseRejectionWarning: (.*)$/

export const node: Diagnostic = {
  tool,
  reads:
    'uncaught exceptions and unhandled rejections with their stack, missing modules, out of memory, refused options',
  fixtures: 'real',
  sign: /(?:^|\s)(?:# )?\s{0,4}\^{1,200}\s{0,4}$|(?:^|\s)(?:# )?Node\.js v\d|heap out of memory|node: bad option: |is not allowed in NODE_OPTIONS|UnhandledPromiseRejectionWarning: /,
  read(lines) {
    // TAP shows what a test file printed as comments.
    const texts = lines.map((line) => unprefix(line.text).replace(/^# /, '').trimEnd())
    return texts.flatMap(
      (text, i) => (/^\s{0,200}\^{1,200}$/.test(text) ? uncaught(lines, texts, i) : other(lines, text, i)) ?? [],
    )
  },
}

/** A trace, seen from its caret: above it the place and the source line, below it the error and its frames. */
function uncaught(lines: readonly Line[], texts: readonly string[], caret: number): Finding | undefined {
  const place = texts
    .slice(Math.max(0, caret - 3), caret)
    .map((text) => thrownAt.exec(text)?.[1])
    .find((hit) => hit !== undefined)
  const at = indexFrom(texts, caret + 1, 6, (text) => text !== '')
  const message = texts[at]
  const line = lines[at]
  const from = place === undefined ? undefined : texts.lastIndexOf(place, caret)
  if (place === undefined || from === undefined || message === undefined || line === undefined) return undefined
  const end = traceEnd(texts, at + 1)
  // Deno, Bun and bundlers draw carets too; under Node's there is a named error, or its version closes the trace.
  const closed = texts.slice(at, end + 2).some((text) => /^Node\.js v\d/.test(text))
  if (
    !closed &&
    (errorHead(message) === undefined || !texts.slice(at + 1, at + 8).some((text) => stackFrame(text) !== undefined))
  )
    return undefined
  const thrown = placeAtEnd(place)
  const own = thrown !== undefined && !isForeign(thrown.path) ? [thrown] : []
  const frames = projectFrames(texts.slice(at, end)).filter(
    (frame) => frame.path !== own[0]?.path || frame.line !== own[0]?.line,
  )
  const importer = / imported from (\S{1,300})$/.exec(message)?.[1] ?? requiredBy(texts.slice(at + 1, at + 4))
  // A frame in the importing file has its line, so the bare path is needed only without one.
  const asking = importer === undefined || frames.some((frame) => frame.path === importer) ? [] : [artifact(importer)]
  const artifacts = [...own, ...asking, ...frames].slice(0, 5)
  const ruleId = ruleOf(message)
  const parts = {
    tool,
    failureType: errorType(message),
    message,
    signals: errorSignals(ruleId, message),
    artifacts,
    strength: 4 as const,
  }
  return finding(
    { ...parts, ...(ruleId === undefined ? {} : { ruleId }) },
    line,
    lines[from],
    lines[Math.min(end, at + 12) - 1] ?? line,
  )
}

function ruleOf(message: string): string | undefined {
  const head = errorHead(message)
  if (head?.code !== undefined) return head.code
  if (missingModule(message) !== undefined) return 'MODULE_NOT_FOUND'
  return head?.name === 'Error' ? undefined : head?.name
}

/** Index after the last frame. */
function traceEnd(texts: readonly string[], start: number): number {
  return indexFrom(texts, start, 40, (text) => text === '' || /^(?:\}|Node\.js v)/.test(text))
}

function other(lines: readonly Line[], text: string, i: number): Finding | undefined {
  const line = lines[i]
  const memory = heap.exec(text)?.[1]
  const option = badOption.exec(text)?.[1]
  const rejection = deprecatedRejection.exec(text)?.[1]
  if (line === undefined) return undefined
  if (memory !== undefined)
    return finding(
      {
        tool,
        failureType: 'environment_error',
        ruleId: 'ERR_OUT_OF_MEMORY',
        message: memory,
        signals: ['heap out of memory'],
        strength: 5,
      },
      line,
    )
  if (option !== undefined)
    return finding(
      {
        tool,
        failureType: 'configuration_error',
        message: option,
        signals: errorSignals(undefined, option),
        strength: 4,
      },
      line,
    )
  if (rejection === undefined) return undefined
  // Node 14 and older only warned, and went on.
  return finding(
    {
      tool,
      failureType: errorType(rejection),
      message: rejection,
      signals: errorSignals(errorHead(rejection)?.name, rejection),
      severity: 'warning',
      strength: 2,
    },
    line,
  )
}
