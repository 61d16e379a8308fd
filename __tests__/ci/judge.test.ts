// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are GitHub's expressions, not templates of ours.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { type JudgedJob, judge } from '../../src/ci/judge.ts'
import type { Conclusion, RunJob } from '../../src/domain/run.ts'
import type { WorkflowJob } from '../../src/domain/workflow.ts'
import { aJob } from '../fakes/ci-state.ts'
import { type JobText, jobText, type StepText } from './job-log-text.ts'
import { readText } from './read-text.ts'
import { jobWith } from './written.ts'

function judged(text: JobText | readonly StepText[], job?: WorkflowJob, api?: RunJob): JudgedJob {
  const [log] = readText(jobText('steps' in text ? text : { name: 'test', steps: text }).text)
  assert.ok(log !== undefined)
  return judge(log, job, api)
}

/** `status` of every step in order, with `~` after a tolerated one. */
const statuses = ({ steps }: JudgedJob) => steps.map((s) => `${s.status}${s.tolerated ? '~' : ''}`)

const listed = (conclusion: Conclusion | null, ...steps: readonly (readonly [string, Conclusion | null])[]): RunJob =>
  aJob({
    conclusion,
    steps: steps.map(([name, ended], i) => ({ name, number: i + 1, status: 'completed', conclusion: ended })),
  })

const red = { run: 'make test', out: ['boom'], exit: 2 }

describe('a failing step', () => {
  test('fails the job, and what needs success is never reached', () => {
    const job = judged([{ run: 'make' }, red], jobWith('run: make', 'run: make test', 'run: make publish'))
    assert.deepEqual(statuses(job), ['successful', 'failed', 'unreached'])
    assert.equal(job.outcome, 'failure')
    assert.match(job.steps[1]?.why ?? '', /exit code 2/)
    assert.match(job.steps[2]?.why ?? '', /“Run make test” failed/)
  })

  test('is followed by steps that run all the same, which do not acquit it', () => {
    for (const condition of ['always()', 'failure()', '!cancelled()', "success() || failure() && github.ref == 'x'"]) {
      const job = judged([red, { run: 'cat log' }], jobWith('run: make test', `run: cat log\nif: "${condition}"`))
      assert.deepEqual(statuses(job), ['failed', 'successful'], condition)
      assert.equal(job.outcome, 'failure')
    }
  })

  test('is tolerated by continue-on-error of the file', () => {
    const job = judged([red], jobWith('run: make test\ncontinue-on-error: true'))
    assert.deepEqual(statuses(job), ['failed~'])
    assert.equal(job.outcome, 'success')
    assert.match(job.steps[0]?.why ?? '', /continue-on-error/)
  })

  test('is tolerated when a later step that needs success ran: only an expression can have let it fail', () => {
    const yaml = jobWith('run: make test\ncontinue-on-error: ${{ matrix.experimental }}', 'run: make install')
    const job = judged([red, { run: 'make install' }], yaml)
    assert.deepEqual(statuses(job), ['failed~', 'successful'])
    assert.equal(job.outcome, 'success')
  })

  test('is tolerated or not as the platform says, whatever ran later', () => {
    const yaml = jobWith('run: make test', 'run: make install')
    const shown = [red, { run: 'make install' }]
    const passed = listed(
      'success',
      ['Set up job', 'success'],
      ['Run make test', 'success'],
      ['Run make install', 'success'],
    )
    const failed = listed(
      'failure',
      ['Set up job', 'success'],
      ['Run make test', 'failure'],
      ['Run make install', 'success'],
    )
    assert.deepEqual(statuses(judged(shown, yaml, passed)), ['failed~', 'successful'])
    assert.deepEqual(statuses(judged(shown, yaml, failed)), ['failed', 'successful'])
    assert.equal(judged(shown, yaml, failed).outcome, 'failure')
  })

  test('in the background is not acquitted by a sibling that had begun before', () => {
    const yaml = jobWith('parallel:\n  - run: make a\n  - run: make b\n  - run: make c', 'run: make all')
    const job = judged([{ run: 'make a' }, { run: 'make b', exit: 2 }, { run: 'make c' }], yaml)
    assert.equal(job.outcome, 'failure')
    assert.deepEqual(statuses(job), ['successful', 'failed', 'successful', 'unreached'])
  })

  test('by its time limit says so', () => {
    const out = ["##[error]The action 'Slow one' has timed out after 5 minutes."]
    const job = judged([{ run: 'sleep 999', out }], jobWith('run: sleep 999\nname: Slow one', 'run: make'))
    assert.deepEqual(statuses(job), ['failed', 'unreached'])
    assert.match(job.steps[0]?.why ?? '', /time limit/)
  })

  test('inside a composite action fails the step that uses it', () => {
    const shown = [{ uses: './.github/actions/build' }, { run: 'cmake -B out', out: ['CMake Error'], exit: 1 }]
    const job = judged(shown, jobWith('uses: ./.github/actions/build\nname: Build', 'run: ctest'))
    assert.deepEqual(statuses(job), ['failed', 'unreached'])
    assert.deepEqual(
      job.steps[0]?.sections.map((s) => s.header),
      ['./.github/actions/build', 'cmake -B out'],
    )
  })
})

