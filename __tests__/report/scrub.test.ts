import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { Report } from '../../src/domain/report.ts'
import { emptyReport } from '../../src/report/empty.ts'
import { scrub } from '../../src/report/scrub.ts'
import { redactor } from '../../src/text/redact.ts'
import { failure, problem, sha, validation } from './sample.ts'

const secret = 'correct-horse-battery'

/** A report in which every free text is one of the given, in turn. */
function reportOf(texts: readonly string[]): Report {
  let turn = 0
  const next = () => texts[turn++ % texts.length] ?? ''
  const citation = () => ({ log: next(), job: next(), fromLine: 1, toLine: 2 })
  return {
    ...emptyReport(next()),
    outcome: 'failure',
    status: 'diagnosed',
    run: { repository: next(), workflow: next(), url: next() },
    failures: [
      failure({
        message: next(),
        excerpt: next(),
        signals: [next()],
        step: { name: next(), command: next() },
        artifacts: [{ path: next(), symbol: next() }],
        evidence: citation(),
      }),
    ],
    problems: [
      problem({
        title: next(),
        description: next(),
        rootCause: next(),
        affectedFiles: [next()],
        validationCommand: next(),
        evidence: [citation()],
      }),
    ],
    validations: [validation({ why: next(), script: next(), envNames: [next()], evidence: citation() })],
    graph: {
      nodes: [{ id: next(), kind: 'job', name: next(), status: 'failed' }],
      edges: [{ from: next(), to: next(), type: 'needs' }],
    },
    environment: [{ job: next(), os: next(), tools: { [next()]: next() } }],
    sources: [{ job: next(), kind: 'api-log', log: next(), lines: 1, bytes: 1, complete: false, note: next() }],
    notes: [{ code: 'ok', text: next() }],
  }
}

test('no known secret is left in any text or key of any report, in none of its forms, not even broken by hidden characters', () => {
  const forms = [
    secret,
    `x${secret}x`,
    `a ${secret} b ${secret}`,
    `correct-\u001b[1mhorse\u001b[0m-battery`,
    `correct-\u200bhorse-battery`,
    Buffer.from(secret).toString('base64'),
    encodeURIComponent(secret),
  ]
  const text = fc.oneof(
    fc.string(),
    fc.constantFrom(...forms),
    fc.tuple(fc.string(), fc.constantFrom(...forms)).map((t) => t.join(' ')),
  )
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 12 }), (texts) => {
      const json = JSON.stringify(scrub(reportOf(texts), redactor([secret])))
      for (const form of [secret, Buffer.from(secret).toString('base64')]) assert.ok(!json.includes(form))
    }),
  )
})

test('a secret spelt like one of our own words blanks texts, and the report stays valid', () => {
  for (const word of ['failure', 'message', 'diagnosed', 'linting', 'line', 'type_checking', 'api-log']) {
    const scrubbed = scrub(reportOf([`it says ${word}`]), redactor([word]))
    assert.deepEqual(Report.parse(scrubbed), scrubbed)
    assert.equal(scrubbed.problems[0]?.title, 'it says ***')
    assert.equal(scrubbed.outcome, 'failure')
  }
})

test('what only looks like a secret goes too; commits, paths and commands stay as they are', () => {
  const token = `ghp_${'a1B2c3D4e5'.repeat(4).slice(0, 36)}`
  const report = reportOf([`token ${token}`])
  assert.ok(!JSON.stringify(scrub(report, redactor([]))).includes(token))
  const honest = reportOf(['src/shop/cart.py', 'npm run test -- --coverage', sha, 'octo/demo'])
  assert.deepEqual(scrub(honest, redactor([])), honest)
})
