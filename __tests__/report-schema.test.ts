import assert from 'node:assert/strict'
import { test } from 'node:test'
import { reportSchema } from '../scripts/report-schema.ts'
import { Report } from '../src/domain/report.ts'

test('the schema names every field of the report and closes no object', () => {
  const schema = reportSchema()
  assert.deepEqual(Object.keys(Object(schema.properties)), Object.keys(Report.shape))
  assert.doesNotMatch(JSON.stringify(schema), /"additionalProperties":false/)
})
