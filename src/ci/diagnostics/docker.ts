// docker build (buildx and the classic builder), push, run and compose.
import type { FailureType } from '../../domain/evidence.ts'
import { artifact, type Diagnostic, type Finding, type Line } from './diagnostic.ts'
import { type Groups, type LineRule, readLines } from './per-line.ts'

/** What the words of a registry, the daemon or buildkit mean. */
function kind({ message }: Groups): FailureType {
  const text = message ?? ''
  if (
    /i\/o timeout|TLS handshake|connection re|no such host|toomanyrequests|rate limit|50[0-4] |no space left|already allocated|Cannot connect|deadline exceeded|unexpected status|exit code: 137/i.test(
      text,
    )
  ) {
    return 'environment_error'
  }
  return /parse error|unknown instruction/.test(text) ? 'syntax_error' : 'configuration_error'
}

/** The step of a build that failed: what ran inside tells more. */
const wrapper: readonly LineRule[] = [
  {
    pattern:
      /^(?:ERROR: )?(?:failed to (?:build|solve): ){0,2}(?<message>process ".{1,2000}" did not complete successfully: (?<rule>exit code: (?!137)\d+))/,
    failureType: 'runtime_error',
    strength: 1,
  },
  {
    pattern: /^(?<message>The command '.{1,2000}' returned a non-zero code: \d+)/,
    failureType: 'runtime_error',
    strength: 1,
  },
]

const rules: readonly LineRule[] = [
  {
    pattern:
      /^(?:ERROR: )?(?:failed to (?:build|solve): ){0,2}dockerfile parse error on line (?<line>\d+): (?<message>.+)$/,
    failureType: 'syntax_error',
    ruleId: 'parse',
    strength: 5,
  },
  {
    pattern: /^ERROR: (?:failed to (?:build|solve): ){1,2}(?!failed to |process ")(?<message>.+)$/,
    failureType: kind,
    strength: 4,
  },
  {
    pattern: /^ERROR: (?<message>process ".{1,2000}" did not complete successfully: (?<rule>exit code: 137))$/,
    failureType: 'environment_error',
    strength: 3,
  },
  // Without its `#2 ` prefix buildkit's own line is bare; the words keep other tools' errors out.
  {
    pattern:
      /^ERROR: (?<message>(?:\S+\/\S+:? ?.{0,200}(?:not found|denied)|failed to (?:compute|calculate|push|resolve|fetch|copy|authorize|do request|read)|pull access denied|unauthorized|unexpected status|denied:|lstat ).*)$/,
    failureType: kind,
    strength: 4,
  },
  { pattern: /^(?<message>denied: .+)$/, failureType: 'configuration_error', ruleId: 'denied', strength: 4 },
  {
    pattern: /^(?<message>unauthorized: .+)$/,
    failureType: 'configuration_error',
    ruleId: 'unauthorized',
    strength: 4,
  },
  {
    pattern: /^(?:docker: )?Error response from daemon: (?<message>.+)$/,
    failureType: kind,
    ruleId: 'daemon',
    strength: 4,
  },
  {
    pattern: /^(?:ERROR: )?(?<message>Cannot connect to the Docker daemon .*)$/,
    failureType: 'environment_error',
    ruleId: 'daemon',
    strength: 4,
  },
  { pattern: /^(?<message>(?:COPY|ADD) failed: .+)$/, failureType: 'configuration_error', ruleId: 'COPY', strength: 5 },
  {
    pattern: /^(?<message>manifest for .{1,300} not found.*)$/,
    failureType: 'configuration_error',
    ruleId: 'manifest',
    strength: 4,
  },
  {
    pattern: /^(?<message>dependency failed to start: container (?<rule>\S+) .+)$/,
    failureType: 'runtime_error',
    strength: 4,
  },
  {
    pattern: /^(?:ERROR: )?(?<message>validating (?<file>[^\s:]{1,300}\.ya?ml): .+)$/,
    failureType: 'configuration_error',
    ruleId: 'compose',
    strength: 5,
  },
  {
    pattern:
      /^(?<message>(?:service|no such service)[ :]"?(?<rule>[\w-]+)"? (?:has neither|refers to|depends on|failed to build).*|no such service: .+)$/,
    failureType: 'configuration_error',
    strength: 3,
  },
]

const place = /^(?<file>[\w./-]*(?:[Dd]ockerfile|[Cc]ontainerfile)[\w.-]*|[\w./-]+\.[Dd]ockerfile):(?<line>\d+)$/

export const docker: Diagnostic = {
  tool: 'docker',
  reads:
    'docker build, buildx, push, run and compose: images, contexts, registries, Dockerfiles; the step of a build that failed as a weak hint.',
  fixtures: 'written',
  sign: /ERROR: |denied: |unauthorized: |from daemon: |Docker daemon|(?:COPY|ADD) failed|manifest for|non-zero code|dependency failed to start|validating |no such service|^service /,
  read(lines: readonly Line[]): Finding[] {
    const said = sameOnce(readLines('docker', lines, rules))
    const found = said.length > 0 ? said : readLines('docker', lines, wrapper).slice(0, 1)
    const where = lines.map((line) => place.exec(line.text)?.groups).find((groups) => groups !== undefined)
    if (where?.file === undefined) return found
    const dockerfile = artifact(where.file, where.line)
    return found.map((f) => (f.artifacts.length > 0 ? f : { ...f, artifacts: [dockerfile] }))
  },
}

/** buildx first prints the step's error, then the same words with a longer head. */
function sameOnce(findings: readonly Finding[]): Finding[] {
  return findings.filter((f, i) => {
    const subject = f.message.split(': ')[0] ?? f.message
    return !findings
      .slice(0, i)
      .some((earlier) => earlier.message.includes(subject) || f.message.includes(earlier.message))
  })
}
