// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are GitHub's expressions, not templates of ours.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { align } from '../../src/ci/align.ts'
import { jobText, type StepText } from './job-log-text.ts'
import { readText } from './read-text.ts'
import { jobWith } from './written.ts'

/** For each step of the file the headers that fell to it, and the headers that fell to none. */
function aligned(shown: readonly StepText[], written: readonly string[]) {
  const [log] = readText(jobText({ name: 'test', steps: shown }).text)
  const { steps, strangers, score } = align(log?.sections ?? [], jobWith(...written).steps)
  return { steps: steps.map((s) => s.sections.map((x) => x.header)), strangers: strangers.map((s) => s.header), score }
}

test('steps are matched by script and reference, never by their name', () => {
  const { steps, score } = aligned(
    [{ uses: 'actions/checkout@v5' }, { run: 'make' }, { run: 'make test' }],
    ['uses: actions/checkout@v5\nname: Get it', 'run: make\nname: Compile', 'run: make test'],
  )
  assert.deepEqual(steps, [['actions/checkout@v5'], ['make'], ['make test']])
  assert.equal(score, 1)
})

test('a skipped step leaves a hole, and the steps around it keep their places', () => {
  const { steps } = aligned(
    [{ run: 'make' }, { run: 'make clean' }],
    ['run: make', 'run: make deploy\nif: false', 'run: make clean'],
  )
  assert.deepEqual(steps, [['make'], [], ['make clean']])
})

test('scripts with the same first line are told apart by their bodies', () => {
  const { steps } = aligned(
    [{ run: 'set -x\nnpm test' }],
    ['run: |\n  set -x\n  npm ci', 'run: |\n  set -x\n  npm test', 'run: |\n  set -x\n  npm run lint'],
  )
  assert.deepEqual(steps, [[], ['set -x'], []])
})

test('expressions of the file and masks of the log stand for anything', () => {
  const { steps } = aligned(
    [{ run: 'pytest -n 4 tests/api' }, { run: 'deploy --token *** --env prod' }],
    ['run: pytest -n ${{ env.N }} ${{ matrix.dir }}', 'run: deploy --token hunter22 --env prod'],
  )
  assert.deepEqual(steps, [['pytest -n 4 tests/api'], ['deploy --token *** --env prod']])
})

test('an expression in the middle does not make up for another beginning or end', () => {
  const { steps, strangers } = aligned([{ run: 'npm publish --tag next' }], ['run: yarn ${{ env.X }} --tag latest'])
  assert.deepEqual(steps, [[]])
  assert.deepEqual(strangers, ['npm publish --tag next'])
})

test('the file of a neighbouring commit still explains steps that changed a little', () => {
  const { steps, score } = aligned(
    [{ uses: 'actions/setup-node@v4' }, { run: 'npm run test -- --coverage --silent' }],
    ['uses: actions/setup-node@v5', 'run: npm run test -- --coverage'],
  )
  assert.deepEqual(steps, [['actions/setup-node@v4'], ['npm run test -- --coverage --silent']])
  assert.ok(score < 1)
})

test('inner steps of a composite action fall to the step that uses it', () => {
  const { steps, strangers } = aligned(
    [{ uses: './.github/actions/setup' }, { run: 'corepack enable' }, { uses: 'actions/cache@v4' }, { run: 'make' }],
    ['uses: ./.github/actions/setup', 'run: make'],
  )
  assert.deepEqual(steps, [['./.github/actions/setup', 'corepack enable', 'actions/cache@v4'], ['make']])
  assert.deepEqual(strangers, [])
})

test('what nothing explains is a stranger, not a step of somebody else', () => {
  const { steps, strangers } = aligned([{ run: '/opt/hooks/start.sh' }, { run: 'make' }], ['run: make'])
  assert.deepEqual([steps, strangers], [[['make']], ['/opt/hooks/start.sh']])
})

test("the step names of gh's form beat the scripts", () => {
  const text = jobText({ steps: [{ run: './run.sh' }], bom: false }).text
  const gh = text
    .trimEnd()
    .split('\n')
    .map((l) => `test\tSecond\t${l}`)
    .join('\n')
  const [log] = readText(gh)
  const { steps } = align(
    log?.sections ?? [],
    jobWith('run: ./run.sh\nname: First', 'run: ./go.sh\nname: Second').steps,
  )
  assert.deepEqual(
    steps.map((s) => s.sections.length),
    [0, 1],
  )
})

test('every main section lands in one place, and order holds on both sides', () => {
  const commands = fc.array(fc.constantFrom('make', 'make test', 'npm ci', 'npm test', 'cat x'), { maxLength: 8 })
  fc.assert(
    fc.property(commands, commands, (shown, written) => {
      if (written.length === 0) return
      const [log] = readText(jobText({ steps: shown.map((run) => ({ run })) }).text)
      const sections = log?.sections ?? []
      const { steps, strangers, score } = align(sections, jobWith(...written.map((run) => `run: ${run}`)).steps)
      const placed = steps.flatMap((s) => s.sections.map((x) => x.fromLine))
      assert.deepEqual(
        placed,
        [...placed].sort((a, b) => a - b),
      )
      assert.equal(placed.length + strangers.length, shown.length)
      assert.ok(score >= 0 && score <= 1)
    }),
    { numRuns: 100 },
  )
})
