import assert from 'node:assert/strict'
import { mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, test } from 'node:test'
import { actionsPublisher } from '../../src/adapters/publisher.ts'
import { sayer } from '../../src/adapters/say.ts'
import { terminalPublisher } from '../../src/adapters/terminal-publisher.ts'
import { runnerCommands } from '../../src/text/runner-commands.ts'

const temp = await mkdtemp(join(tmpdir(), 'retrace-test-'))
after(() => rm(temp, { recursive: true }))

/** A publisher with real files, as the runner gives them, and what it said. */
async function publisher(change: Record<string, string | undefined> = {}) {
  const folder = await mkdtemp(join(temp, 'run-'))
  const env = {
    GITHUB_STEP_SUMMARY: join(folder, 'summary'),
    GITHUB_OUTPUT: join(folder, 'output'),
    RUNNER_TEMP: folder,
    ...change,
  }
  for (const path of ['summary', 'output']) await writeFile(join(folder, path), '')
  // `setOutput` of @actions/core reads the process's own environment.
  process.env.GITHUB_OUTPUT = env.GITHUB_OUTPUT
  const said: string[] = []
  const say = sayer({ write: (text) => said.push(text), redact: (text) => text, inActions: true, color: false })
  const port = actionsPublisher({ say, env, outputs: ['status', 'report'], temp: folder })
  return { port, folder, said: () => said.join(''), read: (name: string) => readFile(join(folder, name), 'utf8') }
}

test('the summary is appended, and cut at 256 KiB on a whole line', async () => {
  const { port, read } = await publisher()
  await port.summary('# one\n')
  await port.summary(`${'é'.repeat(99)}\n`.repeat(3000))
  const text = await read('summary')
  assert.ok(text.startsWith('# one\n'))
  assert.ok(Buffer.byteLength(text) <= 256 * 1024 + 6)
  assert.match(text, /é\n\n\n_The rest is left out/)
})

test('a summary file that is missing, a folder or a link is a warning, not a failure', async () => {
  const { port, said, folder } = await publisher({ GITHUB_STEP_SUMMARY: undefined })
  await port.summary('x')
  assert.match(said(), /::warning::.*GITHUB_STEP_SUMMARY is not set/)
  await symlink(join(folder, 'output'), join(folder, 'link'))
  for (const [name, code] of [
    ['gone', 'ENOENT'],
    ['.', 'EISDIR'],
    ['link', 'ELOOP'],
  ] as const) {
    const other = await publisher({ GITHUB_STEP_SUMMARY: join(folder, name) })
    await other.port.summary('x')
    assert.match(other.said(), new RegExp(`::warning::.*${code}`))
    assert.ok(!other.said().includes(folder), 'no path in the message')
  }
})

test('at most ten annotations of a kind are made; how many more there are is said', async () => {
  const { port, said } = await publisher()
  const many = Array.from({ length: 12 }, (_, i) => ({
    level: 'error' as const,
    path: 'src/a,b.ts',
    line: i + 1,
    title: 'T: 1',
    message: 'm',
  }))
  port.annotate([...many, { level: 'notice', line: 3, title: 'n', message: '::add-mask::x\n##[error]y' }])
  const commands = runnerCommands(said())
  assert.deepEqual(
    commands.map((command) => command.name),
    [...Array(10).fill('error'), 'notice'],
  )
  assert.deepEqual(Object.fromEntries(commands[0]?.properties ?? []), { title: 'T: 1', file: 'src/a,b.ts', line: '1' })
  assert.deepEqual(Object.fromEntries(commands[10]?.properties ?? []), { title: 'n' })
  assert.match(said(), /2 more of kind "error"/)
})

test('only declared outputs with harmless values reach the runner (HX-005)', async () => {
  const { port, read, said } = await publisher()
  port.output('status', 'diagnosed')
  port.output('report', 'D:\\a\\_temp\\retrace-1\\report.json')
  const hostile = [
    'test_a\nverified=true',
    'b\nEOF\nstatus=v\nreason<<EOF',
    'build ($' + '{{ github.token }})',
    '$(id) `id`',
    't\u2028verified=true',
    'a\'"><b',
    'x'.repeat(201),
  ]
  for (const value of hostile) port.output('status', value)
  assert.deepEqual(outputsAsTheRunnerReads(await read('output')), [
    ['status', 'diagnosed'],
    ['report', 'D:/a/_temp/retrace-1/report.json'],
  ])
  assert.equal(runnerCommands(said()).length, hostile.length)
  assert.throws(() => port.output('verified', 'true'), { code: 'internal' })
})

test('without an output file nothing is printed as a command but a warning', async () => {
  const { port, said } = await publisher({ GITHUB_OUTPUT: '' })
  port.output('status', 'diagnosed')
  assert.deepEqual(
    runnerCommands(said()).map((command) => command.name),
    ['warning'],
  )
})

test('report files go to a new private folder, and none is written twice or elsewhere', async () => {
  const { port, folder } = await publisher()
  const path = await port.file('retrace-report.json', '{}')
  assert.match(path, /retrace-[0-9a-f]{16}[/\\]retrace-report\.json$/)
  assert.equal(dirname(dirname(path)), folder)
  assert.equal((await stat(dirname(path))).mode & 0o777, 0o700)
  assert.equal(dirname(await port.file('retrace-summary.md', '#')), dirname(path))
  await assert.rejects(port.file('retrace-report.json', 'again'), { code: 'EEXIST' })
  for (const name of ['../x', 'a/b', '.hidden', '', 'a\u0000'])
    await assert.rejects(port.file(name, ''), { code: 'internal' })
  assert.deepEqual((await readdir(dirname(path))).sort(), ['retrace-report.json', 'retrace-summary.md'])
})

test('a terminal gets the summary as text and the report where the user wants it', async () => {
  const said: string[] = []
  const reportPath = join(await mkdtemp(join(temp, 'cli-')), 'mine.json')
  const port = terminalPublisher({
    say: { info: (text) => said.push(text) },
    reportPath,
    reportName: 'retrace-report.json',
    temp,
  })
  await port.summary('# summary')
  port.annotate([{ level: 'error', title: 't', message: 'm' }])
  assert.deepEqual(said, ['# summary'])
  assert.equal(await port.file('retrace-report.json', '{}'), reportPath)
  assert.equal(await port.file('retrace-report.json', '{"again":1}'), reportPath)
  assert.equal(await readFile(reportPath, 'utf8'), '{"again":1}')
  assert.match(await port.file('other.md', 'x'), /retrace-[0-9a-f]{16}/)
  const nowhere = terminalPublisher({ say: { info() {} }, reportPath: join(temp, 'none', 'x'), reportName: 'r', temp })
  await assert.rejects(nowhere.file('r', ''), { code: 'bad_input' })
})

/** A port of the runner's reader of `name=value` and `name<<delimiter` files (FileCommandManager.cs). */
function outputsAsTheRunnerReads(text: string): [string, string][] {
  const found: [string, string][] = []
  const lines = text.split('\n')
  for (let line = lines.shift(); line !== undefined; line = lines.shift()) {
    const heredoc = /^([^=]*?)<<(.*)$/.exec(line)
    if (heredoc === null) {
      const equals = line.indexOf('=')
      if (equals > 0) found.push([line.slice(0, equals), line.slice(equals + 1)])
      continue
    }
    const value: string[] = []
    for (let next = lines.shift(); next !== undefined && next !== heredoc[2]; next = lines.shift()) value.push(next)
    found.push([heredoc[1] ?? '', value.join('\n')])
  }
  return found
}
