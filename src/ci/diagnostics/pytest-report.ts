// Cuts pytest's output into what it is made of: failure blocks, location lines, the short summary, progress lines.
import type { Line } from './diagnostic.ts'
import { unprefix } from './prefix.ts'

/** A block under FAILURES or ERRORS. `lines` start after the title and end before captured output. */
export type Block = {
  readonly kind: 'failure' | 'fixture' | 'collection'
  /** Test as the title names it (`TestCart.test_x[a b]`), or the file of a collection error. */
  readonly name: string
  readonly title: Line
  readonly lines: readonly Line[]
}

/** A line of the short summary, a progress line, or a location of `--tb=line`. `rest` is what follows the word. */
export type Entry = { readonly word: 'FAILED' | 'ERROR'; readonly rest: string; readonly line: Line }

export type Report = {
  readonly blocks: readonly Block[]
  readonly locations: readonly Line[]
  readonly summary: readonly Entry[]
  readonly progress: readonly Entry[]
  /** `=== 1 failed, 2 passed in 0.1s ===`, where it tells of failures. */
  readonly totals: readonly Line[]
}

type Section = 'none' | 'details' | 'summary' | 'other'
type Open = { kind: Block['kind']; name: string; title: Line; lines: Line[]; captured: boolean }

const banner = /^={2,} (.{1,120}) ={2,}$/
const totalsOf = /^(?:=+ )?(?:\d+ \w+, )*\d+ (?:failed|errors?)\b.{0,120} in \d{1,6}(?:\.\d{1,3})?s/
const captured = /^-{2,} ?Captured .{1,60} ?-{2,}$/
const conftest = /^ImportError while loading conftest '(.{1,400})'\.?$/
const location = /^(?:[A-Za-z]:)?[^\s:][^:]{0,400}\.py:\d{1,7}: \S/

/** One pass over a step's lines; several sessions in one step (tox, retries) add up. */
export function readReport(lines: readonly Line[]): Report {
  const blocks: Block[] = []
  const locations: Line[] = []
  const summary: Entry[] = []
  const progress: Entry[] = []
  const totals: Line[] = []
  let section: Section = 'none'
  let open: Open | undefined
  const close = () => {
    if (open !== undefined) blocks.push({ kind: open.kind, name: open.name, title: open.title, lines: open.lines })
    open = undefined
  }
  for (const line of lines) {
    const text = unprefix(line.text)
    if (totalsOf.test(text)) {
      close()
      totals.push(line)
      section = 'none'
      continue
    }
    const head = banner.exec(text)?.[1]
    if (head !== undefined) {
      close()
      section = sectionOf(head)
      continue
    }
    if (/^!{3,} .{1,80} !{3,}$/.test(text)) close()
    const broken = conftest.exec(text)?.[1]
    if (broken !== undefined) {
      close()
      open = { kind: 'collection', name: broken, title: line, lines: [], captured: false }
      continue
    }
    const title = section === 'details' ? titleOf(text) : undefined
    if (title !== undefined) {
      close()
      open = { ...named(title), title: line, lines: [], captured: false }
    } else if (open !== undefined) {
      if (captured.test(text)) open.captured = true
      if (!open.captured) open.lines.push(line)
    }
    // Titled blocks have their own places; below them such a line is captured output.
    if (section === 'details' && open === undefined && location.test(text)) locations.push(line)
    if (section === 'summary')
      pushEntry(summary, /^(FAILED|ERROR|SUBFAIL(?:ED)?\S{0,200}(?: \(.{1,200}\))?) (\S.*)$/, text, line)
    if (section === 'none') {
      pushEntry(progress, /^(?:\[gw\d+\] \[ *\d+%\] )(FAILED|ERROR) (\S.*)$/, text, line)
      const verbose = /^(\S.{0,500}::.{1,500}) (FAILED|ERROR)(?: +\[[\d.]+s\])?(?: +\[ *\d+%\])?$/.exec(text)
      if (verbose?.[1] !== undefined)
        progress.push({ word: verbose[2] === 'ERROR' ? 'ERROR' : 'FAILED', rest: verbose[1], line })
    }
  }
  close()
  return { blocks, locations, summary, progress, totals }
}

function sectionOf(head: string): Section {
  if (/^(?:ERRORS|FAILURES)$/.test(head)) return 'details'
  if (/^short test summary info$/.test(head)) return 'summary'
  return /^test session starts/.test(head) ? 'none' : 'other'
}

/** `____ title ____`; pytest-sugar draws with `―`. */
function titleOf(text: string): string | undefined {
  const hit = /^[_―]+ (.{1,1000}) [_―]+$/.exec(text)?.[1]
  return hit === undefined || /^_( _)*$/.test(hit) ? undefined : hit
}

function named(title: string): Pick<Open, 'kind' | 'name'> {
  const collecting = /^ERROR collecting (.+)$/.exec(title)?.[1]
  if (collecting !== undefined) return { kind: 'collection', name: collecting }
  const fixture = /^ERROR at (?:setup|teardown) of (.+)$/.exec(title)?.[1]
  return fixture === undefined ? { kind: 'failure', name: title } : { kind: 'fixture', name: fixture }
}

function pushEntry(into: Entry[], pattern: RegExp, text: string, line: Line): void {
  const hit = pattern.exec(text)
  if (hit?.[2] !== undefined) into.push({ word: hit[1] === 'ERROR' ? 'ERROR' : 'FAILED', rest: hit[2], line })
}
