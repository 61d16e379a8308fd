import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  copyOut,
  countRead,
  emptyShelf,
  keep,
  keepNothing,
  keptBytes,
  keptLines,
  letGo,
  release,
} from '../../src/ci/kept.ts'
import { toLine } from '../../src/ci/lines.ts'
import { jobText } from './job-log-text.ts'
import { readText } from './read-text.ts'

const block = (size: number, fill = 'x') => Buffer.from(`${fill.repeat(size - 1)}\n`)

test('what is kept is what stood there, although pages are used again and again', () => {
  const noise = (name: string, count: number) =>
    Array.from({ length: count }, (_, i) => `${name} ${i} ${i % 700 === 0 ? 'error' : 'fine'} ${'.'.repeat(80)}`)
  const { text } = jobText({
    steps: [
      { run: 'passes', out: noise('a', 40_000) },
      { run: 'fails', out: noise('b', 50_000), exit: 1 },
      { run: 'passes again', out: noise('c', 40_000) },
      { run: 'fails again', out: noise('d', 9_000), exit: 1 },
    ],
  })
  const source = text.split('\n')
  const [job] = readText(text)
  const failing = job?.sections.filter((s) => s.exitCode !== undefined) ?? []
  assert.equal(failing.length, 2)
  for (const section of failing) {
    const lines = job?.lines(section) ?? []
    assert.ok(lines.length > 9_000)
    assert.deepEqual(
      lines,
      lines.map(({ n }) => toLine(source[n - 1] ?? '', n)),
    )
  }
  assert.equal(failing[0]?.kept.dropped, true)
  assert.equal(failing[1]?.kept.dropped, false)
})

test('a page is given back by its last holder only', () => {
  const shelf = emptyShelf()
  const [one, two] = [keepNothing(), keepNothing()]
  const held = copyOut(block(1000), 1, shelf)
  keep(one, held, shelf)
  keep(two, held, shelf)
  release(held, shelf)
  letGo(one, shelf)
  assert.equal(shelf.free.length, 0)
  assert.equal(keptBytes(two), 1000)
  letGo(two, shelf)
  assert.equal(shelf.free.length, 1)
  letGo(two, shelf)
  assert.equal(shelf.free.length, 1, 'letting go twice gives nothing back twice')
})

test('the more is held already, the less a section keeps – but never without its end', () => {
  const bytesKept = (held: number): number => {
    const shelf = { ...emptyShelf(), held }
    const kept = keepNothing()
    for (let i = 0; i < 100; i++) keep(kept, copyOut(block(60_000, i === 99 ? 'z' : 'x'), i + 1, shelf), shelf)
    assert.equal(keptLines(kept, 1, 1000, {}).at(-1)?.text.at(0), 'z')
    return keptBytes(kept)
  }
  const all = bytesKept(0)
  assert.ok(all > 1 << 20 && all < 4 << 20, `${all}`)
  assert.ok(bytesKept(8 << 20) < all / 2)
  assert.ok(bytesKept(1 << 30) <= 180_000)
})

test('when the logs of a run grow huge, the open section gives back what only a small log may keep', () => {
  const shelf = emptyShelf()
  const kept = keepNothing()
  const text = `${'compiling, all is well. '.repeat(40)}\n`.repeat(60)
  for (let i = 0; i < 40; i++) {
    const block = copyOut(Buffer.from(text), i * 60 + 1, shelf)
    keep(kept, block, shelf)
    release(block, shelf)
  }
  const before = keptBytes(kept)
  countRead(64 << 20, kept, shelf)
  assert.equal(keptBytes(kept), before)
  countRead(1, kept, shelf)
  assert.ok(kept.headBytes <= 128 << 10)
  assert.equal(kept.dropped, true)
  assert.equal(kept.tail.at(-1)?.firstLine, 39 * 60 + 1)
})
