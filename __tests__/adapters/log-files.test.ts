import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, test } from 'node:test'
import { logFiles } from '../../src/adapters/log-files.ts'
import { RetraceError } from '../../src/errors.ts'
import type { LogAnswer } from '../../src/ports.ts'
import { zip } from '../fakes/zip.ts'

const root = mkdtempSync(join(tmpdir(), 'retrace-log-files-'))
after(() => rmSync(root, { recursive: true, force: true }))

/** A folder under the test's own root that holds these files. */
function folder(name: string, files: Record<string, string | Uint8Array>): string {
  for (const [file, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name, file)), { recursive: true })
    writeFileSync(join(root, name, file), bytes)
  }
  return join(root, name)
}
const shown = (answers: readonly LogAnswer[]) =>
  answers.map((a) =>
    a.kind === 'log' ? [a.handle.log, Buffer.concat([...a.handle.chunks()]).toString()] : [a.code, a.why],
  )

test('a file is read whole, in chunks of at most 64 KiB that stay valid', async () => {
  const text = 'a line of a log\n'.repeat(20_000)
  const cwd = folder('one', { 'job.log': text })
  const [answer] = await logFiles(['job.log'], { cwd })
  assert.ok(answer?.kind === 'log')
  const chunks = [...answer.handle.chunks()]
  assert.ok(chunks.every((chunk) => chunk.length <= 65_536))
  assert.equal(Buffer.concat(chunks).toString(), text)
  assert.equal(answer.handle.bytes, text.length)
  assert.equal(answer.handle.complete, true)
})

test('missing, empty, binary files and odd names are clear sentences', async () => {
  const cwd = folder('bad', { 'empty.log': '', 'picture.log': Buffer.alloc(5000) })
  assert.deepEqual(shown(await logFiles(['gone.log', 'empty.log', 'picture.log', 'none-*.log', 'a\0b'], { cwd })), [
    ['log_missing', 'gone.log does not exist.'],
    ['log_missing', 'empty.log is empty.'],
    ['log_unreadable', 'picture.log is not a text file.'],
    ['log_missing', 'No file matches none-*.log.'],
    ['log_missing', 'a\0b does not exist.'],
  ])
})

test('UTF-16 is text', async () => {
  const cwd = folder('wide', { 'wide.log': Buffer.from('\uFEFFa line\r\n'.repeat(10), 'utf16le') })
  assert.equal((await logFiles(['wide.log'], { cwd }))[0]?.kind, 'log')
})

test('globs match below their base, sorted; a path that exists is no glob', async () => {
  const cwd = folder('glob', {
    'x/b.log': 'b',
    'x/y/a.log': 'a',
    'x/c.txt': 'c',
    'node_modules/d.log': 'd',
    '[x].log': 'e',
  })
  assert.deepEqual(shown(await logFiles(['**/*.log'], { cwd })), [
    ['[x].log', 'e'],
    ['x/b.log', 'b'],
    ['x/y/a.log', 'a'],
  ])
  assert.deepEqual(shown(await logFiles(['x/*.{log,txt}'], { cwd })), [
    ['x/b.log', 'b'],
    ['x/c.txt', 'c'],
  ])
  assert.deepEqual(shown(await logFiles(['[x].log'], { cwd })), [['[x].log', 'e']])
})

test('an unpacked run archive is read by jobs, like the packed one', async () => {
  const files = {
    '0_lint.txt': 'lint log\n',
    'lint/1_Set up job.txt': 'x',
    'lint/system.txt': 'Job defined at: octo/demo/.github/workflows/ci.yml@refs/heads/main\n',
    'build/2_Run make.txt': 'made\n',
    'build/1_Set up job.txt': 'set up',
  }
  folder('run', files)
  writeFileSync(join(root, 'run.zip'), await zip(Object.entries(files).map(([name, bytes]) => ({ name, bytes }))))
  const facts = (answers: readonly LogAnswer[]) =>
    answers.map((a) => (a.kind === 'log' ? [a.handle.job, a.handle.steps, a.handle.definedAt, a.handle.note] : []))
  const unpacked = await logFiles(['run'], { cwd: root })
  const packed = await logFiles(['run.zip'], { cwd: root })
  assert.deepEqual(shown(unpacked), [
    ['run/0_lint.txt', 'lint log\n'],
    ['run/build', 'set up\nmade\n'],
  ])
  assert.deepEqual(
    shown(packed).map(([, text]) => text),
    shown(unpacked).map(([, text]) => text),
  )
  assert.deepEqual(facts(packed), facts(unpacked))
})

test('links are followed where the user named them and nowhere else', {
  skip: process.platform === 'win32',
}, async () => {
  const cwd = folder('links', { 'real/secret.log': 'secret\n', 'logs/good.log': 'good\n' })
  symlinkSync('../real/secret.log', join(cwd, 'logs/link.log'))
  symlinkSync('../real', join(cwd, 'logs/folder'))
  symlinkSync('logs', join(cwd, 'also'))
  assert.deepEqual(shown(await logFiles(['logs/link.log'], { cwd })), [['logs/link.log', 'secret\n']])
  assert.deepEqual(shown(await logFiles(['logs'], { cwd })), [['logs/good.log', 'good\n']])
  assert.deepEqual(shown(await logFiles(['also'], { cwd })), [['also/good.log', 'good\n']])
  assert.deepEqual(shown(await logFiles(['logs/**/*.log'], { cwd })), [['logs/good.log', 'good\n']])
})

test('a file that goes away between finding and reading is said to have gone', async () => {
  const cwd = folder('gone', { 'a.log': 'a' })
  const [answer] = await logFiles(['a.log'], { cwd })
  rmSync(join(cwd, 'a.log'))
  assert.ok(answer?.kind === 'log')
  const { handle } = answer
  assert.throws(
    () => [...handle.chunks()],
    (error) => error instanceof RetraceError && error.code === 'not_found',
  )
})

test('an empty folder is a sentence', async () => {
  const cwd = folder('hollow', { 'readme.md': 'x' })
  assert.deepEqual(shown(await logFiles(['.'], { cwd })), [['log_missing', '. holds no .txt or .log file.']])
})
