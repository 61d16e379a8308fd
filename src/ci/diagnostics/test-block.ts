// One failed test as JavaScript runners print it: a title, the reason under it, a diff, an excerpt, stack frames.
import type { Artifact, FailureType } from '../../domain/evidence.ts'
import { artifact, type Finding, finding, type Line } from './diagnostic.ts'
import {
  type ErrorHead,
  errorHead,
  errorSignals,
  isForeign,
  missingModule,
  placeAtEnd,
  projectFrames,
  stackFrame,
} from './js-error.ts'
import { unprefix } from './prefix.ts'

export type TestBlock = {
  readonly tool: string
  /** Name of the test with its suites, or what else failed; empty where the log has no name. */
  readonly title: string
  /** Indexes into `lines`: the title, the first line that may give the reason, the first that belongs to something else. */
  readonly from: number
  readonly start: number
  readonly end: number
  /** The test's file, if the runner names it outside the frames. */
  readonly file?: Artifact
  /** Asked with the text of the block; without it the block is a `test_failure`. */
  readonly failureType?: (reason: string) => FailureType
  readonly strength?: Finding['strength']
}

/** Beyond this many lines a block shows nothing that its head did not. */
const maxBlock = 40

/** The finding of a block: `at` is the first line that gives a reason, the window ends at the first frame in the project. */
export function blockFinding(lines: readonly Line[], block: TestBlock): Finding | undefined {
  const title = lines[block.from]
  if (title === undefined) return undefined
  const end = Math.min(block.end, block.start + maxBlock * 2)
  const texts = lines.slice(block.start, end).map((line) => unprefix(line.text))
  const first = texts.findIndex((text) => text.trim() !== '')
  const reason = reasonOf(texts, first)
  const ruleId = ruleOf(reason, errorHead(reason))
  return finding(
    {
      tool: block.tool,
      failureType: block.failureType?.(texts.slice(0, maxBlock).join('\n')) ?? 'test_failure',
      ...(ruleId === undefined ? {} : { ruleId }),
      message: [block.title, [reason, ...comparison(texts)].join(' ').trim()].filter((part) => part !== '').join(': '),
      signals: [...errorSignals(ruleId, reason).slice(0, 3), block.title.slice(0, 80)].filter((text) => text !== ''),
      artifacts: artifactsOf(texts, reason, block.file),
      strength: block.strength ?? 5,
    },
    (first < 0 ? undefined : lines[block.start + first]) ?? title,
    title,
    lines[lastShown(texts, block, end)] ?? title,
  )
}

/** Index of the first text at or after `from` that passes, looking at `reach` texts at most; else the end of that stretch. */
export function indexFrom(
  texts: readonly string[],
  from: number,
  reach: number,
  test: (text: string, i: number) => boolean,
): number {
  const end = Math.min(texts.length, from + reach)
  for (let i = from; i < end; i++) if (test(texts[i] ?? '', i)) return i
  return end
}

/** The first line that says something; one that ends in a colon says it only together with what follows. */
function reasonOf(texts: readonly string[], first: number): string {
  const reason = (texts[first] ?? '').trim().replace(/^→ /, '')
  if (first < 0 || !reason.endsWith(':')) return reason
  const more = texts
    .slice(first + 1, first + 8)
    .filter((text) => text.trim() !== '' && !/^\s{0,12}(?:at|❯) |[╭│╰]/.test(text))
  return [reason, ...more.slice(0, 2).map((text) => text.trim())].join(' ')
}

/** `Error` says nothing; a failed assertion has one name whatever the library calls it. */
function ruleOf(reason: string, head: ErrorHead | undefined): string | undefined {
  if (missingModule(reason) !== undefined) return 'MODULE_NOT_FOUND'
  if ((head?.message ?? reason).startsWith('expect(') || head?.name === 'AssertionError') return 'AssertionError'
  return head?.code ?? (head?.name === 'Error' ? undefined : head?.name)
}

/** The lines in which a matcher says what it wanted and what it got. */
function comparison(texts: readonly string[]): string[] {
  return texts
    .slice(0, maxBlock)
    .map((text) => text.trim())
    .filter((text) => /^(?:Expected|Received)[\w ]{0,30}: {1,8}\S/.test(text))
    .slice(0, 2)
}

const testPath = /(?:^|[\\/])(?:__tests__|tests?|specs?|e2e)[\\/]|[._-](?:test|spec|cy)\.[cm]?[jt]sx?$/

/** The test's own place first, with the line that its frame gives; then where the project's code raised. */
function artifactsOf(texts: readonly string[], reason: string, file: Artifact | undefined): Artifact[] {
  const frames = projectFrames(texts)
  const own = frames.find((frame) => (file === undefined ? testPath.test(frame.path) : samePath(frame.path, file.path)))
  const others = frames.filter((frame) => frame !== own)
  if (own !== undefined) {
    // Cypress names the bare file, the frame its folder; Playwright's frames are absolute where its headings are not.
    const path = file === undefined || !/^(?:\/|[A-Za-z]:[\\/])/.test(own.path) ? own.path : file.path
    return [artifact(path, own.line, own.column), ...others].slice(0, 5)
  }
  if (file !== undefined) return [file, ...others].slice(0, 5)
  // Mocha names the file of a test that timed out only at the end of the sentence.
  const named = /\(([^()\s]{1,300}\.[cm]?[jt]sx?)\)$/.exec(reason)?.[1]
  return named === undefined ? frames : [artifact(named), ...frames]
}

/** Frames may be absolute where the runner's own lines are relative. */
export function samePath(one: string, other: string): boolean {
  return one === other || one.endsWith(`/${other}`) || other.endsWith(`/${one}`)
}

/** Index of the last line worth showing: the first project frame, else the last line that is not blank. */
function lastShown(texts: readonly string[], block: TestBlock, end: number): number {
  const most = Math.max(block.start, Math.min(end, block.from + maxBlock) - 1)
  const frame = texts.findIndex((text) => {
    const place = stackFrame(text)
    return place !== undefined && !isForeign(place.path)
  })
  if (frame >= 0) return Math.min(block.start + frame, most)
  let last = most
  while (last > block.from && (texts[last - block.start] ?? '').trim() === '') last--
  return last
}

/** The first place `path:1:2` that a line of the block starts with: how bundlers inside a runner name what they cannot parse. */
export function leadingPlace(texts: readonly string[]): Artifact | undefined {
  for (const text of texts) {
    const hit = /^\s{0,8}(\/?[\w@./\\-]{1,300}\.[A-Za-z]\w{0,9}:\d{1,7}:\d{1,5}): /.exec(text)
    if (hit !== null) return placeAtEnd(hit[1] ?? '')
  }
  return undefined
}
