// A run's log archive, read as hostile data (security.md T18): sizes are counted while inflating and never believed, nothing of it is
// written anywhere, names are only compared and shown.
import type { Readable } from 'node:stream'
import yauzl, { type Entry, type ZipFile } from 'yauzl'
import type { LogAnswer, LogHandle } from '../ports.ts'
import { looksBinary } from '../text/byte-shape.ts'
import { definedAt, type JobFiles, joined, layOut } from './archive-layout.ts'

/** `bytes` of text in all, `members` looked at, `ratio` of inflated to packed size of one member, `ms` for everything. */
export type ArchiveLimits = {
  readonly bytes: number
  readonly members: number
  readonly ratio: number
  readonly ms: number
}

/** 64 MiB of text, less what the decompressor has read ahead when it is stopped. */
export const archiveLimits: ArchiveLimits = { bytes: (64 << 20) - (64 << 10), members: 2000, ratio: 100, ms: 60_000 }

/** Small members may exceed the ratio: a short log of equal lines packs better than 1:100 and harms nobody. */
const freeBytes = 1 << 20
const systemBytes = 64 << 10

type Member = { readonly name: string; readonly entry: Entry }
type Text = { readonly chunks: readonly Uint8Array[]; readonly bytes: number; readonly cut: string | undefined }
type Reading = { readonly zip: ZipFile; readonly limits: ArchiveLimits; readonly late: () => boolean; room: number }

/**
 * Logs of an archive, one a job: `N_<job>.txt`, or the job's step files joined in order. `from` is the archive or its path, `name` how it
 * is called in citations. A damaged archive, and members that were left out, are `missing` answers.
 */
export async function readArchive(
  from: Uint8Array | string,
  name: string,
  limits: ArchiveLimits = archiveLimits,
  now: () => number = () => performance.now(),
): Promise<LogAnswer[]> {
  const options = { lazyEntries: true, autoClose: false, decodeStrings: false, validateEntrySizes: false }
  const start = now()
  let zip: ZipFile
  try {
    zip =
      typeof from === 'string'
        ? await yauzl.openPromise(from, options)
        : await yauzl.fromBufferPromise(Buffer.from(from.buffer, from.byteOffset, from.byteLength), options)
  } catch (error) {
    return [unreadable(`${name} is not a readable zip archive (${sentence(error)}). Download it again.`)]
  }
  try {
    const reading = { zip, limits, late: () => now() - start > limits.ms, room: limits.bytes }
    const { members, problems } = await listMembers(reading)
    const { jobs, loose } = layOut(members)
    const answers: LogAnswer[] = []
    for (const job of jobs) answers.push(await jobLog(reading, name, job))
    for (const member of loose) answers.push(answer(await inflate(reading, member), `${name}/${member.name}`, {}))
    if (answers.length === 0) answers.push(unreadable(`${name} holds no log: no .txt or .log file is in it.`))
    if (problems.length > 0) answers.push(unreadable(`Left out of ${name}: ${problems.join('; ')}.`))
    return answers
  } finally {
    zip.close()
  }
}

/** Regular members with harmless, unrepeated names, and sentences about the others. */
async function listMembers(reading: Reading): Promise<{ members: Member[]; problems: string[] }> {
  const members = new Map<string, Member>()
  const left = new Map<string, number>()
  const leave = (why: string) => left.set(why, (left.get(why) ?? 0) + 1)
  const problems: string[] = []
  let seen = 0
  try {
    for await (const entry of reading.zip.eachEntry()) {
      if (++seen > reading.limits.members || reading.late()) {
        problems.push(`everything after the first ${seen - 1} members`)
        break
      }
      const name = yauzl.getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, false)
      if (name.endsWith('/')) continue
      if (!isRegular(entry)) leave('links or special files')
      else if (!isHarmless(name)) leave('names that are no plain relative paths')
      else if (members.has(name)) leave('repeated names')
      else if (!entry.canDecodeFileData()) leave('encrypted or unknown packing')
      else members.set(name, { name, entry })
    }
  } catch (error) {
    problems.push(`what follows a damaged place in its directory (${sentence(error)})`)
  }
  for (const [why, count] of left) problems.push(`${count} × ${why}`)
  return { members: [...members.values()], problems }
}

