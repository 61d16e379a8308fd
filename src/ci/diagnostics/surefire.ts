// JUnit through Maven's surefire and failsafe: `<<< FAILURE!` titles with their exception; the result list where details are trimmed.
import type { Artifact } from '../../domain/evidence.ts'
import { artifact, type Diagnostic, type Finding, finding, type Line } from './diagnostic.ts'
import { exceptionLine, jvmFrames } from './jvm-trace.ts'
import { unprefix } from './prefix.ts'

const tool = 'surefire'
/** Surefire 3: `demo.CalcTest.adds -- Time elapsed: …`; 2: `adds(demo.CalcTest)  Time elapsed: …`. */
const title =
  /^(?:\[ERROR\] )?(?!\[ERROR\]|Tests run)(?<name>\S.{0,300}?) {1,2}(?:-- )?Time elapsed: [\d.,]+ s(?:ec)? {1,2}<<< (?<kind>FAILURE|ERROR)!/
const listed = /^\[ERROR\] {3}(?<test>[\w$.]+(?:\.[\w$]+)?):?(?<line>\d+)?(?:->[\w$.:>-]+)*(?: (?:» )?(?<text>.*))?$/
const maxBlock = 25

export const surefire: Diagnostic = {
  tool,
  reads: 'JUnit through Maven surefire and failsafe, versions 2 and 3: one finding a failed test.',
  fixtures: 'real',
  sign: /<<< (?:FAILURE|ERROR)!|^\[ERROR\] (?:Failures|Errors): |\] \[ERROR\] (?:Failures|Errors): /,
  read(raw: readonly Line[]): Finding[] {
    const lines = raw.map((line) => ({ ...line, text: unprefix(line.text) }))
    const found = new Map<string, Finding>()
    for (const [i, line] of lines.entries()) {
      const groups = title.exec(line.text)?.groups
      if (groups?.name === undefined) continue
      const made = detailed(lines, i, methodName(groups.name))
      if (!found.has(made.message)) found.set(made.message, made)
    }
    return found.size > 0 ? [...found.values()] : fromResults(lines)
  },
}

/** `adds(demo.CalcTest)` as `demo.CalcTest.adds`. */
function methodName(name: string): string {
  const old = /^(?<method>[^()\s]{1,200}(?:\([^()]*\))?(?:\[[^\]]*\])?)\((?<owner>[\w.$]+)\)$/.exec(name)?.groups
  return old === undefined ? name : `${old.owner}.${old.method}`
}

function detailed(lines: readonly Line[], i: number, name: string): Finding {
  const line = lines[i] ?? { n: 1, text: '' }
  const exception = exceptionLine.exec(lines[i + 1]?.text ?? '')?.groups
  const end = blockEnd(lines, i)
  const at = exception === undefined ? line : (lines[i + 1] ?? line)
  const short = exception?.name?.split('.').at(-1)
  const said = messageOf(lines, i + 1, end)
  const frames = jvmFrames(lines, i + 1)
  return finding(
    {
      tool,
      failureType: 'test_failure',
      ...(short === undefined ? {} : { ruleId: short }),
      message: `${name}: ${[short, said].filter(Boolean).join(': ') || 'failed'}`,
      signals: [name, ...(short === undefined ? [] : [short])],
      artifacts: frames.length > 0 ? frames : [testFile(name)],
      strength: 5,
    },
    at,
    line,
    lines[end] ?? at,
  )
}

function blockEnd(lines: readonly Line[], i: number): number {
  let end = i
  while (
    end - i < maxBlock &&
    (lines[end + 1]?.text ?? '').trim() !== '' &&
    !/^\[(?:INFO|ERROR)\]/.test(lines[end + 1]?.text ?? '')
  )
    end++
  return end
}

/** The exception's message may have several lines, up to the first frame. */
function messageOf(lines: readonly Line[], i: number, end: number): string {
  const texts: string[] = []
  for (let k = i; k <= end && k - i < 8; k++) {
    const text = lines[k]?.text ?? ''
    if (/^\s+at /.test(text)) break
    texts.push(k === i ? (exceptionLine.exec(text)?.groups?.text ?? (exceptionLine.test(text) ? '' : text)) : text)
  }
  return texts.join(' ').trim()
}

/** Where the class of a test should be. */
function testFile(name: string): Artifact {
  const owner = name.replace(/\(.*$/, '').split('.').slice(0, -1).join('/')
  return artifact(owner === '' ? `${name}.java` : `${owner.replace(/\$.*$/, '')}.java`)
}

/** `[ERROR]   CalcTest.adds:7 expected: <3> but was: <-1>` below `Failures:` or `Errors:`. */
function fromResults(lines: readonly Line[]): Finding[] {
  let inside = false
  return lines.flatMap((line) => {
    if (/^\[ERROR\] (?:Failures|Errors): *$/.test(line.text)) inside = true
    else if (!line.text.startsWith('[ERROR]   ')) inside = false
    const groups = inside ? listed.exec(line.text)?.groups : undefined
    if (groups?.test === undefined) return []
    const owner = groups.test.split('.').slice(0, -1).join('/')
    return finding(
      {
        tool,
        failureType: 'test_failure',
        message: `${groups.test}: ${groups.text ?? 'failed'}`,
        signals: [groups.test],
        artifacts: [artifact(`${owner || groups.test}.java`, groups.line)],
        strength: 4,
      },
      line,
    )
  })
}
