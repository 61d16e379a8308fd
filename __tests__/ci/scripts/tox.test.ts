import assert from 'node:assert/strict'
import { test } from 'node:test'
import { braces, followTox } from '../../../src/ci/scripts/tox.ts'
import { filesOf, followed } from './followed.ts'

const ini = `[tox]
envlist = py{311,312}, lint
[testenv]
deps = pytest
commands =
    pytest {posargs:tests} \\
      --tb=short
    py311: coverage report
[testenv:lint]
commands_pre = pip list
commands =
    ruff check .
    - mypy {toxinidir}/src
[testenv:docs]
changedir = docs
commands = sphinx-build -W . {env:OUT:_build}
[testenv:same]
commands = {[testenv:docs]commands}
`
const told = (command: string) => followed(followTox, command, { 'tox.ini': ini })

test('the commands of named environments, factors and defaults resolved', () => {
  assert.deepEqual(told('tox -e py311'), ['pytest tests --tb=short', 'coverage report'])
  assert.deepEqual(told('tox -e lint'), ['pip list', 'ruff check .', 'mypy src || true'])
  assert.deepEqual(told('tox -e docs'), ['docs: sphinx-build -W . _build'])
  assert.deepEqual(told('tox run -e same'), ['sphinx-build -W . _build'])
})

test('arguments behind -- take the place of posargs', () =>
  assert.deepEqual(told('tox -e py312 -- -k x'), ['pytest -k x --tb=short']))

test('without -e all environments of the list', () => assert.equal(told('tox')?.length, 6))

test('an unknown environment has the base commands, as in tox', () =>
  assert.deepEqual(told('tox -e py39'), ['pytest tests --tb=short']))

for (const [name, text] of [
  ['setup.cfg', '[tox:tox]\nenvlist = a\n[testenv]\ncommands = flake8\n'],
  ['pyproject.toml', '[tool.tox]\nlegacy_tox_ini = """\n[tox]\nenvlist = a\n[testenv]\ncommands = flake8\n"""\n'],
  ['pyproject.toml', '[tool.tox]\nenv_list = ["a"]\n[tool.tox.env.a]\ncommands = [["flake8"]]\n'],
  [
    'tox.toml',
    'env_list = ["a"]\n[env_run_base]\ncommands = [["flake8", { replace = "posargs", default = [], extend = true }]]\n',
  ],
] as const)
  test(`${name}: ${text.split('\n')[1]}`, () =>
    assert.deepEqual(followed(followTox, 'tox', { [name]: text }), ['flake8']))

test('no configuration, or a broken one', () => {
  assert.equal(followed(followTox, 'tox', {}), undefined)
  assert.equal(followed(followTox, 'tox', { 'pyproject.toml': '[tool.' }), undefined)
  assert.match(followTox(['tox'], '.', filesOf({ 'tox.ini': '[tox]\n' }))?.note ?? '', /no commands/)
})

test('lists of environments, also a monstrous one', () => {
  assert.deepEqual(braces('py{310, 311}-{a,b}, lint\n docs'), [
    'py310-a',
    'py310-b',
    'py311-a',
    'py311-b',
    'lint',
    'docs',
  ])
  assert.ok(braces(`x${'{0,1,2,3,4,5,6,7,8,9}'.repeat(40)}`).length <= 40)
})
