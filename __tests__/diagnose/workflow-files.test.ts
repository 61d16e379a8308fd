import assert from 'node:assert/strict'
import { test } from 'node:test'
import { workflowWithCalls } from '../../src/diagnose/workflow-files.ts'

const leaf = 'on: workflow_call\njobs:\n  build:\n    steps:\n      - run: make\n'
const calling = (...uses: string[]) =>
  `on: push\njobs:\n${uses.map((path, i) => `  c${i}:\n    uses: ${path}\n`).join('')}`

async function read(files: Readonly<Record<string, string>>) {
  const asked: string[] = []
  const result = await workflowWithCalls('ci.yml', async (path) => {
    asked.push(path)
    const text = files[path]
    return text === undefined ? { why: 'it is gone.' } : { text }
  })
  return { ...result, asked, jobs: result.workflow?.jobs.map((j) => j.names[0]) }
}

test('called workflows take the place of their callers, through any number of calls, each read once', async () => {
  const { asked, jobs, notes } = await read({
    'ci.yml': calling('./.github/workflows/a.yml', './.github/workflows/b.yml'),
    './.github/workflows/a.yml': calling('./.github/workflows/b.yml').replace('push', 'workflow_call'),
    './.github/workflows/b.yml': leaf,
  })
  assert.deepEqual(asked, ['ci.yml', './.github/workflows/a.yml', './.github/workflows/b.yml'])
  assert.deepEqual(jobs, ['c0 / c0 / build', 'c1 / build'])
  assert.deepEqual(notes, [])
})

test('a called file that is gone is asked once, noted once, and leaves its caller standing', async () => {
  const gone = './.github/workflows/gone.yml'
  const { asked, jobs, notes } = await read({ 'ci.yml': calling(gone, gone) })
  assert.deepEqual(asked, ['ci.yml', gone])
  assert.deepEqual(jobs, ['c0', 'c1'])
  assert.deepEqual(notes, [
    { code: 'workflow_unreadable', text: `The called workflow ${gone} could not be read: it is gone.` },
  ])
})

test('the file itself may be gone or broken', async () => {
  const gone = await read({})
  assert.deepEqual(
    [gone.workflow, gone.notes[0]?.text],
    [undefined, 'The workflow file ci.yml could not be read: it is gone.'],
  )
  const broken = await read({ 'ci.yml': 'jobs: [' })
  assert.deepEqual(broken.jobs, [])
  assert.equal(broken.notes[0]?.code, 'workflow_unreadable')
})

test('a maze of calls is left after thirty files', async () => {
  const names = Array.from({ length: 40 }, (_, i) => `./.github/workflows/w${i}.yml`)
  const { asked, notes } = await read({
    'ci.yml': calling(...names),
    ...Object.fromEntries(names.map((name) => [name, leaf])),
  })
  assert.equal(asked.length, 31)
  assert.match(notes.at(-1)?.text ?? '', /more than 30 files/)
})

test('local actions are read with those that they use, each once; one that is not there is no news', async () => {
  const composite = (...uses: string[]) =>
    `runs:\n  using: composite\n  steps:\n${uses.map((one) => `    - uses: ${one}\n`).join('')}    - run: make\n      shell: bash\n`
  const { workflow, asked, notes } = await read({
    'ci.yml':
      'on: push\njobs:\n  a:\n    steps:\n      - uses: ./one\n      - uses: ./gone\n      - uses: actions/checkout@v5\n',
    'one/action.yml': composite('./two', './one'),
    'two/action.yaml': composite(),
  })
  assert.deepEqual(asked, [
    'ci.yml',
    'one/action.yml',
    'gone/action.yml',
    'gone/action.yaml',
    'two/action.yml',
    'two/action.yaml',
  ])
  assert.deepEqual(notes, [])
  assert.equal(workflow?.jobs[0]?.steps[0]?.inner?.[0]?.uses, './two')
  assert.equal(workflow?.jobs[0]?.steps[1]?.inner, undefined)
})
