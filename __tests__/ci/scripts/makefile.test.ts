import assert from 'node:assert/strict'
import { test } from 'node:test'
import { followMake } from '../../../src/ci/scripts/makefile.ts'
import { filesOf, followed } from './followed.ts'

const makefile = `# build rules
PYTHON ?= python3
ARGS = -q
ARGS += --strict
export CI := 1
include mk/extra.mk
-include gone.mk

.PHONY: all lint
all: lint test | dirs

lint: ; ruff check .

test check: build  ## runs the tests
	@echo $$HOME
	$(PYTHON) -m pytest $(ARGS) \${X} $@
	-$(MAKE) -C docs
	cd web && \\
	  npm test

build: VERBOSE = 1
build:
	go build ./...

%.o: %.c
	cc $<
`
const files = { Makefile: makefile, 'mk/extra.mk': 'dirs:\n\tmkdir -p out\n', 'sub/makefile': 'all:\n\ttouch x\n' }
const told = (command: string, folder?: string) => followed(followMake, command, files, folder)

test('without a target the first one, its prerequisites as calls of their own', () =>
  assert.deepEqual(told('make'), ['make lint', 'make test', 'make dirs']))

test('recipes with variables, what make ignores, and joined lines', () =>
  assert.deepEqual(told('make test'), [
    'make build',
    'echo $HOME',
    `python3 -m pytest -q --strict \${X} test`,
    'make -C docs || true',
    'cd web && \\\n\t  npm test',
  ]))

test('a recipe behind a semicolon, a rule of an included file', () => {
  assert.deepEqual(told('make lint'), ['ruff check .'])
  assert.deepEqual(told('make dirs'), ['mkdir -p out'])
})

test('variables of the command line win, and reach the prerequisites', () => {
  assert.deepEqual(told('make -j4 test PYTHON=pypy')?.slice(0, 3), [
    'make build PYTHON=pypy',
    'echo $HOME',
    `pypy -m pytest -q --strict \${X} test`,
  ])
})

test('another folder, another file', () => {
  assert.deepEqual(told('make -C sub'), ['sub: touch x'])
  assert.deepEqual(told('make', 'sub'), ['sub: touch x'])
  assert.deepEqual(told('gmake -f mk/extra.mk dirs'), ['mkdir -p out'])
})

test('no makefile, or another program', () => {
  assert.equal(told('make', 'docs'), undefined)
  assert.equal(told('cmake --build .'), undefined)
})

test('a target without a rule is a note', () => {
  const answer = followMake(['make', 'gone'], '.', filesOf(files))
  assert.deepEqual(answer?.scripts, [])
  assert.match(answer?.note ?? '', /gone/)
})

test('variables that name each other end', () => {
  const loop = { Makefile: 'A = $(B)$(B)\nB = $(A)$(A)\nx:\n\techo $(A)\n' }
  const [script = ''] = followed(followMake, 'make x', loop) ?? []
  assert.match(script, /^echo /)
  assert.ok(script.length <= 16_384)
})
