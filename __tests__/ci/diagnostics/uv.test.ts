import assert from 'node:assert/strict'
import { test } from 'node:test'
import { uv } from '../../../src/ci/diagnostics/uv.ts'
import { toLines } from '../../../src/ci/lines.ts'
import { toolLines } from '../../fixtures/tool-lines.ts'
import { assertLinear, assertSound } from './linear.ts'
import { told } from './told.ts'

const tells = (name: string) => told(uv, toolLines(`uv-${name}.log`))

test('resolution in the old and the new layout', () => {
  const why =
    "Because only idna<=3.20 is available and your project depends on idna>=99, we can conclude that your project's requirements are unsatisfiable."
  assert.deepEqual(tells('nosolution'), [
    `dependency_issue NoSolution - | No solution found when resolving dependencies – ${why} | 3`,
  ])
  assert.deepEqual(tells('v0.5-nosolution'), [
    `dependency_issue NoSolution - | No solution found when resolving dependencies: – ${why} | 3`,
  ])
  const [only] = uv.read(toolLines('uv-conflict.log'), { command: 'uv lock' })
  assert.deepEqual(only?.signals.slice(1), ['Python>=3.10', 'requests>=2.33.0', 'requests>=2.33'])
})

test('a failed build is told with the error of the backend', () => {
  const why = 'Failed to build `pk-bad @ file:///home/runner/work/demo/demo/pk_bad` – RuntimeError: cannot build here'
  assert.deepEqual(tells('build'), [`package_install_error BuildFailed - | ${why} | 28`])
  assert.deepEqual(tells('v0.5-build'), [
    `package_install_error BuildFailed - | ${why.replace('build `', 'build: `')} | 20`,
  ])
})

test('an outdated lock file names itself', () => {
  for (const name of ['locked', 'v0.5-locked'])
    assert.match(tells(name)[0] ?? '', /^dependency_issue lockfile uv\.lock \| The lockfile/)
})

test('network, interpreters and missing programs are the environment', () => {
  for (const name of ['network', 'v0.5-network', 'python', 'spawn']) {
    assert.match(tells(name)[0] ?? '', /^environment_error /, name)
    assert.equal(tells(name).length, 1, name)
  }
})

test('unreadable files and wrong options are configuration', () => {
  for (const [name, file] of [
    ['parse', 'r.txt'],
    ['nofile', 'none.txt'],
    ['toml', 'pyproject.toml'],
    ['badopt', '-'],
  ] as const)
    assert.equal(tells(name)[0]?.split(' | ')[0]?.replace(/ \w+ /, ' '), `configuration_error ${file}`)
})

test('errors of other programs in Rust are not uv’s', () => {
  assert.deepEqual(
    told(uv, toLines("error: unexpected argument '--x' found\n\nUsage: cargo build\nerror: failed to parse lock file")),
    [],
  )
  assert.deepEqual(tells('green'), [])
})

test('hostile lines cost linear time, windows hold', () => {
  assertLinear(uv)
  for (const name of ['uv-nosolution', 'uv-build', 'uv-v0.5-network']) assertSound(uv, toolLines(`${name}.log`))
})
