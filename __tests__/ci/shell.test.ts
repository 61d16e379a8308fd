import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { grammars } from '../../src/adapters/grammars.ts'
import { folderFrom, shellCommands } from '../../src/ci/shell.ts'
import { grammarFolder } from '../grammar-folder.ts'

const parse = await grammars(grammarFolder()).parser('bash')
assert.ok(parse !== undefined)

const texts = (script: string, by = parse) => shellCommands(script, '.', by).map((c) => c.text)
const folders = (script: string, by = parse) => shellCommands(script, '.', by).map((c) => [c.text, c.folder])

for (const [how, by] of [
  ['with the grammar', parse],
  ['split by hand', undefined],
] as const) {
  const texts = (script: string) => shellCommands(script, '.', by).map((c) => c.text)

  test(`${how}: commands in order, without redirections, comments and here-documents`, () => {
    const script = [
      '# npm run nothing',
      'npm ci && npm run lint > lint.log 2>&1',
      "cat <<'EOF'",
      'npm run hidden',
      'EOF',
      'go vet ./... ; go test ./... | tee out.txt # not this',
    ].join('\n')
    assert.deepEqual(texts(script), ['npm ci', 'npm run lint', 'cat', 'go vet ./...', 'go test ./...', 'tee out.txt'])
  })

  test(`${how}: loops, branches and line continuations`, () => {
    const script =
      'for d in a b; do\n  pytest "$d" \\\n    -q\ndone\nif ! make check; then\n  exit 1\nfi\nwhile read -r x; do echo; done'
    assert.deepEqual(texts(script), ['pytest "$d" -q', 'make check', 'exit 1', 'read -r x', 'echo'])
  })

  test(`${how}: quotes fall away in words and stay in the text; variables before a command are no words`, () => {
    const [one] = shellCommands(`CI=1 npx eslint "src dir" 'a && b'`, '.', by)
    assert.deepEqual(one?.words, ['npx', 'eslint', 'src dir', 'a && b'])
    assert.match(one?.text ?? '', /npx eslint "src dir" 'a && b'$/)
  })

  test(`${how}: cd holds for what follows`, () => {
    const script = 'cd web && npm test\nnpm run lint\ncd ../api\ngo test'
    assert.deepEqual(
      shellCommands(script, '.', by).map((c) => [c.text, c.folder]),
      [
        ['npm test', 'web'],
        ['npm run lint', 'web'],
        ['go test', 'api'],
      ],
    )
  })

  test(`${how}: what stands left of || may fail`, () => {
    const marks = shellCommands('eslint . || true\ntsc', '.', by).map((c) => [c.text, c.tolerated])
    assert.deepEqual(marks, [
      ['eslint .', true],
      ['true', false],
      ['tsc', false],
    ])
  })

  test(`${how}: any text gives commands with words, and never throws`, () => {
    const pieces = fc.constantFrom(
      'a',
      ' ',
      '"',
      "'",
      '$(',
      ')',
      '`',
      '<<E',
      '\n',
      '\\',
      '|',
      '&&',
      'cd ..',
      '${{',
      '}}',
      '#',
    )
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 60 }), (parts) => {
        for (const { words, text } of shellCommands(parts.join(''), '.', by)) assert.ok(words.length > 0 && text !== '')
      }),
      { numRuns: 300 },
    )
  })
}

test('a subshell keeps its folder to itself', () => {
  assert.deepEqual(folders('(cd a && ls); cat x'), [
    ['ls', 'a'],
    ['cat x', '.'],
  ])
})

test('a pipeline behind cd does not undo it', () => {
  assert.deepEqual(folders('cd web && npm test | tee log\nls'), [
    ['npm test', 'web'],
    ['tee log', 'web'],
    ['ls', 'web'],
  ])
})

test('commands inside substitutions and functions are commands too', () => {
  assert.deepEqual(texts('test -z "$(gofmt -l .)"\nlint() { golangci-lint run; }'), [
    'test -z "$(gofmt -l .)"',
    'gofmt -l .',
    'golangci-lint run',
  ])
})

test('an expression of the workflow is one word', () => {
  assert.deepEqual(shellCommands(`pytest \${{ matrix.args }} -q`, '.', parse)[0]?.words, [
    'pytest',
    `\${{ matrix.args }}`,
    '-q',
  ])
})

test('folders that only a run knows, or that leave the repository, are unknown', () => {
  assert.equal(folderFrom('a', 'b/'), 'a/b')
  assert.equal(folderFrom('a', '..'), '.')
  assert.equal(folderFrom('a', '$GITHUB_WORKSPACE/x'), 'x')
  assert.equal(folderFrom(undefined, `\${{ github.workspace }}`), '.')
  assert.equal(folderFrom('a', '$(git rev-parse --show-toplevel)/x'), 'x')
  for (const path of ['/etc', '~', '$HOME', '../..', '-', 'C:\\x', undefined])
    assert.equal(folderFrom('a', path), undefined)
})

test('a script that the grammar refuses for its length is split by hand', () => {
  const commands = texts(`${'# x\n'.repeat(20_000)}npm test`)
  assert.deepEqual(commands, ['npm test'])
})

test('a hostile script is read in bounded time', () => {
  for (const unit of ['<<E\n', 'a|', '(', '"', "'", '#', '\\\n', '||', '<'])
    assert.ok(texts(unit.repeat(60_000)).length <= 60_000)
})
