// The one printer (security.md T03). Whatever is printed passes here: cut at line ends, cleaned, redacted, made harmless to
// the runner, and checked once more as the runner will read it. Only here are runner commands made.
import { randomBytes } from 'node:crypto'
import type { LogPort } from '../ports.ts'
import { clean } from '../text/clean.ts'
import { cut } from '../text/redact.ts'
import { runnerCommand, runnerCommands } from '../text/runner-commands.ts'

type CommandName = 'error' | 'warning' | 'notice' | 'group' | 'endgroup' | 'add-mask' | 'stop-commands'
type Properties = Readonly<Record<string, string | number | undefined>>

export type Sayer = LogPort & {
  /** Prints log text of others, each line behind a visible sign, while the runner obeys no command. */
  quote(lines: readonly string[]): void
  /** Makes a runner command; outside Actions it prints the message alone. */
  command(name: 'error' | 'warning' | 'notice', properties: Properties, message: string): void
  /** Registers secret values with the runner, so that it masks them in what others print. Nothing is printed elsewhere. */
  mask(values: readonly string[]): void
  /** An error as one sentence. The exit code is not touched. */
  fail(sentence: string): void
  /** Prints a finished page that is redacted already: its colours stay and nothing is cut. */
  page(text: string): void
}

export type SayOptions = {
  /** Takes whole lines with their line ends. */
  write(text: string): void
  /** `Redactor.text`. */
  redact(text: string): string
  inActions: boolean
  color: boolean
  /** False only in tests that show what these are for: `sign` goes before what would be a command, `check` before a write. */
  defences?: { readonly sign: boolean; readonly check: boolean }
}

/** Printed lines are cut here, as log lines are. */
const longestLine = 4096
/** All that any reader may take for a line end; the runner itself knows CR and LF only. */
const lineEnd = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/
const quoteSign = '| '
const refusal = 'Retrace left a line out here: the runner would have read it as a command.'

/** The printer of one process; it keeps the open group. */
export function sayer(options: SayOptions): Sayer {
  const { write, redact, inActions, color, defences = { sign: true, check: true } } = options
  let depth = 0

  /** Lines that no reader takes for more than text. Redaction sees them together: a key block spans lines. */
  const tidy = (text: string): string[] => {
    const plain = redact(clean(text.split(lineEnd).join('\n')))
    return plain.split('\n').map((line) => cut(line, longestLine))
  }
  const harmless = (line: string): string => {
    if (!defences.sign) return line
    const broken = line.replaceAll('##[', '## [')
    return runnerCommand(broken) === undefined ? broken : quoteSign + broken
  }
  /** The only call of `write`. `intended` names the commands that the text may hold, in order. */
  const emit = (lines: readonly string[], intended: readonly string[] = []): void => {
    const text = lines.map((line) => `${line}\n`).join('')
    const found = runnerCommands(text).map((command) => command.name)
    const same = found.length === intended.length && found.every((name, i) => name === intended[i])
    write(same || !defences.check ? text : `${refusal}\n`)
  }
  const print = (text: string, before = ''): void => {
    const indent = inActions ? '' : '  '.repeat(depth)
    emit(tidy(text).map((line, i) => harmless(indent + (i === 0 ? before : '') + line)))
  }
  const runner = (name: CommandName, properties: Properties, message: string): void => {
    emit([commandLine(name, properties, tidy(message).map(harmless).join('\n'), tidy)], [name])
  }
  const labelled = (level: 'error' | 'warning', text: string): void => {
    if (inActions) runner(level, {}, text)
    else print(text, paint(color, level))
  }

  return {
    info: (text) => print(text),
    warn: (text) => labelled('warning', text),
    fail: (sentence) => labelled('error', sentence),
    page: (text) => emit(text.replace(/\n$/, '').split('\n').map(harmless)),
    group(title) {
      // The runner knows no nested groups: an inner one is a line.
      if (inActions && depth === 0) runner('group', {}, title)
      else print(title)
      depth++
      let open = true
      return {
        end() {
          if (!open) return
          open = false
          depth--
          if (inActions && depth === 0) emit(['::endgroup::'], ['endgroup'])
        },
      }
    },
    quote(lines) {
      const signed = tidy(lines.join('\n')).map((line) => (defences.sign ? quoteSign : '') + harmless(line))
      if (!inActions) return emit(signed)
      const token = randomBytes(16).toString('hex')
      emit([`::stop-commands::${token}`, ...signed, `::${token}::`], ['stop-commands', token])
    },
    command(name, properties, message) {
      if (inActions) runner(name, properties, message)
      else print(message)
    },
    mask(values) {
      // Not through `tidy`: redaction would mask the mask. The runner does not echo this command.
      if (inActions) for (const value of values) emit([`::add-mask::${escapeData(value)}`], ['add-mask'])
    },
  }
}

/** `::name a=b,c=d::message`; properties without a value are left out. */
function commandLine(
  name: CommandName,
  properties: Properties,
  message: string,
  tidy: (text: string) => string[],
): string {
  const pairs = Object.entries(properties).flatMap(([key, value]) => {
    const text = value === undefined ? '' : tidy(String(value)).join(' ').replaceAll('##[', '## [')
    return text === '' ? [] : [`${key}=${escapeProperty(text)}`]
  })
  return `::${name}${pairs.length === 0 ? '' : ` ${pairs.join(',')}`}::${escapeData(message)}`
}

/** As `@actions/core` escapes; the runner's `UnescapeData` is the inverse. */
function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}

function paint(color: boolean, level: 'error' | 'warning'): string {
  if (!color) return `${level}: `
  return level === 'error' ? '\u001b[31merror:\u001b[0m ' : '\u001b[33mwarning:\u001b[0m '
}
