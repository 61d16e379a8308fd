import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Line } from '../../../src/ci/diagnostics/diagnostic.ts'
import { runner } from '../../../src/ci/diagnostics/runner.ts'
import { toLines } from '../../../src/ci/lines.ts'
import { assertLinear } from './linear.ts'
import { told } from './told.ts'

/** Texts as the runner and GitHub's actions word them, with the failure type and rule each must give. */
const cases: readonly (readonly [string, string])[] = [
  ["##[error]The action 'Run tests' has timed out after 20 minutes.", 'environment_error timeout'],
  ['##[error]The operation was canceled.', 'environment_error cancelled'],
  [
    '##[error]The runner has received a shutdown signal. This can happen when the runner service is stopped.',
    'environment_error shutdown-signal',
  ],
  ['##[error]The self-hosted runner: box-1 lost communication with the server.', 'environment_error lost-runner'],
  ['cp: error writing a.bin: No space left on device', 'environment_error no-space'],
  [
    '##[error]This request has been automatically failed because it uses a deprecated version of `actions/cache: v1`. Learn more',
    'configuration_error actions/cache: v1',
  ],
  ['##[error]Unable to resolve action `acme/tool@v9`, unable to find version `v9`', 'configuration_error acme/tool@v9'],
  [
    "##[error]Can't find 'action.yml', 'action.yaml' or 'Dockerfile' under '/home/runner/work/demo/demo/x'. Did you forget to run actions/checkout before running your local action?",
    'configuration_error missing-action-file',
  ],
  ['##[error]Input required and not supplied: token', 'configuration_error token'],
  ['##[error]Docker pull failed with exit code 1', 'environment_error job-container'],
  ['##[error]HttpError: Resource not accessible by integration', 'configuration_error missing-permission'],
  [
    '##[error]Unable to download artifact(s): Artifact not found for name: dist',
    'configuration_error missing-artifact',
  ],
  [
    '##[error]Dependencies lock file is not found in /home/runner/work/demo/demo. Supported file patterns: yarn.lock',
    'configuration_error missing-lock-file',
  ],
  [
    "##[error]The version '3.4' with architecture 'x64' was not found for Ubuntu 24.04.",
    'configuration_error missing-tool-version',
  ],
  ['##[error]Process completed with exit code 137.', 'environment_error exit-137'],
  ['##[error]Process completed with exit code 143.', 'environment_error exit-143'],
]

test('each text of the runner gives one finding', () => {
  for (const [text, start] of cases) {
    const said = told(runner, toLines(text))
    assert.equal(said.length, 1, text)
    assert.ok(said[0]?.startsWith(`${start} `), `${text} → ${said[0]}`)
    assert.ok(
      toLines(text).some((line) => runner.sign.test(line.text)),
      `sign misses ${text}`,
    )
  }
})

test('an exit code is told only when nothing better explains the end', () => {
  const lines = toLines(
    '##[error]The runner has received a shutdown signal.\n##[error]Process completed with exit code 143.',
  )
  assert.deepEqual(
    runner.read(lines, { command: 'make' }).map((f) => f.ruleId),
    ['shutdown-signal'],
  )
})

test('ordinary exit codes, and the words of a test that prints them, are nothing', () => {
  const quiet: Line[] = [
    { n: 1, text: 'Process completed with exit code 1.', mark: 'error' },
    { n: 2, text: 'The operation was canceled.' },
    { n: 3, text: 'ok 3 - handles a received shutdown signal' },
    { n: 4, text: 'echo "Process completed with exit code 137."' },
  ]
  assert.deepEqual(told(runner, quiet), [])
})

test('a place in a workflow file is kept', () => {
  const [only] = runner.read(toLines("##[error].github/workflows/ci.yml (Line: 12, Col: 9): Unexpected value 'shel'"), {
    command: '',
  })
  assert.deepEqual(only?.artifacts, [{ path: '.github/workflows/ci.yml', line: 12, column: 9 }])
})

test('hostile lines cost linear time', () => assertLinear(runner))

test('exit code 124 is a time-out only where the script calls timeout; 137 gives way to whoever names the killed program', () => {
  const at = (code: number, command: string) =>
    runner
      .read(toLines(`##[error]Process completed with exit code ${code}.`), { command })
      .map((f) => [f.ruleId, f.strength])
  assert.deepEqual(at(124, 'timeout 5 ./wait.sh'), [['exit-124', 2]])
  assert.deepEqual(at(124, './wait.sh'), [])
  assert.deepEqual(at(137, './fit.sh'), [['exit-137', 2]])
})
