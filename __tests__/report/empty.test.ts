import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Report } from '../../src/domain/report.ts'
import { emptyReport } from '../../src/report/empty.ts'

test('a report about nothing is valid and says that there was nothing to do', () => {
  const report = emptyReport('octo/demo')
  assert.deepEqual(Report.parse(report), report)
  assert.deepEqual([report.status, report.run.repository, report.problems], ['nothing-to-do', 'octo/demo', []])
})
