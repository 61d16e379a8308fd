// Lines built against patterns. What bounds them is that no pattern sees more than 4 KiB (security.md T20); how time grows with the
// size of a log is measured by `npm run hostile`, not here.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Worker } from 'node:worker_threads'
import { maxLine, toLine, withoutStamp } from '../../src/ci/lines.ts'
import { diagnosed } from './diagnosed.ts'

const megabyte = 1 << 20
const hostile: [what: string, unit: string, before: string, after: string][] = [
  ['letters', 'b', '', ''],
  ['blanks', ' ', 'x', 'x'],
  ['tabs and blanks', '\t ', '', ':'],
  ['path parts', '../', '', ':1:1'],
  ['module parts', 'a.b.', 'ModuleNotFoundError: ', '!'],
  ['numbers', '1:', 'src/a.ts:', 'x'],
  ['brackets', '([', 'at ', ''],
  ['quotes', '\'"', "File '", ''],
  ['dashes', '-', '', '>'],
  ['unfinished escapes', '\u001b[3', '', ''],
  ['equals signs', '=', '', ' x'],
  ['words', 'error ', 'E   ', '?'],
]

const line = ([, unit, before, after]: (typeof hostile)[number], size: number) =>
  before + unit.repeat(Math.ceil(size / unit.length)) + after

for (const item of hostile) {
  test(`no pattern sees more than the start of a line of ${item[0]}`, () => {
    const raw = line(item, megabyte)
    const within = (text: string) => text.length <= maxLine
    assert.ok(within(toLine(raw, 1).text))
    assert.ok(!within(withoutStamp(raw)), 'without the cut the whole line would be seen')
  })
}

/** A second for every megabyte would be slow; what is quadratic in the length of a line takes minutes. */
const guard = { timeout: 120_000 }

test('a report comes of giant lines', guard, async () => {
  const report = await diagnosed(hostile.map((item) => line(item, megabyte)).join('\n'), 'error')
  assert.equal(report.status, 'diagnosed')
  assert.ok(report.failures.every(({ message, excerpt }) => message.length <= 400 && excerpt.length < megabyte))
})

test('a report comes of many lines as long as patterns may see', guard, async () => {
  const lines = hostile.flatMap((item) => Array.from({ length: 20 }, () => line(item, maxLine - 10)))
  assert.equal((await diagnosed(lines.join('\n'), 'line')).status, 'diagnosed')
})

test('a quadratic pattern ends on a cut line and not on a whole one', async () => {
  const raw = line(['letters', 'b', '', ''], 4 * megabyte)
  assert.equal(await ends(toLine(raw, 1).text), true)
  assert.equal(await ends(raw), false)
})

/** Whether /b*c/ has looked through `text` before our patience ends: hours of work for megabytes, milliseconds for a cut line. */
async function ends(text: string): Promise<boolean> {
  const code =
    "const { parentPort, workerData } = require('node:worker_threads'); parentPort.postMessage(/b*c/.test(workerData))"
  const worker = new Worker(code, { eval: true, workerData: text })
  const done = new Promise<boolean>((resolve, reject) =>
    worker.once('message', () => resolve(true)).once('error', reject),
  )
  const patience = text.length <= maxLine ? 60_000 : 500
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), patience)
  })
  const result = await Promise.race([done, late])
  clearTimeout(timer)
  await worker.terminate()
  return result
}
