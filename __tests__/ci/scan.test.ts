import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { secretMatcher } from '../../src/text/secrets.ts'
import { jobText } from './job-log-text.ts'
import { readText, scanText } from './read-text.ts'

const failing = jobText({
  name: 'test (3.12)',
  steps: [
    { uses: 'actions/checkout@v5', with: { repository: 'o/r' }, out: ['Syncing repository: o/r'] },
    { run: 'npm ci', out: ['added 3 packages'] },
    {
      run: '\n# unit tests\nnpm test',
      out: ['> jest', '##[group]Run everything', 'inside', '##[endgroup]', 'FAIL a.test.js'],
      exit: 1,
    },
    { uses: './.github/actions/report', out: [] },
  ],
  post: [['git clean'], []],
})

const shape = (text: string, chunk?: number) =>
  scanText(text, chunk).sections.map((s) => [
    s.kind,
    s.header,
    s.fromLine,
    s.toLine,
    s.bodyLine,
    s.exitCode,
    s.uses,
    s.errorLines.length,
  ])

test('a job log falls into set-up, steps, post steps and end, with line ranges that touch', () => {
  const { sections, lines } = scanText(failing.text)
  assert.deepEqual(
    sections.map((s) => [s.kind, s.header]),
    [
      ['setup', 'Set up job'],
      ['step', 'actions/checkout@v5'],
      ['step', 'npm ci'],
      ['step', '# unit tests'],
      ['step', './.github/actions/report'],
      ['post', 'Post job cleanup.'],
      ['post', 'Post job cleanup.'],
      ['end', 'Complete job'],
    ],
  )
  assert.equal(sections[3]?.exitCode, 1)
  assert.deepEqual(sections[3]?.script, ['', '# unit tests', 'npm test'])
  assert.deepEqual(
    sections.filter((s) => s.uses).map((s) => s.header),
    ['actions/checkout@v5', './.github/actions/report'],
  )
  sections.forEach((s, i) => {
    if (i > 0) assert.equal(s.fromLine, (sections[i - 1]?.toLine ?? 0) + 1)
  })
  assert.equal(sections.at(-1)?.toLine, lines)
})

test('a group that the script itself prints is no step, even when it is called "Run …"', () => {
  assert.equal(
    scanText(failing.text).sections.some((s) => s.header === 'everything'),
    false,
  )
})

test('how the bytes are cut into chunks changes nothing', () => {
  const whole = shape(failing.text)
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 700 }), (chunk) => {
      assert.deepEqual(shape(failing.text, chunk), whole)
    }),
    { numRuns: 60 },
  )
})

test('CRLF logs and logs without BOM give the same sections', () => {
  const steps = [{ run: 'make', out: ['x'], exit: 2 }]
  const unix = jobText({ name: 'j', steps })
  const windows = jobText({ name: 'j', steps, lineEnd: '\r\n', bom: false })
  assert.deepEqual(shape(windows.text), shape(unix.text))
})

test('a passing step keeps nothing, a failing one keeps its lines', () => {
  const { sections } = scanText(failing.text)
  assert.equal(sections[2]?.kept.head.length, 0)
  const [job] = readText(failing.text)
  const step = job?.sections[3]
  assert.ok(job !== undefined && step !== undefined)
  assert.deepEqual(
    job
      .lines(step)
      .map((l) => l.text)
      .slice(-3),
    ['', 'FAIL a.test.js', 'Process completed with exit code 1.'],
  )
})

test('an error annotation in the middle of an action is told apart from one that ends it', () => {
  const middle = jobText({ steps: [{ uses: 'a/b@v1', out: ['##[error]a notice of pip', 'done'] }, { run: 'true' }] })
  const last = jobText({ steps: [{ uses: 'a/b@v1', out: ['working', '##[error]No files found'] }] })
  assert.equal(scanText(middle.text).sections[1]?.endsWithError, false)
  assert.equal(scanText(last.text).sections[1]?.endsWithError, true)
})

test('unstamped lines after an error belong to it', () => {
  const log = jobText({ steps: [{ uses: 'a/b@v1', out: ['##[error]first line\n    at second (x.js:1:2)'] }] })
  assert.equal(scanText(log.text).sections[1]?.endsWithError, true)
})

test('cancelled, timed out and shut down steps are seen', () => {
  const text = (line: string) => jobText({ steps: [{ run: 'sleep 9', out: [`##[error]${line}`] }] }).text
  assert.equal(scanText(text('The operation was canceled.')).sections[1]?.cancelled, true)
  assert.equal(scanText(text('The runner has received a shutdown signal.')).sections[1]?.cancelled, true)
  assert.equal(scanText(text("The action 'Build it' has timed out after 5 minutes.")).sections[1]?.timedOut, true)
})

test('the gh form gives jobs and step names; a BOM may stand before each stamp', () => {
  const one = jobText({ name: 'build', bom: false, steps: [{ run: 'make', out: ['boom'], exit: 2 }] }).text
  const two = jobText({ name: 'lint', bom: false, steps: [{ run: 'ruff check .', out: ['ok'] }] }).text
  const gh = (job: string, step: string, text: string) =>
    text
      .trimEnd()
      .split('\n')
      .map((l, i) => `${job}\t${step}\t${i === 0 ? '\uFEFF' : ''}${l}`)
      .join('\n')
  const slice = (text: string, from: number, to?: number) => text.trimEnd().split('\n').slice(from, to).join('\n')
  const whole = [
    gh('build', 'Set up job', slice(one, 0, 10)),
    gh('build', 'Compile it', slice(one, 10, -1)),
    gh('build', 'Complete job', slice(one, -1)),
    gh('lint', 'Set up job', slice(two, 0, 10)),
    gh('lint', 'Lint', slice(two, 10, -1)),
    gh('lint', 'Complete job', slice(two, -1)),
  ].join('\n')
  const jobs = readText(`${whole}\n`)
  assert.deepEqual(
    jobs.map((j) => j.name),
    ['build', 'lint'],
  )
  assert.deepEqual(
    jobs[0]?.sections.map((s) => [s.kind, s.stepName, s.header, s.exitCode]),
    [
      ['setup', 'Set up job', 'Set up job', undefined],
      ['step', 'Compile it', 'make', 2],
      ['end', 'Complete job', '', undefined],
    ],
  )
  const step = jobs[0]?.sections[1]
  assert.ok(step !== undefined)
  assert.ok(jobs[0]?.lines(step).some((l) => l.text === 'boom'))
})

