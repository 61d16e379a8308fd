import assert from 'node:assert/strict'
import { test } from 'node:test'
import { poetry } from '../../../src/ci/diagnostics/poetry.ts'
import { toolLines } from '../../fixtures/tool-lines.ts'
import { assertLinear, assertSound } from './linear.ts'
import { told } from './told.ts'

const tells = (name: string) => told(poetry, toolLines(`poetry-${name}.log`))

test('version solving ends in the sentence that names the packages', () => {
  assert.deepEqual(tells('nosolution'), [
    "dependency_issue SolverProblem - | Because demo depends on idna (>=99) which doesn't match any versions, version solving failed. | 5",
  ])
  const [only] = poetry.read(toolLines('poetry-conflict.log'), { command: 'poetry lock' })
  assert.deepEqual([only?.from, only?.at], [12, 19])
  assert.match(only?.message ?? '', /^So, because requests \(2\.34\.2\) requires Python/)
})

test('an outdated lock file', () => {
  for (const name of ['lock', 'lockcheck'])
    assert.match(tells(name)[0] ?? '', /^dependency_issue lock pyproject\.toml /)
})

test("a failed build is told with the backend's exception", () => {
  assert.deepEqual(tells('build'), [
    'package_install_error ChefBuildError - | PEP517 build of a dependency failed: RuntimeError: cannot build here | 31',
  ])
})

test('project, groups, options and configuration', () => {
  for (const name of ['root', 'group', 'option', 'nopyproject'])
    assert.match(tells(name)[0] ?? '', /^configuration_error /, name)
  assert.deepEqual(tells('invalid'), [
    "configuration_error invalid - | The Poetry configuration is invalid: tool.poetry.package-mode must be boolean; Additional properties are not allowed ('nosuch' was unexpected) | 2",
  ])
  assert.deepEqual(tells('command'), ['environment_error command - | Command not found: nosuchcommand | 1'])
  assert.deepEqual(tells('green'), [])
})

test('hostile lines cost linear time, windows hold', () => {
  assertLinear(poetry)
  for (const name of ['poetry-conflict', 'poetry-build']) assertSound(poetry, toolLines(`${name}.log`))
})
