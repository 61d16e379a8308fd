// Which line of a package build's output says why it failed. Installers print that output inside of their own error.
import { exceptionOf, isExceptionName } from './python-errors.ts'

const compiler = /^(?:\S{1,300}: )?(?:fatal )?error: \S|^ERROR: \S|^CMake Error|^error: \S/i
const missing = /: (?:command )?not found$|No such file or directory|^.{0,120} is required\b/

/** Index of the exception that ended the build, else of its first error, else -1. */
export function buildCause(texts: readonly string[]): number {
  const plain = texts.map((text) => text.trim())
  const exception = plain.findLastIndex((text) => isExceptionName(exceptionOf(text)?.name ?? '') && text.includes(': '))
  if (exception >= 0) return exception
  const error = plain.findIndex((text) => compiler.test(text))
  return error >= 0 ? error : plain.findIndex((text) => missing.test(text))
}