test('the gh form without step names is read by its headers', () => {
  const plain = jobText({
    name: 'build',
    bom: false,
    steps: [{ run: 'make', out: ['boom'], exit: 2 }],
    post: [[]],
  }).text
  const gh = plain.replace(/^/gm, 'build\tUNKNOWN STEP\t').replace(/build\tUNKNOWN STEP\t$/, '')
  const [job] = readText(gh)
  assert.deepEqual(
    job?.sections.map((s) => [s.kind, s.header]),
    [
      ['setup', 'Set up job'],
      ['step', 'make'],
      ['post', 'Post job cleanup.'],
      ['end', 'Complete job'],
    ],
  )
  assert.equal(job?.name, 'build')
})

test('lines of the queue before the runner starts belong to the set-up', () => {
  const log = jobText({ name: 'j', bom: false, steps: [{ run: 'make' }] }).text
  const queued = `2026-03-04T05:00:00.0000000Z Waiting for a runner to pick up this job...\n${log}`
  assert.deepEqual(
    readText(queued).map((j) => [j.name, j.sections[0]?.kind, j.sections[0]?.fromLine]),
    [['j', 'setup', 1]],
  )
})

test('an excerpt that starts in the middle of a step is a step, not a set-up', () => {
  const [section] = scanText('FAIL a.test.js\n  expected 1, got 2\n').sections
  assert.deepEqual([section?.kind, section?.header, section?.kept.head.length], ['step', '', 1])
})

test('a line of many megabytes is cut to its head, counted once, and does not move line numbers', () => {
  const log = jobText({ steps: [{ run: 'cat big', out: [`start ${'x'.repeat(1_000_000)} end`, 'after'], exit: 1 }] })
  const scanned = scanText(log.text)
  assert.equal(scanned.cutLines, 1)
  assert.equal(scanned.lines, log.text.trimEnd().split('\n').length)
  const [job] = readText(log.text)
  const step = job?.sections[1]
  assert.ok(job !== undefined && step !== undefined)
  const lines = job.lines(step)
  assert.ok(lines.some((l) => l.text === 'after'))
  assert.ok(lines.every((l) => l.text.length <= 4096))
})

test('a secret is overwritten wherever a chunk edge falls, also across the window in one giant line', () => {
  const secret = 'hunter2-hunter2-hunter2'
  const matcher = secretMatcher([secret])
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 300_000 }), fc.integer({ min: 1000, max: 90_000 }), (pad, chunk) => {
      const scanned = scanText(`${'y'.repeat(pad)}${secret}${'z'.repeat(10)}\nnext\n`, chunk, matcher)
      assert.equal(scanned.secretHits, 1)
      const kept = scanned.sections.flatMap((s) => s.kept.head).map((b) => Buffer.from(b.bytes).toString('latin1'))
      assert.ok(kept.every((text) => !text.includes(secret)))
    }),
    { numRuns: 40 },
  )
})

test('a huge failing step keeps head, trouble and tail in bounded memory, and says that lines are missing', () => {
  const quiet = Array.from(
    { length: 160_000 },
    (_, i) => `compiling module number ${i} of the generated sources, all is well so far`,
  )
  quiet[80_000] = 'TypeError: cannot read the middle'
  const log = jobText({ steps: [{ run: 'make', out: quiet, exit: 1 }] })
  const step = scanText(log.text).sections[1]
  assert.ok(step !== undefined)
  const { headBytes, troubleBytes, tailBytes, dropped } = step.kept
  assert.equal(dropped, true)
  assert.ok(headBytes + troubleBytes + tailBytes < 13 << 20)
  const [job] = readText(log.text)
  const section = job?.sections[1]
  assert.ok(job !== undefined && section !== undefined)
  const lines = job.lines(section)
  const middle = lines.find((l) => l.text.startsWith('TypeError'))
  assert.equal(middle?.n, log.lineOf('TypeError: cannot read the middle'))
})

test('arbitrary bytes never throw and never lose count of lines', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 3000 }), fc.integer({ min: 1, max: 500 }), (bytes, chunk) => {
      const scanned = scanText(bytes, chunk)
      const feeds = bytes.filter((b) => b === 0x0a).length
      assert.equal(scanned.lines, feeds + (bytes.length > 0 && bytes.at(-1) !== 0x0a ? 1 : 0))
      assert.equal(scanned.bytes, bytes.length)
    }),
  )
})

test('a script that starts like a local action is a script, and a local action is none', () => {
  const log = jobText({ steps: [{ run: './build.sh' }, { uses: './build.sh', with: { shell: 'bash' } }] })
  assert.deepEqual(
    scanText(log.text)
      .sections.filter((s) => s.kind === 'step')
      .map((s) => [s.uses, s.script]),
    [
      [false, ['./build.sh']],
      [true, []],
    ],
  )
})
