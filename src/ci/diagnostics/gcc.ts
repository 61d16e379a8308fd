// C, C++, Objective-C, CUDA and Fortran compilers of the GNU form (gcc, clang, nvcc, gfortran) and their linkers.
import type { FailureType } from '../../domain/evidence.ts'
import type { Diagnostic, Finding, Line } from './diagnostic.ts'
import { fortranErrors } from './gfortran.ts'
import { type Groups, type LineRule, readLines } from './per-line.ts'

/** mypy, swiftc and others print the same form: the extension tells whose line it is. */
const source = String.raw`(?<file>(?:[A-Za-z]:)?[^\s:(][^:(]{0,400}\.(?:c|cc|cpp|cxx|c\+\+|C|h|hh|hpp|hxx|inl|ipp|tpp|tcc|m|mm|cu|cuh|S|s|asm|ino|f|F|f90|F90|f95|for|pyx|y|l))`

function kind({ message, rule, level }: Groups): FailureType {
  if (/No such file or directory|file not found/.test(message ?? '')) return 'dependency_issue'
  if (rule === '-Wclang-format-violations') return 'code_formatting'
  if (level === 'error' && rule?.startsWith('-Werror')) return 'linting'
  return /^(?:expected |unterminated |stray |missing terminating|extraneous |invalid preprocessing)/.test(message ?? '')
    ? 'syntax_error'
    : 'type_checking'
}

/** The excerpt with its caret, and notes. */
const context = /^ *\d* \||^\s+\S|^[^\s:]+:\d+:\d+: note: |^#include /

const rules: readonly LineRule[] = [
  // cppcheck (`[arrayIndexOutOfBounds]`) and clang-tidy (`[bugprone-use-after-move,-warnings-as-errors]`) print the form of compilers.
  {
    pattern: new RegExp(
      `^${source}:(?<line>\\d+):(?:(?<column>\\d+):)? (?<level>error|warning|style|performance|portability): (?<message>.+?) \\[(?<rule>[a-zA-Z][\\w.-]{2,80})(?:,-warnings-as-errors)?\\]$`,
    ),
    failureType: ({ rule }) =>
      rule === 'syntaxError' || rule === 'clang-diagnostic-error' ? 'type_checking' : 'linting',
    strength: 5,
    context,
  },
  {
    pattern: new RegExp(
      `^${source}:(?<line>\\d+):(?:(?<column>\\d+):)? (?<level>fatal error|error|warning): (?<message>.+?)(?: \\[(?<rule>-W[\\w=+,-]+)\\])?$`,
    ),
    failureType: kind,
    strength: 5,
    context,
  },
  {
    pattern: new RegExp(`^${source}\\((?<line>\\d+)\\): (?<level>error|warning)(?: #\\d+-D)?: (?<message>.+)$`),
    failureType: 'type_checking',
    strength: 5,
    context: /^\s+\S|^\s+\^/,
  },
  {
    pattern:
      /^(?:[\w./+-]{0,100}ld[\w.]{0,10}: )?(?<file>[\w./+-]{1,300}):\(\.[\w.+]{1,60}\): (?<message>(?:undefined reference to|multiple definition of) .+)$/,
    failureType: 'type_checking',
    ruleId: 'link',
    strength: 4,
  },
  {
    pattern:
      /^(?:[\w./+-]{0,100}ld[\w.]{0,10}: )?(?:error: )?(?<message>(?:undefined symbol: |duplicate symbol: |.{1,200}: multiple definition of ).+)$/,
    failureType: 'type_checking',
    ruleId: 'link',
    strength: 4,
    context: /^>>> /,
  },
  {
    pattern: /^Undefined symbols for architecture (?<rule>\w+):$/,
    failureType: 'type_checking',
    strength: 4,
    context: /^ +\S/,
  },
  {
    pattern:
      /^(?:[\w./+-]{0,100}ld[\w.]{0,10}: )(?:error: )?(?<message>(?:cannot find -l|unable to find library -l|library not found for -l|library '|framework not found )\S+.*)$/,
    failureType: 'dependency_issue',
    ruleId: 'link',
    strength: 5,
  },
  {
    pattern: /^[\w./+-]{1,100}: (?<message>(?:fatal error: Killed signal|internal compiler error: ).*)$/,
    failureType: 'environment_error',
    ruleId: 'compiler-killed',
    strength: 4,
  },
  {
    pattern:
      /^(?:[\w./-]{0,60}\/)?(?:gcc|g\+\+|cc|c\+\+|cc1|cc1plus|clang|clang\+\+)(?:-\d+)?: (?:fatal )?error: (?<message>(?:no such file|unknown argument|[^:]{1,200}: No such file).*)$/,
    failureType: 'configuration_error',
    ruleId: 'usage',
    strength: 2,
  },
]

/** cppcheck fails for each kind of message once it is told which exit code errors shall have. */
function strict(found: readonly Finding[], command: string): Finding[] {
  const all = /\bcppcheck\b.*--error-exitcode=[1-9]/.test(command)
  return found.map((f) => (all && f.severity === 'warning' ? { ...f, severity: 'error' } : f))
}

const summaries: readonly LineRule[] = [
  {
    pattern: /^(?:collect2: error: ld returned|(?:[\w./-]{0,60}\/)?clang(?:\+\+)?: error: linker command failed).*$/,
    failureType: 'type_checking',
    ruleId: 'link',
    strength: 1,
  },
]

export const gcc: Diagnostic = {
  tool: 'gcc',
  reads: 'gcc, clang, nvcc and gfortran: one finding an error with its warning flag; missing headers; linker errors.',
  fixtures: 'real',
  sign: /: (?:fatal )?error: |^(?:Fatal )?Error: |: (?:style|performance|portability): |\): error|: warning: |undefined reference to|multiple definition|Undefined symbols|undefined symbol|ld[\w.]*: |internal compiler error|collect2/,
  read(lines: readonly Line[], step): Finding[] {
    const found = [...strict(readLines('gcc', lines, rules), step.command), ...fortranErrors(lines)]
    return found.some((f) => f.severity === 'error') ? found : [...found, ...readLines('gcc', lines, summaries)]
  },
}
