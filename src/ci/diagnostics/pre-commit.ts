// pre-commit: one finding a failed hook. What the hook's own tool printed is read by that tool's diagnostic and outweighs it.
import type { Artifact, FailureType } from '../../domain/evidence.ts'
import { artifact, type Diagnostic, type Finding, finding, type Line } from './diagnostic.ts'
import { mentionedFiles } from './mentioned-files.ts'
import { unprefix } from './prefix.ts'
import { exceptionOf, isExceptionName, isForeign } from './python-errors.ts'
import { signalsOf } from './quoted.ts'

/** `name.....Failed`, `name....(no files to check)Skipped` */
const status = /^(\S.{0,200}?)\.{3,}(?:\([^)]{1,60}\))?(Failed|Passed|Skipped)$/
const fixed = /^(?:Fixing|reformatted|Fixed|Sorting|Rewriting|Updated|Formatted) (\S.{0,300}?\.\w{1,10})(?: .{0,60})?$/
const hookOf = /^- hook id: (\S{1,100})$/
const broken = /^An (?:unexpected )?error has occurred: (\S.*)$/
const maxBlock = 60

const kinds: readonly (readonly [RegExp, FailureType])[] = [
  [/mypy|pyright|pytype|\bty\b|tsc|type-?check/, 'type_checking'],
  [/^check-(?:ast|json|toml|xml|yaml|merge-conflict)$|compileall/, 'syntax_error'],
  [/pytest|unittest|\btests?\b/, 'test_failure'],
  [/docformatter|pydocstyle|interrogate|docsig|numpydoc|doc8/, 'doc_docstring'],
  [/uv-lock|poetry-(?:check|lock)|pip-compile|lock/, 'dependency_issue'],
  [
    /black|ruff-format|yapf|autopep8|isort|prettier|fmt|format|whitespace|end-of-file|line-ending|pretty|add-trailing|pyupgrade/,
    'code_formatting',
  ],
]

export const preCommit: Diagnostic = {
  tool: 'pre-commit',
  reads:
    'failed hooks with the files they changed, the diff of --show-diff-on-failure, broken configuration, hooks that cannot be installed',
  fixtures: 'real',
  sign: /\.{3,}(?:\([^)]{1,60}\))?Failed$|^An (?:unexpected )?error has occurred: |- hook id: /,
  read(lines) {
    const texts = lines.map((line) => unprefix(line.text))
    const diff = changed(texts)
    return lines.flatMap((_, i) => hookAt(lines, texts, i, diff) ?? brokenAt(lines, texts, i) ?? [])
  },
}

function hookAt(
  lines: readonly Line[],
  texts: readonly string[],
  i: number,
  diff: readonly string[],
): Finding | undefined {
  const at = lines[i]
  const head = status.exec(texts[i] ?? '')
  if (at === undefined || head?.[1] === undefined || head[2] !== 'Failed') return undefined
  const id = hookOf.exec(texts[i + 1] ?? '')?.[1]
  if (id === undefined) return undefined
  const end = blockEnd(texts, i)
  const block = lines.slice(i + 1, end + 1)
  const own = texts.slice(i + 1, end + 1)
  const modified = own.includes('- files were modified by this hook')
  const executable = own.find((text) => /^Executable `[^`]{1,200}` not found$/.test(text))
  const said = executable ?? (modified ? 'files were modified by this hook' : firstWords(own))
  const message = `${head[1]}: ${said}`
  return finding(
    {
      tool: 'pre-commit',
      failureType: executable === undefined ? typeOf(id, modified) : 'environment_error',
      ruleId: id,
      message,
      signals: [id, ...signalsOf(undefined, said)].slice(0, 4),
      artifacts: filesOf(own, block, modified ? diff : []),
      strength: modified || executable !== undefined ? 4 : 2,
    },
    at,
    at,
    lines[end],
  )
}

/** A hook's output ends at the next hook, at pre-commit's closing words or at the diff. */
function blockEnd(texts: readonly string[], i: number): number {
  let end = i
  while (end + 1 < texts.length && end - i < maxBlock) {
    const next = texts[end + 1] ?? ''
    if (status.test(next) || /^(?:pre-commit hook\(s\) made changes|All changes made by hooks)/.test(next)) break
    end++
  }
  while (end > i && texts[end]?.trim() === '') end--
  return end
}

/** The first line that the hook's program printed. */
function firstWords(own: readonly string[]): string {
  const code = own.find((text) => text.startsWith('- exit code: '))?.slice(2) ?? 'failed'
  const first = own.find((text) => text.trim() !== '' && !text.startsWith('- ')) ?? code
  if (!first.startsWith('Traceback ')) return first
  return own.find((text) => isExceptionName(exceptionOf(text)?.name ?? '')) ?? first
}

function typeOf(id: string, modified: boolean): FailureType {
  const kind = kinds.find(([pattern]) => pattern.test(id))?.[1]
  return kind ?? (modified ? 'code_formatting' : 'linting')
}

/** Files the hook says it changed; else those its output names; else those of the diff at the end. */
function filesOf(own: readonly string[], block: readonly Line[], diff: readonly string[]): Artifact[] {
  const told = own.flatMap((text) => fixed.exec(text)?.[1] ?? [])
  if (told.length > 0) return [...new Set(told)].map((path) => artifact(path))
  const first = block[0]
  const mentioned = first === undefined ? [] : mentionedFiles(block, first)
  const named = mentioned.filter(({ path }) => !isForeign({ path, line: 0 }))
  return named.length > 0 ? named : diff.map((path) => artifact(path))
}

/** Files of the diff that `--show-diff-on-failure` prints after all hooks. */
function changed(texts: readonly string[]): string[] {
  const start = texts.indexOf('All changes made by hooks:')
  if (start < 0) return []
  return texts.slice(start).flatMap((text) => /^diff --git a\/(.{1,400}?) b\//.exec(text)?.[1] ?? [])
}

/** pre-commit itself cannot go on: its configuration, or a repository of hooks. */
function brokenAt(lines: readonly Line[], texts: readonly string[], i: number): Finding | undefined {
  const at = lines[i]
  const words = broken.exec(texts[i] ?? '')?.[1]
  if (at === undefined || words === undefined) return undefined
  let end = i
  while (end - i < 20 && /^(?:=+> |return code: |stdout:|stderr:|\s+\S|[a-z])/.test(texts[end + 1] ?? '')) end++
  const own = texts.slice(i + 1, end + 1)
  const name = /^(\w+):/.exec(words)?.[1]
  const told = own.find((text) => /^ *(?:fatal|error|ERROR|=====>)[: ]/.test(text))?.replace(/^[ =>]+/, '')
  const config = own.flatMap(
    (text) => /^=+> (?:File (\S{1,300})|(\S{1,300}) is not a file)$/.exec(text)?.slice(1) ?? [],
  )
  const unreachable = own.some((text) => /Could not resolve host|unable to access|Connection|timed out/i.test(text))
  return finding(
    {
      tool: 'pre-commit',
      failureType:
        name === 'InvalidConfigError' || name === 'InvalidManifestError'
          ? 'configuration_error'
          : unreachable
            ? 'environment_error'
            : 'package_install_error',
      ...(name === undefined ? {} : { ruleId: name }),
      message: told === undefined ? words : `${words} ${told}`,
      signals: [...(name === undefined ? [] : [name]), ...(told === undefined ? [] : [told.slice(0, 80)])],
      artifacts: config.filter((file) => file !== undefined).map((file) => artifact(file)),
      strength: 5,
    },
    at,
    at,
    lines[end],
  )
}
