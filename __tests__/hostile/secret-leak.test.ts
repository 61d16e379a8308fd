// A known secret in a log, under many forms, in nothing that leaves Retrace (security.md T06).
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { encoded, newCanary, traces } from '../../scripts/hostile/canary.ts'
import { promptFiles } from '../../src/adapters/prompt-files.ts'
import { annotations } from '../../src/report/annotations.ts'
import { outputs } from '../../src/report/outputs.ts'
import { summary } from '../../src/report/summary.ts'
import { terminal } from '../../src/report/text.ts'
import { clean } from '../../src/text/clean.ts'
import { type Redactor, redactor } from '../../src/text/redact.ts'
import { fakeModel } from '../fakes/model.ts'
import { diagnosed, type Place, places, serverUrl } from './diagnosed.ts'

const canary = newCanary()
const { value, core } = canary
const as = (form: string) => encoded(canary, form)

/** Everything that anybody gets to read of a run. */
async function sinks(line: string, place: Place, redaction: Redactor): Promise<string> {
  const report = await diagnosed(line, place, redaction)
  return [
    JSON.stringify(report),
    summary(report, { serverUrl }),
    terminal(report, { color: true, width: 120 }),
    JSON.stringify(annotations(report)),
    JSON.stringify(outputs(report, '/tmp/report.json')),
  ].join('\n')
}

const hostile: [what: string, line: string][] = [
  ['as it is', `deploy with ${value} failed`],
  ['in a JSON document', `{"auth": "${as('json')}", "n": 1}`],
  ['in base64, after one byte', `blob ${Buffer.from(`:${value}`).toString('base64')}`],
  ['in base64, after two bytes', `blob ${Buffer.from(`u:${value}`).toString('base64')}`],
  ['in base64url', `cookie ${as('base64url')}`],
  ['in capital hex digits', `dump ${as('hex').toUpperCase()}`],
  ['in an address', `GET /login?next=a&key=${as('url')}`],
  ['coloured in the middle', as('ansi_split')],
  ['with a hidden sign in the middle', `${value.slice(0, 20)}\u200b${value.slice(20)}`],
  ['across the cut of a line', `${'x'.repeat(4096 - 20)}${value}`],
  ['across the cut of a title', `${'x'.repeat(280)} ${value}`],
  ['twice, overlapping nothing', `${value}${value}`],
]

for (const [what, line] of hostile) {
  test(`a secret ${what} is in no sink`, async () => {
    for (const place of places) assert.deepEqual(traces(await sinks(line, place, redactor([value])), canary), [], place)
    // What looks random would go by its entropy too, so that the search for known values is looked at alone.
    assert.deepEqual(traces(redactor([value]).exact(clean(line)), canary), [])
    assert.notDeepEqual(traces(redactor([]).exact(clean(line)), canary), [], 'without its value it is seen')
  })
}

test('without its value the secret is in the sinks', async () => {
  for (const place of places) assert.notDeepEqual(traces(await sinks(core, place, redactor([])), canary), [], place)
})

/** What a model is asked about a log with `line` in it. */
async function prompt(line: string, place: Place, redaction: Redactor): Promise<string> {
  const model = fakeModel([])
  await diagnosed(line, place, redaction, { model, prompts: promptFiles(new URL('../../', import.meta.url)) })
  assert.equal(model.asked.length, 1, 'it was asked')
  return model.asked.join('\n')
}

test('a secret is in no prompt, in any form; without its value it is', async () => {
  for (const place of places) {
    for (const [what, line] of hostile)
      assert.deepEqual(traces(await prompt(line, place, redactor([value])), canary), [], `${what}, ${place}`)
    assert.notDeepEqual(traces(await prompt(core, place, redactor([])), canary), [], place)
  }
})

test('cut first and searched afterwards, a half of it would stay', () => {
  const line = `${'x '.repeat(2048 - 10)}${value}`
  assert.notDeepEqual(traces(redactor([value]).exact(line.slice(0, 4096)), canary), [])
  assert.deepEqual(traces(redactor([value]).exact(line).slice(0, 4096), canary), [])
})
