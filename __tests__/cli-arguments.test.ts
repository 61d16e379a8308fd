import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readArguments, usage } from '../src/cli-arguments.ts'
import { RetraceError } from '../src/errors.ts'

const plain = {
  command: 'diagnose',
  logs: [],
  run: undefined,
  workflows: [],
  repo: undefined,
  testReports: [],
  report: undefined,
  format: 'text',
  example: false,
  model: undefined,
  baseUrl: undefined,
}

describe('a command line', () => {
  test('names logs and where else to look', () => {
    const words =
      'diagnose --log a.log --log logs/*.txt --workflow ci.yml --workflow called.yml --repo . --test-reports out/*.xml --test-reports b.xml --report out.json --format=json'
    assert.deepEqual(readArguments(words.split(' ')), {
      ...plain,
      logs: ['a.log', 'logs/*.txt'],
      workflows: ['ci.yml', 'called.yml'],
      repo: '.',
      testReports: ['out/*.xml', 'b.xml'],
      report: 'out.json',
      format: 'json',
    })
  })

  test('names a model and where to ask it', () => {
    const words = 'diagnose --log a --model small --base-url http://localhost:11434/v1'
    assert.deepEqual(readArguments(words.split(' ')), {
      ...plain,
      logs: ['a'],
      model: 'small',
      baseUrl: 'http://localhost:11434/v1',
    })
  })

  test('names a run in short or by its address', () => {
    const run = { repository: 'octo/my.repo', runId: 17 }
    for (const text of [
      'octo/my.repo/17',
      'https://github.com/octo/my.repo/actions/runs/17',
      'https://ghe.example/octo/my.repo/actions/runs/17/job/5?pr=1',
    ])
      assert.deepEqual(readArguments(['diagnose', '--run', text]), { ...plain, run })
  })

  test('asks for the example, for help, or for the version', () => {
    assert.deepEqual(readArguments(['diagnose', '--example']), { ...plain, example: true })
    for (const words of [[], ['--help'], ['-h'], ['diagnose', '--help']])
      assert.deepEqual(readArguments(words), { command: 'help' })
    assert.deepEqual(readArguments(['--version']), { command: 'version' })
  })
})

describe("a wrong call is the user's fault and says what to do", () => {
  const wrong: readonly (readonly [string, RegExp])[] = [
    ['mine', /no command "mine".*diagnose/],
    ['diagnose', /Nothing to read.*--log PATH/],
    ['diagnose a.log', /"a\.log" stands alone.*--log/],
    ['diagnose --log a --run o/r/1', /exclude each other/],
    ['diagnose --log a --example', /exclude each other/],
    ['diagnose --log a --format xml', /--format is "xml".*text, json, markdown/],
    ['diagnose --run octo/17', /--run is "octo\/17".*OWNER\/REPO\/RUN_ID/],
    ['diagnose --run https://github.com/octo/r/pull/17', /--run is/],
    ['diagnose --log a --base-url http://localhost:1/v1', /--base-url names no model.*--model NAME/],
    ['diagnose --log', /--help shows/],
    ['diagnose --nonsense', /--help shows/],
  ]
  for (const [line, says] of wrong)
    test(line, () =>
      assert.throws(
        () => readArguments(line.replaceAll('\\/', '/').split(' ')),
        (thrown) => thrown instanceof RetraceError && thrown.code === 'bad_usage' && says.test(thrown.sentence),
      ),
    )
})

test('the usage names every option', () => {
  for (const option of [
    '--log',
    '--run',
    '--example',
    '--workflow',
    '--repo',
    '--report',
    '--format',
    '--help',
    '--version',
  ])
    assert.ok(usage.includes(option), option)
})
