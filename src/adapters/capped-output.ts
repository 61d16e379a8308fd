// Output of a program, kept within a bound: its head tells what it did, its tail how it ended.

export type CappedOutput = { add(chunk: Buffer): void; bytes(): Buffer; truncated(): boolean }

const gap = '\n[output left out]\n'

/** Keeps at most `max` bytes, half from the head and half from the tail, with a line between them where some are missing. */
export function cappedOutput(max: number): CappedOutput {
  const headMax = Math.ceil(max / 2)
  const tailMax = max - headMax
  let total = 0
  let head: Buffer[] = []
  let headBytes = 0
  let tail: Buffer[] = []
  let tailBytes = 0
  const tailOf = (): Buffer => {
    const all = Buffer.concat(tail)
    return all.subarray(Math.max(0, all.length - tailMax))
  }
  return {
    add(chunk) {
      total += chunk.length
      const room = headMax - headBytes
      if (room > 0) {
        // A copy: what exec hands over is a view of a buffer that the stream uses again.
        const part = Buffer.from(chunk.subarray(0, room))
        head.push(part)
        headBytes += part.length
      }
      if (chunk.length <= room) return
      tail.push(Buffer.from(chunk.subarray(Math.max(0, room))))
      tailBytes += chunk.length - Math.max(0, room)
      if (tailBytes > 2 * tailMax + 65_536) {
        tail = [Buffer.from(tailOf())]
        tailBytes = tail[0]?.length ?? 0
      }
    },
    bytes() {
      head = [Buffer.concat(head)]
      return Buffer.concat([...head, ...(total > max ? [Buffer.from(gap)] : []), tailOf()])
    },
    truncated: () => total > max,
  }
}
