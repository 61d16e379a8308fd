// Reads one Python traceback, chained ones included: the last exception is the one that ended the program.
import type { Artifact } from '../../domain/evidence.ts'
import { artifact, type Line } from './diagnostic.ts'
import { unprefix } from './prefix.ts'
import { exceptionOf, type Frame, frameOf, isForeign } from './python-errors.ts'

/** A traceback from line index `start` to `end`; `at` is the index of the line with the last exception. */
export type Stack = {
  readonly start: number
  readonly at: number
  readonly end: number
  /** Frames of the last exception, outermost first. */
  readonly frames: readonly Frame[]
  readonly name: string
  readonly message: string
  /** The whole exception line. */
  readonly text: string
  /** The exceptions before the last one of the chain. */
  readonly causes: readonly string[]
  /** An exception group: its parts follow as tracebacks of their own. */
  readonly group: boolean
}

export const tracebackHead = /^([ |+]{0,60}|INTERNALERROR> )(?:Exception Group )?Traceback \(most recent call last\):$/
const chained = /^(?:The above exception was the direct cause of|During handling of the above exception, another)/
/** A message of several lines stands between an exception and the link to the next one. */
const maxMessageLines = 20
const maxFrames = 2000
const maxChain = 20

/**
 * The traceback whose head is line index `start`; undefined when its exception is missing. A margin (`INTERNALERROR> `, ` | `,
 * blanks) is taken off each line.
 */
export function readStack(lines: readonly Line[], start: number, depth = 0): Stack | undefined {
  const head = tracebackHead.exec(unprefix(lines[start]?.text ?? ''))
  if (head === null) return undefined
  const margin = (head[1] ?? '').length
  const text = (i: number) => unprefix(lines[i]?.text ?? '').slice(margin)
  const frames: Frame[] = []
  let i = start + 1
  for (; i < lines.length && i - start < maxFrames; i++) {
    const body = text(i)
    const frame = frameOf(body)
    if (frame !== undefined) frames.push(frame)
    else if (!/^ | is being/.test(body) && body !== '') break
    // A blank line ends it, unless it is a blank source line amid frames.
    else if (body === '' && !/^ {2}/.test(text(i + 1))) break
  }
  const last = text(i)
  const raised = exceptionOf(last)
  if (last === '' || (raised === undefined && frames.length === 0)) return undefined
  const next = depth < maxChain ? nextOfChain(text, i, lines.length) : undefined
  const later = next === undefined ? undefined : readStack(lines, next, depth + 1)
  const name = raised?.name ?? last.slice(0, 60)
  if (later !== undefined) return { ...later, start, causes: [name, ...later.causes] }
  return {
    start,
    at: i,
    end: i,
    frames,
    name,
    message: raised?.message ?? '',
    text: last,
    causes: [],
    group: (head[0] ?? '').includes('Exception Group'),
  }
}

/** Index of the traceback that continues the chain after the exception at `i`. */
function nextOfChain(text: (i: number) => string, i: number, count: number): number | undefined {
  for (let k = i + 1; k < Math.min(count, i + maxMessageLines); k++) {
    if (/^Traceback \(most/.test(text(k))) return undefined
    if (!chained.test(text(k))) continue
    return [k + 1, k + 2].find((n) => /Traceback \(most recent call last\):$/.test(text(n)))
  }
  return undefined
}

/** Places of a stack: the project's frames from the raising one outwards, at most five, each once. */
export function placesOf(frames: readonly Frame[]): Artifact[] {
  const own = frames.filter((frame) => !isForeign(frame)).reverse()
  const seen = new Set<string>()
  return own
    .filter(({ path, line }) => !seen.has(`${path}:${line}`) && seen.add(`${path}:${line}`))
    .slice(0, 5)
    .map(({ path, line, symbol }) => artifact(path, line, undefined, named(symbol)))
}

function named(symbol: string | undefined): string | undefined {
  return symbol === undefined || symbol.startsWith('<') ? undefined : symbol
}
