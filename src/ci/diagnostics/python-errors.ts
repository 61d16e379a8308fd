// What Python says when something is raised: frames, the exception's name and the kind of failure it tells of.
import type { FailureType } from '../../domain/evidence.ts'

/** One place of a Python stack, as printed. */
export type Frame = { readonly path: string; readonly line: number; readonly symbol?: string }

/** `File "x.py", line 3, in f`; also the form of fatal errors (`line 3 in f`) and of syntax errors (no function). */
const tracebackFrame = /^ *File "([^"]{1,500})", line (\d{1,7})(?:,? in (.{1,200}))?$/
/** `x.py:3: in f` (pytest short), `x.py:3: ValueError` and `x.py:3: ` (pytest long). */
const shortFrame = /^((?:[A-Za-z]:)?[^\s:>][^:]{0,400}|<[^>]{1,200}>):(\d{1,7}):(?: (?:in (\S.{0,200})|.*))?$/

/** The frame of a line of a traceback in Python's own form. */
export function frameOf(text: string): Frame | undefined {
  return made(tracebackFrame.exec(text))
}

/** The frame of a line of a traceback in pytest's forms. */
export function pytestFrameOf(text: string): Frame | undefined {
  if (text.startsWith('E ') || text.startsWith('> ')) return undefined
  return made(shortFrame.exec(text))
}

function made(hit: RegExpExecArray | null): Frame | undefined {
  const [, path, line, symbol] = hit ?? []
  if (path === undefined || line === undefined) return undefined
  return { path, line: Number(line), ...(symbol === undefined ? {} : { symbol: symbol.trim() }) }
}

/** Installed packages, the standard library, code without a file, and the throw-away folders of package builds. */
const foreign =
  /[\\/](?:site|dist)-packages[\\/]|[\\/]lib(?:64)?[\\/](?:python|pypy)\d|[\\/]Lib[\\/](?!site)|^<|\.tox[\\/]|\.nox[\\/]|[\\/]\.?v?env[\\/]|pip-build-env-|[\\/]uv[\\/]python[\\/]/

/** Whether a frame lies outside of the project. */
export function isForeign(frame: Frame): boolean {
  return foreign.test(frame.path)
}

/** `name` without its module, `message` after the colon. Undefined when the line cannot be the last one of a traceback. */
export function exceptionOf(text: string): { readonly name: string; readonly message: string } | undefined {
  const hit = /^([A-Za-z_][\w.]{0,200})(?::(?: (.*))?)?$/.exec(text)
  if (hit?.[1] === undefined) return undefined
  return { name: hit[1].slice(hit[1].lastIndexOf('.') + 1), message: hit[2] ?? '' }
}

/** Whether a name is one that exceptions have; used where a plain word could stand too. */
export function isExceptionName(name: string): boolean {
  return /(?:Error|Exception|Warning|Exit|Interrupt|Failed|Failure|Timeout|Iteration|Skipped)$/.test(name)
}

const network =
  /^(?:Connection\w*|ConnectTimeout|ReadTimeout|Timeout|TimeoutError|SSLError|SSL\w*Error|gaierror|URLError|HTTPError|ProxyError|MaxRetryError|NewConnectionError|NameResolutionError|RemoteDisconnected|IncompleteRead|ChunkedEncodingError)$/
const machine =
  /No space left on device|cannot open shared object file|DLL load failed|Permission denied|Cannot allocate memory|Too many open files/
/** Libraries wrap connection errors into their own exceptions; the words stay. */
const unreachable =
  /Max retries exceeded|Name or service not known|Temporary failure in name resolution|Connection (?:refused|reset|aborted|timed out)|Network is unreachable|[Rr]ead timed out|couldn't connect to/

/** The kind of failure an exception tells of when it ends a program (not an assertion of a test). */
export function failureTypeOf(name: string, message: string): FailureType {
  if (/^(?:SyntaxError|IndentationError|TabError)$/.test(name)) return 'syntax_error'
  if (machine.test(message) || unreachable.test(message)) return 'environment_error'
  if (name === 'ModuleNotFoundError' || /^No module named /.test(message)) return 'dependency_issue'
  // An import that fails inside an installed package means that two packages do not fit together.
  if (name === 'ImportError' && /[\\/]site-packages[\\/]/.test(message)) return 'dependency_issue'
  if (/^(?:DistributionNotFound|VersionConflict|PackageNotFoundError|ContextualVersionConflict)$/.test(name))
    return 'dependency_issue'
  if (name === 'ImproperlyConfigured') return 'configuration_error'
  if (name === 'AssertionError') return 'assertion_error'
  if (name === 'MemoryError' || name === 'PermissionError' || network.test(name)) return 'environment_error'
  return 'runtime_error'
}

/** Whether a file holds tests, by the names pytest and unittest look for. */
export function isTestFile(path: string): boolean {
  return /(?:^|[\\/])(?:test_[^\\/]*|[^\\/]*_tests?|tests?)\.py$/.test(path)
}

/** Whether an exception only says that another program failed: that one has said why. */
export function isWrapper(name: string, message: string): boolean {
  if (/^(?:CalledProcessError|ErrorReturnCode_\d+|SubprocessError|SystemExit|Exit)$/.test(name)) return true
  return /^(?:RuntimeError|Exception)$/.test(name) && /\bfailed!?$|exit (?:code|status) \d/.test(message)
}
