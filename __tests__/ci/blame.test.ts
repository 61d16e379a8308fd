import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { blame } from '../../src/ci/blame.ts'
import { type Diagnostic, finding, type Line } from '../../src/ci/diagnostics/diagnostic.ts'
import { judge } from '../../src/ci/judge.ts'
import type { WorkflowJob } from '../../src/domain/workflow.ts'
import { jobText, type StepText } from './job-log-text.ts'
import { readText } from './read-text.ts'
import { jobWith } from './written.ts'

/** A tool that states `tool! message` lines: how strongly it is believed is up to the test. */
function tool(
  name: string,
  strength: 1 | 2 | 3 | 4 | 5,
  over: Partial<Parameters<typeof finding>[0]> = {},
): Diagnostic {
  const said = (line: Line): boolean => line.text.startsWith(`${name}! `)
  return {
    tool: name,
    reads: 'invented lines',
    fixtures: 'written',
    sign: new RegExp(`^${name}! `),
    read: (lines) =>
      lines.filter(said).map((line) =>
        finding(
          {
            tool: name,
            failureType: 'linting',
            message: line.text.slice(name.length + 2),
            artifacts: [{ path: 'src/a.js', line: 3 }],
            strength,
            ...over,
          },
          line,
        ),
      ),
  }
}

function failures(
  step: StepText,
  tools: readonly Diagnostic[] | undefined,
  job?: WorkflowJob,
  after: readonly StepText[] = [],
) {
  const text = jobText({ name: 'test', steps: [step, ...after] })
  const [log] = readText(text.text)
  assert.ok(log !== undefined)
  const { steps } = judge(log, job, undefined)
  return { found: steps.flatMap((s) => blame(log, s, { job: 'test' }, tools === undefined ? {} : { tools })), text }
}

const messages = (step: StepText, tools?: readonly Diagnostic[]) =>
  failures(step, tools).found.map((f) => `${f.tool}: ${f.message}`)

describe('what explains a step', () => {
  test('a passing step has no failures, whatever it printed', () => {
    const step = { run: 'lint', out: ['strong! unused variable'], exit: 0 }
    assert.deepEqual(messages(step, [tool('strong', 5)]), [])
  })

  test('the tool that knows more wins where two read the same line', () => {
    const twice = (name: string, strength: 3 | 5): Diagnostic => ({
      ...tool('x', strength, { tool: name }),
      tool: name,
    })
    const step = { run: 'lint', out: ['x! unused variable b'], exit: 1 }
    assert.deepEqual(messages(step, [twice('vague', 3), twice('exact', 5)]), ['exact: unused variable b'])
    assert.deepEqual(messages(step, [twice('exact', 5), twice('vague', 3)]), ['exact: unused variable b'])
  })

  test('an annotation repeats what a tool said, on the same line or on another', () => {
    const step = { run: 'lint', out: ['eslike! unused variable b', 'annotation! unused variable b'], exit: 1 }
    assert.deepEqual(messages(step, [tool('annotation', 3), tool('eslike', 4)]), ['eslike: unused variable b'])
  })

  test('a short message is not swallowed by one that happens to contain it', () => {
    const step = { run: 'lint', out: ['one! an error in the file', 'two! error'], exit: 1 }
    assert.deepEqual(messages(step, [tool('one', 3), tool('two', 3)]), ['one: an error in the file', 'two: error'])
  })

  test('wrappers go where something better explains the step, and stay where nothing does', () => {
    const tools = [tool('make', 1, { failureType: 'runtime_error' }), tool('cc', 4)]
    assert.deepEqual(messages({ run: 'make', out: ['cc! no member b', 'make! target all ended'], exit: 2 }, tools), [
      'cc: no member b',
    ])
    const alone = messages({ run: 'make', out: ['make! target all ended'], exit: 2 }, tools)
    assert.deepEqual(alone, ['make: target all ended'])
  })

  test('warnings count only when there is no error', () => {
    const tools = [tool('warner', 5, { severity: 'warning' }), tool('fails', 4)]
    const warning = 'warner! deprecated call'
    assert.deepEqual(messages({ run: 'x', out: [warning, 'fails! undefined name'], exit: 1 }, tools), [
      'fails: undefined name',
    ])
    assert.deepEqual(messages({ run: 'x', out: [warning], exit: 1 }, tools), ['warner: deprecated call'])
  })

  test('the same words at two places are two failures, at one place one', () => {
    const at = (line: number) => tool(`t${line}`, 4, { tool: 't', artifacts: [{ path: 'a.js', line }] })
    const out = ['t1! unused variable', 't2! unused variable', 't1! unused variable']
    const { found } = failures({ run: 'x', out, exit: 1 }, [at(1), at(2)])
    assert.deepEqual(
      found.map((f) => f.artifacts[0]?.line),
      [1, 2],
    )
  })

  test('an unknown tool is read by its words', () => {
    const { found, text } = failures(
      { run: 'frobnicate all', out: ['starting', 'ERROR: cannot frob the knob', 'bye'], exit: 3 },
      undefined,
    )
    assert.deepEqual(
      found.map((f) => [f.tool, f.message]),
      [['frobnicate', 'ERROR: cannot frob the knob']],
    )
    const line = text.lineOf('cannot frob')
    assert.ok((found[0]?.evidence.fromLine ?? 0) <= line && line <= (found[0]?.evidence.toLine ?? 0))
  })

  test('words of the script itself are no findings', () => {
    const step = { run: 'echo "lintish! not this one"\nlintish! nor this', out: ['lintish! but this one'], exit: 1 }
    assert.deepEqual(messages(step, [tool('lintish', 4)]), ['lintish: but this one'])
  })
})

