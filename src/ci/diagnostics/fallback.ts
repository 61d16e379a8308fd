// The error region of a tool that nobody taught us. Lines are scored for sounding like the statement of an error; the best
// region wins, the earliest among equals, since what follows a first error is mostly its echo (log-format.md 5 "Distance").
import type { FailureType } from '../../domain/evidence.ts'
import { type Finding, finding, type Line, type StepContext } from './diagnostic.ts'
import { mentionedFiles } from './mentioned-files.ts'

const opening = /^(?:\S{1,30}:? )?(?:error|fatal|panic|exception|abort(?:ed|ing)?|failure|failed|critical|e)\b[^a-z]/i
const named = /\b[A-Z]\w*(?:Error|Exception|Failure|Panic)\b/
const word =
  /\b(?:errors?|fatal|exception|panic(?:ked)?|traceback|unhandled|uncaught|segmentation fault|core dumped|assertion)\b/i
const refusal =
  /\b(?:cannot|can't|could not|couldn't|unable to|not found|no such|does not exist|doesn't exist|permission denied|access denied|forbidden|unauthorized|refused|timed out|timeout|unresolved|undefined|unknown|invalid|unexpected|missing|unsupported|not installed|not permitted|conflict|mismatch|expected|denied|required)\b/i
const weak = /\b(?:fail(?:ed|s|ure|ing)?|abort(?:ed)?|killed|broken|✗|✖|×)\b|[✗✖×]/i
const harmless =
  /\b(?:0 (?:errors?|failed|failures?)|no errors?|errors?: 0|failed: 0|failures: 0|without errors?|error[-_.]?(?:handl|log|report|page|bound)\w*|fail[-_]?(?:fast|over)|continue-on-error|on[-_]error|ignor(?:ed|ing)|deprecat|allow-fail|retry(?:ing)?|if error|ok\b|passed|success)/i
const wrapper =
  /(?:exit(?:ed)?(?: with)?(?: status| code| value)?[:= ]+\d+|exit status \d+|non-?zero|returned \d+|return code|make(?:\[\d+\])?: \*\*\*|^##|command failed|script failed|task failed|build failed|^error: process|see (?:the )?(?:log|output|above)|for more information|run with --|stack ?trace)/i
const warning = /\b(?:warn(?:ing)?s?|note|hint|info|debug|notice)\b/i
const place = /\.[A-Za-z]{1,5}[:(]\d+/

function score(line: Line): number {
  const text = line.text.slice(0, 600)
  if (text.length < 4) return 0
  let points = 0
  if (opening.test(text)) points += 4
  if (named.test(text)) points += 3
  if (word.test(text)) points += 2
  if (refusal.test(text)) points += 2
  if (weak.test(text)) points += 1
  if (points === 0) return 0
  if (line.mark === 'error') points += 2
  if (place.test(text)) points += 1
  if (harmless.test(text)) points -= 3
  if (wrapper.test(text)) points -= 3
  if (line.mark === 'warning' || (warning.test(text) && !opening.test(text))) points -= 2
  if (/^\s{4,}/.test(text)) points -= 1
  return points
}

/** One finding for the region that most likely says why the step failed; the last lines when nothing sounds like an error. */
export function fallback(lines: readonly Line[], step: StepContext): Finding[] {
  const body = lines.filter((l) => !/^Process completed with exit code/.test(l.text))
  let best = -1
  let top = 3
  body.forEach((line, i) => {
    // The last lines before the end get a small bonus: equal words far up are often tolerated noise.
    const points = score(line) + (body.length - i <= 40 ? 1 : 0)
    if (points > top) {
      top = points
      best = i
    }
  })
  if (best < 0) return lastWords(body, step)
  const at = body[best]
  if (at === undefined) return []
  const from = body[Math.max(0, best - 3)] ?? at
  let end = best
  while (end - best < 8 && end + 1 < body.length && (body[end + 1]?.text.trim() ?? '') !== '') end++
  const region = body.slice(Math.max(0, best - 3), end + 1)
  return [
    finding(
      {
        tool: toolOf(step.command),
        failureType: guessType(region.map((l) => l.text).join('\n'), at.text, step.command),
        message: at.text,
        artifacts: mentionedFiles(region, at),
        strength: 2,
      },
      at,
      from,
      body[end] ?? at,
    ),
  ]
}

function lastWords(body: readonly Line[], step: StepContext): Finding[] {
  const spoken = body.filter((l) => l.text.trim() !== '' && l.mark !== 'group' && l.mark !== 'endgroup')
  const tail = spoken.slice(-10)
  const at = tail.at(-1)
  if (at === undefined) return []
  const text = tail.map((l) => l.text).join('\n')
  return [
    finding(
      {
        tool: toolOf(step.command),
        failureType: guessType(text, at.text, step.command),
        message: at.text,
        artifacts: mentionedFiles(tail, at),
        strength: 1,
      },
      at,
      tail[0] ?? at,
      at,
    ),
  ]
}

/** The program a script's first line starts: `cd x && FOO=1 python -m tool y` → `tool`. */
export function toolOf(command: string): string {
  const first =
    command
      .split('\n')
      .map((l) => l.trim())
      .find((l) => l !== '' && !l.startsWith('#') && !/^set [-+]/.test(l)) ?? ''
  const parts = first.split(/&&|\|\||;|\|/).map((p) => p.trim())
  const main = parts.find((p) => !/^(?:cd|echo|export|source|set|mkdir|yes|sudo apt)\b/.test(p)) ?? parts[0] ?? ''
  const words = main
    .split(/\s+/)
    .filter(
      (w) =>
        !/^\w+=/.test(w) &&
        ![
          'sudo',
          'time',
          'exec',
          'npx',
          'bunx',
          'uvx',
          'xvfb-run',
          'env',
          'run',
          'poetry',
          'pdm',
          'hatch',
          'bundle',
          '-m',
          'python',
          'python3',
        ].includes(w),
    )
  const name = words.find((w) => !w.startsWith('-')) ?? main.split(/\s+/)[0] ?? ''
  return (name.split('/').at(-1) ?? name).replace(/@.*$/, '').slice(0, 40) || 'script'
}

const guesses: readonly (readonly [RegExp, FailureType])[] = [
  [
    /command not found|not installed|no space left|could not resolve host|connection (?:refused|reset|timed out)|temporary failure in name resolution|network is unreachable|tls handshake|ssl|certificate|timed? ?out|rate limit|503|502|permission denied|killed|out of memory|cannot allocate|no such device|shared librar|is not recognized as/i,
    'environment_error',
  ],
  [/syntax ?error|parse error|parsing error|unexpected token|unexpected end of|unterminated/i, 'syntax_error'],
  [
    /cannot find (?:module|package)|module not found|no module named|unresolved (?:import|dependency)|could not (?:find|resolve) (?:a version|dependenc|package)|no matching (?:distribution|version|package)|version conflict|incompatible|dependency|lock ?file|package .{0,40} not found/i,
    'dependency_issue',
  ],
  [/would (?:be )?reformat|not formatted|formatting|code style/i, 'code_formatting'],
  [
    /type ?error|type mismatch|is not assignable|cannot find (?:name|symbol)|undeclared|does not (?:name a type|contain a definition)|mismatched types|unresolved reference|no such (?:function|method|property)/i,
    'type_checking',
  ],
  [
    /assert(?:ion)?|expected .{0,60}(?:got|but|received|actual)|test.{0,20} fail|fail.{0,20} test|\d+ failed/i,
    'test_failure',
  ],
  [
    /invalid (?:option|argument|configuration|config|value|input)|unknown (?:option|argument|flag|command)|unrecognized|config(?:uration)? (?:error|file|is)|not configured|required (?:input|variable|option)|unauthorized|forbidden|denied|credential|no such file|does not exist|missing|not found/i,
    'configuration_error',
  ],
  [/docstring|documentation|sphinx|broken link/i, 'doc_docstring'],
]

const byCommand: readonly (readonly [RegExp, FailureType])[] = [
  [/\b(?:fmt|format|prettier|black)\b/i, 'code_formatting'],
  [/lint|check|clippy/i, 'linting'],
  [/test|spec|jest|vitest|pytest/i, 'test_failure'],
  [/type|tsc|mypy|build|compile/i, 'type_checking'],
  [/install|restore|npm ci|bundle/i, 'package_install_error'],
  [/docs?\b/i, 'doc_docstring'],
]

/** The failure type that the words suggest: the stating line first, then its surroundings, then what the command is for. */
export function guessType(region: string, statement: string, command: string): FailureType {
  for (const text of [statement, region]) {
    for (const [pattern, type] of guesses) if (pattern.test(text)) return type
  }
  for (const [pattern, type] of byCommand) if (pattern.test(command)) return type
  return 'runtime_error'
}
