// A text under a size limit: the most dispensable parts go first, and the reader is told which.
import { count, list } from './prose.ts'

export type Block = {
  readonly text: string
  /** 0 stays whatever happens; of the others the highest goes first, and of equals the last. */
  readonly rank: number
  /** What a reader misses when it is gone: `list of all checks`. Equal names are counted. */
  readonly what: string
}

/** The blocks parted by blank lines, at most `maxBytes` of UTF-8 as long as the blocks of rank 0 leave 1 KiB of it. */
export function fit(blocks: readonly Block[], maxBytes: number): string {
  const size = (block: Block) => new TextEncoder().encode(block.text).length + 2
  let total = blocks.reduce((sum, block) => sum + size(block), 0)
  if (total <= maxBytes) return join(blocks)
  const dropped = new Set<Block>()
  const byRank = blocks.map((block, at) => ({ block, at })).sort((a, b) => b.block.rank - a.block.rank || b.at - a.at)
  for (const { block } of byRank) {
    if (total <= maxBytes - 1024 || block.rank === 0) break
    dropped.add(block)
    total -= size(block)
  }
  return join([...blocks.filter((block) => !dropped.has(block)), { text: leftOut(dropped), rank: 0, what: '' }])
}

function leftOut(dropped: ReadonlySet<Block>): string {
  const kinds = new Map<string, number>()
  for (const { what } of dropped) kinds.set(what, (kinds.get(what) ?? 0) + 1)
  const parts = [...kinds].map(([what, n]) => (n === 1 ? what : `${what} (${count(n, 'time')})`))
  return `Left out here to stay under the size limit: ${list(parts)}. The report file holds everything.`
}

function join(blocks: readonly Block[]): string {
  return `${blocks.map((block) => block.text).join('\n\n')}\n`
}