describe('a failure', () => {
  test('of a tolerated step is told, but is not why the job failed', () => {
    const { found } = failures(
      { run: 'lint', out: ['l! unused variable'], exit: 1 },
      [tool('l', 4)],
      jobWith('run: lint\ncontinue-on-error: true'),
    )
    assert.deepEqual(
      found.map((f) => [f.message, f.fatal]),
      [['unused variable', false]],
    )
  })

  test('before a step was stopped counts; that it was stopped does not count beside it', () => {
    const cancelled = tool('stop', 2, { tool: 'github-actions', failureType: 'environment_error', ruleId: 'cancelled' })
    const out = ['l! unused variable', 'stop! canceled']
    const { found } = failures({ run: 'lint', out, cancelled: true }, [tool('l', 4), cancelled])
    assert.deepEqual(
      found.map((f) => [f.message, f.fatal]),
      [
        ['unused variable', true],
        ['canceled', false],
      ],
    )
    const alone = failures({ run: 'lint', out: ['stop! canceled'], cancelled: true }, [cancelled]).found
    assert.deepEqual(
      alone.map((f) => [f.message, f.fatal]),
      [['canceled', true]],
    )
  })

  test('names step, place in the file, evidence, and files as the repository knows them', () => {
    const job = jobWith('run: lint\nname: Check style\nworking-directory: web')
    const { found, text } = failures(
      { run: 'lint', out: ['noise', 'l! unused variable'], exit: 1 },
      [tool('l', 4)],
      job,
    )
    const line = text.lineOf('l! unused')
    assert.deepEqual(found, [
      {
        job: 'test',
        step: { name: 'Check style', command: 'lint' },
        location: job.steps[0]?.location,
        fatal: true,
        failureType: 'linting',
        tool: 'l',
        message: 'unused variable',
        signals: [],
        artifacts: [{ path: 'web/src/a.js', line: 3 }],
        evidence: { log: 'job.log', job: 'test', fromLine: line, toLine: line },
        excerpt: 'l! unused variable',
      },
    ])
  })

  test('shows at most 40 lines and 4 KiB, and the line that says what is wrong', () => {
    const wide: Diagnostic = {
      ...tool('w', 4),
      read: (lines) => {
        const at = lines.find((l) => l.text.startsWith('w! '))
        const [first, last] = [lines[0], lines.at(-1)]
        if (at === undefined || first === undefined || last === undefined) return []
        return [finding({ tool: 'w', failureType: 'linting', message: 'm', strength: 4 }, at, first, last)]
      },
    }
    const out = Array.from({ length: 78 }, (_, i) => (i === 60 ? 'w! here' : `${i} ${'x'.repeat(900)}`))
    const [failure] = failures({ run: 'x', out, exit: 1 }, [wide]).found
    const shown = failure?.excerpt.split('\n') ?? []
    assert.ok(shown.length <= 40 && (failure?.excerpt.length ?? 0) <= 4096)
    assert.ok(shown.includes('w! here'))
  })

  test('of a composite action names the inner command', () => {
    const inner = { run: 'cc all', out: ['cc! no member b'], exit: 1 }
    const { found } = failures(
      { uses: './.github/actions/b' },
      [tool('cc', 4)],
      jobWith('uses: ./.github/actions/b\nname: Build'),
      [inner],
    )
    assert.deepEqual(
      found.map((f) => [f.step, f.message]),
      [[{ name: 'Build', command: 'cc all' }, 'no member b']],
    )
  })
})

describe('places that the tool itself does not name', () => {
  const bare = (text: string) =>
    failures({ run: 'x', out: [text], exit: 1 }, [tool('plain', 5, { artifacts: [] })]).found.map((f) =>
      f.artifacts.map((a) => a.path),
    )

  test('are files in its own words, but not of the toolchain', () => {
    assert.deepEqual(bare('plain! package.json and Gemfile disagree'), [['package.json', 'Gemfile']])
    assert.deepEqual(bare('plain! /usr/lib/x.so and /home/runner/work/_temp/1.sh'), [[]])
  })

  test('come from whoever read the same line', () => {
    const weak: Diagnostic = { ...tool('other', 2), sign: /^plain! /, read: tool('plain', 2).read }
    const [found] = failures({ run: 'x', out: ['plain! no space left'], exit: 1 }, [
      tool('plain', 5, { artifacts: [] }),
      { ...weak, read: (lines, step) => weak.read(lines, step).map((f) => ({ ...f, tool: 'other' })) },
    ]).found
    assert.deepEqual([found?.tool, found?.artifacts], ['plain', [{ path: 'src/a.js', line: 3 }]])
  })
})
