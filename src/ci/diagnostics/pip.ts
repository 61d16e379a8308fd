// pip: one finding a cause. pip says the same thing twice (a sentence, then its summary), and builds print their output inside.
import type { FailureType } from '../../domain/evidence.ts'
import { artifact, type Diagnostic, type Finding, finding, type Line } from './diagnostic.ts'
import type { LineRule } from './per-line.ts'
import { buildFailures } from './pip-build.ts'
import { unprefix } from './prefix.ts'
import { readSentences } from './sentence-errors.ts'

const offline =
  /Name or service not known|Temporary failure in name resolution|getaddrinfo failed|Connection (?:refused|reset)|timed out|NewConnectionError|ReadTimeoutError|SSLError|ProxyError/

const rules: readonly LineRule[] = [
  rule(
    /^ERROR: (?<message>Package '[^']{1,200}' requires a different Python: .{1,200})$/,
    'dependency_issue',
    'requires-python',
  ),
  rule(
    /^ERROR: (?<message>Could not open requirements file: .{0,80}'(?<file>[^']{1,300})')$/,
    'configuration_error',
    'requirements-file',
  ),
  rule(/^ERROR: (?<message>Invalid requirement: .*)$/, 'configuration_error', 'InvalidRequirement'),
  rule(
    /^ERROR: (?<message>.{1,300} (?:is not installable|does not appear to be a Python project).*)$/,
    'configuration_error',
    'not-a-project',
  ),
  rule(/^ERROR: (?<message>\S{1,300} is not a (?:supported|valid) wheel.*)$/, 'dependency_issue', 'unsupported-wheel'),
  {
    ...rule(/^ERROR: (?<message>THESE PACKAGES DO NOT MATCH THE HASHES .*)$/, 'dependency_issue', 'HashMismatch'),
    context: /^ {4}/,
  },
  rule(/^ERROR: (?<message>(?:In --require-hashes mode|Hashes are required in).*)$/, 'dependency_issue', 'HashMissing'),
  rule(/^(?:\S{0,60}: )?(?<message>no such option: \S.*)$/, 'configuration_error', 'usage'),
  rule(
    /^ERROR: (?<message>(?:You must give at least one requirement|unknown command).*)$/,
    'configuration_error',
    'usage',
  ),
  {
    ...rule(
      /^error: (?<message>externally-managed-environment)$/,
      'environment_error',
      'externally-managed-environment',
    ),
    context: /\S|^ *$/,
  },
  {
    pattern: /^ERROR: (?<message>Could not install packages due to an (?:OSError|EnvironmentError): .*)$/,
    failureType: ({ message }) => (offline.test(message ?? '') ? 'environment_error' : installError(message ?? '')),
    ruleId: 'OSError',
    strength: 5,
  },
  {
    pattern: /^(?:pip\._vendor\.)(?<message>\S{1,200}(?:Error|Timeout|Exception): .*)$/,
    failureType: 'environment_error',
    ruleId: 'network',
    strength: 4,
  },
  // `pip check`; after an install the same sentences are warnings below "pip's dependency resolver does not currently…".
  {
    pattern:
      /^(?<message>[\w.-]{1,100} \S{1,60} (?:requires [\w.[\]-]{1,100}(?:, which is not installed\.|.{1,200}, but you have .{1,200})|has requirement .{1,200}, but you have .{1,200}|is not supported on this platform))$/,
    failureType: 'dependency_issue',
    ruleId: 'pip check',
    strength: 4,
  },
]

