import assert from 'node:assert/strict'
import { test } from 'node:test'
import { flag, quoted, readArguments } from '../../../src/ci/scripts/arguments.ts'

test('flags with and without values, names, and what follows --', () => {
  const args = readArguments(['-C', 'web', 'run', '--dir=x=y', '-q', '-', '--', '--fix'], ['-C'])
  assert.deepEqual(
    [...args.flags],
    [
      ['-C', 'web'],
      ['--dir', 'x=y'],
      ['-q', '-q'],
    ],
  )
  assert.deepEqual(args.names, ['run', '-'])
  assert.deepEqual(args.rest, ['--fix'])
  assert.equal(flag(args, '--cwd', '-C'), 'web')
})

test('words that a shell would take apart are quoted', () => {
  assert.equal(quoted(['a', 'b c', "d'e", '--x=1']), "a 'b c' 'd'\\''e' --x=1")
})
