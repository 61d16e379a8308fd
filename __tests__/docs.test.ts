// One truth about inputs and outputs: action.yml, the code that reads and writes them, and the tables that people read.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { between, inputsTable, manifest, outputsTable } from '../scripts/docs-tables.ts'
import { reportSchema } from '../scripts/report-schema.ts'
import { type InputName, inputNames, readInputs } from '../src/inputs.ts'
import { outputNames } from '../src/report/outputs.ts'

const file = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8').replaceAll('\r\n', '\n')
const action = manifest(file('action.yml'))

test('action.yml and the code name the same inputs and outputs, in the same order', () => {
  assert.deepEqual(Object.keys(action.inputs), [...inputNames])
  assert.deepEqual(Object.keys(action.outputs), [...outputNames])
})

test('the defaults of action.yml are accepted; an expression stands for what the runner puts there', () => {
  const given = (name: InputName) => {
    const value = action.inputs[name]?.default ?? ''
    return value.startsWith('${{') ? '' : value
  }
  const inputs = readInputs(given)
  assert.equal(inputs.mode, 'diagnose')
  assert.deepEqual(
    [inputs.summary, inputs.annotations, inputs.failOnError, inputs.allowWorkflowRun],
    [true, true, false, false],
  )
})

test('defaults use only contexts that the runner allows there', () => {
  for (const [name, { default: value, description }] of Object.entries(action.inputs)) {
    const contexts = [
      ...value.matchAll(/(?<![\w.])(github|strategy|matrix|job|runner|steps|needs|env|secrets|inputs)\b/g),
    ]
    if (value.startsWith('${{')) {
      for (const [context] of contexts) assert.match(context, /^(github|strategy|matrix|job|runner)$/, name)
    }
    // The runner reads expressions in descriptions as well, and refuses the whole action over one.
    assert.ok(!description.includes('${{'), name)
  }
})

test('README tables and the published schema are what npm run docs would write', () => {
  const readme = file('README.md')
  const next = between(between(readme, 'inputs', inputsTable(action)), 'outputs', outputsTable(action))
  assert.equal(readme, next)
  assert.equal(file('docs/report.schema.json'), `${JSON.stringify(reportSchema(), null, 2)}\n`)
})

test('every input and permission in the examples of README.md exists', () => {
  const readme = file('README.md')
  const blocks = [...readme.matchAll(/```yaml\n([\s\S]*?)```/g)].map((m) => m[1] ?? '')
  assert.equal(blocks.length, 3)
  for (const block of blocks) {
    const given = block.slice(block.indexOf('uses: OWNER/retrace@')).matchAll(/^ {10}([a-z-]+):/gm)
    for (const [, name] of given) assert.ok(name !== undefined && name in action.inputs, name)
    assert.match(block, /if: \$\{\{ .*(failure\(\) \|\| cancelled\(\)|conclusion)/)
    assert.match(block, /permissions:\n\s+contents: read\n\s+actions: read\n/)
    assert.match(block, /timeout-minutes:/)
    assert.match(block, /concurrency:/)
    assert.doesNotMatch(block, /write/)
  }
})

test('every input in a fragment of README.md exists', () => {
  const fragments = [...file('README.md').matchAll(/```yml\n([\s\S]*?)```/g)].map((m) => m[1] ?? '')
  const names = fragments.flatMap((text) => [...text.matchAll(/^ {10}([a-z-]+):/gm)].map((m) => m[1] ?? ''))
  assert.ok(names.includes('api-key'))
  for (const name of names) assert.ok(name in action.inputs, name)
})

test('between replaces what stands between its markers and refuses a text without them', () => {
  assert.equal(between('a<!-- x:start -->old<!-- x:end -->b', 'x', 'new'), 'a<!-- x:start -->\nnew\n<!-- x:end -->b')
  assert.throws(() => between('a', 'x', 'new'), /markers/)
})
