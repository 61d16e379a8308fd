// git: errors of its commands, conflict markers, and the diff that `git diff --exit-code` shows of files that should not have changed.
import { artifact, type Diagnostic, type Finding, finding, type Line, type StepContext } from './diagnostic.ts'
import { guessType } from './guess.ts'
import { type LineRule, readLines } from './per-line.ts'
import { unprefix } from './prefix.ts'

const rules: readonly LineRule[] = [
  {
    pattern:
      /^(?:Error: )?fatal: (?<message>(?:unable to access|could not read from remote|Could not read from remote|the remote end hung up|early EOF|unable to connect).*)$/,
    failureType: ({ message }) =>
      / 40[134]|returned error: 40/.test(message ?? '') ? 'configuration_error' : 'environment_error',
    ruleId: 'remote',
    strength: 4,
  },
  {
    pattern:
      /^(?:Error: )?fatal: (?<message>(?:couldn't find remote ref|Remote branch|repository '|reference is not a tree|not a tree object|ambiguous argument|bad revision|no merge base|detected dubious ownership|not a git repository|No url found for submodule|invalid reference|Need a single revision|No names found|No tags can describe|could not read Username|Authentication failed|refusing to merge|Unable to create|empty ident|unable to auto-detect).*)$/,
    failureType: 'configuration_error',
    strength: 4,
  },
  {
    pattern: /^(?:Error: )?(?<message>A branch or tag with the name '(?<rule>[^']{1,200})' could not be found)$/,
    failureType: 'configuration_error',
    strength: 5,
  },
  {
    pattern: /^fatal: (?!No names found)(?<message>.{3,400})$/,
    failureType: ({ message }) => guessType(message ?? '') ?? 'configuration_error',
    strength: 2,
  },
  {
    pattern: /^error: (?<message>(?:pathspec '[^']{1,200}' did not match|src refspec \S+ does not match).*)$/,
    failureType: 'configuration_error',
    ruleId: 'pathspec',
    strength: 4,
  },
  {
    pattern: /^error: (?<message>failed to push some refs to .*)$/,
    failureType: 'configuration_error',
    ruleId: 'push',
    strength: 2,
  },
  {
    pattern: /^ ! \[(?:remote )?rejected\] +(?<message>.+)$/,
    failureType: 'configuration_error',
    ruleId: 'rejected',
    strength: 4,
  },
  {
    pattern:
      /^remote: (?<message>(?:Permission to \S+ denied|error: GH\d+: |Invalid username|Repository not found|Write access to repository not granted).*)$/,
    failureType: 'configuration_error',
    ruleId: 'remote',
    strength: 4,
  },
  {
    pattern: /^CONFLICT \((?<rule>[\w/ ]{1,40})\): (?<message>(?:Merge conflict in (?<file>.{1,300})|.+))$/,
    failureType: 'configuration_error',
    strength: 4,
  },
  {
    pattern: /^error: (?<message>(?:could not apply|patch failed:|Your local changes to the following files).*)$/,
    failureType: 'configuration_error',
    strength: 3,
  },
  {
    pattern:
      /^(?<file>[^\s:][^:]{0,300}):(?<line>\d+): (?<message>(?:leftover conflict marker|trailing whitespace\.|new blank line at EOF\.|space before tab in indent\.))$/,
    failureType: 'code_formatting',
    ruleId: 'diff --check',
    strength: 5,
  },
  {
    pattern: /^The process '(?<rule>[^']{1,200}\/git(?:\.exe)?)' failed with (?<message>exit code \d+)$/,
    failureType: 'environment_error',
    strength: 1,
    marked: true,
  },
]

const header = /^diff --git a\/(?<from>.{1,400}) b\/(?<file>.{1,400})$/
const porcelain = /^(?: M|M |MM|\?\?| D|AM|A ) (?<file>\S.{0,300})$/
const checksTree =
  /git (?:--no-pager )?diff\b|git status|git-status|--exit-code|check.?(?:dist|diff|generated|clean)|dirty/
const formatters = /\b(?:fmt|format|prettier|black|ruff|isort|gofmt|goimports|clang-format|spotless|lint --fix|biome)\b/
const maxDiff = 40

const tool = 'git'

export const git: Diagnostic = {
  tool,
  reads:
    'git errors (remote, refs, rights, conflicts), diff --check, and diffs or changed files of a step that checks for a clean tree.',
  fixtures: 'real',
  sign: /fatal: |error: |rejected\]|remote: |CONFLICT|conflict marker|trailing whitespace|blank line at EOF|space before tab|could not be found|^diff --git|^(?: M|M |MM|\?\?| D|AM|A ) |failed with exit code/,
  read(lines: readonly Line[], step: StepContext): Finding[] {
    const said = readLines(tool, lines, rules).filter((f, _, all) => f.strength > 1 || all.length === 1)
    return [...said, ...changedFiles(lines, step)].sort((a, b) => a.at - b.at)
  },
}

/** A diff is a finding only where the step asks git whether the tree is clean; each file counts once. */
function changedFiles(lines: readonly Line[], step: StepContext): Finding[] {
  if (
    !checksTree.test(step.command) &&
    !lines.some((line) => line.mark === undefined && /git diff .*--exit-code/.test(line.text))
  )
    return []
  const diffs = lines.flatMap((line, i) => {
    const file = header.exec(unprefix(line.text))?.groups?.file
    return file === undefined ? [] : [changed(file, lines, i, step)]
  })
  if (diffs.length > 0) return diffs
  return lines.flatMap((line, i) => {
    const file = porcelain.exec(line.text)?.groups?.file
    return file === undefined ? [] : [changed(file, lines, i, step)]
  })
}

function changed(file: string, lines: readonly Line[], i: number, step: StepContext): Finding {
  const at = lines[i] ?? { n: 1, text: '' }
  let last = i
  const more = /^(?:index |---|\+\+\+|@@|[ +\-\\]|old mode|new mode|deleted |new file|similarity|rename )/
  while (
    last - i < maxDiff &&
    more.test(unprefix(lines[last + 1]?.text ?? '')) &&
    !porcelain.test(lines[last + 1]?.text ?? '')
  )
    last++
  return finding(
    {
      tool: 'git',
      // After a formatter it is style; after a generator or a build the committed file is stale.
      failureType: formatters.test(step.command) ? 'code_formatting' : 'configuration_error',
      ruleId: 'diff',
      message: `${file} differs from what is committed`,
      signals: [file],
      artifacts: [artifact(file)],
      strength: 3,
    },
    at,
    at,
    lines[last] ?? at,
  )
}
