// What one failure block of pytest says: the message, the exception, the places. The last exception of a chain counts.
import type { Artifact } from '../../domain/evidence.ts'
import { artifact, type Line } from './diagnostic.ts'
import { unprefix } from './prefix.ts'
import type { Block } from './pytest-report.ts'
import {
  exceptionOf,
  type Frame,
  frameOf,
  isExceptionName,
  isForeign,
  isTestFile,
  pytestFrameOf,
} from './python-errors.ts'
import { readStack, tracebackHead } from './python-stack.ts'

export type Reading = {
  readonly at: Line
  readonly end: Line
  readonly message: string
  readonly name: string | undefined
  readonly frames: readonly Frame[]
}

const explanation = /^E {1,8}/
const chain = /^(?:The above exception was the direct cause of|During handling of the above exception, another)/

/** The last exception that the block shows; undefined when it shows none. */
export function readBlock(block: Block): Reading | undefined {
  return nativeReading(block) ?? explained(block) ?? docExample(block) ?? unexplained(block)
}

/** `--tb=native`: a traceback in Python's own words. */
function nativeReading({ lines }: Block): Reading | undefined {
  const head = lines.findIndex((line) => tracebackHead.test(unprefix(line.text)))
  if (head < 0) return undefined
  const stack = readStack(lines, head)
  const at = lines[stack?.at ?? -1]
  if (stack === undefined || at === undefined) return undefined
  return { at, end: at, message: stack.text, name: stack.name, frames: stack.frames }
}

/** Blocks with `E   ` lines: all other styles. */
function explained({ lines }: Block): Reading | undefined {
  let frames: Frame[] = []
  let group: Line[] = []
  let end: Line | undefined
  let raised: string | undefined
  let fresh = true
  for (const line of lines) {
    const text = unprefix(line.text)
    if (chain.test(text)) {
      frames = []
      fresh = true
    } else if (explanation.test(text) || text === 'E') {
      if (fresh) group = []
      fresh = false
      group.push(line)
      end = line
    } else {
      const frame = pytestFrameOf(text)
      if (frame === undefined) continue
      frames.push(frame)
      // The long style names the exception behind the place: `tests/test_a.py:7: AssertionError`.
      const name = /: ([A-Za-z_][\w.]*)$/.exec(text)?.[1]
      raised = name === undefined ? undefined : name.slice(name.lastIndexOf('.') + 1)
      end = line
    }
  }
  const texts = group.map((line) => unprefix(line.text).replace(explanation, ''))
  const place = frameOf(texts[0] ?? '')
  const syntax = place === undefined ? -1 : texts.findIndex((text) => /^\s*\w*(?:Error|Warning): /.test(text))
  const k = Math.max(syntax, 0)
  const at = group[k]
  const message = texts[k]?.trim()
  if (at === undefined || end === undefined || message === undefined) return undefined
  return { at, end, message, name: nameOf(message) ?? raised, frames: place === undefined ? frames : [place] }
}

/** `--doctest-modules`: the example, what was expected and what came. */
function docExample({ lines }: Block): Reading | undefined {
  const k = lines.findIndex((line) => /: DocTestFailure$/.test(line.text))
  const at = lines.find((line) => /^Expected(?:.{0,20}):$/.test(line.text)) ?? lines[k]
  const end = lines[k]
  const frame = pytestFrameOf(end?.text ?? '')
  if (at === undefined || end === undefined || frame === undefined) return undefined
  const shown = lines.slice(lines.indexOf(at), k).map((line) => line.text.trim())
  return { at, end, message: shown.join(' '), name: 'DocTestFailure', frames: [frame] }
}

/** Blocks of plug-ins: `worker 'gw0' crashed while running …`, and exceptions without `E`. */
function unexplained({ lines }: Block): Reading | undefined {
  const at = lines.find((line) => line.text.trim() !== '' && !/^\[gw\d+\] /.test(line.text))
  if (at === undefined) return undefined
  return { at, end: at, message: at.text.trim(), name: nameOf(at.text.trim()), frames: [] }
}

/** The exception that a message line begins with; a bare assertion is one too. */
export function nameOf(message: string): string | undefined {
  if (/^assert\b/.test(message)) return 'AssertionError'
  if (/^fixture '.{1,200}' not found$/.test(message)) return 'FixtureNotFound'
  const raised = exceptionOf(message)
  return raised !== undefined && (message.includes(':') || isExceptionName(raised.name)) ? raised.name : undefined
}

/**
 * The places of a test's failure: the test's own line, then the project's line that raised. For a collection error the raising
 * line comes first. `file` is the test's file where the summary names it.
 */
export function placesOfTest(block: Block, frames: readonly Frame[], file: string | undefined): Artifact[] {
  const own = frames.filter((frame) => !isForeign(frame))
  const raising = own.at(-1)
  const test =
    own.find(({ path }) => file !== undefined && endsWith(path, file)) ?? own.find(({ path }) => isTestFile(path))
  const symbol = block.kind === 'collection' ? undefined : block.name
  const chosen: Artifact[] = []
  const add = (frame: Frame | undefined, name?: string) => {
    if (frame === undefined || chosen.some((a) => a.path === frame.path && a.line === frame.line)) return
    chosen.push(artifact(frame.path, frame.line, undefined, name ?? frame.symbol?.replace(/^<.*/, '')))
  }
  if (block.kind === 'collection') add(raising)
  add(test, symbol)
  add(raising)
  for (const frame of [...own].reverse()) add(frame)
  if (file !== undefined && !chosen.some((a) => endsWith(a.path, file)))
    chosen.splice(block.kind === 'collection' ? chosen.length : 0, 0, artifact(file, undefined, undefined, symbol))
  return chosen.slice(0, 5)
}

function endsWith(path: string, file: string): boolean {
  const plain = path.replaceAll('\\', '/')
  return plain === file || plain.endsWith(`/${file}`)
}
