// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are GitHub's expressions, not templates of ours.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { condition, ifStatusFunctions, resolve, template } from '../../src/ci/expression.ts'

describe('template', () => {
  const contexts = { matrix: { os: 'linux', v: 3.1, on: true, list: ['a', 'b'] } }
  for (const [text, expected] of [
    ['plain', 'plain'],
    ['${{ matrix.os }} ${{ matrix.v }}', 'linux 3.1'],
    ["${{ matrix['OS'] }}", 'linux'],
    ["${{ matrix.on && 'yes' || 'no' }}", 'yes'],
    ["${{ format('{0}-{1}', matrix.os, 7) }}", 'linux-7'],
    ["${{ join(matrix.list, '+') }}", 'a+b'],
    ["${{ 'it''s }} here' }}!", "it's }} here!"],
    ['[${{ matrix.absent }}]', '[]'],
  ] as const) {
    test(text, () => assert.deepEqual(template(text, contexts), { text: expected, known: true }))
  }

  for (const text of [
    '${{ github.ref }}',
    "${{ hashFiles('x') }}",
    '${{ matrix.os',
    '${{ matrix.os == }}',
    '${{ unknownFunction(1) }}',
    '${{ constructor(1) }}',
    "${{ fromJSON('{') }}",
    '${{ }}',
    '${{ success() }}',
  ]) {
    test(`${text} stays as it is written`, () => assert.deepEqual(template(text, contexts), { text, known: false }))
  }

  test('what is known is filled in around what is not', () => {
    assert.deepEqual(template('${{ matrix.os }} at ${{ github.sha }}', contexts), {
      text: 'linux at ${{ github.sha }}',
      known: false,
    })
  })

  test('a value that is itself unknown makes nothing known', () => {
    const result = template("${{ inputs.a }} ${{ inputs.a == 'x' }}", { inputs: { a: '${{ github.sha }}' } })
    assert.deepEqual(result, { text: "${{ inputs.a }} ${{ inputs.a == 'x' }}", known: false })
  })

  for (const [what, bomb] of [
    ['format', nest("'ab'", (inner) => `format('{0}{0}', ${inner})`)],
    ['toJSON', nest("'\"'", (inner) => `toJSON(${inner})`)],
  ] as const) {
    test(`${what} inside ${what} does not explode`, () => assert.equal(template(`\${{ ${bomb} }}`, {}).known, false))
  }

  test('join with a long separator does not explode', () => {
    const list = `[${Array(4000).fill('1')}]`
    assert.equal(template(`\${{ join(fromJSON('${list}'), '${'x'.repeat(9000)}') }}`, {}).known, false)
  })

  test('never throws', () => {
    const piece = fc.constantFrom(
      '${{',
      '}}',
      "'",
      'a',
      '.',
      '*',
      '(',
      ')',
      '[',
      ']',
      '!',
      '==',
      '&&',
      '||',
      ' ',
      'matrix',
      'format',
      '1',
      ',',
      '__proto__',
      'toString',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const text = pieces.join('')
        assert.equal(typeof template(text, contexts).text, 'string')
        condition(text, contexts, 'failure')
      }),
      { numRuns: 1000 },
    )
  })
})

function nest(start: string, around: (inner: string) => string): string {
  let text = start
  for (let i = 0; i < 40; i++) text = around(text)
  return text
}

describe('resolve', () => {
  test('a single expression keeps its type', () => {
    const { value, known } = resolve('${{ fromJSON(\'[1, {"a": true}]\') }}', {})
    assert.deepEqual(JSON.parse(JSON.stringify(value)), [1, { a: true }])
    assert.equal(known, true)
  })
  test('with text around it, it is a text', () => {
    assert.deepEqual(resolve("v${{ fromJSON('1') }}", {}), { value: 'v1', known: true })
  })
})

describe('condition', () => {
  for (const [text, status, expected] of [
    [undefined, 'success', true],
    [undefined, 'failure', false],
    [' ', 'cancelled', false],
    ['success()', 'success', true],
    ["github.ref == 'x'", 'failure', false],
    ["github.ref == 'x'", 'success', undefined],
    ['failure()', 'failure', true],
    ['${{ failure() }}', 'success', false],
    ['always()', 'cancelled', true],
    ['!cancelled()', 'failure', true],
    ['!cancelled()', 'cancelled', false],
    ['FAILURE() || false', 'failure', true],
    ["github.ref == 'x' && failure()", 'success', false],
    ["(github.ref == 'x') || always()", 'failure', true],
    ["!(github.ref == 'x' && failure())", 'success', true],
    ['matrix.on', 'success', true],
    ['false', 'success', false],
    // A text with a value in it is true as long as it is not empty: a known trap.
    ["${{ matrix.on }} == 'never'", 'success', true],
    ['failure(', 'success', undefined],
  ] as const) {
    test(`${text} at ${status}`, () => assert.equal(condition(text, { matrix: { on: true } }, status), expected))
  }
})

describe('ifStatusFunctions', () => {
  for (const [text, expected] of [
    ['always()', ['always']],
    ['${{ !cancelled() && Failure() }}', ['failure', 'cancelled']],
    ["contains(github.ref, format('{0}', success()))", ['success']],
    ["steps.always.outcome == 'failure()'", []],
    ['github[always()]', ['always']],
    ['${{ failure() }} and more', ['failure']],
    ['always( &&', []],
  ] as const) {
    test(text, () => assert.deepEqual([...ifStatusFunctions(text)], expected))
  }
})
