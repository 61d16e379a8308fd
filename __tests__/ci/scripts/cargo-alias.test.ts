import assert from 'node:assert/strict'
import { test } from 'node:test'
import { followCargoAlias } from '../../../src/ci/scripts/cargo-alias.ts'
import { followed } from './followed.ts'

const files = {
  '.cargo/config.toml': '[alias]\nxtask = "run --package xtask --"\nci = ["clippy", "--", "-D", "warnings"]\n',
}
const told = (command: string, folder?: string) => followed(followCargoAlias, command, files, folder)

test('an alias as text or as a list, with further arguments, from a folder below', () => {
  assert.deepEqual(told('cargo +nightly xtask lint'), ['cargo run --package xtask -- lint'])
  assert.deepEqual(told('cargo ci', 'crates/a'), ['crates/a: cargo clippy -- -D warnings'])
})

test('a command of cargo itself', () => {
  assert.equal(told('cargo test'), undefined)
  assert.equal(told('cargo'), undefined)
})
