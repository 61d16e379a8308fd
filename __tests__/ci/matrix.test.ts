// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are GitHub's expressions, not templates of ours.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { expandMatrix, type Matrix } from '../../src/ci/matrix.ts'

/** Legs as `name values | all values`, for short assertions. */
function legs(matrix: Matrix): string[] {
  if (matrix.kind !== 'legs') return [matrix.kind]
  return matrix.legs.map(({ shown, values }) => `${shown.join(', ')} | ${JSON.stringify(values)}`)
}

describe('expandMatrix', () => {
  test('the first key changes slowest', () => {
    assert.deepEqual(legs(expandMatrix({ os: ['a', 'b'], v: [1, 2] }, {})), [
      'a, 1 | {"os":"a","v":1}',
      'a, 2 | {"os":"a","v":2}',
      'b, 1 | {"os":"b","v":1}',
      'b, 2 | {"os":"b","v":2}',
    ])
  })

  test('include adds to what it matches, overwrites its own extras, and else is a combination of its own', () => {
    // The worked example of GitHub's documentation on `include`.
    const matrix = {
      fruit: ['apple', 'pear'],
      animal: ['cat', 'dog'],
      include: [
        { color: 'green' },
        { color: 'pink', animal: 'cat' },
        { fruit: 'apple', shape: 'circle' },
        { fruit: 'banana' },
        { fruit: 'banana', animal: 'cat' },
      ],
    }
    assert.deepEqual(legs(expandMatrix(matrix, {})), [
      'apple, cat | {"fruit":"apple","animal":"cat","color":"pink","shape":"circle"}',
      'apple, dog | {"fruit":"apple","animal":"dog","color":"green","shape":"circle"}',
      'pear, cat | {"fruit":"pear","animal":"cat","color":"pink"}',
      'pear, dog | {"fruit":"pear","animal":"dog","color":"green"}',
      'banana | {"fruit":"banana"}',
      'banana, cat | {"fruit":"banana","animal":"cat"}',
    ])
  })

  test('include alone is one leg an item, and a leg shows no empty value', () => {
    assert.deepEqual(
      legs(
        expandMatrix(
          {
            include: [
              { a: 1, b: '' },
              { a: 2, c: true },
            ],
          },
          {},
        ),
      ),
      ['1 | {"a":1,"b":""}', '2, true | {"a":2,"c":true}'],
    )
  })

  test('rules compare loosely, without case, and mappings leaf by leaf', () => {
    const matrix = {
      os: [
        { name: 'Linux', arch: 'x64' },
        { name: 'mac', arch: 'arm' },
      ],
      v: [1, 2],
      exclude: [{ os: { name: 'LINUX' }, v: '1' }],
    }
    assert.deepEqual(legs(expandMatrix(matrix, {})), [
      'Linux, x64, 2 | {"os":{"name":"Linux","arch":"x64"},"v":2}',
      'mac, arm, 1 | {"os":{"name":"mac","arch":"arm"},"v":1}',
      'mac, arm, 2 | {"os":{"name":"mac","arch":"arm"},"v":2}',
    ])
  })

  test('exclude applies before include', () => {
    const matrix = { a: [1, 2], exclude: [{ a: 1 }], include: [{ a: 1, b: 'back' }] }
    assert.deepEqual(legs(expandMatrix(matrix, {})), ['2 | {"a":2}', '1, back | {"a":1,"b":"back"}'])
  })

  test('an expression that the file can answer is answered', () => {
    assert.deepEqual(legs(expandMatrix({ a: "${{ fromJSON('[1, 2]') }}" }, {})), ['1 | {"a":1}', '2 | {"a":2}'])
    assert.deepEqual(legs(expandMatrix({ a: ['${{ inputs.v }}'] }, { inputs: { v: 3 } })), ['3 | {"a":3}'])
  })

  for (const [what, matrix] of [
    ['a matrix out of another job', '${{ fromJSON(needs.plan.outputs.matrix) }}'],
    ['one key out of another job', { a: '${{ fromJSON(needs.plan.outputs.list) }}', b: [1] }],
    ['an include out of another job', { include: '${{ fromJSON(needs.plan.outputs.list) }}' }],
    ['a rule against an unknown value', { a: ['${{ inputs.v }}', 2], exclude: [{ a: 2 }] }],
  ] as const) {
    test(`${what} is dynamic`, () => assert.equal(expandMatrix(matrix, {}).kind, 'dynamic'))
  }

  test('an unknown value without rules keeps its expression', () => {
    assert.deepEqual(legs(expandMatrix({ a: ['${{ inputs.v }}', 2] }, {})), [
      '${{ inputs.v }} | {"a":"${{ inputs.v }}"}',
      '2 | {"a":2}',
    ])
  })

  const numbers = (n: number): number[] => Array.from({ length: n }, (_, i) => i)
  for (const [what, matrix, why] of [
    ['a key without values', { a: [] }, /key a has no values/],
    ['a key that is no list', { a: 'x' }, /key a has no list/],
    ['no mapping', ['x'], /no mapping/],
    ['an exclude by a strange key', { a: [1], exclude: [{ b: 1 }] }, /excludes by b/],
    ['everything excluded', { a: [1], exclude: [{ a: 1 }] }, /no combinations/],
    ['257 legs', { a: numbers(257) }, /more than 256/],
    ['a billion combinations', { a: numbers(1000), b: numbers(1000), c: numbers(1000) }, /too large/],
  ] as const) {
    test(`refused: ${what}`, () => {
      const result = expandMatrix(matrix, {})
      assert.ok(result.kind === 'refused')
      assert.match(result.why, why)
    })
  }

  test('256 legs are expanded', () =>
    assert.equal(legs(expandMatrix({ a: numbers(16), b: numbers(16) }, {})).length, 256))

  test('work is taken out of the budget, and without budget nothing is done', () => {
    const budget = { left: 10 }
    assert.equal(expandMatrix({ a: [1, 2], b: [1, 2] }, {}, budget).kind, 'legs')
    assert.equal(budget.left, 6)
    assert.equal(expandMatrix({ a: numbers(7) }, {}, budget).kind, 'refused')
  })
})

