import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runnerCommand, runnerCommands } from '../../src/text/runner-commands.ts'

const names = (text: string): string[] => runnerCommands(text).map((command) => command.name)

test('a double colon starts a command after any white space, in any case of letters', () => {
  assert.deepEqual(runnerCommand('::set-output name=a::b'), {
    name: 'set-output',
    properties: new Map([['name', 'a']]),
    data: 'b',
  })
  assert.deepEqual(names('   ::add-mask::a'), ['add-mask'])
  assert.deepEqual(names('\t\u00a0\u2003::Add-Mask::a'), ['Add-Mask'])
  assert.deepEqual(names('\u200b::add-mask::a'), ['add-mask'])
  assert.deepEqual(names('see ::add-mask::a'), [])
  assert.deepEqual(names('::no end'), [])
})

test('the bracket form counts anywhere in a line, its first occurrence only', () => {
  assert.deepEqual(runnerCommand('done ##[set-output name=v;]true%5D'), {
    name: 'set-output',
    properties: new Map([['name', 'v']]),
    data: 'true]',
  })
  assert.deepEqual(names('a##[error]b ##[warning]c'), ['error'])
  assert.deepEqual(names('a##[error'), [])
})

test('lines end at CR, LF and CRLF', () => {
  assert.deepEqual(names('progress 10%\r::add-mask::passed'), ['add-mask'])
  assert.deepEqual(names('x\r\r\n  ::set-output name=reason::clean\n::debug::z'), ['set-output', 'debug'])
})

test('data and properties are unescaped, the percent sign last', () => {
  const command = runnerCommand('::error title=a%3Ab%2Cc,file=f::x%0Ay%250A')
  assert.equal(command?.data, 'x\ny%0A')
  assert.deepEqual(
    command?.properties,
    new Map([
      ['title', 'a:b,c'],
      ['file', 'f'],
    ]),
  )
})
