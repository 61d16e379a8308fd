import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readComposite } from '../../src/ci/composite.ts'

const path = '.github/actions/setup/action.yml'

test('reads the steps of a composite action', () => {
  const action = readComposite(
    'name: Setup\nruns:\n  using: composite\n  steps:\n    - run: npm ci\n      shell: bash\n    - uses: actions/cache@v5\n',
    `./${path}`,
  )
  assert.equal(action.path, path)
  assert.deepEqual(
    action.steps.map((step) => [step.run ?? step.uses, step.shell, step.location]),
    [
      ['npm ci', 'bash', { path, line: 5 }],
      ['actions/cache@v5', undefined, { path, line: 7 }],
    ],
  )
  assert.deepEqual(action.notes, [])
})

for (const [what, text, note] of [
  ['a JavaScript action', 'runs: {using: node24, main: x.js}', /no composite action/],
  ['no action', 'a: b', /no composite action/],
  ['broken text', 'runs: {', /not valid YAML/],
] as const) {
  test(`${what} has no steps and a note`, () => {
    const action = readComposite(text, path)
    assert.deepEqual(action.steps, [])
    assert.match(action.notes.join(), note)
  })
}
