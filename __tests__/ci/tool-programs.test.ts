import assert from 'node:assert/strict'
import { test } from 'node:test'
import { diagnostics } from '../../src/ci/diagnostics/all.ts'
import { isCommandOf } from '../../src/ci/tool-programs.ts'

for (const [tool, command] of [
  ['tsc', 'vue-tsc --noEmit'],
  ['eslint', './node_modules/.bin/eslint .'],
  ['eslint', 'next lint'],
  ['go test', 'go -C api test ./...'],
  ['go', 'go vet ./...'],
  ['cargo test', 'cargo +nightly nextest run'],
  ['rustc', 'cargo build'],
  ['surefire', './mvnw -B verify'],
  ['phpunit', 'php vendor/bin/phpunit'],
  ['unittest', 'python manage.py test'],
  ['ruff', 'pre-commit run ruff-format --all-files'],
  ['pre-commit', 'pre-commit run --all-files'],
  ['node:test', 'node --test'],
  ['whatever', 'whatever run'],
] as const)
  test(`${tool} complains in: ${command}`, () => assert.ok(isCommandOf(tool, command.split(' '))))

for (const [tool, command] of [
  ['tsc', 'eslint .'],
  ['go test', 'go vet ./...'],
  ['cargo test', 'cargo clippy'],
  ['ruff', 'pre-commit run mypy'],
  ['pytest', 'python setup.py'],
  ['annotation', 'npm test'],
] as const)
  test(`${tool} does not complain in: ${command}`, () => assert.ok(!isCommandOf(tool, command.split(' '))))

test('no command has no tool', () => {
  for (const { tool } of diagnostics) assert.ok(!isCommandOf(tool, []))
})

test('a tool that is no program is in the table, or has none', () => {
  const spaced = diagnostics.map(({ tool }) => tool).filter((tool) => / /.test(tool))
  for (const tool of spaced) assert.ok(!isCommandOf(tool, tool.split(' ').slice(0, 1)) || tool === 'next build', tool)
})
