// The one opener of files (security.md T13, T17): of the checkout, by paths that others name, and of files the user names.
import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  readdirSync,
  readSync,
  realpathSync,
  type Stats,
} from 'node:fs'
import { basename, dirname, isAbsolute, join, relative, sep } from 'node:path'
import { RetraceError } from '../errors.ts'
import { isGitFolder, pathFault } from '../text/relative-path.ts'

export type Checkout = {
  /**
   * Bytes of a regular file, by its path relative to the checkout. Throws `unsafe_path`, `not_found` or `too_large`; no
   * message names an absolute path.
   */
  read(path: string, maxBytes: number): Uint8Array
  /** Paths of the regular files, sorted, `.git` and links left out; at most `maxEntries` folder entries are looked at. */
  list(maxEntries?: number): string[]
}

/**
 * A door to the files below `root`. Links are followed between folders only, and never to the outside or into `.git`.
 * Throws `not_found` when there is no `root`.
 */
export function openInside(root: string): Checkout {
  const realRoot = realOrThrow(root)
  return {
    read(path, maxBytes) {
      const fault = pathFault(path)
      if (fault !== undefined) throw unsafe(path, fault)
      const parent = insideOrThrow(realRoot, dirname(join(realRoot, path)), path)
      return readRegular(join(parent, basename(path)), path, maxBytes, (opened) => {
        // The folder may have been swapped for a link while we opened: the file must be the one the checked path leads to.
        const now = statOf(join(insideOrThrow(realRoot, parent, path), basename(path)))
        if (now?.ino !== opened.ino || now.dev !== opened.dev) throw unsafe(path, 'it changed while it was opened')
      })
    },
    list(maxEntries = 200_000) {
      const files: string[] = []
      const folders = ['']
      let seen = 0
      for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
        for (const entry of entriesOf(join(realRoot, folder))) {
          if (++seen > maxEntries) return files.sort()
          const path = folder === '' ? entry.name : `${folder}/${entry.name}`
          if (entry.isDirectory() && !isGitFolder(entry.name)) folders.push(path)
          else if (entry.isFile() && pathFault(path) === undefined) files.push(path)
        }
      }
      return files.sort()
    },
  }
}

/** Bytes of a regular file that the user named (a log, a workflow): links are the user's own. Throws as `read` does. */
export function readFileBounded(path: string, maxBytes: number): Uint8Array {
  return readRegular(realOrThrow(path), path, maxBytes)
}

function realOrThrow(path: string): string {
  try {
    return realpathSync(path)
  } catch (cause) {
    throw notFound(path, cause)
  }
}

/** `named` is what messages call the file. */
function readRegular(path: string, named: string, maxBytes: number, verify?: (opened: Stats) => void): Uint8Array {
  const fd = openRegular(path, named)
  try {
    const stats = fstatSync(fd)
    if (!stats.isFile()) throw unsafe(named, 'it is no regular file')
    verify?.(stats)
    if (stats.size > maxBytes) throw tooLarge(named, maxBytes)
    return readUpTo(fd, named, maxBytes)
  } finally {
    closeSync(fd)
  }
}

function openRegular(path: string, named: string): number {
  try {
    // O_NONBLOCK: opening a pipe for reading would wait for a writer. Windows knows neither flag.
    return openSync(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0))
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ELOOP') throw unsafe(named, 'it is a link')
    throw notFound(named, cause)
  }
}

/** Reads to the end, whatever size the file claimed: it may grow, and files of /proc claim none. */
function readUpTo(fd: number, named: string, maxBytes: number): Uint8Array {
  const chunks: Buffer[] = []
  let total = 0
  for (;;) {
    const chunk = Buffer.allocUnsafe(Math.min(1 << 20, maxBytes - total + 1))
    const n = readSync(fd, chunk, 0, chunk.length, null)
    if (n === 0) return Buffer.concat(chunks)
    total += n
    if (total > maxBytes) throw tooLarge(named, maxBytes)
    chunks.push(chunk.subarray(0, n))
  }
}

/** The real path of `folder` if it is `realRoot` or below it, and not in a `.git` folder. */
function insideOrThrow(realRoot: string, folder: string, named: string): string {
  let real: string
  try {
    real = realpathSync(folder)
  } catch (cause) {
    throw notFound(named, cause)
  }
  const inside = relative(realRoot, real)
  const parts = inside.split(sep)
  if (isAbsolute(inside) || parts[0] === '..' || parts.some(isGitFolder))
    throw unsafe(named, 'a link on it leads elsewhere')
  return real
}

function statOf(path: string): Stats | undefined {
  return lstatSync(path, { throwIfNoEntry: false })
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    // Unreadable, or gone meanwhile: a listing is the best that can be had.
    return []
  }
}

function unsafe(path: string, why: string): RetraceError {
  return new RetraceError(
    'unsafe_path',
    `${JSON.stringify(path)} is not opened: ${why}.`,
    'Name a regular file of the checkout by its relative path.',
  )
}

/** The cause is kept for debugging only; its message holds an absolute path, so it is never printed. */
function notFound(path: string, cause: unknown): RetraceError {
  return new RetraceError(
    'not_found',
    `There is no readable file ${JSON.stringify(path)}.`,
    'Check the name and its permissions.',
    { cause },
  )
}

function tooLarge(path: string, maxBytes: number): RetraceError {
  return new RetraceError(
    'too_large',
    `${JSON.stringify(path)} is larger than ${maxBytes} bytes.`,
    'Hand in a smaller file.',
  )
}
