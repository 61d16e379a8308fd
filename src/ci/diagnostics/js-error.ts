// How JavaScript programs print a thrown error: its head line, its stack frames, the module that was not there.
// V8 (`at f (file:1:2)`) and Vitest (`❯ f file:1:2`) share one reader; every search is by index, so hostile lines stay cheap.
import type { Artifact, FailureType } from '../../domain/evidence.ts'
import { artifact } from './diagnostic.ts'
import { signalsOf } from './quoted.ts'

export type ErrorHead = { readonly name: string; readonly code?: string; readonly message: string }

const head =
  /^(?:error: )?(?:Uncaught )?(?:\(in promise\) )?(?:Uncaught )?([A-Za-z_$][\w$.]{0,80})(?: \[([\w-]{1,60})\])?: (.+)$/
const errorName = /Error$|Exception$|Rejection$|Failure$/

/** `TypeError [ERR_X]: message` taken apart, or undefined when the text starts with no name of an error. */
export function errorHead(text: string): ErrorHead | undefined {
  const hit = head.exec(text.trim())
  const [, name = '', code, message = ''] = hit ?? []
  if (!errorName.test(name)) return undefined
  return code === undefined || code === 'Error' ? { name, message } : { name, code, message }
}

/** The place a stack frame names, as printed but without `file://` or `webpack://name/`; foreign code included. */
export function stackFrame(text: string): Artifact | undefined {
  const trimmed = text.trim()
  if (!trimmed.startsWith('at ') && !trimmed.startsWith('❯ ')) return undefined
  const body = trimmed
    .slice(2)
    .trim()
    .replace(/^async /, '')
  // Folders may be called `(group)` (Next.js), so the first ` (` opens the place, not the last one.
  const open = body.endsWith(')') ? body.indexOf(' (') : -1
  if (open >= 0) return placeAtEnd(body.slice(open + 2, -1))
  return placeAtEnd(/^(?:[/.\\]|file:|[A-Za-z]:[\\/])/.test(body) ? body : body.slice(body.lastIndexOf(' ') + 1))
}

/** `path:line:column` or `path:line`; undefined when the text does not end like that. */
export function placeAtEnd(text: string): Artifact | undefined {
  const last = text.lastIndexOf(':')
  const before = text.lastIndexOf(':', last - 1)
  if (last <= 0 || !isCount(text.slice(last + 1))) return undefined
  if (before <= 0 || !isCount(text.slice(before + 1, last)))
    return artifact(plainPath(text.slice(0, last)), text.slice(last + 1))
  return artifact(plainPath(text.slice(0, before)), text.slice(before + 1, last), text.slice(last + 1))
}

const isCount = (text: string): boolean => /^\d{1,7}$/.test(text)

/** A path without the URL scheme that a loader or bundler puts before it. */
export function plainPath(path: string): string {
  return path
    .replace(/^file:\/\/\/(?=[A-Za-z]:)/, '')
    .replace(/^file:\/\//, '')
    .replace(/^webpack(?:-internal)?:\/\/[^/]*\/(?:\.\/)?/, '')
}

const foreign =
  /(?:^|[\\/])(?:node_modules|hostedtoolcache|\.yarn)[\\/]|^(?:node|ext|bun|deno|https?|native|internal)[:/]|^[<\s]|^native$|^evalmachine/

/** Code that is not the project's: dependencies, the runtime, evaluated text. */
export function isForeign(path: string): boolean {
  return foreign.test(path)
}

/** Places in the project that the frames among `texts` name, in printed order, each once, at most five. */
export function projectFrames(texts: readonly string[]): Artifact[] {
  const found = new Map<string, Artifact>()
  for (const text of texts) {
    const place = stackFrame(text)
    if (place === undefined || isForeign(place.path)) continue
    const key = `${place.path}:${place.line ?? 0}`
    if (!found.has(key)) found.set(key, place)
    if (found.size === 5) break
  }
  return [...found.values()]
}

const missing =
  /(?:Cannot find (?:module|package)|[Cc]an't resolve|[Cc]ould not resolve|[Ff]ailed to resolve import|Failed to load url|Cannot resolve module) (?:['"]([^'"]{1,200})['"]|([^\s'"]{1,200}))/

/** What an import asked for and did not get, or undefined. */
export function missingModule(text: string): string | undefined {
  const hit = missing.exec(text)
  return hit?.[1] ?? hit?.[2]
}

/** Search words for an error: the module that was missing, else what `signalsOf` finds; an apostrophe (`can't`) is no quote here. */
export function errorSignals(ruleId: string | undefined, message: string): string[] {
  const specifier = missingModule(message)
  if (specifier === undefined) return signalsOf(ruleId, message)
  return ruleId === undefined ? [specifier] : [ruleId, specifier]
}

/** Whether an import names a package (`lodash`, `@scope/x`) and not a file of the project (`./x`, `/x`, the usual aliases). */
export function isPackage(specifier: string): boolean {
  return !/^(?:[./\\~#]|@\/|src\/|file:|[A-Za-z]:[\\/])/.test(specifier)
}

const environment =
  /\b(?:ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EAI_AGAIN|EADDRINUSE|ENOSPC|EACCES|EPERM|EMFILE|ENOMEM|CERT_HAS_EXPIRED)\b|out of memory|certificate/
const moduleSystem = /Cannot use import statement outside a module|Unexpected token 'export'|ERR_REQUIRE_ESM/
const parse =
  /\b(?:SyntaxError|PARSE_ERROR)\b|Parse failure|Unexpected token|Unterminated|Transform failed|parse failed/

/** The failure type of an error thrown outside of a test's assertions. */
export function errorType(text: string): FailureType {
  const specifier = missingModule(text)
  if (specifier !== undefined) return isPackage(specifier) ? 'dependency_issue' : 'runtime_error'
  if (moduleSystem.test(text)) return 'configuration_error'
  if (parse.test(text)) return 'syntax_error'
  return environment.test(text) ? 'environment_error' : 'runtime_error'
}

/** The project's file that asked for a module with `require`, out of the `Require stack:` under the message. */
export function requiredBy(texts: readonly string[]): string | undefined {
  const list = texts.indexOf('Require stack:')
  return list < 0 ? undefined : /^- (\S.{0,300})$/.exec(texts[list + 1] ?? '')?.[1]
}
