// One log file on disk, read in 64 KiB pieces. Synchronous: asynchronous reading halves the speed (architecture.md "Recipes").
import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs'
import { RetraceError } from '../errors.ts'
import type { LogAnswer, LogHandle } from '../ports.ts'
import { looksBinary } from '../text/byte-shape.ts'

/** Whether the last part of a path may be a link: a path that the user named may, a member of a folder may not (security.md T13). */
export type Links = 'follow' | 'refuse'

const chunkSize = 64 << 10
/** Local files are streamed up to this size (security.md 7.9). */
const largestFile = 4 * 2 ** 30

/** Facts about a log that its place tells and its text does not. */
export type LogFacts = Pick<LogHandle, 'job' | 'steps' | 'definedAt'>

/** The log in the file at `path`, called `log` in citations. A file that is gone, empty or no text is a `missing` answer. */
export function fileLog(path: string, log: string, links: Links, facts: LogFacts = {}): LogAnswer {
  const opened = open(path, links)
  if (typeof opened === 'string') return { kind: 'missing', code: 'log_missing', why: `${log} ${opened}` }
  const { size, head } = peek(opened)
  if (size === 0) return { kind: 'missing', code: 'log_missing', why: `${log} is empty.` }
  if (looksBinary(head)) return { kind: 'missing', code: 'log_unreadable', why: `${log} is not a text file.` }
  const complete = size <= largestFile
  return {
    kind: 'log',
    handle: {
      log,
      ...facts,
      bytes: Math.min(size, largestFile),
      complete,
      ...(complete ? {} : { note: 'The file is larger than 4 GiB; the rest was not read.' }),
      chunks: () => fileChunks(path, log, links),
    },
  }
}

/** First bytes of a file, at most 64 KiB, or a sentence part that says why there are none ("does not exist."). */
export function fileHead(path: string, links: Links): Uint8Array | string {
  const opened = open(path, links)
  return typeof opened === 'string' ? opened : peek(opened).head
}

/** Bytes of the file, each chunk in the buffer of the one before: good until the next is asked for. Throws when the file has gone since `fileLog` saw it. */
export function* fileChunks(path: string, log: string, links: Links): Iterable<Uint8Array> {
  const fd = open(path, links)
  if (typeof fd === 'string') {
    throw new RetraceError('not_found', `${log} ${fd}`, 'It changed while it was being read: run again.')
  }
  try {
    const chunk = Buffer.allocUnsafeSlow(chunkSize)
    for (let left = largestFile; left > 0; ) {
      const got = readSync(fd, chunk, 0, Math.min(chunkSize, left), null)
      if (got === 0) return
      left -= got
      yield chunk.subarray(0, got)
    }
  } finally {
    closeSync(fd)
  }
}

/** A descriptor of a regular file, or why there is none. Devices and pipes are refused, since reading one may never end. */
function open(path: string, links: Links): number | string {
  // NONBLOCK keeps the opening of a pipe from waiting for its writer; both flags are undefined on Windows.
  const flags =
    constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (links === 'refuse' ? (constants.O_NOFOLLOW ?? 0) : 0)
  let fd: number
  try {
    fd = openSync(path, flags)
  } catch (error) {
    return refusal(error)
  }
  if (fstatSync(fd).isFile()) return fd
  closeSync(fd)
  return 'is not a regular file.'
}

function peek(fd: number): { size: number; head: Uint8Array } {
  try {
    const head = Buffer.alloc(chunkSize)
    const got = readSync(fd, head, 0, head.length, 0)
    return { size: fstatSync(fd).size, head: head.subarray(0, got) }
  } finally {
    closeSync(fd)
  }
}

function refusal(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'ENOENT' || code === 'ENOTDIR') return 'does not exist.'
  if (code === 'EACCES' || code === 'EPERM') return 'may not be read by this user.'
  if (code === 'ELOOP') return 'is a link, and links inside a folder of logs are not followed.'
  return `cannot be read (${typeof code === 'string' ? code : String(error)}).`
}
