import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { commandReader, lineSplitter } from '../../../scripts/record/output-reader.ts'

function split(chunks: readonly string[]): string[] {
  const lines: string[] = []
  const splitter = lineSplitter((line) => {
    lines.push(line)
  })
  for (const chunk of chunks) splitter.push(chunk)
  splitter.end()
  return lines
}

test('lines end at LF, CRLF and a lone CR, as .NET reads them', () => {
  assert.deepEqual(split(['a\nb\r\nc\rd']), ['a', 'b', 'c', 'd'])
  assert.deepEqual(split(['\n']), [''])
})

test('where chunks are cut does not matter', () => {
  const text = fc.array(fc.constantFrom('a', '\r', '\n', 'é'), { maxLength: 30 }).map((parts) => parts.join(''))
  fc.assert(fc.property(text, (all) => assert.deepEqual(split([...all]), split([all]))))
})

test('commands become tags, without their properties; text that only looks like one stays', () => {
  const read = commandReader()
  assert.equal(read('::group::Install'), '##[group]Install')
  assert.equal(read('::endgroup::'), '##[endgroup]')
  assert.equal(read('  ::error file=a.ts,line=1::one%0Atwo %25'), '##[error]one\ntwo %')
  assert.equal(read('see ::error::x'), 'see ::error::x')
  assert.equal(read('::debug::x'), undefined)
  assert.equal(read('std::vector::size'), 'std::vector::size')
})

test('a masked value is gone from every later line', () => {
  const read = commandReader()
  assert.equal(read('::add-mask::hunter2'), '::add-mask::***')
  assert.equal(read('login hunter2 hunter2'), 'login *** ***')
  assert.equal(read('::warning::hunter2'), '##[warning]***')
})
