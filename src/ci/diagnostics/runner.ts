// What the runner itself and GitHub's own actions say: limits, lost machines, set-up, permissions (log-format.md 5).
import type { Diagnostic, Finding, Line } from './diagnostic.ts'
import { type LineRule, readLines } from './per-line.ts'

const environment = (pattern: RegExp, ruleId: string, strength: LineRule['strength'] = 4): LineRule => ({
  pattern,
  failureType: 'environment_error',
  ruleId,
  strength,
})
const configuration = (pattern: RegExp, ruleId: string, strength: LineRule['strength'] = 4): LineRule => ({
  pattern,
  failureType: 'configuration_error',
  ruleId,
  strength,
})

const rules: readonly LineRule[] = [
  environment(/^The action '.{0,200}' has timed out after \d+ minutes?\.$/, 'timeout', 5),
  environment(/^The job running on runner .{0,200} has exceeded the maximum execution time/, 'timeout', 5),
  { ...environment(/^The operation was canceled\.$/, 'cancelled', 2), marked: true },
  { ...environment(/^received SIG(?:INT|TERM)$/, 'cancelled', 3), marked: true },
  environment(/^The runner has received a shutdown signal\./, 'shutdown-signal'),
  environment(
    /^(?:The (?:self-)?hosted runner\b.{0,200} lost communication|The hosted runner encountered an error)/,
    'lost-runner',
  ),
  environment(/^The job was not started because .{0,300}/, 'not-started'),
  environment(/^.{0,300}\bNo space left on device\b.{0,200}/, 'no-space'),
  environment(
    /^(?:Fatal error: )?.{0,200}\b(?:out of memory|Out of memory|Cannot allocate memory)\b.{0,100}$/,
    'out-of-memory',
    3,
  ),
  // The set-up job, before any step ran.
  configuration(
    /^This request has been automatically failed because it uses a deprecated version of `(?<rule>[^`]+)`/,
    'deprecated-action',
    5,
  ),
  configuration(/^Unable to resolve action `?(?<rule>[^`,\s]+)`?,? .{0,200}/, 'unresolved-action', 5),
  configuration(/^Unable to resolve action\b.{0,200}/, 'unresolved-action', 5),
  configuration(/^Can't find 'action\.yml', 'action\.yaml' or 'Dockerfile'.{0,300}/, 'missing-action-file', 5),
  configuration(
    /^(?:.{0,40}The template is not valid\. )?(?<file>\.?[\w./@-]+\.ya?ml) \(Line: (?<line>\d+), Col: (?<column>\d+)\): (?<message>.+)/,
    'invalid-workflow',
    5,
  ),
  configuration(/^Unrecognized (?:named-value|function): .{0,200}/, 'invalid-expression'),
  configuration(/^(?:Error: )?Input required and not supplied: (?<rule>[\w-]+)/, 'missing-input', 5),
  configuration(/^Container action is only supported on Linux/, 'container-action-os'),
  environment(
    /^(?:Missing download info for |Failed to (?:download|resolve) action |An action could not be found at the URI ).{0,300}/,
    'action-download',
    3,
  ),
  environment(/^Docker (?:pull|create|start|build|login .{0,100}) ?failed with exit code \d+/, 'job-container', 3),
  environment(
    /^(?:One or more containers failed to start\.|Failed to initialize,? .{0,200}container)/,
    'job-container',
    3,
  ),
  // Stands below every failing step of such runners, so it explains nothing by itself.
  environment(/^Executing the custom container implementation failed\./, 'container-hook', 1),
  // Rights and limits of the API.
  configuration(
    /^.{0,200}\bResource not accessible by (?:integration|personal access token)\b.{0,200}/,
    'missing-permission',
  ),
  configuration(/^.{0,120}\bBad credentials\b.{0,200}/, 'bad-credentials', 3),
  environment(/^.{0,120}\bAPI rate limit exceeded\b.{0,200}/, 'rate-limit', 3),
  // Artifacts, caches and tool set-up.
  configuration(
    /^(?:Error: )?(?:Unable to find any artifacts for|Unable to download artifact\(s\): |Artifact not found for name: ).{0,200}/,
    'missing-artifact',
  ),
  { ...configuration(/^No files were found with the provided path: .{0,300}/, 'missing-artifact'), marked: true },
  configuration(/^(?:Error: )?Failed to CreateArtifact: .{0,300}/, 'artifact-conflict', 3),
  configuration(
    /^(?:Error: )?Failed to restore cache entry\. Exiting as fail-on-cache-miss is set\..{0,200}/,
    'cache-miss',
  ),
  configuration(
    /^(?:Error: )?Dependencies lock file is not found in (?<file>[^\s]+)\. Supported file patterns: .{0,200}/,
    'missing-lock-file',
  ),
  configuration(
    /^(?:Error: )?Some specified paths were not resolved, unable to cache dependencies\./,
    'missing-lock-file',
  ),
  configuration(
    /^(?:Error: )?The (?:specified|provided) [\w ]{1,40}version file at:? (?<file>\S+) does not exist/,
    'missing-version-file',
  ),
  configuration(
    /^(?:Error: )?(?:The version '[^']{1,60}' with (?:the )?architecture '[^']{1,20}' was not found|Unable to find [\w.]{1,20} version '[^']{1,60}' for platform|Could not find satisfied version for SemVer).{0,200}/,
    'missing-tool-version',
  ),
]

/** Exit codes that say by themselves that the shell or the machine, not the tool, ended the step. */
const exitCodes: readonly LineRule[] = [
  { ...environment(/^Process completed with exit code 137\./, 'exit-137', 2), marked: true },
  { ...environment(/^Process completed with exit code 143\./, 'exit-143', 2), marked: true },
  { ...environment(/^Process completed with exit code 130\./, 'exit-130', 2), marked: true },
  { ...environment(/^Process completed with exit code 127\./, 'exit-127', 1), marked: true },
  { ...environment(/^Process completed with exit code 126\./, 'exit-126', 1), marked: true },
]

const timedOut: LineRule = {
  ...environment(/^Process completed with exit code 124\./, 'exit-124', 2),
  marked: true,
}

/** Holds words of every rule, so that the rules see the few lines that may matter. */
const sign =
  /timed out after|exceeded the maximum|operation was canceled|received (?:SIG|a shutdown)|lost communication|hosted runner encountered|was not started because|No space left|ut of memory|Cannot allocate memory|deprecated version of|resolve action|Can't find 'action|\(Line: \d|Unrecognized (?:named|func)|Input required and not|Container action is|download info|(?:download|resolve) action|action could not be found|Docker |containers? failed|Failed to initialize|custom container implementation|not accessible by|Bad credentials|rate limit exceeded|[Aa]rtifact|No files were found|fail-on-cache-miss|lock file is not found|paths were not resolved|version file at|was not found|Unable to find|satisfied version|exit code 1[234]\d/

export const runner: Diagnostic = {
  tool: 'github-actions',
  reads:
    'Time-outs, cancellation, shutdown and lost runners, disk and memory, action set-up, job containers, permissions, artifacts, caches, exit codes 124 (of timeout), 126, 127, 130, 137 and 143.',
  fixtures: 'written',
  sign,
  read(lines: readonly Line[], step): Finding[] {
    const telling = lines.filter((line) => sign.test(line.text))
    const said = readLines('github-actions', telling, rules)
    if (said.some((f) => f.strength > 1)) return said
    // GNU timeout says nothing itself: its exit code does, where the script calls it.
    const codes = /\btimeout\b/.test(step.command) ? [...exitCodes, timedOut] : exitCodes
    return [...said, ...readLines('github-actions', telling, codes)]
  },
}
