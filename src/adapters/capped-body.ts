// A log that arrives over the network, kept within bounds: the start (set-up, first failures) and the end (what broke the job), with the
// lines between counted, so that every line keeps its number.

/** Bytes kept from the start and from the end, and the number of bytes after which reading stops. */
export type BodyLimits = { readonly head: number; readonly tail: number; readonly all: number }

/** 64 MiB of text a job (security.md 7.9). A log that goes on after 1 GiB is no log of a job: GitHub cuts those far earlier. */
export const bodyLimits: BodyLimits = { head: 8 << 20, tail: 56 << 20, all: 1 << 30 }

export type CappedBody = {
  /** All bytes that came. */
  readonly bytes: number
  /** Bytes in the middle that were not kept; in their place `chunks` has as many line feeds as they had. */
  readonly dropped: number
  /** Why the end is missing. */
  readonly broken: string | undefined
  chunks(): Iterable<Uint8Array>
}

/** Reads `source` to its end; one that fails keeps what came before. */
export async function cappedBody(
  source: AsyncIterable<Uint8Array>,
  limits: BodyLimits = bodyLimits,
): Promise<CappedBody> {
  const head: Uint8Array[] = []
  const tail: Uint8Array[] = []
  let headBytes = 0
  let tailBytes = 0
  let dropped = 0
  let droppedLines = 0
  let broken: string | undefined
  try {
    for await (const chunk of source) {
      const rest = chunk.subarray(Math.min(chunk.length, limits.head - headBytes))
      if (rest.length < chunk.length) head.push(chunk.subarray(0, chunk.length - rest.length))
      headBytes += chunk.length - rest.length
      if (rest.length > 0) tail.push(rest)
      tailBytes += rest.length
      for (let over = tailBytes - limits.tail; over > 0; ) {
        const oldest = tail[0] ?? rest
        const gone = oldest.subarray(0, over)
        if (gone.length === oldest.length) tail.shift()
        else tail[0] = oldest.subarray(gone.length)
        droppedLines += lineFeeds(gone)
        dropped += gone.length
        tailBytes -= gone.length
        over -= gone.length
      }
      if (headBytes + tailBytes + dropped > limits.all) {
        broken = `it is longer than ${Math.round(limits.all / 2 ** 20)} MiB`
        break
      }
    }
  } catch (error) {
    // `fetch` says `terminated` for every way in which a connection can end too early.
    broken = error instanceof TypeError ? 'the connection broke off' : messageOf(error)
  }
  return {
    bytes: headBytes + dropped + tailBytes,
    dropped,
    broken,
    *chunks() {
      yield* head
      yield* emptyLines(droppedLines)
      yield* tail
    },
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

function lineFeeds(bytes: Uint8Array): number {
  let count = 0
  for (let at = bytes.indexOf(0x0a); at >= 0; at = bytes.indexOf(0x0a, at + 1)) count++
  return count
}

function* emptyLines(count: number): Iterable<Uint8Array> {
  const block = new Uint8Array(Math.min(count, 64 << 10)).fill(0x0a)
  for (let left = count; left > 0; left -= block.length) yield block.subarray(0, left)
}
