// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are GitHub's expressions, not templates of ours.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { maxJobs, readWorkflow } from '../../src/ci/workflow.ts'
import { Workflow } from '../../src/domain/workflow.ts'

const path = '.github/workflows/ci.yml'
const read = (text: string): Workflow => readWorkflow(text, path)

/** Matrix values have no prototype, and equality would look at that. */
function withPrototypes(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value))
}

const ci = `name: CI
on: push
some-future-key: {x: 1}
defaults:
  run: {shell: bash, working-directory: app}
jobs:
  lint:
    runs-on: ubuntu-latest
    cache-mode: read
    steps:
      - uses: actions/checkout@v6
      - name: Lint
        run: npm run lint
        continue-on-error: true
  test:
    name: Test on \${{ matrix.os }}
    needs: lint
    if: github.event_name == 'push'
    runs-on: \${{ matrix.os }}
    container: \${{ matrix.image }}
    continue-on-error: \${{ matrix.experimental }}
    strategy:
      fail-fast: false
      matrix:
        os: [ubuntu-latest, windows-latest]
        experimental: [false]
        include:
          - {os: windows-latest, experimental: true, image: 'img:1'}
    defaults:
      run: {working-directory: sub}
    steps:
      - id: unit
        run: |
          npm ci
          npm test
        env: {TOKEN: "\${{ secrets.T }}", CI: 1}
        timeout-minutes: \${{ fromJSON('5') }}
        continue-on-error: \${{ matrix.experimental }}
      - uses: ./.github/actions/report
        if: always()
        shell: pwsh
`

describe('readWorkflow', () => {
  const workflow = read(ci)
  const [lint, linux, windows, own] = workflow.jobs

  test('what it gives has the shape it promises', () => {
    assert.deepEqual(withPrototypes(Workflow.parse(workflow)), withPrototypes(workflow))
    assert.equal(workflow.name, 'CI')
    assert.deepEqual(workflow.notes, [])
  })

  test('a job without matrix', () => {
    assert.deepEqual(
      {
        names: lint?.names,
        needs: lint?.needs,
        runsOn: lint?.runsOn,
        location: lint?.location,
        dynamic: lint?.dynamic,
      },
      { names: ['lint'], needs: [], runsOn: 'ubuntu-latest', location: { path, line: 7 }, dynamic: false },
    )
    assert.deepEqual(lint?.steps, [
      {
        index: 0,
        uses: 'actions/checkout@v6',
        continueOnError: false,
        background: false,
        envNames: [],
        location: { path, line: 11 },
      },
      {
        index: 1,
        name: 'Lint',
        run: 'npm run lint',
        shell: 'bash',
        workingDirectory: 'app',
        continueOnError: true,
        background: false,
        envNames: [],
        location: { path, line: 12 },
      },
    ])
  })

  test('each leg is a job with its own name, runner, container and tolerance', () => {
    const seen = [linux, windows, own].map((job) => [
      job?.names[0],
      job?.runsOn,
      job?.container,
      job?.continueOnError,
      job?.steps[0]?.continueOnError,
    ])
    assert.deepEqual(seen, [
      ['Test on ubuntu-latest', 'ubuntu-latest', false, false, false],
      ['Test on windows-latest', 'windows-latest', false, false, false],
      // It differs from every combination in `experimental`, so it is one of its own.
      ['Test on windows-latest', 'windows-latest', true, true, true],
    ])
    assert.deepEqual({ ...own?.matrix }, { os: 'windows-latest', experimental: true, image: 'img:1' })
    assert.deepEqual(
      [linux?.key, linux?.needs, linux?.condition, linux?.failFast],
      ['test', ['lint'], "github.event_name == 'push'", false],
    )
  })

  test('defaults reach scripts only: job over workflow', () => {
    const [script, action] = linux?.steps ?? []
    assert.deepEqual([script?.shell, script?.workingDirectory], ['bash', 'sub'])
    assert.deepEqual([action?.shell, action?.workingDirectory], ['pwsh', undefined])
  })

  test('environment values stay out, names come in; a time limit stays as it is written', () => {
    const [script] = linux?.steps ?? []
    assert.deepEqual(script?.envNames, ['TOKEN', 'CI'])
    assert.equal(script?.timeoutMinutes, "${{ fromJSON('5') }}")
    assert.doesNotMatch(JSON.stringify(workflow), /secrets\.T/)
  })

  test('parallel groups are unfolded, waiting steps left out', () => {
    const { jobs } = read(`jobs:
  a:
    steps:
      - {run: one, background: true}
      - parallel:
          - run: two
          - run: three
      - wait-all: true
      - run: four
`)
    assert.deepEqual(
      jobs[0]?.steps.map((s) => [s.index, s.run, s.background, s.location.line]),
      [
        [0, 'one', true, 4],
        [1, 'two', true, 6],
        [2, 'three', true, 7],
        [3, 'four', false, 9],
      ],
    )
  })

  test('anchors are followed', () => {
    const { jobs } = read('x: &s\n  - run: one\njobs:\n  a: {steps: *s}\n  b: {steps: *s}\n')
    assert.deepEqual(
      jobs.map((job) => [job.key, job.steps[0]?.run, job.steps[0]?.location.line]),
      [
        ['a', 'one', 2],
        ['b', 'one', 2],
      ],
    )
  })

  test('a matrix that only the run knows gives one job with a pattern', () => {
    const { jobs } = read("jobs:\n  a: {strategy: {matrix: '${{ fromJSON(needs.x.outputs.y) }}'}}\n")
    assert.deepEqual(
      jobs.map((job) => [job.names, job.dynamic]),
      [[['a (${{ matrix }})', 'a'], true]],
    )
  })

  test('a matrix that GitHub refuses gives one job and a note', () => {
    const { jobs, notes } = read('jobs:\n  a: {strategy: {matrix: {v: []}}}\n')
    assert.deepEqual(
      jobs.map((job) => job.names),
      [['a']],
    )
    assert.match(notes.join(), /matrix of job a was not expanded\. The matrix key v has no values/)
  })

  test('a runner group and labels are one text', () => {
    const { jobs } = read(
      'jobs:\n  a: {runs-on: {group: big, labels: [linux, x64]}}\n  b: {runs-on: [self-hosted, arm]}\n',
    )
    assert.deepEqual(
      jobs.map((job) => job.runsOn),
      ['big, linux, x64', 'self-hosted, arm'],
    )
  })

  test('a call keeps what it hands over, and a callee what it takes by default', () => {
    const { jobs, inputs } = read(`on:
  workflow_call:
    inputs:
      version: {type: string, default: '3'}
      fast: {type: boolean}
jobs:
  a:
    uses: ./.github/workflows/b.yml
    with: {version: "\${{ matrix.v }}", ref: "\${{ github.ref }}", deep: [1]}
    strategy: {matrix: {v: [7]}}
`)
    assert.deepEqual(inputs, { version: '3', fast: false })
    assert.equal(jobs[0]?.uses, './.github/workflows/b.yml')
    assert.deepEqual(jobs[0]?.inputs, { version: '7', ref: '${{ github.ref }}' })
  })

  for (const [what, text, note] of [
    ['broken text', 'jobs: [', /^\.github\/workflows\/ci\.yml: It is not valid YAML/],
    ['no jobs', 'on: push', /no workflow file/],
    ['nothing', '', /no workflow file/],
    ['jobs that are a list', 'jobs: [a]', /no workflow file/],
    ['a job that is a text', 'jobs: {a: b}', /job a is no mapping/],
  ] as const) {
    test(`${what} is a note`, () => {
      const { jobs, notes } = read(text)
      assert.deepEqual(jobs, [])
      assert.match(notes.join('\n'), note)
    })
  }
})