describe('an action', () => {
  test('that ends with an error failed', () => {
    const job = judged([{ uses: 'a/lint@v1', out: ['reading', '##[error]2 findings'] }], jobWith('uses: a/lint@v1'))
    assert.deepEqual(statuses(job), ['failed'])
    assert.equal(job.outcome, 'failure')
  })

  test('with an error in the middle did not', () => {
    const out = ['##[error]an annotation', 'done, all is well']
    const job = judged([{ uses: 'a/lint@v1', out }], jobWith('uses: a/lint@v1'))
    assert.deepEqual(statuses(job), ['successful'])
  })

  test('that ends with an error before steps that need success passed, and its why says what it printed', () => {
    const job = judged(
      [{ uses: 'a/lint@v1', out: ['##[error]x'] }, { run: 'make' }],
      jobWith('uses: a/lint@v1', 'run: make'),
    )
    assert.deepEqual(statuses(job), ['successful', 'successful'])
    assert.match(job.steps[0]?.why ?? '', /printed an error, but/)
  })
})

describe('a job that was stopped', () => {
  test('has a cancelled step, and nothing after it was reached but what always runs', () => {
    const yaml = jobWith('run: sleep 9', 'run: make', 'run: cat log\nif: always()')
    const job = judged([{ run: 'sleep 9', cancelled: true }, { run: 'cat log' }], yaml)
    assert.deepEqual(statuses(job), ['cancelled', 'unreached', 'successful'])
    assert.equal(job.outcome, 'cancelled')
    assert.match(job.steps[1]?.why ?? '', /was cancelled/)
  })

  test('failed all the same if a step before had failed', () => {
    const yaml = jobWith('run: make test', 'run: sleep 9\nif: always()')
    const job = judged([red, { run: 'sleep 9', cancelled: true }], yaml)
    assert.deepEqual(statuses(job), ['failed', 'cancelled'])
    assert.equal(job.outcome, 'failure')
  })
})

describe('the runner', () => {
  const refused = '##[error]This request has been automatically failed because it uses a deprecated action'

  test('may fail in its set-up, before any step', () => {
    const job = judged({ preamble: [refused], steps: [], end: [] }, jobWith('run: make'))
    assert.deepEqual(statuses(job), ['failed', 'unreached'])
    assert.deepEqual([job.steps[0]?.kind, job.steps[0]?.name], ['runner', 'Set up job'])
    assert.equal(job.outcome, 'failure')
  })

  test('may stumble in its set-up and go on', () => {
    const job = judged(
      { preamble: ['##[error]Docker pull failed, trying again'], steps: [{ run: 'make' }] },
      jobWith('run: make'),
    )
    assert.deepEqual(statuses(job), ['successful', 'successful'])
  })

  test('is not mentioned when nothing went wrong in its parts', () => {
    const job = judged({ steps: [{ run: 'make' }], post: [['git clean']] }, jobWith('run: make'))
    assert.deepEqual(statuses(job), ['successful'])
  })

  test('may fail after the last step', () => {
    const job = judged(
      { steps: [{ run: 'make' }], post: [['##[error]The cache could not be saved']] },
      jobWith('run: make'),
    )
    assert.deepEqual(statuses(job), ['successful', 'failed'])
    assert.equal(job.steps[1]?.kind, 'runner')
    assert.equal(job.outcome, 'failure')
  })
})

