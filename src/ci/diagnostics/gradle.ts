// Gradle: failed tests as its logger prints them, and the `* What went wrong:` block.
import type { FailureType } from '../../domain/evidence.ts'
import { artifact, type Diagnostic, type Finding, finding, type Line } from './diagnostic.ts'
import { guessType } from './guess.ts'
import { exceptionLine, jvmFrames } from './jvm-trace.ts'
import { unprefix } from './prefix.ts'
import { signalsOf } from './quoted.ts'

const tool = 'gradle'
const failedTest = /^(?<owner>[\w.$][^>]{0,200}) > (?<name>.{1,300}) FAILED$/
const wentWrong = /^\* What went wrong:$/
const blockEnd = /^\* (?:Try|Exception is|Get more help|Where):?|^BUILD FAILED|^={10,}/
const place =
  /^(?:Build|Settings|Initialization|Script|Precompiled script plugin) ?(?:file|script)? '(?<file>[^']{1,400})' line: (?<line>\d+)$/

const kinds: readonly (readonly [RegExp, FailureType])[] = [
  [
    /timed out|Connection re|Unknown host|status code 5\d\d|Could not (?:GET|HEAD) |No space|heap space|daemon disappeared|SDK location not found|No matching toolchain|Cannot find a Java installation|invalid source release|Unsupported class file/i,
    'environment_error',
  ],
  [
    /Could not (?:resolve|find) (?!method|property)|No matching variant|Lock file|lock state|Dependency verification failed/,
    'dependency_issue',
  ],
  [/format violations|not formatted|spotless|ktlint/i, 'code_formatting'],
  [/Lint found|violations were found|weighted issues|detekt|checkstyle/i, 'linting'],
  [/failing tests|test failures/, 'test_failure'],
  [/Compilation (?:failed|error|finished)|[Cc]ompilation finished with errors|Compile failed/, 'type_checking'],
  [
    /Task '.{1,200}' not found|Project '.{1,200}' not found|A problem occurred (?:evaluating|configuring)|Could not (?:compile|find method|get unknown|set unknown)|Plugin \[|does not contain a Gradle build|Unknown command-line|Could not create task/,
    'configuration_error',
  ],
]
/** These only say that a tool above printed errors. */
const wrapper =
  /Compilation (?:failed|error|finished)|failing tests|test failures|[Cc]ompilation finished with errors|Compile failed|non-zero exit value|violations were found|weighted issues|Lint found/
const maxBlock = 40

export const gradle: Diagnostic = {
  tool,
  reads: 'Gradle: failed tests of the test logger, and what went wrong in the build with its place.',
  fixtures: 'written',
  sign: / > .{1,300} FAILED$|^\* What went wrong:|\* What went wrong:$/,
  read(raw: readonly Line[]): Finding[] {
    const lines = raw.map((line) => ({ ...line, text: unprefix(line.text) }))
    const found = new Map<string, Finding>()
    for (const [i, line] of lines.entries()) {
      const made = wentWrong.test(line.text) ? problem(lines, i) : testFailure(lines, i)
      if (made !== undefined && !found.has(made.message)) found.set(made.message, made)
    }
    return [...found.values()]
  },
}

function testFailure(lines: readonly Line[], i: number): Finding | undefined {
  const line = lines[i] ?? { n: 1, text: '' }
  const groups = failedTest.exec(line.text)?.groups
  if (groups?.name === undefined || groups.owner?.startsWith('> Task')) return undefined
  let end = i
  while (end - i < maxBlock && /^\s+\S/.test(lines[end + 1]?.text ?? '')) end++
  const first = lines[i + 1]
  const exception = end > i ? exceptionLine.exec(first?.text ?? '')?.groups : undefined
  const short = exception?.name?.split('.').at(-1)
  const below = lines.slice(i + 1, end + 1).map((l) => l.text.trim())
  const firstFrame = below.findIndex((text) => text.startsWith('at '))
  const said = below.slice(0, Math.min(6, firstFrame < 0 ? below.length : firstFrame)).join(' ')
  const frames = jvmFrames(lines, i)
  return finding(
    {
      tool,
      failureType: 'test_failure',
      ...(short === undefined ? {} : { ruleId: short }),
      message: `${groups.owner} > ${groups.name}: ${(exception?.name === undefined ? said : said.replace(exception.name, short ?? '')) || 'failed'}`,
      signals: [groups.name.replace(/\(.*$/, ''), ...(short === undefined ? [] : [short])],
      artifacts: frames.length > 0 ? frames : [artifact(`${groups.owner?.split(' > ')[0]?.replaceAll('.', '/')}.java`)],
      strength: 5,
    },
    end > i ? (first ?? line) : line,
    line,
    lines[Math.min(end, i + 20)] ?? line,
  )
}

function problem(lines: readonly Line[], i: number): Finding | undefined {
  const line = lines[i] ?? { n: 1, text: '' }
  let end = i
  while (end - i < maxBlock && end + 1 < lines.length && !blockEnd.test(lines[end + 1]?.text ?? '')) end++
  const body = lines.slice(i + 1, end + 1).filter((l) => l.text.trim() !== '')
  if (body.length === 0) return undefined
  const text = body.map((l) => l.text.trim()).join(' ')
  const where = lines
    .slice(Math.max(0, i - 4), i)
    .map((l) => place.exec(l.text)?.groups)
    .find((groups) => groups !== undefined)
  const task = /task '(?<task>[^']{1,200})'/.exec(text)?.groups?.task
  const reason = body.find((l) => l.text.trim().startsWith('>')) ?? body[0] ?? line
  return finding(
    {
      tool,
      failureType: kinds.find(([pattern]) => pattern.test(text))?.[1] ?? guessType(text) ?? 'configuration_error',
      ...(task === undefined ? {} : { ruleId: task }),
      message: text,
      signals: signalsOf(task, text),
      artifacts: where?.file === undefined ? [] : [artifact(where.file, where.line)],
      strength: wrapper.test(text) ? 1 : 4,
    },
    reason,
    line,
    body.at(-1) ?? line,
  )
}
