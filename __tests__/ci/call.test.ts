// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are GitHub's expressions, not templates of ours.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { inlineCalls, wantedFiles } from '../../src/ci/call.ts'
import { reference } from '../../src/ci/reference.ts'
import { readWorkflow } from '../../src/ci/workflow.ts'
import type { Workflow } from '../../src/domain/workflow.ts'

const root = '.github/workflows/ci.yml'

function files(texts: Record<string, string>): Map<string, Workflow> {
  return new Map(Object.entries(texts).map(([key, text]) => [key, readWorkflow(text, key)]))
}

/** `key: first name < needs` of every job. */
function outline({ jobs }: Workflow): string[] {
  return jobs.map(({ key, names, needs }) => `${key}: ${names[0]}${needs.length > 0 ? ` < ${needs.join(' ')}` : ''}`)
}

const called = `on: {workflow_call: {inputs: {version: {default: '3'}}}}
jobs:
  build:
    runs-on: \${{ inputs.os }}
    steps: [{run: make}]
  test:
    name: Test \${{ inputs.version }}
    needs: build
    steps: [{run: make test}]
`

describe('inlineCalls', () => {
  const caller = readWorkflow(
    `jobs:
  lint: {steps: [{run: lint}]}
  ci:
    name: Check
    needs: lint
    uses: ./.github/workflows/called.yml
    with: {os: ubuntu-latest, version: 7}
  deploy: {needs: [ci, lint], steps: [{run: x}]}
`,
    root,
  )
  const inlined = inlineCalls(caller, files({ './.github/workflows/called.yml': called }))

  test('the callee stands in the place of the caller, needs on both sides are kept', () => {
    assert.deepEqual(outline(inlined), [
      'lint: lint',
      'ci/build: Check / build < lint',
      'ci/test: Check / Test 7 < ci/build',
      'deploy: deploy < ci/test lint',
    ])
    assert.deepEqual(inlined.notes, [])
  })

  test('inputs fill in names and runners; locations are those of the called file', () => {
    const [, build, check] = inlined.jobs
    assert.equal(build?.runsOn, 'ubuntu-latest')
    assert.deepEqual(check?.location, { path: '.github/workflows/called.yml', line: 6 })
    assert.equal(check?.dynamic, false)
    assert.equal(check?.names.at(-1), 'Check')
  })

  test('an input that is not handed over has its default', () => {
    const plain = readWorkflow('jobs:\n  ci: {uses: ./.github/workflows/called.yml}\n', root)
    const { jobs } = inlineCalls(plain, files({ './.github/workflows/called.yml': called }))
    assert.equal(jobs[1]?.names[0], 'ci / Test 3')
  })

  test('each leg of a calling matrix has its own jobs, and who needs it needs all of them', () => {
    const matrix = readWorkflow(
      `jobs:
  ci:
    strategy: {matrix: {v: [1, 2]}}
    uses: ./.github/workflows/called.yml
    with: {version: "\${{ matrix.v }}"}
  deploy: {needs: ci, steps: [{run: x}]}
`,
      root,
    )
    assert.deepEqual(outline(inlineCalls(matrix, files({ './.github/workflows/called.yml': called }))), [
      'ci[0]/build: ci (1) / build',
      'ci[0]/test: ci (1) / Test 1 < ci[0]/build',
      'ci[1]/build: ci (2) / build',
      'ci[1]/test: ci (2) / Test 2 < ci[1]/build',
      'deploy: deploy < ci[0]/test ci[1]/test',
    ])
  })

  test('calls nest, also through another repository, whose local paths are its own', () => {
    const outer = readWorkflow('jobs:\n  a: {uses: octo/kit/.github/workflows/one.yml@v1}\n', root)
    const all = files({
      'octo/kit/.github/workflows/one.yml@v1': 'jobs:\n  b: {uses: ./.github/workflows/two.yml}\n',
      'octo/kit/.github/workflows/two.yml@v1': 'jobs:\n  c: {steps: [{run: x}]}\n',
    })
    const { jobs } = inlineCalls(outer, all)
    assert.deepEqual(
      jobs.map((job) => [job.key, job.names[0]]),
      [['a/b/c', 'a / b / c']],
    )
    assert.equal(jobs[0]?.location.path, 'octo/kit/.github/workflows/two.yml@v1')
  })

  test("the caller's condition holds for the callee's first jobs", () => {
    const outer = readWorkflow('jobs:\n  a: {if: always(), uses: ./x.yml}\n  b: {uses: ./x.yml}\n', root)
    const callee = 'jobs:\n  c: {steps: []}\n  d: {if: "${{ inputs.go }}", steps: []}\n  e: {needs: c, steps: []}\n'
    assert.deepEqual(
      inlineCalls(outer, files({ './x.yml': callee })).jobs.map((job) => [job.key, job.condition]),
      [
        ['a/c', 'always()'],
        ['a/d', '(always()) && (inputs.go)'],
        ['a/e', undefined],
        ['b/c', undefined],
        ['b/d', '(success()) && (inputs.go)'],
        ['b/e', undefined],
      ],
    )
  })

  test('a file that calls itself is followed once, with a note', () => {
    const outer = readWorkflow('jobs:\n  a: {uses: ./loop.yml}\n', root)
    const loop = 'jobs:\n  b: {steps: [{run: x}]}\n  c: {uses: ./loop.yml}\n'
    const { jobs, notes } = inlineCalls(outer, files({ './loop.yml': loop }))
    assert.deepEqual(
      jobs.map((job) => job.key),
      ['a/b', 'a/c'],
    )
    assert.match(notes.join(), /\.\/loop\.yml was not followed: it calls itself/)
  })

  test('calls of calls of calls do not explode', () => {
    const ten = (to: string): string =>
      `jobs:\n${Array.from({ length: 10 }, (_, i) => `  j${i}: {uses: ./${to}.yml}\n`).join('')}`
    const chain = Object.fromEntries(Array.from({ length: 9 }, (_, i) => [`./f${i}.yml`, ten(`f${i + 1}`)]))
    const all = files({ ...chain, './f9.yml': 'jobs:\n  end: {steps: [{run: x}]}\n' })
    const { jobs, notes } = inlineCalls(readWorkflow(ten('f0'), root), all)
    assert.ok(jobs.length < 10_000)
    assert.ok(notes.length <= 40)
    assert.match(notes.join(), /more than 4096 jobs/)
  })

  test('a call that cannot be followed stays, under the name that would fetch it', () => {
    const outer = readWorkflow('jobs:\n  a: {uses: octo/kit/one.yml@v1}\n', root)
    const half = inlineCalls(outer, files({ 'octo/kit/one.yml@v1': 'jobs:\n  b: {uses: ./two.yml}\n' }))
    assert.deepEqual(
      half.jobs.map((job) => [job.key, job.uses]),
      [['a/b', 'octo/kit/two.yml@v1']],
    )
    assert.deepEqual(wantedFiles(half), ['octo/kit/two.yml@v1'])
  })
})

test('wantedFiles: called workflows and folders of local actions, each once', () => {
  const workflow = readWorkflow(
    `jobs:
  a: {uses: ./.github/workflows/x.yml}
  b: {uses: $/.github/workflows/x.yml}
  c: {uses: octo/kit/.github/workflows/y.yml@v1}
  d:
    steps:
      - uses: actions/checkout@v6
      - uses: octo/kit/sub@v1
      - uses: ./.github/actions/setup/
      - uses: ./
      - uses: docker://alpine
  e: {uses: ./../../etc/passwd}
`,
    root,
  )
  assert.deepEqual(wantedFiles(workflow), [
    './.github/workflows/x.yml',
    'octo/kit/.github/workflows/y.yml@v1',
    './.github/actions/setup',
    './',
  ])
})

describe('reference', () => {
  for (const uses of [
    './../x.yml',
    './a/../../x',
    './a//b',
    './/etc',
    './a\\b',
    './a?b',
    'octo/kit/../x.yml@v1',
    'docker://x',
    'octo/kit@v1',
    '',
  ]) {
    test(`${JSON.stringify(uses)} names no file`, () => assert.equal(reference(uses, root), undefined))
  }
})