export const pip: Diagnostic = {
  tool: 'pip',
  reads:
    'unsatisfied and conflicting requirements, failed builds, hashes, wrong files and options, unreachable index, pip check',
  fixtures: 'real',
  sign: /ERROR: (?:Could not|No matching|Cannot install|Package '|Invalid requirement|Directory|THESE|In --require|Hashes|You must|ResolutionImpossible|Failed (?:building|to build)|Command errored|\S.{0,300} (?:is not|does not))|error: (?:subprocess-exited|metadata-generation|externally-managed|failed-wheel|legacy-install)|no such option: |pip\._vendor\.|, which is not installed\.|, but you have /,
  read(lines) {
    const found = [
      ...unsatisfied(lines),
      ...conflicts(lines),
      ...buildFailures(lines),
      ...readSentences('pip', lines, rules),
    ]
    const tolerated = lines.some(({ text }) => /pip's dependency resolver does not currently/.test(text))
    return found.map((f) => (tolerated && f.ruleId === 'pip check' ? { ...f, severity: 'warning' } : f))
  },
}

function rule(pattern: RegExp, failureType: FailureType, ruleId: string): LineRule {
  return { pattern, failureType, ruleId, strength: 5 }
}

function installError(message: string): FailureType {
  return /No space left|Permission denied|Read-only file system/.test(message)
    ? 'environment_error'
    : 'package_install_error'
}

/** "Could not find a version…" with "No matching distribution…" below is one; behind connection errors it is the network. */
function unsatisfied(lines: readonly Line[]): Finding[] {
  const found: Finding[] = []
  let lost: Line | undefined
  lines.forEach((line, i) => {
    const text = unprefix(line.text)
    if (/^WARNING: Retrying \(Retry\(/.test(text) && offline.test(text)) lost = line
    const hit =
      /^ERROR: (Could not find a version that satisfies the requirement (.{1,300}) \(from (?:versions: )?(.*)\)?|No matching distribution found for (.{1,300}))$/.exec(
        text,
      )
    if (hit === null || (hit[4] !== undefined && found.some((f) => f.to >= line.n))) return
    const wanted = (hit[2] ?? hit[4] ?? '').replace(/ \(from .*$/, '')
    const unreachable = lost !== undefined && /^none/.test(hit[3] ?? 'none')
    const below = unprefix(lines[i + 1]?.text ?? '').startsWith('ERROR: No matching distribution') ? lines[i + 1] : line
    const file = /\(from -r (\S{1,300}) \(line (\d{1,6})\)\)/.exec(text)
    found.push(
      finding(
        {
          tool: 'pip',
          failureType: unreachable ? 'environment_error' : 'dependency_issue',
          ruleId: unreachable ? 'network' : 'NoMatchingDistribution',
          message: unreachable ? `${(lost?.text ?? '').slice(0, 250)} … for ${wanted}` : (hit[1] ?? text),
          signals: [wanted, unreachable ? 'connection broken' : 'No matching distribution found'],
          artifacts: file?.[1] === undefined ? [] : [artifact(file[1], file[2])],
          strength: 5,
        },
        unreachable ? (lost ?? line) : line,
        line,
        below,
      ),
    )
  })
  return found
}

/** "Cannot install … conflicting dependencies", its reasons, and ResolutionImpossible at the end. */
function conflicts(lines: readonly Line[]): Finding[] {
  return lines.flatMap((line, i) => {
    const text = unprefix(line.text)
    const hit =
      /^ERROR: (Cannot install (.{1,1000}) because these package versions have conflicting dependencies\.?)$/.exec(text)
    if (hit?.[1] === undefined) return []
    const rest = lines.slice(i, i + 40)
    const end = rest.find(({ text: t }) => /ResolutionImpossible/.test(t)) ?? line
    const reasons = rest
      .map((r) => unprefix(r.text))
      .filter((t) => /^ {4}(?:The user requested|\S{1,200} \S{1,60} depends on) /.test(t))
    const message = [hit[1], ...reasons.map((t) => t.trim())].join(' ')
    const names = (hit[2] ?? '').split(/,? and |, /).slice(0, 3)
    return [
      finding(
        {
          tool: 'pip',
          failureType: 'dependency_issue',
          ruleId: 'ResolutionImpossible',
          message,
          signals: ['ResolutionImpossible', ...names],
          strength: 5,
        },
        line,
        line,
        end,
      ),
    ]
  })
}
