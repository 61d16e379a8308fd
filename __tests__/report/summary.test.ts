import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { summary } from '../../src/report/summary.ts'
import { hostilePieces, hostileTexts, live } from './rendered.ts'
import { failure, problem, sample, serverUrl, sha, validation } from './sample.ts'

const options = { serverUrl }
const firstLines = (text: string, n = 10) => text.split('\n').slice(0, n).join('\n')

test('ten lines say how many problems, what, where and with which command', () => {
  const top = firstLines(summary(sample(), options))
  assert.match(top, /2 problems broke 3 of 6 jobs/)
  assert.match(top, /5 checks never ran/)
  assert.match(top, /cannot import name 'Mapping'/)
  assert.ok(top.includes(`[\`src/shop/cart.py:14\`](${serverUrl}/demo/shop/blob/${sha}/src/shop/cart.py#L14)`))
  assert.match(top, /`cd services\/shop && pytest -q`/)
})

test('a problem of two legs is told once, with the legs out of how many', () => {
  const text = summary(sample(), options)
  assert.equal(text.match(/### \d/g)?.length, 2)
  assert.match(text, /job `test` in 2 of 3 legs: `3.12` and `3.13`/)
  assert.match(text, /`test` in 2 of 3 legs \| `Unit tests`/)
})

test('a narrower command stands second, with the way to it', () => {
  const toolCommand = { command: 'eslint .', workingDirectory: 'web', via: ['npm run ci', 'npm run lint'] }
  const told = (over: Partial<typeof toolCommand> = {}) =>
    summary(sample({ problems: [problem({ toolCommand: { ...toolCommand, ...over } })] }), options)
  assert.match(told(), /`npm run ci` → `npm run lint` runs:\n\n```[a-z]*\ncd web\neslint \.\n```/)
  assert.match(told({ via: [] }), /Only the part that failed:\n\n```/)
})

test('what never ran is later steps of the same jobs and the jobs that need them', () => {
  const text = summary(sample(), options)
  assert.match(text, /`Coverage` in `test \(3.12\)` and `test \(3.13\)`; all of `package`; all of `deploy`\./)
  assert.match(text, /\*\*Never ran because of it:\*\* `Run ruff format --check \.` in `lint`\./)
})

test('what could not be read is visible, evidence and lists are folded', () => {
  const text = summary(sample(), options)
  const folded = text.replace(/<details>[\s\S]*?<\/details>/g, '')
  assert.match(folded, /### What could not be read/)
  assert.match(folded, /the token lacks checks: read/)
  assert.match(folded, /Job `test \(3.13\)`: The log ends before/)
  assert.doesNotMatch(folded, /collecting tests/)
  assert.match(text, /lines 118–119 of its log\]\(https:\/\/github.example\/demo\/shop\/actions\/runs\/4211\/job\/77\)/)
})

test('a green run, a cancelled run, a refusal and an unexplained failure each say so and promise nothing', () => {
  const none = { problems: [], failures: [], validations: [] }
  assert.match(firstLines(summary(sample({ ...none, outcome: 'success' }), options)), /✓ Nothing failed/)
  assert.match(firstLines(summary(sample({ ...none, outcome: 'cancelled' }), options)), /○ The run was cancelled/)
  assert.match(firstLines(summary(sample({ ...none, outcome: 'failure' }), options)), /does not say why/)
  assert.match(firstLines(summary(sample({ ...none, status: 'refused' }), options)), /did not start/)
})

test('a tolerated failure is not said to have broken anything', () => {
  const report = sample({
    outcome: 'success',
    problems: [problem()],
    failures: [failure({ fatal: false })],
    validations: [validation()],
  })
  const text = summary(report, options)
  assert.match(firstLines(text), /Nothing failed\n\n1 problem was seen that broke no job/)
  assert.match(text, /It broke no job/)
})

test('hostile text in every field stays text', () => {
  const piece = fc.constantFrom(...hostileTexts, ...hostilePieces)
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 3 }), (pieces) => {
      const x = pieces.join('')
      const evidence = { log: x, job: x, fromLine: 1, toLine: 2 }
      const text = summary(
        sample({
          retrace: x,
          run: { repository: x, workflow: x, runId: 1, headSha: x, url: x },
          problems: [
            problem({
              title: x,
              rootCause: x,
              validationCommand: x,
              workingDirectory: x,
              toolCommand: { command: x, workingDirectory: x, via: [x] },
              affectedFiles: [x],
              evidence: [evidence],
            }),
            problem({ id: 'p2', failureIds: ['f2'], validationId: 'none', title: x }),
          ],
          failures: [
            failure({
              job: x,
              legs: [x],
              step: { name: x, command: x },
              message: x,
              artifacts: [{ path: x, line: 1 }],
              evidence,
              excerpt: x,
            }),
            failure({ id: 'f2', job: `${x} (1)`, legs: [`${x} (1)`, `${x} (2)`], excerpt: x }),
          ],
          validations: [
            validation({ id: 'lint/2', job: x, step: x, command: x, why: x, envNames: [x], workingDirectory: x }),
            validation({ id: 'u', job: x, step: x, status: 'unreached', why: x, order: 9 }),
          ],
          graph: { nodes: [{ id: x, kind: 'job', name: x, status: 'failed' }], edges: [] },
          environment: [{ job: x, os: x, tools: { [`t${x}`]: x } }],
          sources: [
            {
              job: x,
              kind: 'api-log',
              log: x,
              url: 'https://evil.invalid/x',
              lines: 1,
              bytes: 1,
              complete: false,
              note: x,
            },
          ],
          notes: [{ code: 'internal', text: x }],
        }),
        options,
      )
      assert.deepEqual(live(text, serverUrl), [])
    }),
    { numRuns: 150 },
  )
})

test('a huge report stays under the limit, keeps its top and says what is left out', () => {
  const n = 400
  const many = Array.from({ length: n }, (_, i) => i)
  const report = sample({
    problems: many.map((i) => problem({ id: `p${i}`, failureIds: [`f${i}`], order: i + 1 })),
    failures: many.map((i) => failure({ id: `f${i}`, excerpt: `${'`é'.repeat(180)}\n`.repeat(40) })),
  })
  const text = summary(report, options)
  assert.ok(Buffer.byteLength(text) <= 256 * 1024)
  assert.match(firstLines(text), /400 problems broke/)
  assert.match(text, /Left out here to stay under the size limit: .*evidence of a problem/)
  assert.match(text, /394 more problems below/)
  assert.match(text, /### 400\./)
  const tiny = summary(report, { serverUrl, maxBytes: 8192 })
  assert.ok(Buffer.byteLength(tiny) <= 8192)
  assert.match(firstLines(tiny), /400 problems broke/)
})

test('neither a repair nor a cause is claimed', () => {
  const text = summary(sample(), options)
  assert.doesNotMatch(text, /\b(fixed|resolved|repaired|verified)\b/i)
  assert.match(text, /probably the machine, not the code/)
})
