import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { code, details, escapeHtml, escapeText, fence, link, table } from '../../src/report/markdown.ts'
import { hostilePieces, hostileTexts, live, render } from './rendered.ts'

const server = 'https://github.example'
/** Hostile pieces glued together with what parts them, and any text at all. */
const hostile = fc.oneof(
  fc
    .array(fc.constantFrom(...hostileTexts, ...hostilePieces, ' ', '\n', '`', '|', '\\', 'word'), { maxLength: 6 })
    .map((a) => a.join('')),
  fc.string({ unit: 'binary', maxLength: 60 }),
)

test('the oracle sees every hostile text that is not escaped', () => {
  assert.deepEqual(
    hostileTexts.filter((text) => live(text, server).length === 0),
    [],
  )
})

test('escaped prose, code, fences, folds and cells stay text, whatever they hold', () => {
  fc.assert(
    fc.property(hostile, hostile, (a, b) => {
      const markdown = [
        escapeText(a),
        `Before ${escapeText(a)} and ${code(b)} after`,
        `### ${escapeText(b)}`,
        `- ${escapeText(a)}`,
        fence(a),
        details(a, `${fence(b)}\n\n${escapeText(b)}`),
        table(
          ['A', 'B'],
          [
            [code(a), escapeText(b)],
            [escapeText(a), link(code(b), `${server}/x`, server)],
          ],
        ),
        'last',
      ].join('\n\n')
      assert.deepEqual(live(markdown, server), [])
      // Structure of ours is still standing: one heading at most, one table with four body cells, the last paragraph.
      const html = render(markdown)
      assert.equal(html.match(/<td>/g)?.length, 4)
      assert.ok(html.endsWith('<p>last</p>\n'))
    }),
    { numRuns: 600 },
  )
})

test('code shows its text exactly, back-ticks and entities included', () => {
  for (const text of ['a', '`', '``x`', 'a `b` c', '&amp;', '<b>', 'C:\\new\\']) {
    const html = render(code(text))
    const shown = html
      .replace(/<[^>]*>/g, '')
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&amp;/g, '&')
      .trim()
    assert.equal(shown, text)
  }
  assert.equal(code(' \n '), '')
})

test('plain words stay plain, runs of other words become one code span', () => {
  assert.equal(escapeText('Expected 3 to equal 4 (see "x")'), 'Expected 3 to equal 4 (see "x")')
  assert.equal(escapeText('in src/a.py at #4 please'), 'in `src/a.py` at `#4` please')
  assert.equal(escapeText('- 1'), '`-` 1')
  assert.equal(escapeHtml('log a<b>.txt'), 'log <code>a&#60;b&#62;.txt</code>')
})

test('links lead to the own server only', () => {
  assert.equal(link('x', `${server}/a(b)`, server), `[x](${server}/a%28b%29)`)
  for (const url of ['https://evil.invalid/', 'javascript:1', 'nonsense', undefined, 'https://u:p@github.example/a']) {
    assert.equal(link('x', url, server), 'x')
  }
})

test('a bar in a cell neither ends the cell nor is lost', () => {
  const html = render(table(['a'], [[code('x | y \\| z')]]))
  assert.match(html, /<td><code>x \| y \\ ?\| z<\/code><\/td>/)
})
