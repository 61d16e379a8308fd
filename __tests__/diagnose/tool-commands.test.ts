import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withToolCommands } from '../../src/diagnose/tool-commands.ts'
import type { Validation } from '../../src/domain/evidence.ts'
import type { Report } from '../../src/domain/report.ts'
import { emptyReport } from '../../src/report/empty.ts'
import { fakeCi } from '../fakes/ci.ts'
import { aRun, ciState } from '../fakes/ci-state.ts'
import { fakeGrammars } from '../fakes/grammars.ts'
import { fakeLocal } from '../fakes/local.ts'
import { failure, problem } from '../report/sample.ts'

const files = {
  'package.json': '{"scripts":{"ci":"npm run lint && npm run unit","lint":"eslint .","unit":"jest"}}',
  'web/package.json': '{"scripts":{"ci":"eslint web"}}',
}
const step: Validation = {
  id: 'v1',
  job: 'lint',
  step: 'CI',
  command: 'npm run ci',
  kind: 'run',
  order: 1,
  status: 'failed',
  why: '',
  script: 'npm run ci',
}
const told = failure({ tool: 'eslint', step: { name: 'CI', command: 'npm run ci' }, artifacts: [] })
const report = (over: Partial<Validation> = {}, more: Partial<Report> = {}): Report => ({
  ...emptyReport('octo/demo'),
  failures: [told],
  problems: [problem({ failureIds: ['f1'] })],
  validations: [{ ...step, ...over }],
  ...more,
})
const world = (checkout: Record<string, string> | undefined, grammar: 'plain' | 'none' = 'plain') => ({
  ci: fakeCi(ciState({ files })),
  local: fakeLocal({ files: checkout }),
  grammars: fakeGrammars(grammar),
})
const evidence = (all: Record<string, string>, run = aRun()) => ({ run, files: new Set(Object.keys(all)) })
const lint = { command: 'eslint .', workingDirectory: '.', via: ['npm run ci', 'npm run lint'] }

test('a failure and its problem gain the command, found in the checkout', async () => {
  const found = await withToolCommands(report(), evidence(files), world(files))
  assert.deepEqual(found.failures[0]?.toolCommand, lint)
  assert.deepEqual(found.problems[0]?.toolCommand, lint)
  assert.equal(found.problems[0]?.validationCommand, report().problems[0]?.validationCommand)
})

test('without a checkout the platform is asked at the commit of the run, for what is needed', async () => {
  const { ci, ...rest } = world(undefined)
  const asked: string[] = []
  const watched = {
    ...ci,
    file: (path: string, ref: string) => {
      asked.push(`${path}@${ref}`)
      return ci.file(path, ref)
    },
  }
  const found = await withToolCommands(
    report(),
    { run: aRun({ headSha: 'abc' }), files: undefined },
    { ...rest, ci: watched },
  )
  assert.deepEqual(found.failures[0]?.toolCommand, lint)
  assert.deepEqual(asked, ['package.json@abc'])
})

test('a checkout is never mixed with what the platform has', async () => {
  const { ci, ...rest } = world({ 'a.txt': '' })
  const refusing = { ...ci, file: () => assert.fail('asked') }
  const found = await withToolCommands(report(), evidence({ 'a.txt': '' }), { ...rest, ci: refusing })
  assert.equal(found.failures[0]?.toolCommand, undefined)
})

test('a step starts in its own folder', async () => {
  const found = await withToolCommands(report({ workingDirectory: 'web' }), evidence(files), world(files))
  assert.deepEqual(found.failures[0]?.toolCommand, {
    command: 'eslint web',
    workingDirectory: 'web',
    via: ['npm run ci'],
  })
})

test('without a grammar, and for shells that it is not made for, scripts are split by hand', async () => {
  const all = [await withToolCommands(report(), evidence(files), world(files, 'none'))]
  all.push(await withToolCommands(report({ shell: 'pwsh' }), evidence(files), world(files)))
  for (const found of all) assert.deepEqual(found.failures[0]?.toolCommand, lint)
})

test('actions, scripts in other languages and unknown folders are left alone', async () => {
  for (const over of [{ kind: 'uses' }, { shell: 'python' }, { workingDirectory: `\${{ matrix.dir }}` }] as const) {
    const found = await withToolCommands(report(over), evidence(files), world(files))
    assert.equal(found.failures[0]?.toolCommand, undefined)
  }
})

test('a problem whose failures come from different commands has none', async () => {
  const jest = failure({ id: 'f2', tool: 'jest', step: told.step, artifacts: [] })
  const both = report({}, { failures: [told, jest], problems: [problem({ failureIds: ['f1', 'f2'] })] })
  const found = await withToolCommands(both, evidence(files), world(files))
  assert.deepEqual(
    found.failures.map((f) => f.toolCommand?.command),
    ['eslint .', 'jest'],
  )
  assert.equal(found.problems[0]?.toolCommand, undefined)
})
