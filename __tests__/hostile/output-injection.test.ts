// Names and messages of a log on their way to step outputs, read as the runner reads the file (security.md T04).
import assert from 'node:assert/strict'
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { actionsPublisher } from '../../src/adapters/publisher.ts'
import { outputNames, outputs } from '../../src/report/outputs.ts'
import { readPairs } from '../e2e/runner-files.ts'
import { diagnosed, places } from './diagnosed.ts'

const folder = mkdtempSync(join(tmpdir(), 'retrace-outputs-'))
const file = join(folder, 'output')
const before = process.env.GITHUB_OUTPUT
// The toolkit finds the file in the environment alone.
process.env.GITHUB_OUTPUT = file
after(() => {
  if (before === undefined) delete process.env.GITHUB_OUTPUT
  else process.env.GITHUB_OUTPUT = before
  rmSync(folder, { recursive: true, force: true })
})

const hostile = [
  'unit\noutcome=success',
  'unit\nghadelimiter\nreason<<E\nfine\nE',
  'a\r\nverified<<X\r\nyes\r\nX',
  "x'; curl evil.invalid; echo '",
  '$' + '{{ secrets.DEPLOY }}',
  '`id` $(id) | tee x',
  '🙂 = not ascii',
]
const alphabet = /^[A-Za-z0-9_./:-]{0,200}$/

/** Faults of a file that was to hold these outputs: other pairs than these, values with other signs, text that fails the step. */
function faults(text: string, names: readonly string[]): string[] {
  try {
    const pairs = readPairs(text)
    const others = pairs.filter(([name], i) => name !== names[i] || !outputNames.some((known) => known === name))
    return [...others, ...pairs.filter(([, value]) => !alphabet.test(value))].map((pair) => pair.join('='))
  } catch (thrown) {
    return [String(thrown)]
  }
}

/** What the file holds after `write`. */
function written(write: () => void): string {
  writeFileSync(file, '')
  write()
  return readFileSync(file, 'utf8')
}

const warnings: string[] = []
const say = { command: () => {}, info: () => {}, warn: (text: string) => void warnings.push(text) }
const publisher = actionsPublisher({ say, env: { GITHUB_OUTPUT: file }, outputs: outputNames, temp: folder })

test('no output of a report holds what a log said, wherever it said it', async () => {
  for (const text of hostile)
    for (const place of places) {
      const values = Object.entries(
        outputs(await diagnosed(text, place), '/home/runner/work/_temp/r/retrace-report.json'),
      )
      const out = written(() => {
        for (const [name, value] of values) publisher.output(name, value)
      })
      assert.deepEqual(
        faults(
          out,
          values.map(([name]) => name),
        ),
        [],
      )
      assert.deepEqual(readPairs(out), values)
    }
})

for (const text of hostile) {
  test(`a value that is no plain word is not written: ${JSON.stringify(text)}`, () => {
    warnings.length = 0
    assert.equal(
      written(() => publisher.output('failure-type', text)),
      '',
    )
    assert.match(warnings.join(), /"failure-type" is not set/)
    const naive = written(() => appendFileSync(file, `failure-type=${text}\n`))
    assert.notDeepEqual(faults(naive, ['failure-type']), [], 'without the defence it is more than one plain word')
  })
}

test('an undeclared name is our own fault, not an output', () => {
  assert.throws(() => publisher.output('verified', 'true'), { code: 'internal' })
})
