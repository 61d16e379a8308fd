import assert from 'node:assert/strict'
import { test } from 'node:test'
import { outputNames, outputs, outputValue } from '../../src/report/outputs.ts'
import { hostileTexts } from './rendered.ts'
import { failure, problem, sample } from './sample.ts'

test('outputs count and name, in the order of the plan', () => {
  assert.deepEqual(outputs(sample(), '/home/runner/work/_temp/retrace-1/retrace-report.json'), {
    status: 'diagnosed',
    reason: 'ok',
    outcome: 'failure',
    problems: '2',
    failures: '2',
    unreached: '5',
    'failure-type': 'test_failure',
    'report-path': '/home/runner/work/_temp/retrace-1/retrace-report.json',
  })
})

test('no text of a log or a path reaches an output', () => {
  for (const text of [...hostileTexts, 'a\nstatus=verified', '$(id)', '/home/runner/a b/report.json']) {
    const report = sample({ problems: [problem({ title: text })], failures: [failure({ message: text, job: text })] })
    const all = outputs(report, text)
    assert.deepEqual(Object.keys(all), [...outputNames])
    for (const value of Object.values(all)) assert.match(value, outputValue)
  }
})

test('a Windows path is given with slashes', () => {
  assert.equal(outputs(sample(), 'D:\\a\\_temp\\r.json')['report-path'], 'D:/a/_temp/r.json')
})
