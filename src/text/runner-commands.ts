// How the runner finds commands in what a step prints: a port of ActionCommand.cs (actions/runner). The printer asks it
// before every write, and tests use it as their oracle.

export type RunnerCommand = {
  /** As written; the runner compares names without regard to case. */
  readonly name: string
  readonly properties: ReadonlyMap<string, string>
  readonly data: string
}

/** Where the runner ends a line of output (.NET `ReadLine`). */
export const runnerLineBreak = /\r\n|[\n\r]/

/**
 * The command the runner would read in one line, or undefined. Every name counts: the runner knows a closed list, but adds
 * tokens to it, so a list of ours could only be too short.
 */
export function runnerCommand(line: string): RunnerCommand | undefined {
  return doubleColon(line) ?? bracket(line)
}

/** All commands in a text, line by line. */
export function runnerCommands(text: string): RunnerCommand[] {
  return text.split(runnerLineBreak).flatMap((line) => runnerCommand(line) ?? [])
}

/**
 * `::name a=b,c=d::data`, after white space. The runner compares the start by culture, where code points without weight
 * (zero-width, soft hyphen) may be skipped; here they always are.
 */
function doubleColon(line: string): RunnerCommand | undefined {
  const text = line.replace(/^[\s\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}]+/u, '')
  if (!text.startsWith('::')) return undefined
  const end = text.indexOf('::', 2)
  if (end < 0) return undefined
  const unescapeProperty = (value: string): string => unescaped(value, { ...dataEscapes, '%3A': ':', '%2C': ',' })
  return command(text.slice(2, end), ',', unescapeProperty, unescaped(text.slice(end + 2), dataEscapes))
}

/** `##[name a=b;c=d]data`, anywhere in the line; only the first `##[` is looked at. */
function bracket(line: string): RunnerCommand | undefined {
  const start = line.indexOf('##[')
  const end = start < 0 ? -1 : line.indexOf(']', start)
  if (end < 0) return undefined
  const unescapeAny = (value: string): string => unescaped(value, { ...dataEscapes, '%3B': ';', '%5D': ']' })
  return command(line.slice(start + 3, end), ';', unescapeAny, unescapeAny(line.slice(end + 1)))
}

function command(info: string, separator: string, unescapeValue: (value: string) => string, data: string) {
  const space = info.indexOf(' ')
  const name = space < 0 ? info : info.slice(0, space)
  if (name === '') return undefined
  const properties = new Map<string, string>()
  for (const pair of space < 0
    ? []
    : info
        .slice(space + 1)
        .trim()
        .split(separator)) {
    const equals = pair.indexOf('=')
    if (equals > 0 && equals < pair.length - 1) {
      properties.set(pair.slice(0, equals), unescapeValue(pair.slice(equals + 1)))
    }
  }
  return { name, properties, data }
}

const dataEscapes = { '%0D': '\r', '%0A': '\n' }

/** The runner replaces `%25` last, one code after the other; so an escaped percent sign never starts a new code. */
function unescaped(text: string, escapes: Readonly<Record<string, string>>): string {
  let out = text
  for (const [code, character] of Object.entries(escapes)) out = out.replaceAll(code, character)
  return out.replaceAll('%25', '%')
}
