// CMake: `CMake Error at file:line (command):` and the indented text below it.
import type { FailureType } from '../../domain/evidence.ts'
import { artifact, type Diagnostic, type Finding, finding, type Line } from './diagnostic.ts'
import { unprefix } from './prefix.ts'
import { signalsOf } from './quoted.ts'

const title =
  /^CMake Error(?: \(dev\))?(?: at (?<file>[^:]{1,400}):(?<line>\d+) \((?<command>[\w-]+)\))?: ?(?<rest>.*)$/
const caller = /^ {2}(?<file>[^\s:][^:]{0,400}):(?<line>\d+) \([\w-]+\)$/
const own = /\/share\/cmake|\/Modules\/|\/cmake-\d/
const maxBlock = 35

export const cmake: Diagnostic = {
  tool: 'cmake',
  reads: 'cmake: errors while configuring, with the place in the project that asked for it.',
  fixtures: 'real',
  sign: /CMake Error/,
  read(raw: readonly Line[]): Finding[] {
    const lines = raw.map((line) => ({ ...line, text: unprefix(line.text) }))
    return lines.flatMap((line, i) => {
      const groups = title.exec(line.text)?.groups
      if (groups === undefined) return []
      const end = blockEnd(lines, i)
      const body = lines.slice(i + 1, end + 1)
      const stack = body.findIndex((l) => l.text.startsWith('Call Stack'))
      const texts = body.slice(0, stack < 0 ? body.length : stack).map((l) => l.text.trim())
      const message = [groups.rest, ...texts].filter(Boolean).join(' ')
      const places = [
        groups,
        ...body.flatMap((l): Readonly<Record<string, string>>[] => {
          const place = caller.exec(l.text)?.groups
          return place === undefined ? [] : [place]
        }),
      ].filter((place) => place.file !== undefined)
      // A module of CMake found out; the project's own file that called it is what can be changed.
      const mine = places.filter((place) => !own.test(place.file ?? ''))
      return finding(
        {
          tool: 'cmake',
          failureType: kind(message),
          ...(groups.command === undefined ? {} : { ruleId: groups.command }),
          message,
          signals: signalsOf(missing(message), message),
          artifacts: (mine.length > 0 ? mine : places).map((place) => artifact(place.file ?? '', place.line)),
          strength: 5,
        },
        line,
        line,
        lines[end] ?? line,
      )
    })
  },
}

/** Text is indented or blank; two blank lines end it, unless a call stack follows. */
function blockEnd(lines: readonly Line[], i: number): number {
  let last = i
  for (let k = i + 1; k < lines.length && k - i < maxBlock; k++) {
    const text = lines[k]?.text ?? ''
    if (text.trim() === '' && (lines[k + 1]?.text ?? '').trim() === '') break
    if (text !== '' && !/^ {2}|^Call Stack/.test(text)) break
    if (text.trim() !== '') last = k
  }
  return last
}

function missing(message: string): string | undefined {
  return /Could NOT find (?<name>\w+)|package configuration file provided by "(?<pkg>[^"]+)"/
    .exec(message)
    ?.slice(1)
    .find(Boolean)
}

function kind(message: string): FailureType {
  if (/Could ?(?:NOT|not) find|not found|did not find|No package '/i.test(message)) return 'dependency_issue'
  if (/No CMAKE_\w+_COMPILER|is not able to compile|Could not create|unable to find a build program/i.test(message))
    return 'environment_error'
  return /[Pp]arse error/.test(message) ? 'syntax_error' : 'configuration_error'
}
