import assert from 'node:assert/strict'
import { test } from 'node:test'
import { emptyReport } from '../../src/report/empty.ts'
import { renderers } from '../../src/report/render.ts'
import { problem, serverUrl } from './sample.ts'

const report = {
  ...emptyReport('octo/demo'),
  status: 'diagnosed' as const,
  outcome: 'failure' as const,
  problems: [problem({ title: 'x ##[error]y ::error::z' })],
}
const options = { color: false, width: 80, serverUrl }

test('JSON is the report itself, without a runner command in its text', () => {
  const json = renderers.json(report)
  assert.deepEqual(JSON.parse(json), report)
  assert.ok(!json.includes('##['))
})

test('text and Markdown both tell the problem; only one of them is Markdown', () => {
  const text = renderers.text(report, options)
  const markdown = renderers.markdown(report, options)
  assert.match(text, /src\/shop\/cart\.py/)
  assert.match(markdown, /src\/shop\/cart\.py/)
  assert.match(markdown, /^#/m)
  assert.doesNotMatch(text, /^#+ /m)
})
