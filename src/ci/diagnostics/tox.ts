// tox and nox: which environment failed. They wrap other tools, whose own lines say more; only their own errors weigh.
import { type Diagnostic, type Finding, finding } from './diagnostic.ts'
import type { LineRule } from './per-line.ts'
import { unprefix } from './prefix.ts'
import { readSentences } from './sentence-errors.ts'
import { wrappedType } from './wrapped.ts'

const toxRules: readonly LineRule[] = [
  {
    pattern: /^(?<symbol>[\w.-]{1,60}): (?<message>failed with \S.{0,300} is not allowed, use allowlist_externals.*)$/,
    failureType: 'configuration_error',
    ruleId: 'allowlist_externals',
    strength: 5,
  },
  {
    pattern: /^(?<message>[\w.-]{1,60}: (?:failed with|skipped because) could not find python interpreter.*)$/,
    failureType: 'environment_error',
    ruleId: 'InterpreterNotFound',
    strength: 5,
  },
  {
    pattern: /^ERROR: {1,3}(?:[\w.-]{1,60}: )?(?<message>InterpreterNotFound: \S.*)$/,
    failureType: 'environment_error',
    ruleId: 'InterpreterNotFound',
    strength: 5,
  },
  {
    pattern: /^(?<message>[\w.-]{1,60}: exit (?!0 )-?\d{1,6} \([\d.]{1,12} seconds\) .*)$/,
    failureType: ({ message }) => wrappedType(message ?? ''),
    ruleId: 'exit',
    strength: 1,
  },
  {
    pattern: /^ERROR: (?<message>InvocationError for command .*)$/,
    failureType: ({ message }) => wrappedType(message ?? ''),
    ruleId: 'InvocationError',
    strength: 1,
  },
  {
    pattern: /^ERROR: (?<message>could not install deps .*)$/,
    failureType: 'dependency_issue',
    ruleId: 'installdeps',
    strength: 2,
  },
  {
    pattern: /^(?<message>ROOT: HandledError\| .*)$/,
    failureType: 'configuration_error',
    ruleId: 'HandledError',
    strength: 4,
    context: /^\S{1,60}$/,
  },
  {
    pattern: /^ERROR: (?<message>(?:tox config file .{0,100} not found|unknown environment .{1,200}))$/,
    failureType: 'configuration_error',
    ruleId: 'config',
    strength: 4,
  },
]

const noxRules: readonly LineRule[] = [
  {
    pattern: /^nox > (?<message>Program \S.{0,200} not found\.)$/,
    failureType: 'environment_error',
    ruleId: 'program not found',
    strength: 5,
  },
  {
    pattern: /^nox > (?<message>(?:Sessions not found: |Python interpreter )\S.{0,300})$/,
    failureType: ({ message }) => (message?.startsWith('Sessions') ? 'configuration_error' : 'environment_error'),
    ruleId: 'session',
    strength: 4,
  },
  {
    pattern: /^nox > (?<message>Command \S.{0,2000} failed with exit code -?\d{1,6}\.?)$/,
    failureType: ({ message }) => wrappedType(message ?? ''),
    ruleId: 'exit',
    strength: 1,
  },
]

export const tox: Diagnostic = {
  tool: 'tox',
  reads:
    'failed environments of tox 3 and 4, missing interpreters, commands that are not allowed, unknown environments',
  fixtures: 'real',
  sign: /^(?:.{0,60}[ ])?[\w.-]{1,60}: (?:exit -?\d|failed with |skipped because |FAIL )|InvocationError|InterpreterNotFound|HandledError\||could not install deps|tox config file/,
  read: (lines) =>
    orSummary(
      'tox',
      readSentences('tox', lines, toxRules),
      lines,
      /^ *(?:ERROR: {1,3})?([\w.-]{1,60}): (?:FAIL\b|commands failed)/,
    ),
}

export const nox: Diagnostic = {
  tool: 'nox',
  reads: 'failed sessions of nox, missing programs and interpreters, unknown sessions',
  fixtures: 'real',
  sign: /^(?:.{0,60}[ ])?nox > (?:Command |Program |Session|Python interpreter |\* )/,
  read: (lines) =>
    orSummary(
      'nox',
      readSentences('nox', lines, noxRules),
      lines,
      /^nox > (?:Session |\* )([\w.()-]{1,80})(?: failed\.|: failed)$/,
    ),
}

/** The list at the end counts only where nothing before it says which command failed. */
function orSummary(
  tool: string,
  found: Finding[],
  lines: Parameters<Diagnostic['read']>[0],
  pattern: RegExp,
): Finding[] {
  if (found.length > 0) return found
  const seen = new Set<string>()
  return lines.flatMap((line) => {
    const name = pattern.exec(unprefix(line.text))?.[1]
    if (name === undefined || seen.has(name)) return []
    seen.add(name)
    const message = unprefix(line.text).trim()
    return [
      finding({ tool, failureType: 'runtime_error', ruleId: 'exit', message, signals: [name], strength: 1 }, line),
    ]
  })
}
