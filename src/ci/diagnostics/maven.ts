// Maven: compiler errors of its plug-in, dependency resolution, spotless, enforcer, project files, and the goal that failed.
import type { FailureType } from '../../domain/evidence.ts'
import { artifact, type Diagnostic, type Finding, finding, type Line } from './diagnostic.ts'
import { guessType } from './guess.ts'
import { javaFailure, symbolLine } from './javac.ts'
import { type LineRule, readLines } from './per-line.ts'
import { unprefix } from './prefix.ts'

const tool = 'maven'
const details = /^(?:\[ERROR\])? {2,}(?:symbol|location|required|found|reason|both|where)\b/

const rules: readonly LineRule[] = [
  {
    pattern:
      /^\[ERROR\] (?<file>[^\s:][^:]{0,400}\.(?:java|groovy|scala)|[A-Za-z]:[^:]{1,400}\.java):\[(?<line>\d+),(?<column>\d+)\] (?!\(\w+\) \w+: )(?:error: )?(?<message>.+)$/,
    failureType: javaFailure,
    strength: 5,
    context: details,
    more: symbolLine,
  },
  {
    pattern:
      /^\[ERROR\] (?<message>(?:Source option|Target option|(?:error: )?(?:invalid (?:source|target) release|release version \S+ not supported)|Fatal error compiling|No compiler is provided).*)$/,
    failureType: 'configuration_error',
    ruleId: 'compiler-option',
    strength: 5,
  },
  {
    pattern:
      /^\[ERROR\] (?<message>(?:Unknown lifecycle phase|No plugin found for prefix|The goal you specified requires a project|Could not find goal|Unrecognized option|Could not find the selected project).*)$/,
    failureType: 'configuration_error',
    ruleId: 'usage',
    strength: 5,
  },
  {
    pattern:
      /^\[(?:FATAL|ERROR)\] (?<message>(?:Non-resolvable (?:parent|import) POM|Plugin \S+ or one of its dependencies could not be resolved|Unresolveable build extension).*)$/,
    failureType: dependency,
    ruleId: 'resolve',
    strength: 5,
  },
  {
    pattern:
      /^\[(?:FATAL|ERROR)\] (?<message>(?:Non-(?:parseable|readable) POM|Malformed POM|Child module|'[\w.]+'(?: for \S+)? (?:is missing|must|is not|contains|with value)).*)$/,
    failureType: 'configuration_error',
    ruleId: 'pom',
    strength: 5,
  },
  {
    pattern: /^\[ERROR\] (?<rule>Rule \d+: \S+) failed with message:/,
    failureType: 'configuration_error',
    strength: 5,
    context: /^(?!\[)\S|^\[ERROR\] {2,}\S/,
  },
]

const goal =
  /^\[ERROR\] Failed to execute goal (?:(?<plugin>[\w.-]+:[\w.-]+:[\w.-]+):(?<goal>[\w-]+) \(.{1,200}?\) )?on project (?<project>[\w.-]+): (?<message>.+?)(?: -> \[Help \d+\])?$/
const plugins: readonly (readonly [RegExp, FailureType])[] = [
  [/spotless|fmt-maven|formatter|impsort|sortpom/, 'code_formatting'],
  [/checkstyle|pmd|spotbugs|license|rat-plugin/, 'linting'],
  [/javadoc/, 'doc_docstring'],
  [/surefire|failsafe|jacoco/, 'test_failure'],
  [/compiler|kotlin/, 'type_checking'],
  [/exec-maven|antrun/, 'runtime_error'],
]
/** The plug-in printed its own findings before: the goal line only counts them. */
const counted =
  /^(?:Compilation failure|There (?:are|were) test failures|Failed during checkstyle|You have \d+ |Some Enforcer rules|.{0,60}failed with \d+ bugs)/
const maxBlock = 40

export const maven: Diagnostic = {
  tool,
  reads: 'Maven: compiler errors, dependency resolution, spotless, enforcer, project files, and the goal that failed.',
  fixtures: 'real',
  sign: /\[(?:ERROR|FATAL)\] /,
  read(lines: readonly Line[]): Finding[] {
    const said = readLines(tool, lines, rules)
    const goals = lines.flatMap((line, i) => goalFinding(lines, line, i) ?? [])
    const strong = goals.filter((f) => f.strength > 1)
    return said.length + strong.length > 0 ? [...said, ...strong].sort((a, b) => a.at - b.at) : goals
  },
}

function goalFinding(lines: readonly Line[], line: Line, i: number): Finding | undefined {
  const groups = goal.exec(unprefix(line.text))?.groups
  if (groups?.message === undefined) return undefined
  const files = listedFiles(lines, i)
  const isResolution = groups.plugin === undefined
  const kind = isResolution ? dependency(groups) : plugins.find(([pattern]) => pattern.test(groups.plugin ?? ''))?.[1]
  return finding(
    {
      tool: groups.plugin?.includes('spotless') ? 'spotless' : tool,
      failureType: kind ?? guessType(groups.message) ?? 'configuration_error',
      ruleId: isResolution ? 'resolve' : `${groups.plugin?.split(':')[1]}:${groups.goal}`,
      message: groups.message,
      signals: signals(groups.message, groups.plugin),
      artifacts: files.map(({ file }) => artifact(file)),
      strength: counted.test(groups.message) ? 1 : isResolution || files.length > 0 ? 5 : 3,
    },
    line,
    line,
    lines[Math.min(files.at(-1)?.i ?? i, i + maxBlock)] ?? line,
  )
}

/** Coordinates of an artifact, or the plug-in's name. */
function signals(message: string, plugin: string | undefined): string[] {
  const missing = /[\w.-]+:[\w.-]+:(?:jar|pom|war|aar):[\w.-]+/g
  const found = [...message.matchAll(missing)].map((hit) => hit[0])
  return found.length > 0 ? [...new Set(found)].slice(-2) : [plugin ?? message.slice(0, 80)]
}

/** Resolution fails for want of an artifact or of the network. */
function dependency({ message }: Readonly<Record<string, string | undefined>>): FailureType {
  return /Connect(?:ion)? |timed out|Unknown host|status code: 5\d\d|\b50[234]\b|transfer failed/i.test(message ?? '')
    ? 'environment_error'
    : 'dependency_issue'
}

/** Files that spotless names, with the diff of each below it. */
function listedFiles(lines: readonly Line[], i: number): { file: string; i: number }[] {
  const found: { file: string; i: number }[] = []
  for (let k = i + 1; k < lines.length && k - i < 2000; k++) {
    const text = unprefix(lines[k]?.text ?? '')
    if (!/^\[ERROR\] {4}|^\[ERROR\] Violations also/.test(text)) break
    const file = /^\[ERROR\] {5}(?<file>[^\s@+-][^\s:]{0,400}\.\w{1,12})$/.exec(text)?.groups?.file
    if (file !== undefined) found.push({ file, i: k })
  }
  return found
}