describe('hostile workflow files stay bounded', () => {
  const jobs = (count: number, body: string): string =>
    `jobs:\n${Array.from({ length: count }, (_, i) => `  j${i}: ${body}\n`).join('')}`

  test('50 000 jobs: the first ones are read, and a note says so', () => {
    const workflow = read(jobs(50_000, '{}'))
    assert.equal(workflow.jobs.length, maxJobs)
    assert.match(workflow.notes[0] ?? '', /Only the first \d+ jobs were read/)
  })

  test('the job at which reading stopped is left out, as it may be half of one', () => {
    const workflow = read(jobs(12_000, '{steps: [{run: one}, {run: two}]}'))
    assert.ok(workflow.jobs.length > 1000)
    assert.ok(workflow.jobs.every((job) => job.steps.length === 2))
  })

  test('legs times expressions: a file cannot make us evaluate without end', () => {
    const name = '${{ contains(matrix, 1) }}'.repeat(200)
    const matrix = `x: &m {a: [${Array.from({ length: 256 }, (_, i) => i)}]}\n`
    const workflow = read(matrix + jobs(100, `{name: "${name}", strategy: {matrix: *m}}`))
    assert.ok(workflow.jobs.length < 20 * 256)
    assert.match(workflow.notes[0] ?? '', /Only the first/)
  })

  test('notes do not pile up', () => {
    assert.ok(read(jobs(2000, 'x')).notes.length <= 20)
  })

  test('never throws', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), fc.jsonValue(), (a, b) => {
        for (const file of [a, { jobs: a }, { jobs: { a } }, { jobs: { a: { steps: a, strategy: b, needs: b } } }]) {
          assert.deepEqual(Workflow.safeParse(read(JSON.stringify(file))).error, undefined)
        }
      }),
    )
  })
})
