// Errors that a tool, an action or a problem matcher handed to the runner, whatever tool it was.
import type { Artifact } from '../../domain/evidence.ts'
import { artifact, type Diagnostic, type Finding, finding, type Line, type StepContext } from './diagnostic.ts'
import { guessType } from './guess.ts'
import { placeIn } from './place.ts'
import { unprefix } from './prefix.ts'
import { signalsOf } from './quoted.ts'

/** `::error file=a,line=1,col=2::message` that another program's prefix kept from being obeyed. */
const command = /^::(?<level>error|warning)(?: (?<properties>[^:]{0,2000}(?::[^:]{1,2000}){0,4}))?::(?<message>.+)$/
/** What the runner adds below a failing step: the consequence, never the cause. */
const wrapper =
  /^(?:Process completed with exit code -?\d+\.|Executing the custom container implementation failed\.|The process '.{0,300}' failed with exit code \d+$)/
/** Noise that is tagged as an error in green runs. */
const noise = /^\[notice\] /
const maxMore = 25

/** An annotation before it is a finding: where it starts, its text, what it points at. */
type Note = {
  readonly at: Line
  readonly to: Line
  readonly message: string
  readonly level: string
  readonly artifacts: Artifact[]
}

export const annotations: Diagnostic = {
  tool: 'annotation',
  reads:
    'Lines tagged as error by the runner (commands, actions, problem matchers) and `::error …::` texts behind prefixes.',
  fixtures: 'written',
  // A tag is not part of the text, so any line may be one.
  sign: /\S/,
  read(lines: readonly Line[], step: StepContext): Finding[] {
    const found = new Map<string, Finding>()
    for (const note of notes(lines)) {
      const made = noteFinding(note, step)
      const key = JSON.stringify([made.message, made.artifacts])
      if (!found.has(key)) found.set(key, made)
    }
    return [...found.values()]
  },
}

function* notes(lines: readonly Line[]): Generator<Note> {
  for (const [i, at] of lines.entries()) {
    if (
      (at.mark === 'error' || at.mark === 'warning') &&
      at.text.trim() !== '' &&
      !wrapper.test(at.text) &&
      !noise.test(at.text)
    ) {
      const to = blockEnd(lines, i)
      yield { at, to, message: at.text, level: at.mark, artifacts: places(lines, i, to) }
    } else if (at.mark === undefined && at.text.includes('::')) {
      const groups = command.exec(unprefix(at.text))?.groups
      if (groups?.message !== undefined) {
        const message = groups.message.replaceAll('%0A', ' ').replaceAll('%0D', '').replaceAll('%25', '%')
        yield { at, to: at, message, level: groups.level ?? 'error', artifacts: properties(groups.properties ?? '') }
      }
    }
  }
}

/** A tagged message can have more lines, which carry no tag: its stack, indented or led by a frame's sign. */
function blockEnd(lines: readonly Line[], i: number): Line {
  let last = i
  while (last - i < maxMore) {
    const next = lines[last + 1]
    if (next === undefined || next.mark !== undefined || !/^(?:\s+\S|❯|at |Caused by)/.test(next.text)) break
    last++
  }
  return lines[last] ?? { n: 1, text: '' }
}

/** Places that the message or its further lines name; a bare `1:2  error` of a linter belongs to the last path printed above it. */
function places(lines: readonly Line[], i: number, to: Line): Artifact[] {
  const block = lines.slice(i, i + 1 + to.n - (lines[i]?.n ?? 0))
  const named = block.flatMap((line) => placeIn(line.text) ?? [])
  if (named.length > 0) return named.slice(0, 3)
  const bare = /^\s*(?<line>\d{1,6}):(?<column>\d{1,5})\s/.exec(lines[i]?.text ?? '')?.groups
  if (bare === undefined) return []
  for (let k = i - 1; k >= Math.max(0, i - 60); k--) {
    const above = lines[k]
    if (above?.mark === undefined && /^(?:[A-Za-z]:)?[\w./\\@()[\] -]{1,250}\.\w{1,10}$/.test(above?.text ?? '')) {
      return [artifact(above?.text ?? '', bare.line, bare.column)]
    }
  }
  return []
}

function properties(text: string): Artifact[] {
  const of = (name: string) => new RegExp(`(?:^|,) *${name}=([^,]*)`).exec(text)?.[1]
  const file = of('file')
  return file === undefined || file === '' ? [] : [artifact(file, of('line'), of('col'))]
}

function noteFinding(note: Note, step: StepContext): Finding {
  const isAction = /^\S+@\S+$|^\.{1,2}\/|^docker:\/\//.test(step.command)
  const isTyped =
    note.at === note.to &&
    /\.(?:swift|rs|go|tsx?|java|kts?|cs|fs|c|cc|cpp|h|hpp|mm?|scala)$/.test(note.artifacts[0]?.path ?? '')
  return finding(
    {
      tool: 'annotation',
      // A place in typed source is mostly a compiler's; an action that gives up mostly tells of its inputs.
      failureType:
        guessType(note.message) ?? (isTyped ? 'type_checking' : isAction ? 'configuration_error' : 'runtime_error'),
      message: note.message,
      signals: signalsOf(undefined, note.message),
      artifacts: note.artifacts,
      severity: note.level === 'warning' ? 'warning' : 'error',
      strength: note.artifacts.length > 0 ? 3 : 2,
    },
    note.at,
    note.at,
    note.to,
  )
}
