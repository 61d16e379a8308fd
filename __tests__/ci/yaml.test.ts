import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { stringify } from 'yaml'
import { readYaml } from '../../src/ci/yaml.ts'

/** Objects get their prototype back, so that deep equality looks at what they hold. */
function plain(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value))
}

describe('readYaml', () => {
  test('reads values by the core schema: `on` is a word, `3.10` a number', () => {
    const { value, notes } = readYaml('on: push\nv: [3.10, "3.10", yes, ~]\n')
    assert.deepEqual(plain(value), { on: 'push', v: [3.1, '3.10', 'yes', null] })
    assert.deepEqual(notes, [])
  })

  test('tells the 1-based line of keys and items, and of the nearest one above what is not there', () => {
    const { locate } = readYaml('jobs:\n\n  a:\n    steps:\n      - run: x\n      - run: y\n')
    assert.equal(locate(['jobs']), 1)
    assert.equal(locate(['jobs', 'a']), 3)
    assert.equal(locate(['jobs', 'a', 'steps', 1]), 6)
    assert.equal(locate(['jobs', 'a', 'steps', 7, 'run']), 4)
    assert.equal(locate(['nothing']), 1)
  })

  test('an alias is a copy of its own, with the lines of what it stands for', () => {
    const { value, locate } = readYaml('a: &x\n  - run: one\nb: *x\n')
    assert.deepEqual(plain(value), { a: [{ run: 'one' }], b: [{ run: 'one' }] })
    assert.equal(locate(['b']), 3)
    assert.equal(locate(['b', 0]), 2)
  })

  test('a merge key is an ordinary key, as on GitHub', () => {
    assert.deepEqual(plain(readYaml('<<: [{on: push}, {on: push}]\njobs: {}\n').value), {
      '<<': [{ on: 'push' }, { on: 'push' }],
      jobs: {},
    })
  })

  test('broken text gives nothing and a note with the line', () => {
    const { value, notes } = readYaml('a: 1\n\tb: 2\n')
    assert.equal(value, undefined)
    assert.match(notes.join(), /not valid YAML: line 2/)
  })

  test('a key that is there twice counts once, with a note', () => {
    const { value, notes } = readYaml('a: 1\na: 2\n')
    assert.deepEqual(plain(value), { a: 1 })
    assert.match(notes.join(), /^Line 2: this key is there twice/)
  })
})

describe('hostile YAML is a note', () => {
  const bomb = (levels: number, width: number): string =>
    Array.from(
      { length: levels },
      (_, i) => `l${i}: &l${i} [${Array(width).fill(i === 0 ? 'x' : `*l${i - 1}`)}]\n`,
    ).join('')

  for (const [what, text, note] of [
    ['aliases of aliases', bomb(9, 9), /only its first part was read/],
    ['brackets in brackets', '['.repeat(20_000) + ']'.repeat(20_000), /deeper than 64/],
    ['dashes behind dashes', `${'- '.repeat(20_000)}x`, /deeper than 64/],
    ['keys below keys', Array.from({ length: 70 }, (_, i) => `${' '.repeat(i)}a:\n`).join(''), /deeper than 64/],
    ['an alias inside its own anchor', 'a: &a [*a]\n', /Line 1: this alias points at nothing/],
    ['a mapping as key', '? {a: 1}\n: b\n', /Line 1: this key cannot be used/],
    ['too much text', `a: ${'x'.repeat(1024 * 1024)}`, /larger than 1 MiB/],
    ['too many values', `[${'a,'.repeat(300_000)}]`, /only its first part was read/],
  ] as const) {
    test(what, () => assert.match(readYaml(text).notes.join('\n'), note))
  }

  test('no key reaches a prototype', () => {
    const { value, notes } = readYaml('__proto__: {polluted: 1}\nconstructor: {prototype: {polluted: 1}}\non: push\n')
    assert.equal(Reflect.get({}, 'polluted'), undefined)
    assert.equal(Object.getPrototypeOf(value), null)
    assert.deepEqual(Object.keys(Object(value)), ['constructor', 'on'])
    assert.equal(notes.length, 1)
  })

  test('tags make no objects', () => {
    assert.deepEqual(plain(readYaml("run: !!js/function 'function(){}'\n").value), { run: 'function(){}' })
  })

  test('what is handed out is a tree of bounded size, whatever the text', () => {
    const count = (value: unknown): number =>
      typeof value === 'object' && value !== null
        ? Object.values(value).reduce((sum: number, item) => sum + count(item), 1)
        : 1
    const piece = fc.constantFrom(
      'a',
      ': ',
      '- ',
      '\n',
      '  ',
      '&a ',
      '*a',
      '[',
      ']',
      '{',
      '}',
      ',',
      '"',
      "'",
      '|\n',
      '!!x ',
      '#',
      '%',
      '---\n',
      '\0',
      '<<',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 200 }), (pieces) => {
        const { value, locate } = readYaml(pieces.join(''))
        assert.ok(count(value) <= 50_001)
        assert.ok(locate(['a', 0, 'b']) >= 1)
      }),
    )
  })
})

test('what the library writes is read as it was', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), (json) => {
      // The one key that is left out on purpose.
      fc.pre(!JSON.stringify(json).includes('__proto__'))
      assert.deepEqual(plain(readYaml(stringify(json)).value), JSON.parse(JSON.stringify(json)))
    }),
  )
})
