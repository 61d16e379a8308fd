// python -m build, setuptools and twine: projects that cannot be packaged.
import { buildCause } from './build-cause.ts'
import { type Diagnostic, type Finding, finding, type Line } from './diagnostic.ts'
import type { LineRule } from './per-line.ts'
import { unprefix } from './prefix.ts'
import { readSentences } from './sentence-errors.ts'

const rules: readonly LineRule[] = [
  {
    pattern: /^ERROR (?<message>Source \S.{0,300} does not appear to be a Python project.*)$/,
    failureType: 'configuration_error',
    ruleId: 'not-a-project',
    strength: 5,
  },
  {
    pattern: /^(?<message>configuration error: `(?<symbol>[^`]{1,100})` .*)$/,
    failureType: 'configuration_error',
    ruleId: 'pyproject',
    strength: 5,
  },
  {
    pattern: /^error: (?<message>Multiple top-level (?:packages|modules) discovered in a flat-layout: .*)$/,
    failureType: 'configuration_error',
    ruleId: 'flat-layout',
    strength: 5,
  },
  {
    pattern: /^error: (?<message>(?:invalid command '|package directory '|can't copy '|option --).*)$/,
    failureType: 'configuration_error',
    ruleId: 'setup',
    strength: 5,
  },
  {
    pattern:
      /^error: (?<message>(?:command '\S{1,300}' failed(?:: .*| with exit (?:code|status) .*)|Microsoft Visual C\+\+ .* is required.*))$/,
    failureType: 'package_install_error',
    ruleId: 'compiler',
    strength: 3,
  },
  {
    pattern: /^ERROR {1,8}(?<message>(?:InvalidDistribution|HTTPError|`long_description` has syntax errors).*)$/,
    failureType: 'configuration_error',
    ruleId: 'twine',
    strength: 5,
  },
]

export const pythonBuild: Diagnostic = {
  tool: 'python-build',
  reads: 'errors of build front ends and setuptools, invalid pyproject metadata, twine checks',
  fixtures: 'real',
  sign: /^(?:.{0,60} )?(?:ERROR Source |ERROR Backend |configuration error: `|error: (?:Multiple top-level|invalid command '|package directory '|can't copy '|option --|command '|Microsoft Visual)|ERROR {1,8}(?:InvalidDistribution|HTTPError|`long_description`))/,
  read(lines) {
    const found = readSentences('python-build', lines, rules)
    return found.length > 0 ? found : backend(lines)
  },
}

/** `ERROR Backend subprocess exited …` comes last; the backend's own exception stands above. */
function backend(lines: readonly Line[]): Finding[] {
  const end = lines.findIndex(({ text }) =>
    /^ERROR Backend (?:subprocess exited|operation failed)/.test(unprefix(text)),
  )
  const last = lines[end]
  if (last === undefined) return []
  const first = Math.max(0, end - 60)
  const texts = lines.slice(first, end).map((line) => unprefix(line.text))
  const k = buildCause(texts)
  const at = lines[first + k] ?? last
  const message = k < 0 ? unprefix(last.text) : (texts[k] ?? '')
  const parts = { tool: 'python-build', failureType: 'package_install_error', ruleId: 'backend', strength: 5 } as const
  const head = texts.findLastIndex((text) => text.startsWith('Traceback '))
  return [
    finding(
      { ...parts, message, signals: ['Backend subprocess exited', message.slice(0, 80)] },
      k < 0 ? last : at,
      k < 0 || head < 0 ? at : lines[first + head],
      last,
    ),
  ]
}
