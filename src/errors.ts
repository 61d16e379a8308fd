// The one error class. Bad logs, bad YAML and failed repairs are data (notes, verdicts); only these are thrown.

/** `user`: the person can mend it (input, permission). `ours`: a malfunction of Retrace, to be reported. */
export type Fault = 'user' | 'ours'

export type ErrorCode =
  | 'bad_input'
  | 'bad_usage'
  | 'not_found'
  | 'permission_missing'
  | 'api_unavailable'
  | 'timeout'
  | 'too_large'
  | 'unsafe_path'
  | 'command_failed'
  | 'bad_prompt'
  | 'internal'

const userCodes: ReadonlySet<ErrorCode> = new Set([
  'bad_input',
  'bad_usage',
  'not_found',
  'permission_missing',
  'unsafe_path',
])

/** `message` says what is wrong and where; `advice` says what to do next. */
export class RetraceError extends Error {
  readonly code: ErrorCode
  readonly advice: string

  constructor(code: ErrorCode, message: string, advice: string, options?: { cause?: unknown }) {
    super(message, options)
    this.name = 'RetraceError'
    this.code = code
    this.advice = advice
  }

  get fault(): Fault {
    return userCodes.has(this.code) ? 'user' : 'ours'
  }

  /** The whole thing as one or two sentences for a person. */
  get sentence(): string {
    return this.advice === '' ? this.message : `${this.message} ${this.advice}`
  }
}

/** Any thrown thing as a RetraceError; what we did not expect becomes `internal`. */
export function asRetraceError(thrown: unknown): RetraceError {
  if (thrown instanceof RetraceError) return thrown
  const message = thrown instanceof Error ? thrown.message : String(thrown)
  return new RetraceError(
    'internal',
    `Retrace failed: ${message}`,
    'This is a fault of Retrace, not of your workflow: please report it with the line above.',
    { cause: thrown },
  )
}
