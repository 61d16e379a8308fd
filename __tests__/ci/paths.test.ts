// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are GitHub's expressions, not templates of ours.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { isForeign, placedArtifacts, repositoryPath } from '../../src/ci/paths.ts'

describe('a printed path', () => {
  const paths: readonly (readonly [string, string])[] = [
    ['src/a.ts', 'src/a.ts'],
    ['./src/a.ts', 'src/a.ts'],
    ['src/./lib/../a.ts', 'src/a.ts'],
    ['src\\win\\a.cs', 'src/win/a.cs'],
    ['/home/runner/work/demo/demo/src/a.ts', 'src/a.ts'],
    ['/Users/runner/work/demo/demo/src/a.ts', 'src/a.ts'],
    ['D:\\a\\demo\\demo\\src\\a.cs', 'src/a.cs'],
    ['/__w/demo/demo/src/a.ts', 'src/a.ts'],
    ['/github/workspace/src/a.ts', 'src/a.ts'],
    ['/home/ci/actions-runner/_work/demo/demo/src/a.ts', 'src/a.ts'],
    ['file:///home/runner/work/demo/demo/a.mjs', 'a.mjs'],
    ['/usr/src/app/a.js', 'a.js'],
    ['/usr/lib/python3.12/json/decoder.py', '/usr/lib/python3.12/json/decoder.py'],
    ['../sibling/a.ts', '../sibling/a.ts'],
  ]
  for (const [printed, path] of paths) test(printed, () => assert.equal(repositoryPath(printed, {}), path))
})

describe('the working directory', () => {
  const inWeb = (printed: string, files?: readonly string[]) =>
    repositoryPath(printed, { workingDirectory: './web/', ...(files === undefined ? {} : { files: new Set(files) }) })

  test('stands before relative paths, and only there', () => {
    assert.equal(inWeb('src/a.ts'), 'web/src/a.ts')
    assert.equal(inWeb('web/src/a.ts'), 'web/src/a.ts')
    assert.equal(inWeb('../docs/a.md'), 'docs/a.md')
    assert.equal(inWeb('/home/runner/work/demo/demo/src/a.ts'), 'src/a.ts')
    assert.equal(inWeb('node_modules/x/i.js'), 'node_modules/x/i.js')
  })

  test('gives way to what the repository really has', () => {
    assert.equal(inWeb('src/a.ts', ['src/a.ts']), 'src/a.ts')
    assert.equal(inWeb('a.ts', ['api/lib/a.ts']), 'api/lib/a.ts')
    assert.equal(inWeb('a.ts', ['api/a.ts', 'lib/a.ts']), 'web/a.ts')
  })

  test('is not known where an expression fills it', () => {
    assert.equal(repositoryPath('a.ts', { workingDirectory: 'packages/${{ matrix.p }}' }), 'a.ts')
  })
})

test('libraries and toolchains are foreign, whatever stands before them', () => {
  const foreign = [
    'node_modules/x/i.js',
    'web/node_modules/x/i.js',
    '/opt/hostedtoolcache/a.py',
    'x/site-packages/y.py',
    'node:internal/x',
    '<string>',
  ]
  const own = ['src/a.ts', 'my_node_modules.ts', 'optional/a.py', 'src/opt/a.py']
  assert.deepEqual(
    foreign.map(isForeign),
    foreign.map(() => true),
  )
  assert.deepEqual(
    own.map(isForeign),
    own.map(() => false),
  )
})

test('artifacts are placed once each, own files first, ten at most', () => {
  const printed = [
    { path: '/usr/lib/x.py', line: 1 },
    { path: './a.py', line: 2, column: 4 },
    { path: 'a.py', line: 2 },
    { path: 'a.py', line: 3 },
    { path: '' },
  ]
  assert.deepEqual(placedArtifacts(printed, {}), [
    { path: 'a.py', line: 2, column: 4 },
    { path: 'a.py', line: 3 },
    { path: '/usr/lib/x.py', line: 1 },
  ])
  assert.equal(
    placedArtifacts(
      Array.from({ length: 30 }, (_, i) => ({ path: `f${i}.py` })),
      {},
    ).length,
    10,
  )
})

test('no printed path keeps a backslash, and none makes the reader throw', () => {
  const parts = fc.array(fc.constantFrom('/', '..', '.', 'a', '\\', '_work/', ' ', 'C:', '//'), { maxLength: 400 })
  fc.assert(
    fc.property(parts, (list) => {
      const path = repositoryPath(list.join(''), { workingDirectory: 'web' })
      assert.ok(!path.includes('\\'))
    }),
  )
})

test('an absolute path of an unknown workspace ends in a file of the repository', () => {
  const files = new Set(['src/lib/a.ts', 'setup.cfg'])
  assert.equal(repositoryPath('/builds/team/demo/src/lib/a.ts', { files }), 'src/lib/a.ts')
  assert.equal(repositoryPath('/etc/setup.cfg', { files }), '/etc/setup.cfg')
  assert.equal(repositoryPath('/builds/team/demo/src/lib/a.ts', {}), '/builds/team/demo/src/lib/a.ts')
})
