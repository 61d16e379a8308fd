import assert from 'node:assert/strict'
import { test } from 'node:test'
import { git } from '../../../src/ci/diagnostics/git.ts'
import { toLines } from '../../../src/ci/lines.ts'
import { toolLines } from '../../fixtures/tool-lines.ts'
import { assertLinear } from './linear.ts'
import { told } from './told.ts'

test('commands that git refuses', () => {
  assert.deepEqual(
    git
      .read(toolLines('git-fatal.log'), { command: 'git push' })
      .map((f) => `${f.failureType} ${f.ruleId} ${f.strength}`),
    [
      'configuration_error pathspec 4',
      'environment_error remote 4',
      'configuration_error pathspec 4',
      'configuration_error push 2',
    ],
  )
})

test('a diff counts where the step asks for a clean tree, after a formatter as style', () => {
  const lines = toolLines('git-diff.log')
  assert.deepEqual(told(git, lines, { command: 'make generate && git diff --exit-code' }), [
    'configuration_error diff f.txt | f.txt differs from what is committed | 1',
  ])
  assert.match(told(git, lines, { command: 'npm run format && git diff --exit-code' })[0] ?? '', /^code_formatting /)
  assert.deepEqual(told(git, lines, { command: 'make' }), [])
  const [only] = git.read(lines, { command: 'git diff --exit-code' })
  assert.deepEqual([only?.from, only?.to], [1, 7])
})

test('changed files of git status', () => {
  assert.deepEqual(
    told(git, toolLines('git-status.log'), { command: 'test -z "$(git status --porcelain | tee /dev/stderr)"' }),
    ['configuration_error diff f.txt | f.txt differs from what is committed | 1'],
  )
})

test('checkout and conflicts', () => {
  const lines = toLines(
    "##[error]fatal: couldn't find remote ref refs/heads/x\nCONFLICT (content): Merge conflict in a.txt\na.txt:3: leftover conflict marker",
  )
  assert.deepEqual(
    told(git, lines).map((text) => text.split(' | ')[0]),
    ['configuration_error - -', 'configuration_error content a.txt', 'code_formatting diff --check a.txt:3'],
  )
})

test("git's exit code in an action is a hint only while alone", () => {
  const alone = toLines("##[error]The process '/usr/bin/git' failed with exit code 128")
  assert.deepEqual(
    git.read(alone, { command: 'actions/checkout@v4' }).map((f) => f.strength),
    [1],
  )
})

test('a clean tree is nothing', () =>
  assert.deepEqual(told(git, toLines("Your branch is up to date with 'origin/main'."), { command: 'git status' }), []))

test('hostile lines cost linear time', () => assertLinear(git))
