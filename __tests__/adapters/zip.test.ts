import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import fc from 'fast-check'
import { archiveLimits, readArchive } from '../../src/adapters/zip.ts'
import type { LogAnswer } from '../../src/ports.ts'
import { declareSize, zip } from '../fakes/zip.ts'

const text = (answer: LogAnswer | undefined) =>
  answer?.kind === 'log' ? Buffer.concat([...answer.handle.chunks()]).toString() : undefined
const handle = (answer: LogAnswer | undefined) => (answer?.kind === 'log' ? answer.handle : undefined)
const reasons = (answers: readonly LogAnswer[]) =>
  answers.flatMap((a) => (a.kind === 'missing' ? [`${a.code}: ${a.why}`] : []))

test('each job has its log, its step names and its workflow file', async () => {
  const archive = await zip([
    { name: '0_lint.txt', bytes: 'whole log\n' },
    { name: 'lint/2_Run actions_checkout@v4.txt', bytes: 'x' },
    { name: 'lint/1_Set up job.txt', bytes: 'x' },
    {
      name: 'lint/system.txt',
      bytes: '2024-05-01T12:00:00.1234567Z Job defined at: octo/demo/.github/workflows/ci.yml@refs/heads/main\n',
    },
    { name: '1_test.txt', bytes: 'other\n' },
  ])
  const answers = await readArchive(archive, 'run.zip')
  assert.equal(answers.length, 2)
  assert.equal(text(answers[0]), 'whole log\n')
  const { log, job, steps, definedAt, bytes, complete } = handle(answers[0]) ?? {}
  assert.deepEqual(
    { log, job, steps, definedAt, bytes, complete },
    {
      log: 'run.zip/0_lint.txt',
      job: 'lint',
      steps: [
        { number: 1, name: 'Set up job' },
        { number: 2, name: 'Run actions_checkout@v4' },
      ],
      definedAt: 'octo/demo/.github/workflows/ci.yml@refs/heads/main',
      bytes: 10,
      complete: true,
    },
  )
})

test('step files stand in for a missing job file, in the order of their numbers', async () => {
  const archive = await zip([
    { name: 'build/10_Complete job.txt', bytes: 'last\n' },
    { name: 'build/2_Run make.txt', bytes: 'second' },
    { name: 'build/1_Set up job.txt', bytes: 'first\n' },
  ])
  const [only] = await readArchive(archive, 'run.zip')
  assert.equal(text(only), 'first\nsecond\nlast\n')
  assert.match(handle(only)?.note ?? '', /3 steps/)
})

test('links, names that leave, repeated names and device names are left out and said', async () => {
  const archive = await zip([
    { name: '0_good.txt', bytes: 'good\n' },
    { name: 'xx/xx/escape.txt', rename: '../../escape.txt', bytes: 'bad' },
    { name: 'xabs.txt', rename: '/abs.txt', bytes: 'bad' },
    { name: 'CxxDrive.txt', rename: 'C:\\Drive.txt', bytes: 'bad' },
    { name: '1_link.txt', bytes: '/etc/passwd', mode: 0o120777 },
    { name: '2_twice.txt', bytes: 'first\n' },
    { name: '3_twice.txt', rename: '2_twice.txt', bytes: 'second\n' },
  ])
  const answers = await readArchive(archive, 'run.zip')
  assert.deepEqual(answers.map(text), ['good\n', 'first\n', undefined])
  assert.match(reasons(answers)[0] ?? '', /^log_unreadable: .*3 × names.*/)
  assert.match(reasons(answers)[0] ?? '', /1 × links/)
  assert.match(reasons(answers)[0] ?? '', /1 × repeated/)
})

test('a bomb is cut at its ratio, whatever it declares, and the rest of the archive is still read', async () => {
  const line = `${'-'.repeat(79)}\n`
  const bomb = await zip([
    { name: '0_bomb.txt', bytes: line.repeat(400_000) },
    { name: '1_good.txt', bytes: 'good\n' },
  ])
  for (const archive of [bomb, declareSize(bomb, 0, 1)]) {
    const [first, second] = await readArchive(archive, 'run.zip')
    const cut = handle(first)
    assert.equal(cut?.complete, false)
    assert.match(cut?.note ?? '', /100 times/)
    assert.ok((cut?.bytes ?? 0) < 12 << 20, String(cut?.bytes))
    assert.equal(text(second), 'good\n')
  }
})

test('text in all, members and time are bounded', async () => {
  const archive = await zip([
    { name: '0_a.txt', bytes: randomBytes(3000).toString('hex') },
    { name: '1_b.txt', bytes: randomBytes(3000).toString('hex') },
    { name: '2_c.txt', bytes: 'c\n' },
  ])
  const bytes = await readArchive(archive, 'run.zip', { ...archiveLimits, bytes: 7000 })
  assert.deepEqual(
    bytes.map((a) => handle(a)?.bytes),
    [6000, 1000, undefined],
  )
  assert.equal(handle(bytes[1])?.complete, false)
  assert.match(reasons(bytes)[0] ?? '', /log_unreadable/)

  const members = await readArchive(archive, 'run.zip', { ...archiveLimits, members: 2 })
  assert.deepEqual(
    members.map((a) => handle(a)?.job),
    ['a', 'b', undefined],
  )
  assert.match(reasons(members)[0] ?? '', /after the first 2 members/)

  const clock = { time: 0 }
  const late = await readArchive(archive, 'run.zip', archiveLimits, () => (clock.time += 20_000))
  assert.equal(
    late.every((a) => a.kind === 'missing' || !a.handle.complete),
    true,
  )
})

test('no zip, half a zip, NULs and an empty one are sentences', async () => {
  const whole = await zip([{ name: '0_a.txt', bytes: randomBytes(3000).toString('hex') }])
  for (const bytes of [Buffer.from('PK\x03\x04garbage'), whole.subarray(0, whole.length / 2), Buffer.alloc(0)]) {
    const answers = await readArchive(bytes, 'run.zip')
    assert.match(reasons(answers).join(), /^log_unreadable: run.zip is not a readable zip archive/)
  }
  assert.match(reasons(await readArchive(await zip([]), 'run.zip')).join(), /holds no log/)
  const nuls = await readArchive(await zip([{ name: '0_a.txt', bytes: Buffer.alloc(50_000) }]), 'run.zip')
  assert.match(reasons(nuls).join(), /0_a.txt is not text/)
})

test('an archive with damaged bytes never throws and never gives more than it may', async () => {
  const whole = await zip([
    { name: '0_a.txt', bytes: randomBytes(600).toString('hex') },
    { name: 'a/1_x.txt', bytes: 'x'.repeat(900) },
    { name: 'b/1_x.txt', bytes: 'x'.repeat(900) },
  ])
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 8 }),
      async (changes) => {
        const archive = Buffer.from(whole)
        for (const [at, byte] of changes) archive[at] = byte
        const answers = await readArchive(archive, 'run.zip')
        const size = answers.reduce((sum, a) => sum + (a.kind === 'log' ? a.handle.bytes : 0), 0)
        assert.ok(answers.length > 0 && size <= archiveLimits.bytes)
      },
    ),
    { numRuns: 150 },
  )
})
