// The recorder with a real shell, as a person starts it.
import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { fileURLToPath } from 'node:url'

const script = fileURLToPath(new URL('../../scripts/record.ts', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'retrace-record-e2e-'))
after(() => rmSync(folder, { recursive: true, force: true }))

test('records what really happened, and nothing of this machine', () => {
  const repo = join(folder, 'demo')
  mkdirSync(repo)
  writeFileSync(join(repo, 'note.txt'), 'hello\n')
  writeFileSync(
    join(repo, 'ci.yml'),
    `jobs:
  build:
    steps:
      - uses: actions/checkout@v4
      - run: |
          cat note.txt
          pwd
          printf 'half\\rwhole\\n' >&2
      - name: Fails in the middle of a script
        run: |
          false
          echo never
      - run: echo never
      - if: always()
        run: missing-tool || true
`,
  )
  const out = join(folder, 'out', 'build.txt')
  execFileSync(process.execPath, [
    script,
    '--repo',
    repo,
    '--workflow',
    join(repo, 'ci.yml'),
    '--job',
    'build',
    '--out',
    out,
  ])
  const text = readFileSync(out, 'utf8')
  const lines = text.split('\n')
  assert.ok(lines.slice(0, -1).every((line) => /^\uFEFF?\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{7}Z /.test(line)))
  const bodies = lines.map((line) => line.replace(/^\uFEFF?\S+Z /, ''))
  for (const body of [
    'hello',
    '/home/runner/work/demo/demo',
    'half',
    'whole',
    '##[error]Process completed with exit code 1.',
  ])
    assert.equal(bodies.filter((line) => line === body).length, 1, body)
  assert.ok(!bodies.includes('never'))
  assert.match(text, /\/home\/runner\/work\/_temp\/[0-9a-f-]+\.sh: line 1: missing-tool: command not found/)
  assert.ok(!text.includes(folder) && !text.includes(tmpdir()))
})

test('a step over its time is killed with all that it started', () => {
  const repo = join(folder, 'slow')
  mkdirSync(repo)
  writeFileSync(
    join(repo, 'ci.yml'),
    'jobs: {build: {steps: [{name: Slow, run: sleep 60 | cat, timeout-minutes: 0.01}]}}\n',
  )
  const out = join(folder, 'slow.txt')
  execFileSync(process.execPath, [
    script,
    '--repo',
    repo,
    '--workflow',
    join(repo, 'ci.yml'),
    '--job',
    'build',
    '--out',
    out,
  ])
  assert.match(readFileSync(out, 'utf8'), /##\[error\]The action 'Slow' has timed out after 0\.01 minutes\.\n/)
})

test('wrong usage is one sentence and exit code 2', () => {
  const { status, stderr } = spawnSync(process.execPath, [script, '--job', 'x'], { encoding: 'utf8' })
  assert.equal(status, 2)
  assert.match(stderr, /^record\.ts needs --repo DIR .*\n$/)
})
