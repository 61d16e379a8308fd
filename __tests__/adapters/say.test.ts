import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { type SayOptions, sayer } from '../../src/adapters/say.ts'
import { redactor } from '../../src/text/redact.ts'
import { runnerCommands } from '../../src/text/runner-commands.ts'

/** A printer into a string. */
function printer(options: Partial<SayOptions> = {}) {
  const written: string[] = []
  const say = sayer({
    write: (text) => written.push(text),
    redact: (text) => text,
    inActions: true,
    color: false,
    ...options,
  })
  return { say, text: () => written.join(''), commands: () => runnerCommands(written.join('')) }
}

// Commands at line starts, after carriage returns and other breaks, behind hidden characters, inside escapes, in brackets.
const hostile = [
  '::set-output name=verified::true',
  '   ::add-mask::a',
  '\t::stop-commands::letmein',
  '::warning::x%0A::add-mask::y',
  '::echo::on',
  'progress 10%\r::add-mask::passed',
  'x\r\r\n  ::set-output name=reason::clean',
  'done ##[add-mask]e',
  'a##[error]b ##[warning]c',
  '\u001b[31m::add-mask::a\u001b[0m',
  '#\u001b[0m#[add-mask]a',
  '#\u200b#\u2060[add-mask]a',
  '\u00ad::add-mask::a',
  ':\u001b[1m:add-mask::a',
  'a\u2028::add-mask::b\u0085::add-mask::c\v::add-mask::d',
  '^[[31m::add-mask::a',
  '\ud800::add-mask::a',
]

test('no hostile text becomes a command, wherever it is said (HX-003, HX-004)', () => {
  for (const text of hostile) {
    for (const inActions of [true, false]) {
      const plain = printer({ inActions })
      plain.say.info(text)
      assert.deepEqual(plain.commands(), [], JSON.stringify(text))
    }
    const all = printer()
    all.say.warn(text)
    all.say.fail(text)
    all.say.command('notice', { title: text, file: text, line: 3 }, text)
    all.say.group(text).end()
    all.say.quote([text])
    const token = all.commands()[5]?.data
    assert.deepEqual(
      all.commands().map((command) => command.name),
      ['warning', 'error', 'notice', 'group', 'endgroup', 'stop-commands', token],
      JSON.stringify(text),
    )
  }
})

test('nor does any mix of their parts', () => {
  const parts = [
    '::',
    ':',
    '##[',
    '##',
    '[',
    ']',
    'add-mask',
    '::add-mask::',
    '\r',
    '\n',
    ' ',
    '\t',
    '\u001b[0m',
    '\u001b]0;',
    '\u0007',
    '\u200b',
    '\u2028',
    '%0A',
    'x',
  ]
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...parts), { maxLength: 12 }), (all) => {
      const text = all.join('')
      const { say, commands } = printer()
      say.info(text)
      assert.deepEqual(commands(), [])
      say.command('error', { title: text }, text)
      say.quote([text, text])
      assert.equal(commands().length, 3)
    }),
    { numRuns: 2000 },
  )
})

test('control: without the sign the check refuses to write, without both the commands get through', () => {
  for (const text of ['::add-mask::a', 'x\r::add-mask::a', 'a ##[add-mask]b']) {
    const checked = printer({ defences: { sign: false, check: true } })
    checked.say.info(text)
    assert.deepEqual(checked.commands(), [])
    assert.match(checked.text(), /left a line out/)
    const bare = printer({ defences: { sign: false, check: false } })
    bare.say.info(text)
    assert.equal(bare.commands()[0]?.name, 'add-mask')
  }
})

test('quoted lines stand behind a sign, between a random token that stops commands and the same token', () => {
  const tokens = [1, 2].map(() => {
    const { say, text } = printer()
    say.quote(['one', 'two\u001b[0m'])
    const match = /^::stop-commands::([0-9a-f]{32})\n\| one\n\| two\n::\1::\n$/.exec(text())
    assert.ok(match, text())
    return match[1]
  })
  assert.notEqual(tokens[0], tokens[1])
})

test('secrets are replaced in everything said, also where escapes split them, but not in masks', () => {
  const { text: redact } = redactor(['s3cr3t-canary'])
  const { say, text } = printer({ redact })
  const split = 's3cr3t-\u001b[1mcanary'
  say.info(split)
  say.warn(split)
  say.fail(split)
  say.quote([split])
  say.command('error', { title: split, file: split }, split)
  say.group(split).end()
  assert.ok(!text().includes('canary'), text())
  assert.equal(text().match(/\*\*\*/g)?.length, 8)
  say.mask(['s3cr3t-canary\nline'])
  assert.ok(text().endsWith('::add-mask::s3cr3t-canary%0Aline\n'))
})

test('percent signs, colons and commas arrive as they were', () => {
  const { say, commands } = printer()
  say.command('error', { title: 'a:b,c=100%', file: 'src/a.ts', line: 3 }, '50%\n%0A')
  const [command] = commands()
  assert.equal(command?.data, '50%\n%0A')
  assert.deepEqual(Object.fromEntries(command?.properties ?? []), { title: 'a:b,c=100%', file: 'src/a.ts', line: '3' })
})

test('groups do not nest in Actions and end once', () => {
  const { say, text } = printer()
  const outer = say.group('outer')
  const inner = say.group('inner')
  inner.end()
  outer.end()
  outer.end()
  assert.equal(text(), '::group::outer\ninner\n::endgroup::\n')
})

test('outside Actions everything is plain text', () => {
  const { say, text } = printer({ inActions: false })
  const group = say.group('Reading logs')
  say.info('one\ntwo')
  group.end()
  say.warn('careful')
  say.fail('no')
  say.command('error', { file: 'a' }, 'message')
  say.quote(['log'])
  say.mask(['value'])
  assert.equal(text(), 'Reading logs\n  one\n  two\nwarning: careful\nerror: no\nmessage\n| log\n')
})

test('colours are ours alone', () => {
  const { say, text } = printer({ inActions: false, color: true })
  say.warn('\u001b[1mbold')
  assert.equal(text(), '\u001b[33mwarning:\u001b[0m bold\n')
})

test('a line is cut at 4 KiB', () => {
  const { say, text } = printer()
  say.info('a'.repeat(10_000))
  assert.equal(text().length, 4097)
})
