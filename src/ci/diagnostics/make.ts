// make, ninja, just and task: mostly the wrapper around a tool that printed its own error.
import type { Diagnostic, Finding, Line } from './diagnostic.ts'
import { type LineRule, readLines } from './per-line.ts'

const maker = String.raw`(?:g?make|mingw32-make)(?:\[\d+\])?: `

const own: readonly LineRule[] = [
  {
    pattern: new RegExp(`^${maker}\\*\\*\\* (?<message>(?:No rule to make target|No targets specified).*)$`),
    failureType: 'configuration_error',
    ruleId: 'no-rule',
    strength: 4,
  },
  {
    pattern: new RegExp(
      `^${maker}(?<message>(?<rule>[^\\s:*]{1,100}): (?:No such file or directory|Permission denied|Command not found))$`,
    ),
    failureType: 'environment_error',
    strength: 4,
  },
  {
    pattern: /^(?<file>[\w./-]*(?:[Mm]akefile|\.mk)[\w.-]*):(?<line>\d+): \*\*\* (?<message>.+?)(?: {2}Stop\.)?$/,
    failureType: 'syntax_error',
    ruleId: 'makefile',
    strength: 5,
  },
  { pattern: /^ninja: error: (?<message>.+)$/, failureType: 'configuration_error', ruleId: 'ninja', strength: 4 },
  {
    pattern: /^error: (?<message>(?:Justfile does not contain recipe|No justfile found).*)$/,
    failureType: 'configuration_error',
    ruleId: 'just',
    strength: 4,
  },
  {
    pattern: /^task: (?<message>(?:Task ".{1,200}" does not exist|No Taskfile found).*)$/,
    failureType: 'configuration_error',
    ruleId: 'task',
    strength: 4,
  },
]

/** Only the innermost is of use: the others pass its status on. */
const wrappers: readonly LineRule[] = [
  {
    pattern: new RegExp(
      `^${maker}(?<message>\\*\\*\\* \\[(?:(?<file>[\\w./-]{1,200}):(?<line>\\d+): )?(?<rule>[^\\]:]{1,200})\\] Error \\d+)`,
    ),
    failureType: 'runtime_error',
    strength: 1,
  },
  {
    pattern: /^FAILED: (?:\[code=\d+\] )?(?<message>(?<rule>\S{1,300}).*)$/,
    failureType: 'runtime_error',
    strength: 1,
  },
  {
    pattern: /^error: (?<message>Recipe `(?<rule>[^`]{1,100})` failed on line (?<line>\d+) with exit code \d+)/,
    failureType: 'runtime_error',
    strength: 1,
  },
  {
    pattern: /^task: (?<message>Failed to run task "(?<rule>[^"]{1,100})": exit status \d+)/,
    failureType: 'runtime_error',
    strength: 1,
  },
]

export const make: Diagnostic = {
  tool: 'make',
  reads:
    'make, ninja, just and task: missing rules, broken makefiles, missing programs; the recipe that failed as a weak hint.',
  fixtures: 'real',
  sign: /make(?:\[\d+\])?: |: \*\*\* |ninja: error|^FAILED: |[Jj]ustfile|Recipe `|task: /,
  read(lines: readonly Line[]): Finding[] {
    const said = readLines('make', lines, own)
    return said.length > 0 ? said : readLines('make', lines, wrappers).slice(0, 1)
  },
}
