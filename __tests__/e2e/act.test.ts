// The action under `act`: another runner than GitHub's and than our fake one, on a workflow that really fails. What is run is what GitHub
// downloads, with dist as it is built here. There is no `_diag` and no `job.check_run_id`: the log comes through `log-path` and the API.
import assert from 'node:assert/strict'
import { execFile, execFileSync } from 'node:child_process'
import { accessSync, constants, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { after, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { Report } from '../../src/domain/report.ts'
import { jobText } from '../ci/job-log-text.ts'
import { aJob, aRun, ciState } from '../fakes/ci-state.ts'
import { startGithub } from '../fakes/github-server.ts'
import { token } from './fake-runner.ts'

const project = fileURLToPath(new URL('../../', import.meta.url))
const script = 'python3 -m unittest 2>&1 | tee "$OUT/job.log"'
const workflowPath = '.github/workflows/ci.yml'
/** The last step of each job keeps what Retrace left. */
const keep = (name: string) => `
      - if: always()
        env:
          REPORT: \${{ steps.retrace.outputs.report-path }}
          OUTPUTS: \${{ toJSON(steps.retrace.outputs) }}
        run: |
          cp "$REPORT" "$OUT/${name}.json"
          printf '%s' "$OUTPUTS" > "$OUT/${name}-outputs.json"
`
const workflow = `name: CI
on: push
jobs:
  test:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v5
      - name: Tests
        shell: bash
        run: ${script}
      - name: Release
        run: touch "$OUT/released"
      - name: What broke
        id: retrace
        if: \${{ failure() || cancelled() }}
        uses: ./
        with:
          log-path: \${{ env.OUT }}/job.log
          steps: \${{ toJSON(steps) }}
${keep('same-job')}
  report:
    needs: test
    if: \${{ failure() || cancelled() }}
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v5
      - id: retrace
        uses: ./
        with:
          needs: \${{ toJSON(needs) }}
${keep('sibling')}`

const root = mkdtempSync(join(tmpdir(), 'retrace-act-'))
after(() => rmSync(root, { recursive: true, force: true }))
const out = join(root, 'out')

/** A repository with the action at its top, a test that fails and the workflow. */
function prepareRepository(): string {
  const repository = join(root, 'demo')
  for (const folder of [repository, out]) mkdirSync(folder)
  const archive = execFileSync('git', ['archive', 'HEAD'], { cwd: project, maxBuffer: 1 << 28 })
  execFileSync('tar', ['-x', '-C', repository], { input: archive })
  cpSync(join(project, 'dist'), join(repository, 'dist'), { recursive: true })
  for (const [path, text] of [
    [workflowPath, workflow],
    [
      'cart.py',
      'def total(prices):\n    result = 1\n    for price in prices:\n        result *= price\n    return result\n',
    ],
    [
      'test_cart.py',
      'import unittest\nfrom cart import total\n\n\nclass CartTest(unittest.TestCase):\n    def test_total(self):\n        self.assertEqual(total([3, 4]), 7)\n',
    ],
  ] as const) {
    mkdirSync(dirname(join(repository, path)), { recursive: true })
    writeFileSync(join(repository, path), text)
  }
  const git = (...args: string[]) => execFileSync('git', args, { cwd: repository, stdio: 'pipe' })
  git('init', '--quiet')
  git('remote', 'add', 'origin', 'https://github.com/octo/demo.git')
  git('add', '--all', '--force')
  git('-c', 'user.name=demo', '-c', 'user.email=demo@example.invalid', 'commit', '--quiet', '--message', 'demo')
  return repository
}

/** GitHub as it would know this run: the log of the first job is what that job has really printed by then. */
const state = ciState({
  runs: [
    {
      run: aRun({ id: 1, status: 'in_progress', conclusion: null, workflowPath }),
      jobs: [
        aJob({ id: 81, name: 'test', steps: [] }),
        aJob({ id: 82, name: 'report', status: 'in_progress', conclusion: null, completedAt: undefined, steps: [] }),
      ],
    },
  ],
  logs: {
    get 81() {
      const lines = readFileSync(join(out, 'job.log'), 'utf8').trimEnd().split('\n')
      return jobText({ name: 'test', steps: [{ uses: 'actions/checkout@v5' }, { run: script, out: lines, exit: 1 }] })
        .text
    },
  },
  files: { [workflowPath]: workflow },
})

function runAct(act: string, cwd: string, api: string): Promise<string> {
  const args = ['push', '--workflows', workflowPath, '--platform', 'ubuntu-latest=-self-hosted']
  const local = ['--cache-server-addr', '127.0.0.1', '--concurrent-jobs', '1']
  const given = ['--env', `OUT=${out}`, '--env', `GITHUB_API_URL=${api}`, '--secret', `GITHUB_TOKEN=${token}`]
  const home = join(root, 'home')
  mkdirSync(home)
  // Nothing of this process's environment: variables of the test runner would change what is run inside.
  const env = {
    PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
    HOME: home,
    XDG_CACHE_HOME: join(home, 'cache'),
  }
  return new Promise((resolve) => {
    execFile(act, [...args, ...local, ...given], { cwd, env, maxBuffer: 1 << 26 }, (_, stdout, stderr) =>
      resolve(stdout + stderr),
    )
  })
}

const left = (name: string) => readFileSync(join(out, name), 'utf8')
const act = process.env.RETRACE_ACT ?? onPath('act')
const why = act === undefined ? ' – not run here: act is neither on PATH nor named by RETRACE_ACT' : ''

test(`under act, from a saved log and through the API${why}`, { skip: act === undefined }, async () => {
  const server = await startGithub(state, { token })
  try {
    const said = await runAct(act ?? '', prepareRepository(), server.url)
    assert.match(said, /\[CI\/test\] .*Job failed/, said)
    assert.match(said, /\[CI\/report\] .*Job succeeded/, said)
    assert.equal(said.match(/Summary - ## ✗ 1 problem broke 1 (job|of 2 jobs)/g)?.length, 2, said)
    assert.ok(!said.includes(token))
    assert.equal(server.count('log'), 1)
  } finally {
    await server.close()
  }
  for (const [layout, source, unreached] of [
    ['same-job', 'log-path', 0],
    ['sibling', 'api-log', 1],
  ] as const) {
    const report = Report.parse(JSON.parse(left(`${layout}.json`)))
    const outputs: unknown = JSON.parse(left(`${layout}-outputs.json`))
    assert.deepEqual(
      report.problems.map(({ title }) => title),
      ['unittest: AssertionError: 12 != 7'],
    )
    // act keeps its workspaces where no runner does, so that the path stays as the tool printed it.
    assert.match(report.failures[0]?.artifacts[0]?.path ?? '', /(^|\/)test_cart\.py$/)
    assert.deepEqual([report.outcome, report.sources.map(({ kind }) => kind)], ['failure', [source]])
    assert.equal((outputs as { problems: string }).problems, '1')
    assert.equal(
      report.validations.filter(({ step, status }) => step === 'Release' && status === 'unreached').length,
      unreached,
    )
    assert.ok(!JSON.stringify(report).includes(token))
  }
})

function onPath(name: string): string | undefined {
  const places = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name))
  return places.find((path) => {
    try {
      accessSync(path, constants.X_OK)
      return true
    } catch {
      // Not in this folder.
      return false
    }
  })
}
