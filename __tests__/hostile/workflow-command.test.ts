// Runner commands in what a log holds: the runner's own parsers read what we print (security.md T03).
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { actionsPublisher } from '../../src/adapters/publisher.ts'
import { type Sayer, type SayOptions, sayer } from '../../src/adapters/say.ts'
import { annotations } from '../../src/report/annotations.ts'
import { terminal } from '../../src/report/text.ts'
import { type RunnerCommand, runnerCommands } from '../../src/text/runner-commands.ts'
import { diagnosed, places } from './diagnosed.ts'

const hostile = [
  '::set-output name=status::verified',
  ' \t ::ADD-MASK::passed',
  '\u2003::add-matcher::.github/mine.json',
  '\u200b::stop-commands::always',
  '50 %\r::save-state name=isPost::true',
  'spinner \r\r\r\n::endgroup::',
  'left ##[add-mask]o',
  '[31m##[set-output name=outcome;]success',
  '\u001b[0m::debug::shown',
  '\u001b]0;title\u0007::warning file=a.ts,line=1::forged',
  'next\u2028::group::hidden',
  'next\u0085##[section]x',
  '#\u200b#[error]joined when the hidden sign goes',
] as const

/** All that `act` prints inside Actions, and the commands in it. */
function printed(act: (say: Sayer) => void, defences?: SayOptions['defences']): RunnerCommand[] {
  let out = ''
  const write = (part: string) => {
    out += part
  }
  act(
    sayer({
      write,
      redact: (part) => part,
      inActions: true,
      color: false,
      ...(defences === undefined ? {} : { defences }),
    }),
  )
  return runnerCommands(out)
}

const off = { sign: false, check: false }

for (const line of hostile) {
  test(`text stays text: ${JSON.stringify(line)}`, () => {
    const say = ({ info }: Sayer) => info(line)
    assert.deepEqual(printed(say), [])
    assert.notDeepEqual(printed(say, off), [], 'without the defences the runner obeys')
  })
}

test('each of the two defences holds alone', () => {
  for (const line of hostile)
    for (const defences of [
      { sign: true, check: false },
      { sign: false, check: true },
    ])
      assert.deepEqual(
        printed(({ info }) => info(line), defences),
        [],
        JSON.stringify(line),
      )
})

test('quoted lines cannot end the quotation', () => {
  const commands = printed(({ quote }) => quote([...hostile, '::0123456789abcdef0123456789abcdef::']))
  assert.deepEqual(
    commands.map(({ name, data }) => (name === 'stop-commands' ? data : name)),
    [commands[0]?.data, commands[0]?.data],
  )
})

test('a printed report and its annotations hold no command of the log', async () => {
  for (const line of hostile)
    for (const place of places) {
      const report = await diagnosed(line, place)
      const page = terminal(report, { color: false, width: 100 })
      assert.deepEqual(
        printed((say) => say.page(page)),
        [],
      )
      const own = annotations(report)
      const commands = printed((say) => {
        actionsPublisher({ say, env: {}, outputs: [], temp: '' }).annotate(own)
      })
      assert.deepEqual(
        commands.map(({ name, properties }) => [name, properties.get('title')]),
        own.map(({ level, title }) => [level, title]),
      )
    }
})
