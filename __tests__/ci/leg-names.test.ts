// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are GitHub's expressions, not templates of ours.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { calledNames, dynamicNames, legNames, nameMatches } from '../../src/ci/leg-names.ts'

describe('legNames', () => {
  const matrix = { os: 'linux', v: 3.1 }
  const shown = ['linux', '3.1']
  test('without a name it is the key', () =>
    assert.deepEqual(legNames('build', undefined, {}), { names: ['build'], dynamic: false }))
  test('a leg shows its values behind a key or a literal name; skipped before expansion, it shows none', () => {
    assert.deepEqual(legNames('build', undefined, { matrix }, shown).names, ['build (linux, 3.1)', 'build'])
    assert.deepEqual(legNames('build', 'Build it', { matrix }, shown).names, ['Build it (linux, 3.1)', 'Build it'])
  })
  test('a name with an expression is used as it comes out', () => {
    assert.deepEqual(legNames('build', 'On ${{ matrix.os }}', { matrix }, shown), {
      names: ['On linux', 'On ${{ matrix.os }}'],
      dynamic: false,
    })
  })
  test('a name that only the run knows is a pattern', () => {
    assert.deepEqual(legNames('build', '${{ matrix.os }} ${{ github.ref }}', { matrix }, shown), {
      names: ['linux ${{ github.ref }}', '${{ matrix.os }} ${{ github.ref }}'],
      dynamic: true,
    })
  })
  test('a leg name is cut to 97 characters and three dots', () => {
    const [name] = legNames('build', undefined, {}, ['x'.repeat(120)]).names
    assert.equal(name, `build (${'x'.repeat(90)}...`)
    assert.equal(name.length, 100)
  })
})

test('a dynamic matrix gives a pattern that its real names fit', () => {
  const [pattern] = dynamicNames('build', 'Build').names
  assert.equal(nameMatches(pattern, 'Build (linux, 3)'), true)
  assert.equal(nameMatches(pattern, 'Build'), false)
  assert.deepEqual(dynamicNames('build', 'On ${{ matrix.os }}').names, ['On ${{ matrix.os }}'])
})

test('called names join caller and callee, the likeliest first, the caller alone last', () => {
  assert.deepEqual(calledNames(['ci (a)', 'ci'], ['test (1)', 'test']), [
    'ci (a) / test (1)',
    'ci (a) / test',
    'ci / test (1)',
    'ci (a)',
  ])
})

describe('nameMatches', () => {
  for (const [pattern, name, expected] of [
    ['build', 'build', true],
    ['build', 'build (1)', false],
    ['${{ a }}', 'anything', true],
    ['a ${{ x }} b ${{ y }} c', 'a 1 b 2 c', true],
    ['a ${{ x }} b', 'a b', false],
    ['ab${{ x }}ba', 'aba', false],
    ['${{ x }}b${{ y }}b', 'b', false],
    ['${{ x', '${{ x', true],
  ] as const) {
    test(`${pattern} and ${name}`, () => assert.equal(nameMatches(pattern, name), expected))
  }
  test('a pattern fits every filling', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', ' ') })
    fc.assert(
      fc.property(fc.array(word, { minLength: 1 }), fc.infiniteStream(word), (literals, fillings) => {
        const name = literals.reduce((text, literal) => `${text}${fillings.next().value}${literal}`)
        assert.equal(nameMatches(literals.join('${{ x }}'), name), true)
      }),
    )
  })
})
