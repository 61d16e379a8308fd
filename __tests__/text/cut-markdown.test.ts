import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import MarkdownIt from 'markdown-it'
import { cutMarkdown } from '../../src/text/cut-markdown.ts'

test('what fits is not touched', () => {
  assert.equal(cutMarkdown('# a\n', 4), '# a\n')
})

test('a cut inside a fence or a details block closes it', () => {
  const text = `# a\n<details><summary>s</summary>\n\n~~~~\n${'é'.repeat(10)}\n`.padEnd(2000, 'x\n')
  const out = cutMarkdown(text, 300)
  assert.match(out, /\n~~~~\n\n<\/details>\n\n_The rest is left out/)
})

test('any cut fits, keeps whole lines, and renders as many closed blocks as open ones', () => {
  const line = fc.constantFrom(
    '# title',
    'text é 😀',
    '```',
    '````',
    '~~~',
    'ts',
    '<details>',
    '<details><summary>s</summary>',
    '</details>',
    '',
  )
  const markdown = new MarkdownIt({ html: true })
  fc.assert(
    fc.property(fc.array(line, { minLength: 30, maxLength: 80 }), fc.integer({ min: 150, max: 400 }), (lines, max) => {
      const text = lines.join('\n')
      const out = cutMarkdown(text, max)
      assert.ok(Buffer.byteLength(out) <= max)
      if (out === text) return
      // The last words are a paragraph of their own, not part of an open code block.
      assert.match(markdown.render(out), /<em>The rest is left out here; the report file has all of it\.<\/em>/)
    }),
    { numRuns: 500 },
  )
})
