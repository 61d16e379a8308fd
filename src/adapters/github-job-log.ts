// The log of one job from GitHub: an API answer that leads to a blob, which can lag the job's end by seconds (platform.md 1a).
import type { RunJob } from '../domain/run.ts'
import type { Answer, LogAnswer } from '../ports.ts'
import { looksBinary } from '../text/byte-shape.ts'
import { type CappedBody, cappedBody } from './capped-body.ts'
import type { Refused } from './github-refusal.ts'

/** Pauses before the log is asked for again, in milliseconds. */
const pauses = [1000, 2000, 4000]
/** A log that is not there this long after the job's end does not come any more. */
const lagMs = 5 * 60_000
/** The longest silence and the longest time for one download. */
const idleMs = 30_000
const wholeMs = 300_000

export type LogSource = {
  /** The path that citations show. */
  readonly log: string
  /** A fresh download link; one is good for a minute. */
  link(): Promise<Answer<string>>
  readonly fetch: typeof fetch
  readonly now: () => number
  readonly sleep: (ms: number) => Promise<void>
  readonly idleMs?: number
}

type Download =
  | { readonly kind: 'body'; readonly body: CappedBody }
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed'; readonly why: string }

/**
 * The log of `job`. Asks again while the blob is missing, too short to hold the failure, or broken off; in the end the best that came is
 * the answer, with `complete: false` and a note. Logs over 64 MiB lose their middle, not their line numbers.
 */
export async function jobLog(job: RunJob, source: LogSource): Promise<LogAnswer> {
  if (job.status !== 'completed') {
    return missing(`The job "${job.name}" has not ended; GitHub stores its log when it does.`)
  }
  if (job.conclusion === 'skipped') return missing(`The job "${job.name}" was skipped and has no log.`)
  let best: CappedBody | undefined
  let failure: string | undefined
  for (const pause of [0, ...pauses]) {
    if (pause > 0) await source.sleep(pause)
    const link = await source.link()
    if (!link.ok) return best === undefined ? refusedLog(link) : whole(job, best, source.log)
    const download = await fetchLog(link.value, source)
    if (download.kind === 'body') {
      if (best === undefined || download.body.bytes >= best.bytes) best = download.body
      if (best.broken === undefined && showsItsEnd(best, job)) break
    }
    failure = download.kind === 'failed' ? download.why : undefined
    const mayCome = failure !== undefined || best?.broken !== undefined || source.now() - endOf(job) < lagMs
    if (!mayCome) break
  }
  if (best !== undefined && best.bytes > 0) return whole(job, best, source.log)
  if (failure !== undefined) {
    return { kind: 'missing', code: 'api_unavailable', why: `The log of "${job.name}" could not be loaded: ${failure}` }
  }
  return missing(
    `GitHub has no log of the job "${job.name}" (BlobNotFound): its runner was probably lost before it could store one.`,
  )
}

function whole(job: RunJob, body: CappedBody, log: string): LogAnswer {
  const [head] = body.chunks()
  if (head !== undefined && (looksBinary(head) || isPage(head))) {
    return {
      kind: 'missing',
      code: 'log_unreadable',
      why: `What GitHub gave as the log of "${job.name}" is not a log.`,
    }
  }
  const notes: string[] = []
  if (body.dropped > 0) {
    notes.push(`The log has ${body.bytes} bytes; ${body.dropped} of them, in the middle, were not kept.`)
  }
  if (body.broken !== undefined) notes.push(`The end of the log is missing: ${body.broken}.`)
  else if (!showsItsEnd(body, job)) notes.push('GitHub gave a log that ends before the failure.')
  return {
    kind: 'log',
    handle: {
      log,
      job: job.name,
      bytes: body.bytes,
      complete: notes.length === 0,
      ...(notes.length === 0 ? {} : { note: notes.join(' ') }),
      chunks: () => body.chunks(),
    },
  }
}

/**
 * Whether a failed job's log goes as far as its failure: it has an error of the runner, or a step and the runner's last words (a Docker
 * action that fails prints no error). Logs were seen that end after the set-up (platform.md 1a.3).
 */
function showsItsEnd(body: CappedBody, job: RunJob): boolean {
  if (job.conclusion !== 'failure') return true
  const found = textsIn(body.chunks(), ['##[error]', '##[group]Run ', 'Cleaning up orphan processes'])
  return found.has('##[error]') || found.size === 2
}

function textsIn(chunks: Iterable<Uint8Array>, texts: readonly string[]): Set<string> {
  const found = new Set<string>()
  let before = Buffer.alloc(0)
  for (const chunk of chunks) {
    // A text may lie across the edge of two chunks.
    const bytes = Buffer.concat([before, chunk])
    for (const text of texts) if (!found.has(text) && bytes.includes(text)) found.add(text)
    if (found.size === texts.length) break
    before = bytes.subarray(Math.max(0, bytes.length - 64))
  }
  return found
}

async function fetchLog(url: string, source: LogSource): Promise<Download> {
  const abort = new AbortController()
  const give = (why: string) => () => abort.abort(new Error(why))
  const total = setTimeout(give(`it took longer than ${wholeMs / 1000} s`), wholeMs)
  const patience = source.idleMs ?? idleMs
  const idle = setTimeout(give(`nothing came for ${patience / 1000} s`), patience)
  try {
    const response = await source.fetch(url, { signal: abort.signal })
    if (response.status === 404 || response.status === 410) {
      await response.body?.cancel()
      return { kind: 'missing' }
    }
    if (!response.ok) {
      await response.body?.cancel()
      return { kind: 'failed', why: `its storage answered ${response.status}.` }
    }
    const body = await cappedBody(stillComing(response.body ?? [], () => idle.refresh()))
    return { kind: 'body', body }
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    return { kind: 'failed', why: `${cause instanceof Error ? cause.message : String(cause)}.` }
  } finally {
    clearTimeout(total)
    clearTimeout(idle)
    // Closes a body that was given up half read.
    abort.abort()
  }
}

async function* stillComing(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  seen: () => void,
): AsyncIterable<Uint8Array> {
  for await (const chunk of chunks) {
    seen()
    yield chunk
  }
}

function isPage(head: Uint8Array): boolean {
  return /^\s*<(!doctype|html|\?xml)/i.test(Buffer.from(head.subarray(0, 64)).toString('latin1'))
}

/** Milliseconds since 1970 of the job's end; a job without one has ended just now. */
function endOf(job: RunJob): number {
  const end = Date.parse(job.completedAt ?? '')
  return Number.isNaN(end) ? Number.POSITIVE_INFINITY : end
}

function refusedLog({ code, why }: Refused): LogAnswer {
  if (code === 'not_found') return missing(why)
  return { kind: 'missing', code: code === 'too_large' ? 'log_unreadable' : code, why }
}

function missing(why: string): LogAnswer {
  return { kind: 'missing', code: 'log_missing', why }
}
