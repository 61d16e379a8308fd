// What every publisher does. Run on the fake and on both real ones (`__tests__/fakes/publisher.test.ts`).
import assert from 'node:assert/strict'
import { isAbsolute } from 'node:path'
import { test } from 'node:test'
import type { PublisherPort } from '../../src/ports.ts'

export type Opened = {
  readonly publisher: PublisherPort
  /** What stands under a path that `file` gave. */
  readBack(path: string): string
  /** All that a person may have seen so far. */
  shown(): string
  close(): void
}

/** Registers the tests of the contract for a publisher that `open` makes; `status` is its one declared output. */
export function publisherContract(name: string, open: () => Opened): void {
  const withOne = (title: string, check: (opened: Opened) => Promise<void>) =>
    test(`${name}: ${title}`, async () => {
      const opened = open()
      try {
        await check(opened)
      } finally {
        opened.close()
      }
    })

  withOne('a file stands, whole, under the absolute path that comes back', async ({ publisher, readBack }) => {
    const path = await publisher.file('retrace-report.json', '{"schema": 1, "sign": "✓"}\n')
    assert.ok(isAbsolute(path))
    assert.equal(readBack(path), '{"schema": 1, "sign": "✓"}\n')
  })

  withOne('a summary reaches the reader', async ({ publisher, shown }) => {
    await publisher.summary('## ✗ 1 problem broke 1 job\n')
    assert.match(shown(), /1 problem broke 1 job/)
  })

  withOne('nothing to annotate and an output with a plain value are no trouble', async ({ publisher }) => {
    publisher.annotate([])
    publisher.output('status', 'diagnosed')
  })
}
