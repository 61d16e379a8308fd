// The order, headers and ends of a recorded job, with a scripted shell. The real shell is tested in e2e/record.test.ts.
import assert from 'node:assert/strict'
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { recordJob } from '../../../scripts/record/job.ts'
import { logWriter } from '../../../scripts/record/log-writer.ts'
import type { Shell, ShellRequest } from '../../../scripts/record/shell.ts'
import { readJob } from '../../../scripts/record/workflow.ts'

const temp = mkdtempSync(join(tmpdir(), 'retrace-record-test-'))
after(() => rmSync(temp, { recursive: true, force: true }))

/** Entries of a recording without stamps, after `Complete job name`; `answers` are exit codes in order. */
async function record(yaml: string, answers: number[], effect: (request: ShellRequest) => void = () => {}) {
  const log = logWriter(() => 0n)
  const requests: ShellRequest[] = []
  const shell: Shell = async (request) => {
    requests.push(request)
    effect(request)
    return { exitCode: answers[requests.length - 1] ?? 0, timedOut: false }
  }
  const setting = {
    repository: 'demo/demo',
    sha: 'a'.repeat(40),
    ref: 'refs/heads/main',
    workspace: '/w',
    temp,
    env: { PATH: '/bin' },
    matrix: { node: '24' },
  }
  const status = await recordJob(readJob(yaml, 'build'), setting, log, shell)
  const lines = log
    .text()
    .split('\n')
    .map((line) => line.replace(/^\uFEFF?\S+Z /, ''))
  const set = lines.findIndex((line) => line.startsWith('Complete job name'))
  return { status, requests, before: lines.slice(0, set), lines: lines.slice(set) }
}

function job(steps: string, head = ''): string {
  return `jobs:\n  build:\n${head}    steps:\n${steps}`
}

test('a failing step ends the job: later steps leave no trace, always() and failure() steps run', async () => {
  const { status, lines } = await record(
    job(`
      - run: one
      - run: two
      - run: three
      - if: failure()
        run: four
      - if: \${{ always() }}
        run: five
      - if: success()
        run: six
      - if: github.ref == 'refs/heads/main'
        run: seven
`),
    [0, 3],
  )
  assert.equal(status, 'failure')
  assert.deepEqual(
    lines.filter((line) => line.startsWith('##[group]')),
    ['one', 'two', 'four', 'five'].map((x) => `##[group]Run ${x}`),
  )
  assert.deepEqual(
    lines.filter((line) => line.startsWith('##[error]')),
    ['##[error]Process completed with exit code 3.'],
  )
  assert.deepEqual(lines.slice(-2), ['Cleaning up orphan processes', ''])
})

test('continue-on-error prints its error, keeps the job well, and shows in outcome and conclusion', async () => {
  const { status, lines } = await record(
    job(`
      - id: lint
        run: lint
        continue-on-error: true
      - if: steps.lint.outcome == 'failure' && steps.lint.conclusion == 'success'
        run: next
`),
    [1],
  )
  assert.equal(status, 'success')
  assert.ok(lines.includes('##[error]Process completed with exit code 1.'))
  assert.ok(lines.includes('##[group]Run next'))
})

test('the header shows the filled script in cyan, the shell line and the environment', async () => {
  const { lines, requests } = await record(
    job(
      `
      - shell: bash
        working-directory: web
        env: { LEVEL: high }
        run: |

          echo \${{ matrix.node }}
          echo done
`,
      `    name: Build (\${{ matrix.node }})\n    env: { CI_KIND: demo }\n`,
    ),
    [],
  )
  assert.deepEqual(lines.slice(0, 10), [
    'Complete job name: Build (24)',
    '##[group]Run echo 24',
    '\x1b[36;1m\x1b[0m',
    '\x1b[36;1mecho 24\x1b[0m',
    '\x1b[36;1mecho done\x1b[0m',
    'shell: /usr/bin/bash --noprofile --norc -e -o pipefail {0}',
    'env:',
    '  CI_KIND: demo',
    '  LEVEL: high',
    '##[endgroup]',
  ])
  assert.equal(requests[0]?.cwd, join('/w', 'web'))
  assert.equal(requests[0]?.env.LEVEL, 'high')
})

test('a step hands on environment, PATH and outputs', async () => {
  const { requests, lines } = await record(
    job(`
      - id: first
        run: set
      - run: use \${{ steps.first.outputs.colour }}
`),
    [],
    ({ script, env }) => {
      if (script !== 'set') return
      appendFileSync(env.GITHUB_ENV ?? '', 'MODE=fast\n')
      appendFileSync(env.GITHUB_PATH ?? '', '/opt/tool\n')
      appendFileSync(env.GITHUB_OUTPUT ?? '', 'colour=red\n')
    },
  )
  assert.equal(requests[1]?.env.MODE, 'fast')
  assert.match(requests[1]?.env.PATH ?? '', /^\/opt\/tool.\/bin$/)
  assert.ok(lines.includes('##[group]Run use red'))
  assert.ok(lines.includes('  MODE: fast'))
})

test('a uses step shows its inputs; a checkout also its output and its post step', async () => {
  const { before, lines } = await record(
    job(`
      - uses: actions/checkout@v4
        with: { fetch-depth: 0 }
      - uses: other/thing@v1
        with: { key: value }
`),
    [],
  )
  assert.ok(before.some((line) => /^Download action repository 'other\/thing@v1' \(SHA:[0-9a-f]{40}\)$/.test(line)))
  assert.ok(lines.includes('  fetch-depth: 0') && lines.includes('  token: ***'))
  assert.ok(lines.includes('Syncing repository: demo/demo'))
  const thing = lines.indexOf('##[group]Run other/thing@v1')
  assert.deepEqual(lines.slice(thing, thing + 4), [
    '##[group]Run other/thing@v1',
    'with:',
    '  key: value',
    '##[endgroup]',
  ])
  assert.equal(lines.filter((line) => line === 'Post job cleanup.').length, 1)
})

test('a step that exceeds its minutes says so under its name', async () => {
  const log = logWriter(() => 0n)
  const yaml = job('      - { name: Slow, run: sleep, timeout-minutes: 2 }\n')
  const shell: Shell = async ({ timeoutMs }) => ({ exitCode: 137, timedOut: timeoutMs === 120_000 })
  const setting = { repository: 'a/b', sha: '', ref: '', workspace: '/w', temp, env: {}, matrix: {} }
  assert.equal(await recordJob(readJob(yaml, 'build'), setting, log, shell), 'failure')
  assert.match(log.text(), /##\[error\]The action 'Slow' has timed out after 2 minutes\./)
})

test('a job that is not there is refused with the names that are', () => {
  assert.throws(() => readJob(job('      - run: x\n'), 'lint'), /no job lint; there are: build/)
})

test('permissions of the job win, else those of the workflow', () => {
  const inherited = `permissions: { contents: write }\n${job('      - run: x\n')}`
  assert.deepEqual(readJob(inherited, 'build').permissions, { contents: 'write' })
  const own = `permissions: { contents: write }\n${job('      - run: x\n', '    permissions: { checks: read }\n')}`
  assert.deepEqual(readJob(own, 'build').permissions, { checks: 'read' })
})
