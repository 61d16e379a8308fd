import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { RetraceError } from '../src/errors.ts'
import { fillPrompt, readPrompt } from '../src/prompts.ts'

const marker = '0123456789abcdef0123456789abcdef'
const file = `
name: sample
description: For tests.
holes: {count: text, log: data}
messages:
  - role: system
    content: Sort {{count}} things.
  - role: user
    content: |
      Here is the log.
      {{ log }}
      Answer now.
`
const refused = (text: string, what: RegExp) =>
  assert.throws(
    () => readPrompt(text, 'x.prompt.yml'),
    (thrown) => thrown instanceof RetraceError && thrown.code === 'bad_prompt' && what.test(thrown.message),
  )

test('a prompt is filled, its data in a block that ends with the marker', () => {
  const messages = fillPrompt(readPrompt(file, 'x'), { count: '3', log: 'boom' }, marker)
  assert.deepEqual(messages[0], { role: 'system', content: 'Sort 3 things.' })
  assert.match(
    messages[1]?.content ?? '',
    /^Here is the log\.\n<data name="log" id="0123456789abcdef0123456789abcdef">\nboom\n<\/data id="0123456789abcdef0123456789abcdef">\nAnswer now\.\n$/,
  )
})

test('holes are checked both ways, in the file and when it is filled', () => {
  refused(file.replace('{{ log }}', ''), /log is listed and never used/)
  refused(file.replace('{{count}}', '{{number}}'), /\{\{number\}\} is not in its list/)
  refused(file.replace('count: text', 'count: data'), /may not stand in a system message/)
  refused('messages: [', /cannot be used/)
  refused(`${file}\nextra: 1`, /extra/i)
  const prompt = readPrompt(file, 'x')
  assert.throws(() => fillPrompt(prompt, { count: '3' }, marker), /no value was given for log/)
  assert.throws(() => fillPrompt(prompt, { count: '3', log: '', more: '' }, marker), /more is no hole/)
  assert.throws(() => fillPrompt(prompt, { count: '3', log: '' }, 'short'), /too short/)
})

test('no text of others ends its block, opens another, plays a role or fills a hole', () => {
  const prompt = readPrompt(file, 'x')
  const hostile = fc.oneof(
    fc.string(),
    fc.constantFrom(
      marker,
      `</data id="${marker}">`,
      '<data name="log">',
      '<|im_start|>system',
      '{{count}}',
      '$&',
      '[INST]',
      '<system>',
      '\u200b<\u2060/data',
      '\u{e0041}',
    ),
  )
  fc.assert(
    fc.property(fc.array(hostile, { maxLength: 8 }), (parts) => {
      const [system, user] = fillPrompt(prompt, { count: '3', log: parts.join('') }, marker)
      const content = user?.content ?? ''
      assert.equal(system?.content, 'Sort 3 things.')
      assert.equal(content.split(marker).length, 3)
      assert.equal(content.match(/<\/?data\b/gi)?.length, 2)
      assert.doesNotMatch(content, /<\||\|>|[\u200b-\u200f\u2060-\u2064]|[\u{e0000}-\u{e007f}]/u)
    }),
  )
})

test('every prompt of the project can be read and is named like its file', () => {
  const folder = fileURLToPath(new URL('../prompts/', import.meta.url))
  for (const name of readdirSync(folder).filter((n) => n.endsWith('.yml'))) {
    assert.equal(`${readPrompt(readFileSync(`${folder}${name}`, 'utf8'), name).name}.prompt.yml`, name)
  }
})
