// What kind of failure the error region of an unknown tool tells of. `guess.ts` reads a single message and may stay silent; here
// something must be said, so the surroundings and the command are asked as well.
import type { FailureType } from '../../domain/evidence.ts'

const byWords: readonly (readonly [RegExp, FailureType])[] = [
  [
    /command not found|not installed|no space left|could not resolve host|connection (?:refused|reset|timed out)|temporary failure in name resolution|network is unreachable|tls handshake|\bssl\b|certificate|\btimed? ?out\b|rate limit|\b50[23]\b|permission denied|\bkilled\b|out of memory|cannot allocate|no such device|shared librar|is not recognized as/i,
    'environment_error',
  ],
  [
    /syntax ?error|parse error|parsing error|unexpected (?:token|end of|character|symbol)|unterminated|^expected ["'`;{}()[\]]/i,
    'syntax_error',
  ],
  [
    /cannot find (?:module|package)|module not found|no module named|unresolved (?:import|dependency)|could not (?:find|resolve) (?:a version|dependenc|package)|no matching (?:distribution|version|package)|version conflict|incompatible|dependency|lock ?file|package .{0,40} not found/i,
    'dependency_issue',
  ],
  [/would (?:be )?reformat|not formatted|formatting|code style/i, 'code_formatting'],
  [
    /type ?error|type mismatch|is not assignable|cannot find (?:name|symbol)|undeclared|undefined control sequence|does not (?:name a type|contain a definition)|mismatched types|unresolved reference|no such (?:function|method|property)/i,
    'type_checking',
  ],
  [
    /assert(?:ion)?|expected .{0,60}(?:got|but|received|actual)|test.{0,20} fail|fail.{0,20} test|\d failed/i,
    'test_failure',
  ],
  [
    /invalid (?:option|argument|configuration|config|value|input)|unknown (?:option|argument|flag|command)|unrecognized|config(?:uration)? (?:error|file|is)|not configured|required (?:input|variable|option)|unauthorized|forbidden|denied|credential|no such file|does not exist|missing|not found/i,
    'configuration_error',
  ],
  [/docstring|documentation|sphinx|(?:broken|dead) link/i, 'doc_docstring'],
  [
    /\b(?:should|must) (?:be|have|not|use|match|start|end)\b|not allowed|over budget|exceeds?\b|too (?:long|large|big|many)/i,
    'linting',
  ],
]

const byCommand: readonly (readonly [RegExp, FailureType])[] = [
  [/\b(?:fmt|format|prettier|black)\b/i, 'code_formatting'],
  [/lint|check|clippy|validat|verify|audit|budget|policy|licen[cs]e/i, 'linting'],
  [/test|spec|jest|vitest|pytest/i, 'test_failure'],
  [/type|tsc|mypy|build|compile/i, 'type_checking'],
  [/install|restore|npm ci|bundle/i, 'package_install_error'],
  [/docs?\b/i, 'doc_docstring'],
]

/** The failure type that the words suggest: the stating line first, then its surroundings, then what the command is for. */
export function typeOfRegion(region: string, statement: string, command: string): FailureType {
  for (const text of [statement, region]) {
    for (const [pattern, type] of byWords) if (pattern.test(text)) return type
  }
  for (const [pattern, type] of byCommand) if (pattern.test(command)) return type
  return 'runtime_error'
}
