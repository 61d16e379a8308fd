// `cargo test` and cargo-nextest: panics of tests, tests that return errors, tests that should have panicked, crashes.
import type { Artifact } from '../../domain/evidence.ts'
import { artifact, type Diagnostic, type Finding, finding, type Line } from './diagnostic.ts'
import { unprefix } from './prefix.ts'
import { type Panic, panicAt } from './rust-panic.ts'

const tool = 'cargo test'
const blockTitle =
  /^\s*---- (?<name>.{1,300}) (?:stdout|stderr) ----$|^\s*--- STD(?:OUT|ERR): +(?<next>\S.{0,300}?) +---$/
const failedTest =
  /^test (?<name>.{1,300}?)(?: - should panic)? \.\.\. (?:<.{0,40}> )?FAILED$|^\s*(?:TRY \d+ )?(?:FAIL|SIGABRT|SIGSEGV|TIMEOUT|ABORT) \[ *[\d.]+s\](?: \(\s*\d+\/\d+\))? (?<next>.{1,300})$/
const crash = /process didn't exit successfully: `(?<command>[^`]+)` \((?<why>signal: .{1,60}|exit code: 0xc.{1,60})\)/
const maxBlock = 40

export const cargoTest: Diagnostic = {
  tool,
  reads:
    'cargo test and nextest: failed unit, integration and doc tests with their panic; crashed test binaries; panics of programs.',
  fixtures: 'real',
  sign: /' (?:\(\d+\) )?panicked at |^test .* FAILED$|---- \S.* ----$|(?:FAIL|TIMEOUT|SIG\w+) \[ *[\d.]+s\]|process didn't exit successfully/,
  read(raw: readonly Line[]): Finding[] {
    const lines = raw.map((line) => ({ ...line, text: unprefix(line.text) }))
    const failed = failedNames(lines)
    const found = new Map<string, Finding>()
    const named = new Set<string>()
    for (const made of [...blocks(lines), ...loosePanics(lines, failed)]) {
      if (!found.has(made.message)) found.set(made.message, made)
      for (const signal of made.signals.slice(0, 1)) named.add(signal)
    }
    const bare = [...failed].filter(
      ([name]) => !named.has(name) && ![...named].some((other) => name.endsWith(` ${other}`)),
    )
    const rest = [...bare.map(([name, line]) => bareFailure(name, line)), ...crashes(lines)]
    return [...found.values(), ...rest].sort((a, b) => a.at - b.at)
  },
}

/** Names of failed tests as listed, each with its first line. */
function failedNames(lines: readonly Line[]): Map<string, Line> {
  const names = new Map<string, Line>()
  for (const line of lines) {
    const groups = failedTest.exec(line.text)?.groups
    const name = groups?.name ?? groups?.next
    if (name !== undefined && !names.has(name)) names.set(name, line)
  }
  return names
}

/** `---- name stdout ----` and what follows it, up to the next block. */
function blocks(lines: readonly Line[]): Finding[] {
  return lines.flatMap((line, i) => {
    const groups = blockTitle.exec(line.text)?.groups
    const name = groups?.name ?? groups?.next
    if (name === undefined) return []
    for (let k = i + 1; k < lines.length && k - i < 2000; k++) {
      const text = lines[k]?.text ?? ''
      if (blockTitle.test(text) || text === 'failures:' || text.startsWith('test result:')) break
      const panic = panicAt(lines, k)
      if (panic !== undefined) return panicFinding(lines, panic, name, line)
      const plain =
        /^(?:Error: (?<error>.+)|note: (?<note>test did not panic as expected)(?: at (?<file>\S+?):(?<line>\d+):(?<column>\d+))?)$/.exec(
          text,
        )?.groups
      if (plain === undefined) continue
      return finding(
        {
          tool,
          failureType: 'test_failure',
          message: `${name}: ${plain.error ?? plain.note}`,
          signals: [name],
          artifacts: plain.file === undefined ? [] : [artifact(plain.file, plain.line, plain.column, name)],
          strength: 4,
        },
        lines[k] ?? line,
        near(line, lines[k] ?? line),
      )
    }
    return []
  })
}

/** Panics outside of such blocks: `--nocapture`, nextest, plain programs. A passing `should_panic` test prints one as well. */
function loosePanics(lines: readonly Line[], failed: ReadonlyMap<string, Line>): Finding[] {
  const isTestRun = lines.some((line) => /^running \d+ tests?$|^\s*(?:Nextest run|Starting \d+ tests)/.test(line.text))
  const inBlock = lines.some((line) => blockTitle.test(line.text))
  if (inBlock) return []
  return lines.flatMap((_, i) => {
    const panic = panicAt(lines, i)
    if (panic === undefined) return []
    const name = [...failed.keys()].find((test) => test === panic.thread || test.endsWith(` ${panic.thread}`))
    if (name === undefined && isTestRun) return []
    return panicFinding(lines, panic, name === undefined ? undefined : panic.thread, lines[i] ?? { n: 1, text: '' })
  })
}

function panicFinding(lines: readonly Line[], panic: Panic, test: string | undefined, title: Line): Finding {
  const at = lines[panic.i] ?? title
  return finding(
    {
      tool: test === undefined ? 'rust' : tool,
      failureType: test === undefined ? 'runtime_error' : 'test_failure',
      ruleId: 'panic',
      message: test === undefined ? panic.message : `${test}: ${panic.message}`,
      signals: [...(test === undefined ? [] : [test]), panic.message.slice(0, 80)],
      artifacts: docTest(test) ?? panic.artifacts,
      strength: test === undefined ? 3 : 5,
    },
    at,
    near(title, at),
    lines[panic.end] ?? at,
  )
}

/** A doc test runs as a generated program: its name holds the real place, the panic's does not. */
function docTest(test: string | undefined): Artifact[] | undefined {
  const groups = /^(?<file>\S+\.(?:rs|md)) - .{0,200}\(line (?<line>\d+)\)$/.exec(test ?? '')?.groups
  return groups?.file === undefined ? undefined : [artifact(groups.file, groups.line)]
}

/** The title, unless much captured output stands between it and the failure. */
function near(title: Line, at: Line): Line {
  return at.n - title.n <= maxBlock ? title : at
}

function bareFailure(name: string, line: Line): Finding {
  return finding({ tool, failureType: 'test_failure', message: `${name} failed`, signals: [name], strength: 3 }, line)
}

function crashes(lines: readonly Line[]): Finding[] {
  return lines.flatMap((line) => {
    const groups = crash.exec(line.text)?.groups
    if (groups === undefined) return []
    return finding(
      {
        tool,
        failureType: 'runtime_error',
        ruleId: groups.why?.split(',')[0] ?? 'crash',
        message: line.text,
        signals: [groups.why ?? ''],
        strength: 4,
      },
      line,
    )
  })
}