const value = fc.constantFrom('x', 'y', 'z')
const vectors = fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.uniqueArray(value, { minLength: 1 }), {
  minKeys: 1,
  noNullPrototype: true,
})
const rule = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'extra'), value, { minKeys: 1, noNullPrototype: true })

test('legs are the product without the excluded, plus the includes that match none of them', () => {
  fc.assert(
    fc.property(vectors, fc.array(rule, { maxLength: 4 }), fc.array(rule, { maxLength: 4 }), (named, include, raw) => {
      const known = (key: string): boolean => Object.hasOwn(named, key)
      const exclude = raw.filter((item) => Object.keys(item).every(known))
      let product: Record<string, string>[] = [{}]
      for (const [key, list] of Object.entries(named)) {
        product = product.flatMap((one) => list.map((item) => ({ ...one, [key]: item })))
      }
      const fits = (item: Record<string, string>, one: Record<string, string>): boolean =>
        Object.entries(item).every(([key, wanted]) => !known(key) || one[key] === wanted)
      const kept = product.filter((one) => !exclude.some((item) => fits(item, one)))
      const own = include.filter((item) => !kept.some((one) => fits(item, one)))

      const result = expandMatrix({ ...named, include, exclude }, {})
      const found = result.kind === 'legs' ? result.legs : []
      assert.equal(found.length, kept.length + own.length)
      found.forEach(({ values }, i) => {
        const plain = kept[i]
        const expected =
          plain === undefined
            ? own[i - kept.length]
            : Object.assign({}, ...include.filter((item) => fits(item, plain)), plain)
        assert.deepEqual({ ...values }, expected)
      })
    }),
    { numRuns: 500 },
  )
})

test('never throws, and never more than 256 legs', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), fc.jsonValue(), fc.jsonValue(), (a, include, exclude) => {
      for (const raw of [a, { a, include, exclude }, { a: [a], include: [include], exclude: [exclude] }]) {
        const result = expandMatrix(raw, {})
        if (result.kind === 'legs') assert.ok(result.legs.length <= 256)
      }
    }),
  )
})
