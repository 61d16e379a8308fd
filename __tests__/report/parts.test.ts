// The small parts of the report: prose, legs, links, fit, what never ran.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { columns, pad, wrap } from '../../src/report/ansi.ts'
import { fit } from '../../src/report/fit.ts'
import { legGroups } from '../../src/report/legs.ts'
import { fileUrl, inRepository } from '../../src/report/links.ts'
import { neverRan } from '../../src/report/never-ran.ts'
import { excerpt, list, shorten } from '../../src/report/prose.ts'
import { sample, serverUrl, sha, validation } from './sample.ts'

test('lists end and texts stop, without half a sign', () => {
  assert.equal(list(['a']), 'a')
  assert.equal(list(['a', 'b', 'c']), 'a, b and c')
  assert.equal(list(['a', 'b', 'c'], 2), 'a, b and 1 more')
  assert.equal(shorten('abcdef', 4), 'abc…')
  assert.equal(shorten('ab😀cd', 4), 'ab…')
  assert.equal(excerpt('a\nb\nc\n', { lines: 2, width: 9 }), 'a\nb\n… 1 more line')
})

test('legs are counted against all legs of their own job', () => {
  const all = ['lint', 'test (a)', 'test (b)', 'test (c)', 'call / test (a)']
  assert.deepEqual(legGroups(['test (c)', 'test (a)', 'lint'], all), [
    { job: 'test', legs: ['c', 'a'], of: 3 },
    { job: 'lint', legs: [''], of: 1 },
  ])
})

test('only a relative path that does not lead out is linked, each part encoded', () => {
  const { run } = sample()
  assert.equal(
    fileUrl(run, { path: './a b/c#.py', line: 2 }, serverUrl),
    `${serverUrl}/demo/shop/blob/${sha}/a%20b/c%23.py#L2`,
  )
  for (const path of [
    '/etc/passwd',
    'C:\\a',
    'https://x',
    '../a',
    'a/../../b',
    'node:fs',
    '<frozen>',
    '.venv/lib/a.py',
    '',
  ]) {
    assert.equal(inRepository(path), false, path)
  }
  assert.equal(fileUrl({ ...run, repository: 'a/b/../../c' }, { path: 'a' }, serverUrl), undefined)
  assert.equal(fileUrl({ ...run, headSha: 'main' }, { path: 'a' }, serverUrl), undefined)
  assert.ok(fileUrl(run, { path: 'a\ud800' }, serverUrl))
})

test('the most dispensable goes first and the limit holds', () => {
  const block = fc.record({
    text: fc.string({ maxLength: 900 }),
    rank: fc.integer({ min: 1, max: 3 }),
    what: fc.constant('part'),
  })
  fc.assert(
    fc.property(fc.array(block, { maxLength: 30 }), fc.integer({ min: 2000, max: 9000 }), (blocks, max) => {
      const text = fit([{ text: 'TOP', rank: 0, what: '' }, ...blocks], max)
      assert.ok(Buffer.byteLength(text) <= max)
      assert.ok(text.startsWith('TOP\n'))
    }),
  )
  const big = 'x'.repeat(3000)
  const kept = fit(
    [
      { text: `A${big}`, rank: 1, what: 'first' },
      { text: `B${big}`, rank: 2, what: 'second' },
    ],
    5000,
  )
  assert.ok(kept.startsWith('A') && !kept.includes('B'))
  assert.match(kept, /Left out.*: second\./)
})

test('a job behind a job that never ran never ran either; an independent job does not count', () => {
  const { graph } = sample()
  const job = (name: string, order: number) => validation({ id: name, job: name, order, status: 'unreached' })
  const found = neverRan([job('deploy', 40), job('elsewhere', 41)], graph, new Set(['test (3.12)']), 12)
  assert.deepEqual(found.map((n) => [n.jobs[0], n.whole]).sort(), [
    ['deploy', true],
    ['package', true],
  ])
})

test('a ring of needs ends', () => {
  const nodes = ['a', 'b'].map((id) => ({ id, kind: 'job', name: id, status: 'unreached' }) as const)
  const edges = [
    { from: 'a', to: 'b', type: 'needs' },
    { from: 'b', to: 'a', type: 'needs' },
  ] as const
  assert.deepEqual(neverRan([], { nodes, edges: [...edges] }, new Set(['a']), 1), [
    { jobs: ['b'], whole: true, steps: [] },
  ])
})

test('columns know wide and combining signs, and wrapping loses no word', () => {
  assert.equal(columns('漢字'), 4)
  assert.equal(columns('e\u0301'), 1)
  assert.equal(pad('漢', 4), '漢  ')
  assert.deepEqual(wrap('aa bb ccccc', 5), ['aa bb', 'ccccc'])
  assert.deepEqual(wrap('abcdefg', 3), ['abc', 'def', 'g'])
})
