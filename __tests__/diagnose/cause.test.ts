import assert from 'node:assert/strict'
import { test } from 'node:test'
import { causeOf, withPast } from '../../src/diagnose/cause.ts'
import type { Past } from '../../src/diagnose/evidence.ts'
import type { Failure, FailureType } from '../../src/domain/evidence.ts'
import { aJob, aRun } from '../fakes/ci-state.ts'
import { aFailure } from './failures.ts'
import { aReport } from './report.ts'

const cause = (...types: FailureType[]) => causeOf(types.map((failureType) => aFailure({ failureType }))).causeClass

test('failures of one kind point at machine, dependencies or configuration; everything else is unknown', () => {
  assert.equal(cause('environment_error', 'environment_error'), 'environment')
  assert.equal(cause('dependency_issue'), 'dependency')
  assert.equal(cause('package_install_error'), 'dependency')
  assert.equal(cause('configuration_error'), 'configuration')
  assert.equal(cause('test_failure'), 'unknown')
  assert.equal(cause('environment_error', 'test_failure'), 'unknown')
  assert.equal(cause(), 'unknown')
})

test('every class but unknown comes with the words it rests on', () => {
  const full = aFailure({ failureType: 'environment_error', tool: 'runner', message: 'No space left on device' })
  assert.equal(causeOf([full]).causeEvidence, 'runner says: “No space left on device”')
  assert.equal(causeOf([aFailure()]).causeEvidence, undefined)
})

test('an installer is quoted where it speaks of lock files, versions or registries', () => {
  const npm = aFailure({
    failureType: 'package_install_error',
    tool: 'npm',
    message: 'npm ci failed',
    excerpt: 'npm error code EUSAGE\n  npm error package.json and lock file are not in sync\nnpm error',
  })
  assert.equal(causeOf([npm]).causeEvidence, 'npm says: “npm error package.json and lock file are not in sync”')
})

const explained = (failure: Partial<Failure>, past: Partial<Past>) => {
  const [problem] = withPast(aReport([failure]), { attempts: [], ...past })
  return [problem?.causeClass, problem?.causeEvidence]
}
const unknown = ['unknown', undefined]
const attempt = (conclusion: 'success' | 'failure', step: 'success' | 'failure' = 'failure') => [
  {
    attempt: 1,
    jobs: [aJob({ conclusion, steps: [{ name: 'Check', number: 2, status: 'completed', conclusion: step }] })],
  },
]

test('another attempt of the same commit where the job or the step passed: flaky', () => {
  const said = 'passed in attempt 1 of the same commit'
  assert.deepEqual(explained({}, { attempts: attempt('success') }), ['flaky', `the job “test” ${said}`])
  assert.deepEqual(explained({}, { attempts: attempt('failure', 'success') }), ['flaky', `the step “Check” ${said}`])
  assert.deepEqual(explained({}, { attempts: attempt('failure') }), unknown)
  assert.deepEqual(explained({ job: 'other' }, { attempts: attempt('success') }), unknown)
})

const base = (failure: Partial<Failure>) => ({
  run: aRun({ id: 5, headSha: 'b'.repeat(40) }),
  branch: 'main',
  failures: [aFailure(failure)],
  problems: [],
  complete: true,
})

test('the same failure in the run before on the branch: pre-existing', () => {
  const said = 'run 5 on “main” failed the same way at commit bbbbbbbbbb'
  assert.deepEqual(explained({}, { base: base({}) }), ['pre-existing', said])
  assert.deepEqual(
    explained({ message: 'Type A at 12' }, { base: base({ message: 'Type A at 99' }) })[0],
    'pre-existing',
  )
  assert.deepEqual(explained({}, { base: base({ message: 'something else' }) }), unknown)
  assert.deepEqual(explained({}, { base: base({ fatal: false }) }), unknown)
})

test('a file of the problem among those that the run changes: the change', () => {
  const changed = new Set(['src/a.ts', 'pnpm-lock.yaml'])
  assert.deepEqual(explained({}, { changed }), ['change', 'the run changes “src/a.ts”'])
  assert.deepEqual(explained({ artifacts: [{ path: 'src/b.ts' }] }, { changed }), unknown)
})

test('a dependency that fails after its list of packages was changed is the change, too', () => {
  const install: Partial<Failure> = { failureType: 'dependency_issue', artifacts: [] }
  const lists = [
    'pnpm-lock.yaml',
    'a/package.json',
    'requirements-dev.txt',
    'go.sum',
    'Cargo.lock',
    'pom.xml',
    'uv.lock',
  ]
  for (const list of lists) {
    assert.deepEqual(explained(install, { changed: new Set([list]) }), ['change', `the run changes “${list}”`])
  }
  assert.deepEqual(explained(install, { changed: new Set(['README.md']) })[0], 'dependency')
})

test('what other attempts show goes before what the branch shows, and that before the change', () => {
  const changed = new Set(['src/a.ts'])
  const all = { attempts: attempt('success'), base: base({}), changed }
  assert.equal(explained({}, all)[0], 'flaky')
  assert.equal(explained({}, { base: base({}), changed })[0], 'pre-existing')
})

test('what the machine did stays its doing, unless it went well another time', () => {
  const full = { failureType: 'environment_error' } as const
  assert.equal(explained(full, { base: base(full), changed: new Set(['src/a.ts']) })[0], 'environment')
  assert.equal(explained(full, { attempts: attempt('success') })[0], 'flaky')
})
