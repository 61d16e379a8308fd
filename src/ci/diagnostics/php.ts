// PHP itself, Composer, PHPStan, Psalm, PHP_CodeSniffer and PHP-CS-Fixer.
import type { FailureType } from '../../domain/evidence.ts'
import { artifact, type Diagnostic, type Finding, finding, type Line } from './diagnostic.ts'
import { type LineRule, readLines } from './per-line.ts'
import { unprefix } from './prefix.ts'

const rules: readonly LineRule[] = [
  {
    pattern: /^(?:PHP )?Parse error: +(?<message>.{1,600}) in (?<file>\S.{0,300}) on line (?<line>\d+)$/,
    failureType: 'syntax_error',
    ruleId: 'ParseError',
    strength: 5,
  },
  {
    pattern:
      /^(?:PHP )?Fatal error: +(?<message>Uncaught (?<rule>[\w\\]+)(?:: .{0,600})?) in (?<file>\S.{0,300}):(?<line>\d+)$/,
    failureType: 'runtime_error',
    strength: 5,
    context: /^(?:Stack trace:|#\d+ |\s+thrown in)/,
  },
  {
    pattern: /^(?:PHP )?Fatal error: +(?!Uncaught)(?<message>.{1,600}) in (?<file>\S.{0,300}) on line (?<line>\d+)$/,
    failureType: ({ message }) => (/Allowed memory size/.test(message ?? '') ? 'environment_error' : 'runtime_error'),
    ruleId: 'Fatal',
    strength: 5,
  },
  {
    pattern: /^(?<message>Your requirements could not be resolved to an installable set of packages\.)$/,
    failureType: 'dependency_issue',
    ruleId: 'composer',
    strength: 5,
    context: /^\s*$|^ {2,}\S/,
    more: /^ +- (?<text>\S.+)$/,
  },
  {
    pattern:
      /^(?<message>(?:Your lock file does not contain a compatible set|The lock file is not up to date|Required package "(?<rule>[^"]{1,200})" is not present in the lock file).*)$/,
    failureType: 'dependency_issue',
    strength: 5,
    context: /^\s*$|^ {2,}\S|^- /,
  },
  // Psalm: `ERROR: InvalidReturnType - src/A.php:12:5 - text`.
  {
    pattern: /^ERROR: (?<rule>[A-Z]\w+) - (?<file>[^\s:]{1,300}):(?<line>\d+):(?<column>\d+) - (?<message>.+)$/,
    failureType: 'type_checking',
    strength: 5,
    context: /^\s+\S/,
  },
  // PHPStan and PHPCS, one line a finding (--error-format=raw, --report=emacs).
  {
    pattern:
      /^(?<file>[^\s:]{1,300}\.php):(?<line>\d+):(?:(?<column>\d+): (?<level>error|warning) - )?(?! error)(?<message>\S.+?)(?: \((?<rule>[\w.]+)\))?$/,
    failureType: ({ level }) => (level === undefined ? 'type_checking' : 'linting'),
    strength: 4,
  },
]

/** PHPStan's table: ` Line   src/A.php`, then ` 12   text`. */
const tableFile = /^ {1,2}Line {2,}(?<file>\S.{0,300}?)\s*$/
const tableRow = /^ {1,2}(?<prefix>:?)(?<line>\d+) {2,}(?<message>\S.+)$/
/** PHPCS: `FILE: /x/A.php`, then ` 3 | ERROR | [x] text (Sniff)`. */
const sniffFile = /^FILE: (?<file>\S.{0,300})$/
const sniffRow = /^ {0,6}(?<line>\d+) \| (?<level>ERROR|WARNING) +\| (?:\[[x ]\] )?(?<message>.+)$/
/** PHP-CS-Fixer: `   1) src/A.php (rule, rule)`. */
const fixer = /^ {2,4}\d+\) (?<file>\S{1,300}\.php)(?: \((?<rules>[\w, /]{1,300})\))?$/

export const php: Diagnostic = {
  tool: 'php',
  reads: 'PHP parse and fatal errors, Composer, PHPStan, Psalm, PHP_CodeSniffer, PHP-CS-Fixer.',
  fixtures: 'real',
  sign: /(?:Parse|Fatal) error: |requirements could not be resolved|lock file|ERROR: [A-Z]\w+ - |\.php\b|^FILE: |^ {1,2}Line {2,}\S/,
  read(lines: readonly Line[]): Finding[] {
    return [...readLines('php', lines, rules), ...tables(lines)].sort((a, b) => a.at - b.at)
  },
}

function tables(lines: readonly Line[]): Finding[] {
  let stan: string | undefined
  let sniff: string | undefined
  // PHPUnit numbers its failures in the same form, but with a class instead of a path.
  return lines.flatMap((line) => {
    const text = unprefix(line.text)
    const file = tableFile.exec(text)?.groups?.file
    if (file !== undefined) [stan, sniff] = [file, undefined]
    const sniffed = sniffFile.exec(text)?.groups?.file
    if (sniffed !== undefined) [stan, sniff] = [undefined, sniffed]
    const fixed = fixer.exec(text)?.groups
    if (fixed?.file !== undefined)
      return row(
        line,
        'php-cs-fixer',
        'code_formatting',
        fixed.file,
        undefined,
        `${fixed.file}: ${fixed.rules ?? 'not formatted'}`,
        'error',
      )
    const row1 = stan === undefined ? undefined : tableRow.exec(text)?.groups
    if (row1?.message !== undefined && stan !== undefined)
      return row(line, 'phpstan', 'type_checking', stan, row1.line, row1.message, 'error')
    const row2 = sniff === undefined ? undefined : sniffRow.exec(text)?.groups
    if (row2?.message !== undefined && sniff !== undefined) {
      return row(
        line,
        'phpcs',
        'linting',
        sniff,
        row2.line,
        row2.message,
        row2.level === 'WARNING' ? 'warning' : 'error',
      )
    }
    return []
  })
}

function row(
  at: Line,
  tool: string,
  failureType: FailureType,
  file: string,
  line: string | undefined,
  message: string,
  severity: Finding['severity'],
): Finding[] {
  return [
    finding(
      {
        tool,
        failureType,
        message,
        signals: [message.slice(0, 80)],
        artifacts: [artifact(file, line)],
        severity,
        strength: 5,
      },
      at,
    ),
  ]
}
