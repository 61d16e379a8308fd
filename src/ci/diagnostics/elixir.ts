// Elixir: compiler, ExUnit, mix format, Credo and dependencies.
import type { Artifact } from '../../domain/evidence.ts'
import { artifact, type Diagnostic, type Finding, type Line } from './diagnostic.ts'
import { perLine } from './per-line.ts'

const table = perLine({
  tool: 'elixir',
  reads: 'mix compile, mix test (ExUnit), mix format --check-formatted, Credo, mix deps.',
  fixtures: 'written',
  sign: /\.exs?:\d+|\*\* \(\w|mix format|^\*\* \(Mix\)/,
  rules: [
    {
      pattern: /^ {2}\d+\) (?<message>(?:test|property|doctest) .{1,300}) \((?<rule>[A-Z][\w.]{1,200})\)$/,
      failureType: 'test_failure',
      strength: 5,
      context: /^ {5}|^$/,
      place: /^ {5}(?<file>[^\s:]{1,300}\.exs?):(?<line>\d+)$/,
      more: /^ {5}(?<text>(?:Assertion|match \(|\*\* \(|Expected|code:).{0,300})$/,
    },
    {
      pattern:
        /^\*\* \((?<rule>SyntaxError|TokenMissingError|MismatchedDelimiterError)\) (?:invalid syntax found on )?(?<file>[^\s:]{1,300}\.exs?):(?<line>\d+)(?::(?<column>\d+))?:? ?(?<message>.*)$/,
      failureType: 'syntax_error',
      strength: 5,
      context: /^\s+\S/,
    },
    {
      pattern: /^\*\* \((?<rule>CompileError)\) (?<file>[^\s:]{1,300}\.exs?)(?::(?<line>\d+))?: (?<message>.+)$/,
      failureType: 'type_checking',
      strength: 5,
    },
    {
      pattern: /^(?:== Compilation error in file (?<file>\S{1,300}) ==)$/,
      failureType: 'type_checking',
      ruleId: 'CompileError',
      strength: 3,
      context: /\S/,
    },
    {
      pattern: /^\*\* \(Mix\) (?<message>mix format failed due to --check-formatted.*)$/,
      failureType: 'code_formatting',
      ruleId: 'mix format',
      strength: 5,
      context: /^\s+\*|^\s*$|^The following/,
      place: /^ +\* (?<file>\S+)$/,
    },
    {
      pattern:
        /^\*\* \(Mix\) (?<message>(?:Can't continue due to errors on dependencies|Hex dependency resolution failed|Unknown package).*)$/,
      failureType: 'dependency_issue',
      ruleId: 'deps',
      strength: 4,
    },
    {
      pattern: /^\*\* \((?<rule>[A-Z][\w.]{1,100})\) (?<message>.+)$/,
      failureType: 'runtime_error',
      strength: 3,
      context: /^ {4}\S/,
    },
    {
      pattern: /^┃ {1,4}\[(?<rule>[CDFRW])\] . (?<message>.+)$/,
      failureType: 'linting',
      strength: 4,
      context: /^┃ {6,}\S/,
    },
  ],
})

const frame =
  /^ {7}(?:\([\w.-]{1,80} [\w.+-]{1,40}\) )?(?<file>[^\s:(]{1,300}\.exs?):(?<line>\d+): (?<symbol>\S.{0,200})$/
const maxBlock = 60

export const elixir: Diagnostic = {
  ...table,
  read: (lines, step) =>
    table.read(lines, step).map((f) => (f.failureType === 'test_failure' ? withFrames(f, lines) : f)),
}

/** ExUnit's heading tells where the test begins, its stack trace which line of it failed and what the code was doing. */
function withFrames(found: Finding, lines: readonly Line[]): Finding {
  const i = lines.findIndex((line) => line.n === found.at)
  const frames: Artifact[] = []
  for (const line of lines.slice(i + 1, i + maxBlock)) {
    if (/^ {2}\d+\) |^Finished in /.test(line.text)) break
    const groups = frame.exec(line.text)?.groups
    // `(elixir 1.16.0) lib/…` and `(ex_unit …)` are the language's own.
    if (groups?.file === undefined || /^ {7}\((?:elixir|ex_unit|stdlib|mix|logger) /.test(line.text)) continue
    frames.push(artifact(groups.file, groups.line, undefined, groups.symbol))
  }
  const test = found.artifacts[0]
  const own = frames.filter((place) => place.path === test?.path)
  const others = frames.filter((place) => place.path !== test?.path)
  const first = own.length > 0 ? own : found.artifacts
  return { ...found, artifacts: [...first, ...others].slice(0, 5) }
}
