// Archives and YAML that are small to send and large to read (security.md T18, T19).
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parse } from 'yaml'
import { archiveOf } from '../../scripts/hostile/archive.ts'
import { archiveLimits, readArchive } from '../../src/adapters/zip.ts'
import { readYaml } from '../../src/ci/yaml.ts'
import type { LogAnswer } from '../../src/ports.ts'

const unlimited = { bytes: 1 << 30, members: 1e6, ratio: 1e6, ms: 600_000 }
const bytes = (answers: readonly LogAnswer[]) =>
  answers.reduce((sum, answer) => sum + (answer.kind === 'log' ? answer.handle.bytes : 0), 0)
const logs = (answers: readonly LogAnswer[]) => answers.filter(({ kind }) => kind === 'log').length
const line = 'a line of a log\n'

test('a member that unpacks to a thousand times its size is cut, and the report says so', async () => {
  const archive = archiveOf({ entries: [{ name: '0_build.txt', repeat: { unit: line, count: 1 << 20 } }] })
  const bounded = (answers: readonly LogAnswer[]) => bytes(answers) <= archive.length * archiveLimits.ratio
  const answers = await readArchive(archive, 'run.zip')
  assert.ok(bounded(answers))
  const [first] = answers
  assert.ok(first?.kind === 'log' && !first.handle.complete && /rest was not read/.test(first.handle.note ?? ''))
  assert.ok(!bounded(await readArchive(archive, 'run.zip', unlimited)), 'without the limits it is read whole')
})

test('many members that are each within the ratio share one room', async () => {
  const entries = Array.from({ length: 100 }, (_, i) => ({ name: `${i}_job ${i}.txt`, text: line.repeat(60_000) }))
  const archive = archiveOf({ entries })
  assert.ok(bytes(await readArchive(archive, 'run.zip')) <= 64 << 20)
  assert.ok(bytes(await readArchive(archive, 'run.zip', unlimited)) > 64 << 20)
})

test('members beyond the two thousandth are not looked at', async () => {
  const archive = archiveOf({ entries_count: 2500 })
  assert.equal(logs(await readArchive(archive, 'run.zip')), archiveLimits.members)
  assert.equal(logs(await readArchive(archive, 'run.zip', unlimited)), 2500)
})

test('a declared size is not believed', async () => {
  const archive = archiveOf({ entries: [{ name: '0_build.txt', declared_size: 1 }], lie: 'real size 2 MiB' })
  assert.ok(bytes(await readArchive(archive, 'run.zip')) <= Math.max(1 << 20, archive.length * archiveLimits.ratio))
})

test('a damaged or empty archive is an answer', async () => {
  for (const item of [
    { truncated: true },
    { not_a_zip: 'PK\u0003\u0004' },
    { entries: [{ name: 'l.txt', symlink: '/etc/hostname' }] },
  ]) {
    const answers = await readArchive(archiveOf(item), 'run.zip')
    assert.deepEqual(
      new Set(answers.map((answer) => (answer.kind === 'missing' ? answer.code : 'log'))),
      new Set(['log_unreadable']),
    )
  }
})

const mostValues = 50_000

/** Values of a tree, counted as a walker meets them; stops at `most`. */
function count(value: unknown, most: number): number {
  let seen = 0
  const left: unknown[] = [value]
  while (left.length > 0 && seen < most) {
    const next = left.pop()
    seen++
    if (typeof next === 'object' && next !== null) left.push(...Object.values(next))
  }
  return seen
}

function depth(value: unknown): number {
  return typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depth)) : 0
}

test('aliases of aliases run dry', () => {
  const text = Array.from(
    { length: 8 },
    (_, n) => `k${n}: &k${n} [${Array(8).fill(n === 0 ? '0' : `*k${n - 1}`)}]\n`,
  ).join('')
  const { value, notes } = readYaml(text)
  assert.ok(count(value, 2 * mostValues) <= mostValues)
  assert.notDeepEqual(notes, [])
  assert.ok(count(parse(text, { maxAliasCount: -1 }), 2 * mostValues) > mostValues, 'without the budget they explode')
})

test('what nests deeper than a workflow ever does is not read', () => {
  const text = `${'['.repeat(200)}${']'.repeat(200)}`
  assert.ok(depth(readYaml(text).value) <= 65)
  assert.ok(depth(parse(text)) > 65)
})

test('keys that mean a prototype are keys', () => {
  const text = '__proto__: {polluted: yes}\nconstructor: {prototype: {polluted: yes}}\n'
  const { value } = readYaml(text)
  assert.ok(typeof value === 'object' && value !== null)
  const inherited = (object: object): boolean => 'polluted' in object
  assert.ok(!inherited(value) && !inherited({}))
  const naive: Record<string, unknown> = {}
  for (const [key, item] of Object.entries(parse(text))) naive[key] = item
  assert.ok(inherited(naive), 'copied into an ordinary object they change what it inherits')
})
