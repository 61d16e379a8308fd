// unittest and the runners built on it (Django's among them): a report of ruled-off blocks after all tests ran.
import { type Diagnostic, type Finding, finding, type Line } from './diagnostic.ts'
import { unprefix } from './prefix.ts'
import { placesOfTest } from './pytest-block.ts'
import { exceptionOf, type Frame, failureTypeOf } from './python-errors.ts'
import { readStack, tracebackHead } from './python-stack.ts'
import { signalsOf } from './quoted.ts'

const rule = /^={70}$/
const title = /^(FAIL|ERROR|UNEXPECTED SUCCESS): (\S.{0,300})$/
/** `test_x (app.tests.CartTest.test_x) (i=2)`; before Python 3.11 the class alone stands in the brackets. */
const named = /^(\S{1,200}) \(([\w.]{1,300})\)/
/** Between the title and its traceback stand a docstring and a line of dashes. */
const maxHead = 12
const above = 30

export const unittest: Diagnostic = {
  tool: 'unittest',
  reads: 'FAIL and ERROR blocks of unittest, Django and other runners on it, import failures of test modules, totals',
  fixtures: 'real',
  sign: /(?:^|\s)(?:FAIL|ERROR|UNEXPECTED SUCCESS): \S|(?:^|\s)FAILED \((?:failures|errors|unexpected successes)=/,
  read(lines) {
    const found: Finding[] = []
    for (let i = 1; i < lines.length; i++) {
      const hit = title.exec(unprefix(lines[i]?.text ?? ''))
      if (hit?.[2] === undefined || !rule.test(unprefix(lines[i - 1]?.text ?? ''))) continue
      found.push(readTest(lines, i, hit[1] === 'FAIL', hit[2]))
    }
    return found.length > 0 ? distinct(found) : totals(lines)
  },
}

function readTest(lines: readonly Line[], i: number, failed: boolean, words: string): Finding {
  const start = lines[i] ?? { n: 1, text: '' }
  const head = tracebackAfter(lines, i)
  const stack = head === undefined ? undefined : readStack(lines, head)
  const at = lines[stack?.at ?? i] ?? start
  const message = stack?.text ?? words
  const name = exceptionOf(message)?.name ?? 'AssertionError'
  const symbol = symbolOf(words)
  const loading = /_FailedTest/.test(words)
  const frames: readonly Frame[] = stack?.frames ?? []
  return finding(
    {
      tool: 'unittest',
      failureType: loading && !failed ? failureTypeOf(name, message.slice(name.length + 2)) : 'test_failure',
      ruleId: name,
      message,
      signals: [...signalsOf(name, message).slice(0, 3), ...(loading ? [] : [symbol])],
      artifacts: placesOfTest(
        { kind: loading ? 'collection' : 'failure', name: symbol, title: start, lines: [] },
        frames,
        undefined,
      ),
      strength: 5,
    },
    at,
    start.n >= at.n - above ? start : { n: at.n - above, text: '' },
  )
}

/** Index of the traceback that belongs to the title at `i`. */
function tracebackAfter(lines: readonly Line[], i: number): number | undefined {
  for (let k = i + 1; k < Math.min(lines.length, i + maxHead); k++) {
    const text = unprefix(lines[k]?.text ?? '')
    if (tracebackHead.test(text)) return k
    if (rule.test(text)) return undefined
  }
  return undefined
}

/** `test_x (ut.test_cart.CartTest.test_x)` → `CartTest.test_x`. */
function symbolOf(words: string): string {
  const [, method = words, path = ''] = named.exec(words) ?? []
  const parts = path.split('.').filter((part) => part !== method)
  const owner = parts.at(-1)
  return owner === undefined || owner === '' ? method : `${owner}.${method}`
}

function totals(lines: readonly Line[]): Finding[] {
  const line = lines.find(({ text }) => /^FAILED \((?:failures|errors|unexpected successes)=\d/.test(unprefix(text)))
  if (line === undefined) return []
  const message = unprefix(line.text)
  return [finding({ tool: 'unittest', failureType: 'test_failure', message, signals: [message], strength: 2 }, line)]
}

/** A test that fails in several runs of one step counts once. */
function distinct(found: readonly Finding[]): Finding[] {
  const seen = new Map<string, Finding>()
  for (const f of found) {
    const key = JSON.stringify([f.message, f.artifacts, f.signals])
    if (!seen.has(key)) seen.set(key, f)
  }
  return [...seen.values()]
}
