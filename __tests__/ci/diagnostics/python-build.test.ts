import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pythonBuild } from '../../../src/ci/diagnostics/python-build.ts'
import { toolLines } from '../../fixtures/tool-lines.ts'
import { assertLinear, assertSound } from './linear.ts'
import { told } from './told.ts'

const tells = (name: string) => told(pythonBuild, toolLines(`python-build-${name}.log`))

test('projects that are not described well', () => {
  assert.deepEqual(tells('flat'), [
    "configuration_error flat-layout - | Multiple top-level packages discovered in a flat-layout: ['one', 'two']. | 5",
  ])
  assert.deepEqual(tells('invalid'), [
    'configuration_error pyproject - | configuration error: `project.version` must be string | 5',
  ])
  assert.deepEqual(tells('noproject'), [
    'configuration_error not-a-project - | Source . does not appear to be a Python project: no pyproject.toml or setup.py | 2',
  ])
  assert.deepEqual(tells('nocommand'), ["configuration_error setup - | invalid command 'nosuchcommand' | 6"])
})

test('a backend that raises is told by its exception', () => {
  const [only] = pythonBuild.read(toolLines('python-build-bad.log'), { command: 'python -m build' })
  assert.deepEqual(
    [only?.message, only?.failureType, only?.from, only?.to],
    ['RuntimeError: cannot build here', 'package_install_error', 2, 25],
  )
  assert.deepEqual(tells('green'), [])
})

test('hostile lines cost linear time, windows hold', () => {
  assertLinear(pythonBuild)
  for (const name of ['python-build-bad', 'python-build-invalid']) assertSound(pythonBuild, toolLines(`${name}.log`))
})
