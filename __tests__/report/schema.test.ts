import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Report } from '../../src/domain/report.ts'
import { reportSchema } from '../../src/report/schema.ts'

test('the schema names every field of the report and closes no object', () => {
  const schema = reportSchema()
  assert.deepEqual(Object.keys(Object(schema.properties)), Object.keys(Report.shape))
  assert.doesNotMatch(JSON.stringify(schema), /"additionalProperties":false/)
})
