// Does a diagnostic stay linear on hostile text? A build log is attacker-controlled: one quadratic pattern stalls the whole run.
import assert from 'node:assert/strict'
import type { Diagnostic, Line } from '../../../src/ci/diagnostics/diagnostic.ts'
import { maxLine } from '../../../src/ci/lines.ts'

/** Units that provoke backtracking when repeated: runs of one class, unfinished brackets and quotes, near misses of known forms. */
const units = [
  'a',
  ' ',
  '\t',
  '1',
  ':',
  '(',
  '-',
  '/',
  '"\\',
  'a ',
  'a:',
  '1:',
  '1.',
  '/a',
  'a.a',
  '[a] ',
  'at x.y(',
  '/a/a/a:1',
  'Error: a ',
  'error ',
  ' > ',
  ' | ',
  ' › ',
  '# ',
]
/** What a tool's line may start with before the repeats begin. */
const heads = ['', 'Error: ', 'error: ', '    at ', '  1:1  error  ', 'src/a.js:1:1: ', 'FAIL ', '[1.1.1']

const lengths = [maxLine / 2, maxLine] as const
const counts = [200, 400] as const
const context = { command: 'npm test' }

/** A step of `count` lines of the given text. */
function repeated(text: string, count: number): Line[] {
  return Array.from({ length: count }, (_, i): Line => ({ n: i + 1, text }))
}

/** Best of three runs in milliseconds: sign and read over the same lines. */
function cost(diagnostic: Diagnostic, lines: readonly Line[]): number {
  let best = Number.POSITIVE_INFINITY
  for (let run = 0; run < 3; run++) {
    const start = performance.now()
    for (const line of lines) diagnostic.sign.test(line.text)
    diagnostic.read(lines, context)
    best = Math.min(best, performance.now() - start)
    if (best < 20) return best
  }
  return best
}

/** Fails only when doubled input costs far more than double AND the time could hurt somebody; slow machines alone never fail. */
function assertGrowth(what: string, small: number, large: number): void {
  const hurts = large > 150 && large > small * 4
  assert.ok(!hurts, `${what}: ${small.toFixed(0)} ms for n, ${large.toFixed(0)} ms for 2n`)
}

/** Asserts that `read` and `sign` take time in proportion to line length and to line count, on lines made to provoke backtracking. */
export function assertLinear(diagnostic: Diagnostic): void {
  for (const head of heads) {
    for (const unit of units) {
      const text = (length: number) => (head + unit.repeat(Math.ceil(length / unit.length))).slice(0, length)
      const short = cost(diagnostic, repeated(text(lengths[0]), 10))
      const long = cost(diagnostic, repeated(text(lengths[1]), 10))
      assertGrowth(`${diagnostic.tool}: longer lines of ${JSON.stringify(head + unit)}`, short, long)
    }
    const few = cost(diagnostic, repeated(`${head}a a: b`, counts[0]))
    const many = cost(diagnostic, repeated(`${head}a a: b`, counts[1]))
    assertGrowth(`${diagnostic.tool}: more lines of ${JSON.stringify(head)}`, few, many)
  }
}

/** Asserts that no own state survives a call: the same lines give the same findings, and each window holds its line. */
export function assertSound(diagnostic: Diagnostic, lines: readonly Line[]): void {
  const once = diagnostic.read(lines, context)
  assert.deepEqual(diagnostic.read(lines, context), once)
  assert.ok(!diagnostic.sign.global && !diagnostic.sign.sticky, 'sign must be stateless')
  for (const f of once) {
    assert.ok(f.from <= f.at && f.at <= f.to && f.to - f.from < 80, `window ${f.from}..${f.to} of ${f.at}`)
    assert.notEqual(f.message, '')
  }
}
