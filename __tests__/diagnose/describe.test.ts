import assert from 'node:assert/strict'
import { test } from 'node:test'
import { describeProblem } from '../../src/diagnose/describe.ts'
import { aFailure } from './failures.ts'

const unused = (name: string, path: string) =>
  aFailure({
    tool: 'eslint',
    failureType: 'linting',
    ruleId: 'no-unused-vars',
    message: `'${name}' is never used`,
    artifacts: [{ path }],
  })

test("one failure: tool, rule and the tool's own words", () => {
  assert.deepEqual(describeProblem([unused('x', 'a.js')]), {
    title: "eslint: no-unused-vars: 'x' is never used",
    description: "eslint reports: 'x' is never used in a.js.",
    rootCause: "'x' is never used",
  })
})

test('a rule that the message names already is not named twice', () => {
  assert.equal(
    describeProblem([aFailure({ ruleId: 'E501', message: 'E501 line too long' })]).title,
    'tsc: E501 line too long',
  )
})

test('several of one kind: how many, in which files, the first five in words', () => {
  const many = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => unused(name, `${name}.js`))
  const { title, description } = describeProblem(many)
  assert.equal(title, "eslint: no-unused-vars: 'a' is never used (+6 alike)")
  assert.match(description, /^eslint reports 7 failures of one kind in a\.js, b\.js, c\.js and 4 more: /)
  assert.match(description, /· and 2 more$/)
  assert.ok(!description.includes("'f'"))
})

test('the same words several times are counted, not repeated', () => {
  const { title, description } = describeProblem([unused('x', 'a.js'), unused('x', 'b.js')])
  assert.match(title, / \(2×\)$/)
  assert.equal(description.split("'x' is never used").length, 2)
})

test('a formatter counts its files', () => {
  const files = ['a.ts', 'b.ts'].map((path) =>
    aFailure({ tool: 'prettier', failureType: 'code_formatting', message: path, artifacts: [{ path }] }),
  )
  assert.equal(describeProblem(files).title, 'prettier: 2 files are not formatted')
  assert.equal(describeProblem(files.slice(0, 1)).title, 'prettier: a.ts')
})

test('a title is one line of at most 120 characters, library files are not named as places', () => {
  const { title, description } = describeProblem([
    aFailure({ message: 'long words '.repeat(30), artifacts: [{ path: 'node_modules/x/i.js' }] }),
  ])
  assert.ok(title.length <= 120 && title.endsWith('…'))
  assert.ok(!description.includes('node_modules'))
})

test('a message that ends in a stop keeps one', () => {
  const said = (message: string, artifacts: { path: string }[]) =>
    describeProblem([aFailure({ tool: 'npm', message, artifacts })]).description
  assert.equal(said('The lock is old.', []), 'npm reports: The lock is old.')
  assert.equal(said('The lock is old.', [{ path: 'a.json' }]), 'npm reports: The lock is old in a.json.')
  assert.equal(said('The lock is old', []), 'npm reports: The lock is old.')
})