describe('a step without a trace', () => {
  test('was skipped by its condition, or passed in silence before another', () => {
    const yaml = jobWith('run: make', "run: make deploy\nif: github.ref == 'x'", 'run: forge fmt', 'run: make test')
    const job = judged([{ run: 'make' }, { run: 'make test' }], yaml)
    assert.deepEqual(statuses(job), ['successful', 'skipped', 'successful', 'successful'])
    assert.match(job.steps[1]?.why ?? '', /`if`/)
  })

  test('is what the platform says it is', () => {
    const yaml = jobWith('run: a', 'run: b', 'run: c', 'run: d')
    const api = listed(
      'failure',
      ['Run a', 'success'],
      ['Run b', 'failure'],
      ['Run c', 'skipped'],
      ['Run d', 'cancelled'],
    )
    assert.deepEqual(statuses(judged([], yaml, api)).slice(-4), ['successful', 'failed', 'skipped', 'cancelled'])
  })

  test('is not listed while it is running: that one is Retrace itself', () => {
    const yaml = jobWith('run: make test', 'uses: owner/retrace@v1\nif: failure()')
    const done = listed(null, ['Run make test', 'failure'], ['Run owner/retrace@v1', null])
    const api = { ...done, steps: done.steps.map((s) => (s.conclusion === null ? { ...s, status: 'in_progress' } : s)) }
    assert.deepEqual(statuses(judged([red, { uses: 'owner/retrace@v1' }], yaml, api)), ['failed'])
  })

  test('is unreached also when only the platform knows of the failure', () => {
    const api = listed('failure', ['Run make test', 'failure'], ['Run make install', 'skipped'])
    const job = judged(
      [{ run: 'make test', out: ['no word of an end'] }],
      jobWith('run: make test', 'run: make install'),
      api,
    )
    assert.deepEqual(statuses(job), ['failed', 'unreached'])
  })
})

describe('without a workflow file', () => {
  test('the last failure counts, though a step ran after it', () => {
    const job = judged([{ run: 'make' }, red, { run: './after-all.sh' }])
    assert.deepEqual(statuses(job), ['successful', 'failed', 'successful'])
    assert.equal(job.outcome, 'failure')
  })

  test('an earlier failure that two ordinary steps followed was tolerated', () => {
    const job = judged([
      { run: 'mypy .', exit: 1 },
      { run: 'npm ci' },
      { run: 'npm run build' },
      { run: 'npm test', exit: 1 },
    ])
    assert.deepEqual(statuses(job), ['failed~', 'successful', 'successful', 'failed'])
  })

  test('steps that people let run after a failure prove nothing', () => {
    const job = judged([
      { run: 'npm test', exit: 1 },
      { run: 'cat npm.log' },
      { uses: 'actions/upload-artifact@v4' },
      { run: 'docker compose down', exit: 1 },
    ])
    assert.deepEqual(statuses(job)[0], 'failed')
  })

  test('an action that ended with an error is acquitted by the next ordinary step', () => {
    const job = judged([{ uses: 'a/b@v1', out: ['##[error]hm'] }, { run: 'make' }])
    assert.deepEqual(statuses(job), ['successful', 'successful'])
  })

  test('records of the platform are found by name, where one name is one step', () => {
    const api = listed('success', ['Run make test', 'success'])
    assert.deepEqual(statuses(judged([red], undefined, api)), ['failed~'])
    const twice = listed('failure', ['Run make test', 'success'], ['Run make test', 'failure'])
    assert.deepEqual(statuses(judged([red], undefined, twice)), ['failed'])
  })
})

test('the names, commands and kinds are those of the file, with the command as it ran', () => {
  const yaml = jobWith('uses: actions/checkout@v5', 'run: pytest ${{ matrix.dir }}\nname: Unit tests', 'run: make')
  const { steps } = judged([{ uses: 'actions/checkout@v5' }, { run: 'pytest tests/api', exit: 1 }], yaml)
  assert.deepEqual(
    steps.map((s) => [s.name, s.command, s.kind]),
    [
      ['Run actions/checkout@v5', 'actions/checkout@v5', 'uses'],
      ['Unit tests', 'pytest tests/api', 'run'],
      ['Run make', 'make', 'run'],
    ],
  )
})

test('a workflow file of a neighbouring commit: known steps keep their names, a new one is judged on its own', () => {
  const yaml = jobWith('run: npm ci\nname: Install', 'run: npm test\nname: Test')
  const { steps, outcome } = judged([{ run: 'npm ci' }, { run: 'eslint .', exit: 1 }], yaml)
  assert.deepEqual(
    steps.map((s) => [s.name, s.status]),
    [
      ['Install', 'successful'],
      ['Run eslint .', 'failed'],
      ['Test', 'unreached'],
    ],
  )
  assert.equal(outcome, 'failure')
})
