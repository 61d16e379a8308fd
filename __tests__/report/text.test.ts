import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { columns } from '../../src/report/ansi.ts'
import { terminal } from '../../src/report/text.ts'
import { hostilePieces, hostileTexts } from './rendered.ts'
import { failure, problem, sample, validation } from './sample.ts'

const plain = { color: false, width: 100 }
const sgr = /\u001b\[\d+m/g

test('it starts with what broke and shows place, command, what never ran, and the log lines', () => {
  const text = terminal(sample(), plain)
  const [, first] = text.split('\n')
  assert.equal(first, '  ✗ 2 problems broke 3 of 6 jobs')
  for (const part of [
    'services/shop/tests/test_cart.py:3',
    'test (2 of 3 legs: 3.12 and 3.13) › step Unit tests',
    'reproduce  cd services/shop\n                pytest -q',
    'never ran  Run ruff format --check . (lint)',
    '1_lint.txt:118–119',
    'lint         ✓✗○  Type check',
    'deploy       ○    never ran',
    'Annotations of finished jobs were not read',
  ]) {
    assert.ok(text.includes(part), part)
  }
})

test('a narrower command stands second, with the way to it', () => {
  const toolCommand = { command: 'eslint .', workingDirectory: 'web', via: ['npm run ci', 'npm run lint'] }
  const text = terminal(sample({ problems: [problem({ validationCommand: 'npm run ci', toolCommand })] }), plain)
  const lines = ['reproduce  npm run ci', 'or only    cd web', 'eslint .', 'npm run ci → npm run lint runs it']
  assert.match(text, new RegExp(lines.join('\\n +').replaceAll('.', '\\.')))
})

test('colour adds colour and nothing else', () => {
  const colored = terminal(sample(), { ...plain, color: true })
  assert.match(colored, sgr)
  assert.equal(colored.replace(sgr, ''), terminal(sample(), plain))
})

test('no line is wider than the terminal, whatever the width and the text', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 60, max: 140 }),
      fc.constantFrom('漢字テスト', 'x'.repeat(300), 'á é', 'a b c d e f'),
      (width, word) => {
        const text = terminal(
          sample({
            problems: [
              problem({ title: word.repeat(9), rootCause: `${word} `.repeat(30), validationCommand: word.repeat(40) }),
            ],
            failures: [
              failure({ excerpt: word.repeat(60), job: word, legs: [word], step: { command: word.repeat(9) } }),
            ],
            validations: [validation({ job: word, step: word.repeat(9), status: 'failed' })],
          }),
          { color: false, width },
        )
        for (const line of text.split('\n')) assert.ok(columns(line) <= Math.min(120, width), line)
      },
    ),
    { numRuns: 40 },
  )
})

test('no escape, control or hidden sign of a log reaches the terminal', () => {
  const nasty = fc.array(
    fc.constantFrom(
      ...hostileTexts,
      ...hostilePieces,
      '\u001b[31m',
      '\u001b]0;t\u0007',
      '\r',
      '\u0008',
      '\u009b2J',
      '\u202e',
    ),
    { minLength: 1, maxLength: 4 },
  )
  fc.assert(
    fc.property(nasty, (pieces) => {
      const x = pieces.join('')
      const text = terminal(
        sample({
          run: { repository: x, workflow: x },
          problems: [
            problem({
              title: x,
              rootCause: x,
              validationCommand: x,
              workingDirectory: x,
              toolCommand: { command: x, workingDirectory: x, via: [x] },
            }),
          ],
          failures: [failure({ job: x, legs: [x], excerpt: x, artifacts: [{ path: x }], step: { command: x } })],
          validations: [validation({ job: x, step: x, envNames: [x], status: 'failed' })],
          notes: [{ code: 'internal', text: x }],
        }),
        plain,
      )
      assert.doesNotMatch(text, /[\x00-\x09\x0b-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\ud800-\udfff]/)
    }),
    { numRuns: 200 },
  )
})

test('quiet is the headline and one line a problem', () => {
  const text = terminal(sample(), { ...plain, quiet: true })
  assert.match(text, /\n {2}1 {2}pytest: ImportError.*\n {2}2 {2}mypy assignment/)
  assert.doesNotMatch(text, /reproduce|Checks/)
})

test('hundreds of problems and jobs stay a page that can be read', () => {
  const many = Array.from({ length: 300 }, (_, i) => i)
  const text = terminal(
    sample({
      problems: many.map((i) => problem({ id: `p${i}`, order: i + 1 })),
      validations: many.map((i) =>
        validation({ id: `v${i}`, job: `job ${i}`, status: i === 299 ? 'failed' : 'successful' }),
      ),
    }),
    plain,
  )
  assert.ok(text.split('\n').length < 400)
  assert.match(text, /280 more problems in the report file/)
  assert.match(text, /job 299 +✗/)
})
