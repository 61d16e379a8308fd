import assert from 'node:assert/strict'
import { test } from 'node:test'
import { logWriter, stampOf } from '../../../scripts/record/log-writer.ts'
import { withoutStamp } from '../../../src/ci/lines.ts'

test('a stamp has seven digits, also where the leading ones are zero', () => {
  assert.equal(stampOf(17_145_564_961_234_567n), '2024-05-01T09:41:36.1234567Z')
  assert.equal(stampOf(17_145_564_960_000_001n), '2024-05-01T09:41:36.0000001Z')
})

test('a log starts with a BOM, stamps entries and not the lines inside them, and never goes back in time', () => {
  const times = [20_000_000n, 10_000_000n]
  const log = logWriter(() => times.shift() ?? 0n)
  log.line('one\ntwo')
  log.line('three')
  const [first = '', second, third = '', last] = log.text().split('\n')
  assert.equal(first, '\uFEFF1970-01-01T00:00:02.0000000Z one')
  assert.equal(second, 'two')
  assert.equal(third.slice(0, 28), first.slice(1, 29))
  assert.equal(last, '')
  assert.equal(withoutStamp(third), 'three')
})

test('what the rewriter removes is not in the log', () => {
  const log = logWriter(
    () => 0n,
    (text) => text.replaceAll('/secret/place', '/home/runner/work'),
  )
  log.group('Run /secret/place/x', ['/secret/place'])
  assert.doesNotMatch(log.text(), /secret/)
  assert.match(log.text(), /##\[group\]Run \/home\/runner\/work\/x\n.* \/home\/runner\/work\n.*##\[endgroup\]\n$/)
})
