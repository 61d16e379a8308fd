// Cargo and rustup themselves: resolution, lock file, manifests, build scripts, toolchains.
import type { Diagnostic, Finding, Line } from './diagnostic.ts'
import { type LineRule, readLines } from './per-line.ts'

/** Cargo puts the reason on the lines below, up to a blank one. */
const reason = /^(?!error|warning)(?: {2,}|\.\.\. |[a-z]|Caused by|\t).*\S/
const buildScript = /^(?!error|warning)(?:Caused by:|\s*(?:process didn't exit|---|cargo:|thread |.*\S)|\s*)$/

const rules: readonly LineRule[] = [
  {
    pattern: /^error: (?<message>failed to select a version .*)$/,
    failureType: 'dependency_issue',
    ruleId: 'resolve',
    strength: 5,
    context: reason,
  },
  {
    pattern: /^error: (?<message>no matching (?:package|version).*)$/,
    failureType: 'dependency_issue',
    ruleId: 'resolve',
    strength: 5,
    context: reason,
  },
  {
    pattern: /^error: (?<message>(?:cannot update the lock file|the lock file) (?<file>\S+) .*--(?:locked|frozen).*)$/,
    failureType: 'dependency_issue',
    ruleId: '--locked',
    strength: 5,
    context: reason,
  },
  {
    pattern:
      /^error: (?<message>(?:rustc \S+ is not supported by|package `[^`]+` cannot be built because it requires rustc) .*)$/,
    failureType: 'dependency_issue',
    ruleId: 'rust-version',
    strength: 5,
    context: reason,
  },
  {
    pattern: /^error: (?<message>failed to (?:parse|load) manifest (?:at|for) .*?`(?<file>[^`]+)`.*)$/,
    failureType: 'configuration_error',
    ruleId: 'manifest',
    strength: 5,
    context: /^(?!error|warning)/,
  },
  {
    pattern: /^error: (?<message>could not find `(?<file>Cargo\.toml)` in .*)$/,
    failureType: 'configuration_error',
    ruleId: 'manifest',
    strength: 5,
  },
  {
    pattern:
      /^error: (?<message>(?:failed to (?:get|download|fetch)|unable to (?:update|get packages)|download of|spurious network error).*)$/,
    failureType: 'environment_error',
    ruleId: 'network',
    strength: 4,
    context: /^(?!error|warning)/,
  },
  {
    pattern: /^error: (?<message>failed to run custom build command for `(?<rule>[^`]+)`.*)$/,
    failureType: 'environment_error',
    strength: 4,
    context: buildScript,
  },
  {
    pattern:
      /^error: (?<message>(?:toolchain '|component '|no such command: |override toolchain|rustup could not|'cargo-?\w*' is not installed).*)$/,
    failureType: 'environment_error',
    ruleId: 'toolchain',
    strength: 5,
    context: reason,
  },
  {
    pattern:
      /^error: (?<message>(?:unexpected argument|package ID specification|no (?:bin|example|test|bench|library)\b|no .{1,20} target|the package '|package `[^`]+` does not have|none of the selected packages|Package `[^`]+` does not have|invalid (?:value|character)|unknown (?:argument|option)).*)$/,
    failureType: 'configuration_error',
    ruleId: 'usage',
    strength: 4,
    context: reason,
  },
]

/** Says only that the compiler or a test failed, which the blocks above tell better. */
const summaries: readonly LineRule[] = [
  { pattern: /^error: (?<message>could not compile `.*)$/, failureType: 'type_checking', strength: 1 },
  {
    pattern: /^error: (?<message>(?:\d+ targets? failed|(?:doc)?test failed, to rerun).*)$/,
    failureType: 'test_failure',
    strength: 1,
  },
]

export const cargo: Diagnostic = {
  tool: 'cargo',
  reads:
    'cargo and rustup: dependency resolution, --locked, manifests, build scripts, toolchains, network, wrong arguments.',
  fixtures: 'real',
  sign: /error: (?:failed to|no |cannot update|the |rustc |package |could not|unable to|toolchain|component|override|rustup|'cargo|unexpected|Package|none of|invalid|unknown|download of|spurious|\d+ targets?|(?:doc)?test failed)/,
  read(lines: readonly Line[]): Finding[] {
    // git and others begin their errors with the same words: cargo always says what it is doing as well.
    if (!lines.some((line) => speaksCargo.test(line.text))) return []
    const found = readLines('cargo', lines, rules)
    return found.length > 0 ? found : readLines('cargo', lines, summaries)
  },
}

const speaksCargo = /\b[Cc]argo\b|\brustc?\b|rustup|toolchain '|Compiling |crates\.io|--locked/
