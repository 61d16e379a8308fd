import assert from 'node:assert/strict'
import { test } from 'node:test'
import { followNox } from '../../../src/ci/scripts/nox.ts'
import { filesOf, followed } from './followed.ts'

const noxfile = `import nox

def helper(session):
    session.run("not", "a", "session")

@nox.session(python=["3.11", "3.12"])
def tests(session: nox.Session) -> None:
    session.install("-e", ".")
    session.run(
        "pytest",
        "-q",
        *session.posargs,
        env={"A": "b"},
    )
    session.run("coverage", "report", success_codes=[0, 2])

@nox.session(name="lint-all")
@nox.parametrize("x", [1])
def lint(session, x):
    session.run('ruff', 'check', 'src dir')
    session.run(command)

VERSION = 1
`
const told = (command: string) => followed(followNox, command, { 'noxfile.py': noxfile })

test('the literal words of a session', () => {
  assert.deepEqual(told('nox -s tests'), ['pytest -q', 'coverage report'])
  assert.deepEqual(told('nox --session=tests-3.12 -- -k x'), ['pytest -q', 'coverage report'])
  assert.deepEqual(told('nox -e lint-all tests'), ['pytest -q', 'coverage report', "ruff check 'src dir'"])
})

test('without names all sessions', () => assert.equal(told('nox')?.length, 3))

test('no noxfile, another program, an unknown session', () => {
  assert.equal(followed(followNox, 'nox', {}), undefined)
  assert.equal(told('tox'), undefined)
  assert.match(followNox(['nox', '-s', 'gone'], '.', filesOf({ 'noxfile.py': noxfile }))?.note ?? '', /gone/)
})
