import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { diagnose } from '../../src/diagnose/diagnose.ts'
import type { Evidence } from '../../src/diagnose/evidence.ts'
import { Report } from '../../src/domain/report.ts'
import { redactor } from '../../src/text/redact.ts'
import { jobText } from '../ci/job-log-text.ts'
import { workflowWith } from '../ci/written.ts'
import { aRun } from '../fakes/ci-state.ts'
import { aLogAnswer } from '../fakes/local.ts'
import { recordingLog } from '../fakes/log-port.ts'

const nothing: Evidence = { repository: 'octo/demo', jobs: [], logs: [], workflows: [], missing: [], notes: [] }
const located = (text: string) => {
  const answer = aLogAnswer('a.log', text)
  assert.ok(answer.kind === 'log')
  return { handle: answer.handle, kind: 'log-path' as const }
}
const red = (out: readonly string[]) => located(jobText({ name: 'unit', steps: [{ run: 'frob', out, exit: 1 }] }).text)
const green = located(jobText({ name: 'unit', steps: [{ run: 'frob', out: ['ok'] }] }).text)
const report = (evidence: Partial<Evidence>, secrets: readonly string[] = []) =>
  diagnose({ ...nothing, ...evidence }, redactor(secrets), { log: recordingLog() })

test('a failing log becomes a valid report whose problem leads back to failure, check, line and workflow', () => {
  const workflow = workflowWith('unit:\n  steps:\n    - run: frob')
  const made = report({
    logs: [red(['ERROR: cannot frob the knob'])],
    workflows: [workflow],
    run: aRun({ attempt: 2 }),
  })
  assert.deepEqual(Report.parse(made), made)
  assert.deepEqual([made.outcome, made.status, made.reason, made.problems.length], ['failure', 'diagnosed', 'ok', 1])
  const [problem] = made.problems
  assert.deepEqual(problem?.failureIds, [made.failures[0]?.id])
  assert.equal(problem?.validationId, made.validations[0]?.id)
  assert.equal(problem?.workflow, workflow.path)
  assert.deepEqual([made.run.runId, made.run.attempt, made.run.workflow], [7, 2, workflow.path])
  assert.equal(made.sources[0]?.log, 'a.log')
})

describe('how it ended', () => {
  test('a passing log leaves nothing to do', () => {
    const made = report({ logs: [green] })
    assert.deepEqual([made.outcome, made.status, made.reason], ['success', 'nothing-to-do', 'ok'])
  })

  test('nothing read is never taken for green, and the reason says what was missing', () => {
    const notes = [{ code: 'permission_missing', text: 'The token lacks `actions: read`.' }] as const
    const made = report({ notes })
    assert.deepEqual([made.outcome, made.status, made.reason], ['failure', 'diagnosed', 'permission_missing'])
  })

  test('what somebody told of the end counts where the logs show nothing; what they show outranks it', () => {
    assert.equal(report({ ending: 'success' }).outcome, 'success')
    assert.equal(report({ logs: [green], ending: 'cancelled' }).outcome, 'cancelled')
    assert.equal(report({ logs: [red(['ERROR: no'])], ending: 'success' }).outcome, 'failure')
  })
})

test('test reports name what a quiet log does not; other files are noted', () => {
  const xml = '<testsuite><testcase classname="cart" name="adds"><failure message="3 is not 4"/></testcase></testsuite>'
  const logs = [located(jobText({ name: 'unit', steps: [{ run: 'make test', out: ['quiet'], exit: 1 }] }).text)]
  const reports = [
    { path: 'out/a.xml', text: xml },
    { path: 'out/b.xml', text: '<html/>' },
    { path: 'out/c.xml', text: `${xml.slice(0, -12)}<` },
  ]
  const made = report({ logs, reports })
  assert.deepEqual(Report.parse(made), made)
  assert.deepEqual(
    made.failures.map((f) => [f.message, f.evidence.log]),
    [['cart › adds: 3 is not 4', 'out/a.xml']],
  )
  assert.deepEqual(made.problems[0]?.failureIds, [made.failures[0]?.id])
  assert.match(
    made.notes.map(({ text }) => text).join('\n'),
    /out\/b\.xml: It is no JUnit.*\nout\/c\.xml: It could not be read/,
  )
})

test('secrets and hidden characters of the logs are counted once each and noted', () => {
  const made = report({ logs: [red(['ERROR: hunter2-hunter2 is\u200b wrong'])] }, ['hunter2-hunter2'])
  assert.ok(!JSON.stringify(made).includes('hunter2'))
  assert.deepEqual(made.cleaned, { secrets: 1, hiddenCharacters: 1, cutLines: 0 })
  assert.deepEqual(
    made.notes.map((n) => n.code),
    ['ok', 'ok'],
  )
  assert.match(made.notes[1]?.text ?? '', /^Once a known secret/)
})

test('of several workflows the one that explains the log is taken', () => {
  const workflows = [
    workflowWith('docs:\n  steps:\n    - run: mkdocs', 'docs.yml'),
    workflowWith('unit:\n  steps:\n    - run: frob', 'ci.yml'),
  ]
  assert.equal(report({ logs: [green], workflows }).run.workflow, 'ci.yml')
})
