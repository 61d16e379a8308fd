// What kind of failure free words tell of. A guess: used only where no structured output names the kind.
import type { FailureType } from '../../domain/evidence.ts'

const words: readonly (readonly [RegExp, FailureType])[] = [
  [
    /\b(?:ECONNRESET|ECONNREFUSED|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|ENOSPC|timed? ?out|getaddrinfo|could not resolve host|no space left|rate limit|connection refused|(?:502|503|504) |service unavailable|SIGINT|SIGTERM|out of memory)\b/i,
    'environment_error',
  ],
  [
    /\b(?:permission|denied|forbidden|unauthori[sz]ed|bad credentials|not accessible|secret|token|input required|invalid (?:input|option|config\w*)|unknown option)\b/i,
    'configuration_error',
  ],
  [/\b(?:SyntaxError|syntax error|unexpected token|parse error|parsing error)\b/i, 'syntax_error'],
  [
    /\b(?:cannot find module|no module named|module not found|could not resolve dependenc\w+|no matching version|unresolved dependenc\w+)\b/i,
    'dependency_issue',
  ],
  [/\b(?:not formatted|formatting|would reformat|code style)\b/i, 'code_formatting'],
  [/^\s*\d+:\d+\s+(?:error|warning)\s|\b(?:lint|linting|linter|eslint|problems?\b.{0,20}\berrors?)\b/i, 'linting'],
  [/\b(?:is not assignable|type mismatch|incompatible types?|TS\d{4})\b/, 'type_checking'],
  [
    /\b(?:tests? failed|failing tests?|failed tests?|assert\w*|expected\b.{0,60}\b(?:received|got|but|actual))/i,
    'test_failure',
  ],
]

/** The failure type that the words of a message point at, if any do. */
export function guessType(message: string): FailureType | undefined {
  return words.find(([pattern]) => pattern.test(message))?.[1]
}
