// The built command line as a person uses it, under every Node here: saved logs in all their forms, a run at GitHub, wrong calls.
import assert from 'node:assert/strict'
import { type ExecFileException, execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { Report } from '../../src/domain/report.ts'
import { aRun } from '../fakes/ci-state.ts'
import { startGithub } from '../fakes/github-server.ts'
import { zip } from '../fakes/zip.ts'
import { legLog, matrixState, matrixWorkflow, stoppedLog } from './demo-runs.ts'
import { token } from './fake-runner.ts'
import { nodesHere } from './nodes.ts'

const project = fileURLToPath(new URL('../../', import.meta.url))
const cli = join(project, 'dist', 'cli.js')
const folder = mkdtempSync(join(tmpdir(), 'retrace-cli-'))
after(() => rmSync(folder, { recursive: true, force: true }))

type End = { readonly code: number; readonly out: string; readonly err: string }

/** Runs a program in `folder` with nothing of this machine's environment but the path. */
function run(program: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<End> {
  return new Promise((resolve) => {
    const options = {
      cwd: folder,
      env: { PATH: process.env.PATH ?? '', HOME: folder, ...env },
      encoding: 'utf8' as const,
    }
    execFile(program, [...args], options, (error: ExecFileException | null, out, err) => {
      resolve({ code: error === null ? 0 : Number(error.code ?? -1), out, err })
    })
  })
}

const retrace = (args: readonly string[], env?: Readonly<Record<string, string>>, node = process.execPath) =>
  run(node, [cli, 'diagnose', ...args], env)

async function reportOf(args: readonly string[], env?: Readonly<Record<string, string>>): Promise<Report> {
  const { code, out, err } = await retrace([...args, '--format', 'json'], env)
  assert.equal(code, 0, err)
  return Report.parse(JSON.parse(out))
}

function write(name: string, text: string | Uint8Array): string {
  const path = join(folder, name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
  return name
}

const red = legLog('test (3.11)', '3.11.14')
const title = 'pytest: AssertionError: assert 12 == 7'
/** What `gh run view --log` makes of a log: job and step before every line, the BOM behind them. */
const ghForm = red
  .split('\n')
  .map((line) => (line === '' ? line : `test (3.11)\tUNKNOWN STEP\t${line}`))
  .join('\n')

const forms: [what: string, args: () => Promise<readonly string[]> | readonly string[], title: string][] = [
  ['a file', () => ['--log', write('job.txt', red)], title],
  ['UTF-16, as PowerShell writes it', () => ['--log', write('utf16.txt', Buffer.from(red, 'utf16le'))], title],
  ['what gh prints', () => ['--log', write('gh.txt', ghForm)], title],
  ['a file without stamps', () => ['--log', write('bare.txt', red.replaceAll(/^\S+Z /gm, ''))], title],
  [
    'an unpacked archive',
    () => {
      write('run/0_test (3.11).txt', red)
      write('run/1_test (3.12).txt', legLog('test (3.12)', '3.12.12'))
      return ['--log', 'run']
    },
    `${title} (2×)`,
  ],
  ['a glob', () => ['--log', 'run/*.txt'], `${title} (2×)`],
  [
    'an archive',
    async () => {
      const members = [
        { name: '0_test (3.11).txt', bytes: red },
        { name: '1_test (3.12).txt', bytes: legLog('test (3.12)', '3.12.12') },
      ]
      return ['--log', write('run.zip', await zip(members))]
    },
    `${title} (2×)`,
  ],
]
for (const [what, args, expected] of forms) {
  test(`reads ${what}`, async () => {
    const report = await reportOf(await args())
    assert.deepEqual(
      report.problems.map((problem) => problem.title),
      [expected],
    )
    assert.equal(report.outcome, 'failure')
    assert.equal(report.failures[0]?.job, 'test (3.11)')
  })
}

test('the workflow file tells what never ran, and a checkout makes absolute paths relative', async () => {
  const log = write(
    'absolute.txt',
    red.replaceAll('tests/test_cart.py:9', '/home/runner/work/demo/demo/tests/test_cart.py:9'),
  )
  write('checkout/tests/test_cart.py', 'def test_total(): ...\n')
  const workflow = write('checkout/.github/workflows/ci.yml', matrixWorkflow)
  for (const extra of [
    ['--workflow', workflow],
    ['--repo', 'checkout'],
  ]) {
    const report = await reportOf(['--log', log, ...extra])
    assert.deepEqual(report.problems[0]?.affectedFiles, ['tests/test_cart.py'])
    const upload = report.validations.find(({ step }) => step === 'Upload')
    assert.deepEqual([upload?.job, upload?.status], ['publish', 'unreached'])
  }
})

test('reads a run at GitHub with the token of the environment, by number and by address', async () => {
  const { runs, ...rest } = matrixState()
  const ended = runs.map(({ jobs }) => ({ run: aRun(), jobs: jobs.filter(({ status }) => status === 'completed') }))
  const server = await startGithub({ ...rest, runs: ended }, { token })
  try {
    for (const [named, variable] of [
      ['octo/demo/7', 'GH_TOKEN'],
      ['https://github.com/octo/demo/actions/runs/7/job/81', 'GITHUB_TOKEN'],
    ] as const) {
      const report = await reportOf(['--run', named], { GITHUB_API_URL: server.url, [variable]: token })
      assert.deepEqual([report.run.runId, report.outcome, report.problems.length], [7, 'failure', 1])
      assert.deepEqual(new Set(report.sources.map(({ kind }) => kind)), new Set(['api-log']))
      assert.ok(!JSON.stringify(report).includes(token))
    }
    const without = await retrace(['--run', 'octo/demo/7'], { GITHUB_API_URL: server.url })
    assert.equal(without.code, 0)
    assert.match(without.out, /The run could not be read/)
    assert.match(without.out, /There is no token/)
  } finally {
    await server.close()
  }
})

test('three formats tell the same, and the report file holds all', async () => {
  const log = write('formats.txt', red)
  const [text, markdown] = await Promise.all(
    ['text', 'markdown'].map((format) => retrace(['--log', log, '--format', format, '--report', `${format}.json`])),
  )
  const json = await retrace(['--log', log, '--format', 'json'])
  assert.match(text?.out ?? '', /✗ 1 problem broke 1 job\n/)
  assert.match(markdown?.out ?? '', /^## ✗ 1 problem broke 1 job\n/)
  assert.deepEqual(JSON.parse(json.out), JSON.parse(readFileSync(join(folder, 'text.json'), 'utf8')))
  assert.ok(!text?.out.includes('\u001b'), 'no colours in a pipe')
})

test('a green, an empty and a binary log are reports too', async () => {
  const green = await reportOf(['--log', write('green.txt', stoppedLog('test').replaceAll('##[error]', ''))])
  assert.deepEqual([green.outcome, green.status, green.problems.length], ['success', 'nothing-to-do', 0])
  for (const [name, bytes] of [
    ['empty.txt', ''],
    ['binary.txt', Buffer.alloc(5000)],
  ] as const) {
    const report = await reportOf(['--log', write(name, bytes)])
    assert.deepEqual([report.problems.length, report.outcome], [0, 'failure'], name)
    assert.match(report.reason, /^log_/)
    assert.match(report.notes[0]?.text ?? '', new RegExp(name))
  }
})

const wrongCalls: [args: readonly string[], sentence: RegExp][] = [
  [[], /^error: Nothing to read was named\. Give --log PATH, --run OWNER\/REPO\/RUN_ID or --example\.\n$/],
  [['--log'], /^error: Option '--log <value>' argument missing\. --help shows how to call it\.\n$/],
  [['--wat'], /^error: Unknown option '--wat'\. --help shows how to call it\.\n$/],
  [['job.txt'], /^error: "job\.txt" stands alone\. Put --log before the path of a log\.\n$/],
  [['--log', 'a', '--example'], /^error: --log, --run and --example exclude each other\. Give one of them\.\n$/],
  [['--run', '7'], /^error: --run is "7"\. Write OWNER\/REPO\/RUN_ID or the run's address\.\n$/],
  [['--example', '--format', 'xml'], /^error: --format is "xml"\. Write one of: text, json, markdown\.\n$/],
  [
    ['--log', 'nowhere.txt'],
    /error: nowhere\.txt does not exist\. Name a saved log, a folder or an archive of logs\.\n$/,
  ],
  [['--log', 'nowhere/*.txt'], /error: No file matches nowhere\/\*\.txt\. Name a saved log/],
  [['--example', '--workflow', 'nowhere.yml'], /^error: nowhere\.yml does not exist\. Check the path\.\n$/],
  [['--example', '--repo', 'nowhere'], /^error: nowhere does not exist\. Check the path\.\n$/],
  [
    ['--example', '--report', 'nowhere/r.json'],
    /error: The report cannot be written to nowhere\/r\.json\. Name a file/,
  ],
]

test('a wrong call is one sentence and exit code 2', async () => {
  for (const [args, sentence] of wrongCalls) {
    const end = await retrace(args)
    assert.equal(end.code, 2, args.join(' '))
    assert.match(end.err, sentence)
    assert.equal(end.out, '', args.join(' '))
  }
  const unknown = await run(process.execPath, [cli, 'repair'])
  assert.deepEqual([unknown.code, unknown.err], [2, 'error: There is no command "repair". The command is: diagnose.\n'])
})

test('help and version go to the standard output', async () => {
  for (const args of [[], ['--help'], ['-h'], ['diagnose', '--help']]) {
    const end = await run(process.execPath, [cli, ...args])
    assert.deepEqual([end.code, end.err], [0, ''])
    assert.match(end.out, /^Usage: node dist\/cli\.js diagnose/)
  }
  const { version } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as { version: string }
  assert.equal((await run(process.execPath, [cli, '--version'])).out, `${version}\n`)
})

/** Preloaded: whoever opens a connection dies. */
const noNetwork = `data:text/javascript,${encodeURIComponent(
  "import net from 'node:net'; net.Socket.prototype.connect = () => { throw new Error('network used') }",
)}`

test('`npm start` shows the example from any folder, without a network', async () => {
  const env = { NODE_OPTIONS: `--import=${noNetwork}` }
  const started = await run('npm', ['start', '--silent', '--offline', '--prefix', project], {})
  assert.equal(started.code, 0, started.err)
  const direct = await retrace(['--example'], env)
  assert.equal(direct.code, 0, direct.err)
  assert.equal(started.out, direct.out)
  assert.match(direct.out, /✗ 2 problems broke 2 of 3 jobs/)
  assert.ok(!direct.out.includes('\u001b'))
})

for (const { major, path } of nodesHere().filter((node) => node.major >= 20)) {
  test(`runs under Node ${major}`, async () => {
    const log = write(`node${major}.txt`, red)
    const [example, saved] = await Promise.all([
      retrace(['--example'], {}, path),
      retrace(['--log', log, '--format', 'json'], {}, path),
    ])
    assert.deepEqual([example.code, saved.code], [0, 0])
    assert.match(example.out, /✗ 2 problems broke 2 of 3 jobs/)
    assert.equal(Report.parse(JSON.parse(saved.out)).problems[0]?.title, title)
  })
}

test('colours are for terminals, unless NO_COLOR is set', async () => {
  const inTerminal = (env: Readonly<Record<string, string>>) =>
    run(
      'python3',
      ['-c', 'import pty, sys; sys.exit(pty.spawn(sys.argv[1:]) >> 8)', process.execPath, cli, 'diagnose', '--example'],
      { TERM: 'xterm-256color', ...env },
    )
  const colored = await inTerminal({})
  assert.match(colored.out, /\u001b\[/)
  assert.match(colored.out, /2 problems broke 2 of 3 jobs/)
  assert.doesNotMatch((await inTerminal({ NO_COLOR: '1' })).out, /\u001b\[\d/)
})
