// Deno: `TS2322 [ERROR]:` of its type checker, failed tests, `deno lint`, `deno fmt --check`, uncaught errors, modules that are not there.
import type { FailureType } from '../../domain/evidence.ts'
import { artifact, type Diagnostic, type Finding, finding, type Line } from './diagnostic.ts'
import { errorHead, errorSignals, errorType, placeAtEnd, plainPath, projectFrames, stackFrame } from './js-error.ts'
import { unprefix } from './prefix.ts'
import { blockFinding, indexFrom } from './test-block.ts'

const tool = 'deno'
const typed = /^(?:error: )?(TS\d{4,5}) \[ERROR\]: (.*)$/
const test = /^(\S.{0,400}) => (\S{1,300}:\d{1,7}:\d{1,5})$/
const lint = /^error\[([\w-]{1,80})\]: (.*)$/
const unformatted = /^from (\S.{0,300}):$/
const thrown =
  /^error: (Uncaught .*|Module not found .*|Relative import path .*|The lockfile is .*|Unsupported .*|Import .*|Could not .*|No test modules found.*|npm package .*|Failed .*|Cannot resolve .*)$/

export const deno: Diagnostic = {
  tool,
  reads:
    'type errors, failed tests, lint and format findings, uncaught errors and unresolved modules of the deno command',
  fixtures: 'real',
  sign: /TS\d{4,5} \[ERROR\]: | => \S{1,300}:\d{1,7}:\d{1,5}$|(?:^|\s)error\[[\w-]{1,80}\]: |(?:^|\s)error: (?:Uncaught |Module not found|Relative import|The lockfile|Found \d+ not formatted|No test modules|Import |Could not |npm package )/,
  read(lines) {
    const texts = lines.map((line) => unprefix(line.text).trimEnd())
    return [
      ...types(lines, texts),
      ...tests(lines, texts),
      ...lints(lines, texts),
      ...formats(lines, texts),
      ...uncaught(lines, texts),
    ]
  },
}

/** Index of the first frame at or after `i`, within the few lines that Deno shows for one error. */
const frameAt = (texts: readonly string[], i: number, reach = 10): number =>
  indexFrom(texts, i, reach, (text) => stackFrame(text) !== undefined)

function types(lines: readonly Line[], texts: readonly string[]): Finding[] {
  return lines.flatMap((line, i) => {
    const [, code, message = ''] = typed.exec(texts[i] ?? '') ?? []
    if (code === undefined) return []
    const end = frameAt(texts, i + 1)
    const place = stackFrame(texts[end] ?? '')
    const parts = {
      tool,
      failureType: 'type_checking' as const,
      ruleId: code,
      message,
      signals: errorSignals(code, message),
      strength: 5 as const,
    }
    return finding(
      { ...parts, artifacts: place === undefined ? [] : [place] },
      line,
      line,
      lines[Math.min(end, lines.length - 1)],
    )
  })
}

/** Details stand under ` ERRORS `; ` FAILURES ` lists the same tests again without a reason. */
function tests(lines: readonly Line[], texts: readonly string[]): Finding[] {
  return texts.flatMap((text, i) => {
    const [, title = '', where = ''] = test.exec(text) ?? []
    const file = placeAtEnd(where)
    if (file === undefined || !/^error: /.test(texts[i + 1] ?? '')) return []
    const end = indexFrom(texts, i + 1, 80, (other) => test.test(other) || /^ FAILURES $/.test(other))
    const made = blockFinding(lines, {
      tool,
      title,
      from: i,
      start: i + 1,
      end,
      file: artifact(file.path.replace(/^\.\//, ''), file.line, file.column),
    })
    return made === undefined ? [] : [made]
  })
}

function lints(lines: readonly Line[], texts: readonly string[]): Finding[] {
  return lines.flatMap((line, i) => {
    const [, rule, message = ''] = lint.exec(texts[i] ?? '') ?? []
    const where = /^\s{0,4}--> (\S.{0,400})$/.exec(texts[i + 1] ?? '')?.[1]
    // rustc has `error[E0308]` in the same form; rules of deno lint are words.
    if (rule === undefined || where === undefined || /^E\d{4}$/.test(rule)) return []
    const place = placeAtEnd(where)
    const to = lines[indexFrom(texts, i + 2, 8, (text) => text === '') - 1] ?? line
    const parts = {
      tool,
      failureType: 'linting' as const,
      ruleId: rule,
      message,
      signals: errorSignals(rule, message),
      strength: 5 as const,
    }
    return finding({ ...parts, artifacts: place === undefined ? [] : [place] }, line, line, to)
  })
}

function formats(lines: readonly Line[], texts: readonly string[]): Finding[] {
  if (!texts.some((text) => /^error: Found \d+ not formatted files?/.test(text))) return []
  return lines.flatMap((line, i) => {
    const path = unformatted.exec(texts[i] ?? '')?.[1]
    if (path === undefined) return []
    const to = lines[indexFrom(texts, i + 1, 20, (text) => text === '') - 1] ?? line
    const message = `${path} is not formatted`
    return finding(
      {
        tool,
        failureType: 'code_formatting',
        message,
        signals: ['deno fmt'],
        artifacts: [artifact(plainPath(path))],
        strength: 4,
      },
      line,
      line,
      to,
    )
  })
}

function uncaught(lines: readonly Line[], texts: readonly string[]): Finding[] {
  return lines.flatMap((line, i) => {
    const message = thrown.exec(texts[i] ?? '')?.[1]
    if (message === undefined) return []
    const end = indexFrom(texts, i + 1, 12, (text) => text === '')
    const head = errorHead(message)
    const rule = head === undefined || head.name === 'Error' ? undefined : head.name
    return finding(
      {
        tool,
        failureType: typeOf(message),
        ...(rule === undefined ? {} : { ruleId: rule }),
        message,
        signals: errorSignals(rule, message),
        artifacts: projectFrames(texts.slice(i + 1, end)),
        strength: 4,
      },
      line,
      line,
      lines[Math.min(end, lines.length) - 1],
    )
  })
}

function typeOf(message: string): FailureType {
  if (/^No test modules found|^Unsupported/.test(message)) return 'configuration_error'
  if (/^(?:The lockfile|Relative import|Import |npm package|Could not (?:find|resolve))/.test(message))
    return 'dependency_issue'
  return /^Module not found/.test(message) ? 'runtime_error' : errorType(message)
}