function isRegular(entry: Entry): boolean {
  // Upper half: a Unix mode, or 0 when the archive was made without one.
  const type = (entry.externalFileAttributes >>> 16) & 0o170000
  return type === 0 || type === 0o100000
}

function isHarmless(name: string): boolean {
  if (name.length > 512 || /[\x00-\x1f\x7f\\]/.test(name) || /^[A-Za-z]:/.test(name)) return false
  return name.split('/').every((part) => part !== '' && part !== '.' && part !== '..')
}

async function jobLog(reading: Reading, archive: string, files: JobFiles<Member>): Promise<LogAnswer> {
  const system = files.system === undefined ? undefined : await inflate(reading, files.system, systemBytes)
  const workflow = system === undefined ? undefined : definedAt(Buffer.concat(system.chunks).toString())
  const facts = {
    job: files.job,
    ...(files.steps.length === 0 ? {} : { steps: files.steps.map(({ number, name }) => ({ number, name })) }),
    ...(workflow === undefined ? {} : { definedAt: workflow }),
  }
  if (files.whole !== undefined) {
    return answer(await inflate(reading, files.whole), `${archive}/${files.whole.name}`, facts)
  }
  if (files.steps.length === 0) {
    return { kind: 'missing', code: 'log_missing', why: `${archive} holds no log of the job "${files.job}".` }
  }
  const texts: Text[] = []
  for (const step of files.steps) texts.push(await inflate(reading, step.member))
  const chunks = [...joined(texts.map((text) => text.chunks))]
  const bytes = chunks.reduce((sum, chunk) => sum + chunk.length, 0)
  const cut = texts.find((text) => text.cut !== undefined)?.cut
  const text = { chunks, bytes, cut }
  return answer(text, `${archive}/${files.job}`, facts, `Joined from the files of ${texts.length} steps.`)
}

/** The member's text as far as the limits let; reading what is damaged ends early and says so. */
async function inflate(reading: Reading, { entry }: Member, most = Number.POSITIVE_INFINITY): Promise<Text> {
  const { limits, zip } = reading
  const packed = Math.min(entry.compressedSize, zip.fileSize)
  const allowed = Math.min(most, Math.max(freeBytes, packed * limits.ratio))
  const chunks: Uint8Array[] = []
  let bytes = 0
  let cut: string | undefined
  try {
    const stream: Readable = await zip.openReadStreamPromise(entry)
    for await (const data of stream) {
      // A byte stream without encoding yields Buffers; @types/node leaves the element open.
      const chunk = data as Buffer
      const room = Math.min(reading.room, allowed - bytes)
      const kept = chunk.length > room ? chunk.subarray(0, room) : chunk
      chunks.push(kept)
      bytes += kept.length
      reading.room -= kept.length
      if (kept.length < chunk.length) {
        cut =
          reading.room === 0
            ? `The archive holds more than ${megabytes(limits.bytes)} of text; the rest was not read.`
            : `Unpacked to over ${limits.ratio} times its size; the rest was not read.`
      } else if (reading.late()) {
        cut = `Unpacking took longer than ${limits.ms / 1000} s; the rest was not read.`
      }
      if (cut !== undefined) break
    }
  } catch (error) {
    cut = `The archive is damaged here (${sentence(error)}); the rest could not be read.`
  }
  return { chunks, bytes, cut }
}

function answer(
  text: Text,
  log: string,
  facts: Pick<LogHandle, 'job' | 'steps' | 'definedAt'>,
  remark?: string,
): LogAnswer {
  const head = text.chunks[0]
  if (head === undefined || text.bytes === 0) {
    if (text.cut !== undefined) return unreadable(`${log}: ${text.cut}`)
    return { kind: 'missing', code: 'log_missing', why: `${log} is empty.` }
  }
  if (looksBinary(head)) return unreadable(`${log} is not text.`)
  const note = [remark, text.cut].filter((part) => part !== undefined).join(' ')
  return {
    kind: 'log',
    handle: {
      log,
      ...facts,
      bytes: text.bytes,
      complete: text.cut === undefined,
      ...(note === '' ? {} : { note }),
      chunks: () => text.chunks,
    },
  }
}

function unreadable(why: string): LogAnswer {
  return { kind: 'missing', code: 'log_unreadable', why }
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / (1 << 20))} MiB`
}

/** yauzl's message without its name in front. */
function sentence(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return message.replace(/^[^a-zA-Z]+/, '').slice(0, 200)
}
