import assert from 'node:assert/strict'
import { test } from 'node:test'
import { followPackageScript } from '../../../src/ci/scripts/package-runner.ts'
import { filesOf, followed } from './followed.ts'

const files = {
  'package.json': JSON.stringify({
    scripts: {
      pretest: 'npm run build',
      test: 'jest',
      posttest: 'echo done',
      lint: 'eslint .',
      prepare: 'husky',
      wired: 'wireit',
    },
    workspaces: ['packages/*', '!packages/old'],
    wireit: { wired: { command: 'tsc -b', dependencies: ['lint', { script: '../shared:build' }] } },
  }),
  'packages/web/package.json': JSON.stringify({ name: '@acme/web', scripts: { lint: 'biome check', dev: 'vite' } }),
  'packages/api/package.json': JSON.stringify({ name: 'api', scripts: { lint: 'oxlint' }, wireit: 5 }),
  'packages/old/package.json': JSON.stringify({ name: 'old', scripts: { lint: 'jshint' } }),
  'packages/broken/package.json': '{"scripts": {',
}
const told = (command: string, folder?: string) => followed(followPackageScript, command, files, folder)

for (const command of [
  'npm test',
  'npm t',
  'npm run test',
  'pnpm test',
  'yarn test',
  'yarn run test',
  'bun run test',
  'node --run test',
])
  test(`${command}: the script with what runs around it`, () =>
    assert.deepEqual(told(command), ['npm run build', 'jest', 'echo done']))

for (const [command, scripts] of [
  ['npm run lint -- --fix src', ['eslint . --fix src']],
  ['pnpm lint --fix', ['eslint .']],
  ['npm run lint --silent', ['eslint .']],
  ['npm ci', ['husky']],
  ['npm run wired', ['npm run lint', 'tsc -b']],
  ['npm --prefix packages/web run lint', ['packages/web: biome check']],
  ['pnpm -C packages/api lint', ['packages/api: oxlint']],
  ['yarn --cwd packages/web lint', ['packages/web: biome check']],
  ['npm run lint -w @acme/web', ['packages/web: biome check']],
  ['npm run lint --workspace=packages/api', ['packages/api: oxlint']],
  ['pnpm --filter web lint', ['packages/web: biome check']],
  ['yarn workspace api lint', ['packages/api: oxlint']],
  ['npm run lint --workspaces', ['packages/web: biome check', 'packages/api: oxlint']],
  ['pnpm -r lint', ['packages/web: biome check', 'packages/api: oxlint']],
  ['yarn workspaces foreach -A run lint', ['packages/web: biome check', 'packages/api: oxlint']],
  ['turbo run lint dev', ['packages/web: biome check', 'packages/web: vite', 'packages/api: oxlint']],
  ['nx run-many -t lint', ['packages/web: biome check', 'packages/api: oxlint']],
  ['nx lint web', ['packages/web: biome check']],
  ['lerna run lint', ['packages/web: biome check', 'packages/api: oxlint']],
] as const)
  test(command, () => assert.deepEqual(told(command), scripts))

for (const command of ['npm publish', 'bun test', 'pnpm add x', 'yarn vitest', 'make test', 'nx', 'npm'])
  test(`${command}: no script of a package`, () => assert.equal(told(command), undefined))

test('a folder without package, or with a broken one, is left alone', () => {
  assert.equal(told('npm test', 'docs'), undefined)
  assert.equal(told('npm test', 'packages/broken'), undefined)
})

test('a script that no package has is a note', () => {
  assert.match(followPackageScript(['npm', 'run', 'gone'], '.', filesOf(files))?.note ?? '', /gone/)
})

test('the packages of pnpm stand in a file of their own', () => {
  const pnpm = {
    'package.json': '{}',
    'pnpm-workspace.yaml': 'packages:\n  - apps/*\n',
    'apps/a/package.json': '{"name":"a","scripts":{"test":"vitest"}}',
  }
  assert.deepEqual(followed(followPackageScript, 'pnpm -r test', pnpm), ['apps/a: vitest'])
})
