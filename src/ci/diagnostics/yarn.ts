// Yarn: `error …` of classic, `➤ YN0028: │ …` of berry. A failed script is a wrapper; berry's YN0000 lines are plain talk.
import type { FailureType } from '../../domain/evidence.ts'
import { artifact, type Diagnostic, type Finding, finding, type Line } from './diagnostic.ts'
import { type LineRule, readLines } from './per-line.ts'
import { unprefix } from './prefix.ts'
import { signalsOf } from './quoted.ts'

const tool = 'yarn'
const berry = /^➤ (YN\d{4}): (?:[│┌└·] )?(\S.*)$/
const classic = /^yarn (?:install|run|add|workspace|workspaces|exec|upgrade)? ?v\d|^info Visit https:\/\/yarnpkg\.com\//

/** Berry's error codes (its documentation, "Error codes"); every other code is a warning, a note or free text. */
const codes: Readonly<Record<string, FailureType>> = {
  YN0001: 'package_install_error',
  YN0009: 'package_install_error',
  YN0016: 'dependency_issue',
  YN0018: 'package_install_error',
  YN0020: 'dependency_issue',
  YN0022: 'configuration_error',
  YN0027: 'configuration_error',
  YN0028: 'dependency_issue',
  YN0030: 'environment_error',
  YN0035: 'dependency_issue',
  YN0041: 'environment_error',
  YN0049: 'dependency_issue',
  YN0050: 'configuration_error',
  YN0056: 'dependency_issue',
  YN0057: 'configuration_error',
  YN0078: 'package_install_error',
  YN0080: 'environment_error',
  YN0081: 'environment_error',
  YN0082: 'dependency_issue',
  YN0087: 'dependency_issue',
  YN0089: 'configuration_error',
}

const classicRules: readonly LineRule[] = [
  {
    pattern: /^error (?<message>Command failed with (?:exit code|signal) .*)$/,
    failureType: 'runtime_error',
    strength: 1,
  },
  {
    pattern: /^error (?<message>Command "(?<symbol>[^"]{1,100})" not found\..*)$/,
    failureType: 'configuration_error',
    ruleId: 'missing-script',
    strength: 4,
  },
  {
    pattern: /^error (?<message>Your lockfile needs to be updated.*)$/,
    failureType: 'dependency_issue',
    ruleId: 'frozen-lockfile',
    strength: 5,
  },
  {
    pattern:
      /^error (?<message>Couldn't find (?:any versions for|package) .*|.*: The engine "[^"]{1,60}" is incompatible with this module.*|.*[Ii]ntegrity check failed.*|Package "[^"]{1,100}" refers to a non-existing file.*)$/,
    failureType: 'dependency_issue',
    strength: 5,
  },
  {
    pattern:
      /^error (?<message>(?:An unexpected error occurred: )?"?.*(?:ECONNREFUSED|ECONNRESET|ETIMEDOUT|ESOCKETTIMEDOUT|ENOTFOUND|ENOSPC|EACCES|self.signed certificate|Request failed "(?:401|403|5\d\d)).*)$/,
    failureType: 'environment_error',
    strength: 4,
  },
  {
    pattern: /^error (?<file>\S{0,300}node_modules\S{1,300}): (?<message>Command failed\.)$/,
    failureType: 'package_install_error',
    strength: 5,
    context: /^(?:Exit code|Command|Arguments|Directory|Output): ?/,
  },
  {
    pattern: /^error (?<message>(?!Found incompatible module\.).*)$/,
    failureType: 'package_install_error',
    strength: 3,
  },
]

const usage: readonly LineRule[] = [
  { pattern: /^Usage Error: (?<message>.*)$/, failureType: 'configuration_error', ruleId: 'usage', strength: 4 },
  { pattern: /^Internal Error: (?<message>.*)$/, failureType: 'configuration_error', strength: 3 },
]

export const yarn: Diagnostic = {
  tool,
  reads: 'errors of Yarn 1 and error codes of Yarn 2-4 (YN0028 and others); failed scripts as wrappers',
  fixtures: 'real',
  sign: /➤ YN\d{4}: |(?:^|\s)yarn (?:install |run |add )?v\d|info Visit https:\/\/yarnpkg\.com\/|(?:^|\s)(?:Usage|Internal) Error: /,
  read(lines) {
    const rules = lines.some((line) => classic.test(unprefix(line.text))) ? [...classicRules, ...usage] : usage
    return [...berryFindings(lines), ...readLines(tool, lines, rules)]
  },
}

/** Each code and text once: on Actions, berry repeats its errors after the group that it folds them into. */
function berryFindings(lines: readonly Line[]): Finding[] {
  const found = new Map<string, Finding>()
  for (const [i, line] of lines.entries()) {
    const [, code = '', message = ''] = berry.exec(unprefix(line.text).trimStart()) ?? []
    const failureType = codes[code]
    // YN0028 also marks each line of the lock file's diff; only the sentence at its end is the error.
    if (failureType === undefined || (code === 'YN0028' && /^[-+ ]/.test(message)) || found.has(code + message))
      continue
    const from = code === 'YN0028' ? lines[diffStart(lines, i)] : line
    found.set(code + message, berryFinding(code, message, failureType, line, from ?? line))
  }
  return [...found.values()]
}

function berryFinding(code: string, message: string, failureType: FailureType, line: Line, from: Line): Finding {
  const artifacts = code === 'YN0028' ? [artifact('yarn.lock')] : []
  return finding(
    { tool, failureType, ruleId: code, message, signals: signalsOf(code, message), artifacts, strength: 5 },
    line,
    from,
  )
}

/** First line of the diff that leads to a YN0028 sentence, at most 30 lines above it. */
function diffStart(lines: readonly Line[], i: number): number {
  let first = i
  while (
    first > 0 &&
    i - first < 30 &&
    /^➤ YN00(?:28|00): [│ ]*(?:[-+ @]|$)/.test(unprefix(lines[first - 1]?.text ?? ''))
  )
    first--
  return first
}
