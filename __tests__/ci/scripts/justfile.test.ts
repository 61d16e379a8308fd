import assert from 'node:assert/strict'
import { test } from 'node:test'
import { followJust } from '../../../src/ci/scripts/justfile.ts'
import { filesOf, followed } from './followed.ts'

const justfile = `set shell := ["bash", "-c"]
py := "python3"
alias t := test

# runs all
ci: lint (test "x")

@lint:
    ruff check .
    -mypy src

test name='all' *args:
    {{py}} -m pytest -k {{name}} {{args}}
    @echo {{ unknown() }}

[private]
script:
    #!/usr/bin/env bash
    set -e
    go test ./...
`
const told = (command: string) => followed(followJust, command, { justfile })

test('without a name the first recipe, what it depends on as calls', () =>
  assert.deepEqual(told('just'), ['just lint', 'just test', 'just x']))

test('lines with variables, parameters, and what may fail', () => {
  assert.deepEqual(told('just lint'), ['ruff check .', 'mypy src || true'])
  assert.deepEqual(told('just test smoke'), ['python3 -m pytest -k smoke', 'echo {{ unknown() }}'])
  assert.deepEqual(told('just test')?.[0], 'python3 -m pytest -k all')
})

test('a recipe with an interpreter line is one script', () =>
  assert.deepEqual(told('just script'), ['#!/usr/bin/env bash\nset -e\ngo test ./...']))

test('no justfile, another program, an unknown recipe', () => {
  assert.equal(followed(followJust, 'just', {}), undefined)
  assert.equal(told('make'), undefined)
  assert.match(followJust(['just', 'gone'], '.', filesOf({ justfile }))?.note ?? '', /gone/)
})
