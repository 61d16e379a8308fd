import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { cappedOutput } from '../../src/adapters/capped-output.ts'
import { launch } from '../../src/adapters/launch.ts'

const cwd = mkdtempSync(join(tmpdir(), 'retrace-test-'))
after(() => rmSync(cwd, { recursive: true }))
const node = (script: string, ...args: string[]) => ({ program: process.execPath, args: ['-e', script, ...args], cwd })

test('exit status, both streams and the working directory are the program’s own', async () => {
  const done = await launch(node('console.log(process.cwd()); console.error("e"); process.exit(3)'))
  assert.deepEqual(
    [done.exitCode, done.stdout.toString(), done.stderr.toString(), done.truncated],
    [3, `${cwd}\n`, 'e\n', false],
  )
})

test('the environment is exactly what is given; nothing of ours is inherited', async () => {
  process.env.RETRACE_CANARY = 'secret'
  const print = 'process.stdout.write(JSON.stringify(process.env))'
  const given = await launch({ ...node(print), env: { A: '1' } })
  assert.deepEqual(JSON.parse(given.stdout.toString()), { A: '1' })
  const none = await launch(node(print))
  assert.deepEqual(Object.keys(JSON.parse(none.stdout.toString())), ['PATH'])
})

test('arguments pass no shell', async () => {
  const hostile = ['$(touch hit)', '`touch hit`', '; touch hit', '"', "'", '*', '', '--', 'a b']
  const done = await launch(node('process.stdout.write(JSON.stringify(process.argv.slice(1)))', '--', ...hostile))
  assert.deepEqual(JSON.parse(done.stdout.toString()), hostile)
  assert.ok(!existsSync(join(cwd, 'hit')))
})

test('a program that waits for input gets none', async () => {
  const done = await launch(node('process.stdin.on("end", () => console.log("end")).resume()'))
  assert.equal(done.stdout.toString(), 'end\n')
})

test('a program that has ended before its input is closed ends nothing else', async () => {
  // Whoever opens the input waits until the program is gone, as happens on a busy machine.
  const late = (message: unknown) => {
    const { process: child } = message as { process: { stdin: unknown } }
    let stdin: unknown
    Object.defineProperty(child, 'stdin', {
      set: (stream) => {
        stdin = stream
      },
      get: () => {
        execFileSync('sleep', ['0.1'])
        return stdin
      },
    })
    unsubscribe('child_process', late)
  }
  subscribe('child_process', late)
  assert.equal((await launch({ program: 'true', args: [], cwd })).exitCode, 0)
})

test('after the time limit the whole process tree is gone, and other launches are untouched', async () => {
  const file = join(cwd, 'pids')
  // A child that starts a grandchild; both note their ids and wait.
  const script = `echo $$ > "${file}"; sleep 60 & echo $! >> "${file}"; wait`
  const shell = { program: '/bin/sh', args: ['-c', script], cwd, timeoutMs: 1500 }
  const other = launch(node('setTimeout(() => console.log("done"), 2000)'))
  await assert.rejects(launch(shell), { code: 'timeout' })
  const pids = readFileSync(file, 'utf8').trim().split('\n').map(Number)
  assert.equal(pids.length, 2)
  await new Promise((resolve) => setTimeout(resolve, 100))
  for (const pid of pids) assert.ok(!isRunning(pid), `${pid} is still running`)
  assert.equal((await other).stdout.toString(), 'done\n')
})

test('output is kept to a bound, its head and its tail', async () => {
  const done = await launch({ ...node('process.stdout.write("a".repeat(1e6) + "z".repeat(1e6))'), maxOutput: 100 })
  assert.equal(done.stdout.toString(), `${'a'.repeat(50)}\n[output left out]\n${'z'.repeat(50)}`)
  assert.equal(done.truncated, true)
})

test('a program that is not there is an error that names it', async () => {
  await assert.rejects(launch({ program: 'no-such-program-here', args: [], cwd }), {
    code: 'command_failed',
    message: /no-such-program-here/,
  })
})

test('capped output of any chunks equals head and tail of the whole', () => {
  for (const size of [1, 3, 7, 50, 99_999]) {
    for (const total of [0, 5, 10, 11, 200_000]) {
      const whole = Buffer.from(Array.from({ length: total }, (_, i) => 97 + (i % 26)))
      const capped = cappedOutput(10)
      for (let i = 0; i < total; i += size) capped.add(whole.subarray(i, i + size))
      const expected =
        total <= 10 ? whole.toString() : `${whole.subarray(0, 5)}\n[output left out]\n${whole.subarray(-5)}`
      assert.equal(capped.bytes().toString(), expected, `${total} bytes by ${size}`)
      assert.equal(capped.truncated(), total > 10)
    }
  }
})

function isRunning(pid: number): boolean {
  try {
    // A killed process may wait as a zombie for its parent to notice.
    return !/\) [ZX]/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}
