import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { decompose } from '../../src/diagnose/decompose.ts'
import type { Failure, Validation } from '../../src/domain/evidence.ts'
import { Problem } from '../../src/domain/problem.ts'
import { aRunWith } from './failures.ts'

const names = { repository: 'octo/demo', workflow: '.github/workflows/ci.yml' }
const problems = (failures: readonly Partial<Failure>[], checks: readonly Partial<Validation>[] = []) =>
  decompose(aRunWith(failures, checks), names)
/** For each problem the ids of its failures. */
const groups = (failures: readonly Partial<Failure>[]) => problems(failures).map((p) => p.failureIds)

const lint = { failureType: 'linting', tool: 'eslint' } as const
const format = { failureType: 'code_formatting', tool: 'prettier' } as const

describe('one mechanism is one problem', () => {
  test('a lint rule, whatever its messages and files', () => {
    const found = groups([
      { ...lint, ruleId: 'no-unused-vars', message: "'a' is defined but never used", artifacts: [{ path: 'a.js' }] },
      { ...lint, ruleId: 'eqeqeq', message: "Expected '==='", artifacts: [{ path: 'a.js' }] },
      { ...lint, ruleId: 'no-unused-vars', message: "'zebra' is assigned a value", artifacts: [{ path: 'b.js' }] },
    ])
    assert.deepEqual(found, [['f1', 'f3'], ['f2']])
  })

  test('a formatter, whatever its files', () => {
    const files = ['a.ts', 'b.ts', 'docs/c.md']
    const [problem, ...others] = problems(
      files.map((path) => ({ ...format, message: `${path} is not formatted`, artifacts: [{ path }] })),
    )
    assert.deepEqual(problem?.failureIds, ['f1', 'f2', 'f3'])
    assert.deepEqual(problem?.affectedFiles, files)
    assert.deepEqual(others, [])
  })

  test('the same words with other numbers, or alike words about the same files', () => {
    const same = { ruleId: 'TS2322', artifacts: [{ path: 'a.ts' }] }
    assert.deepEqual(
      groups([
        { ...same, message: 'Type 1 of 7 is wrong' },
        { ...same, message: 'Type 2 of 9 is wrong' },
      ]),
      [['f1', 'f2']],
    )
    const alike = [
      { ...same, message: 'Property x does not exist on type User' },
      { ...same, message: 'Property y does not exist on type User' },
    ]
    assert.deepEqual(groups(alike), [['f1', 'f2']])
  })

  test('other words about other files are two', () => {
    const found = groups([
      { message: 'Property x does not exist on type User', artifacts: [{ path: 'a.ts' }] },
      { message: 'Argument count mismatch calling render', artifacts: [{ path: 'b.ts' }] },
    ])
    assert.deepEqual(found, [['f1'], ['f2']])
  })

  test('two tools never say the same, nor one tool two kinds of failure', () => {
    assert.deepEqual(groups([{ tool: 'tsc' }, { tool: 'babel' }]), [['f1'], ['f2']])
    assert.deepEqual(
      groups([
        { failureType: 'type_checking' },
        { failureType: 'syntax_error', message: 'Type A is not assignable to type C' },
      ]),
      [['f1'], ['f2']],
    )
  })

  test('what was tolerated or swallowed is none', () => {
    assert.deepEqual(groups([{ fatal: false }, { message: 'Other thing altogether' }]), [['f2']])
  })
})

describe('across jobs', () => {
  test('the legs of a matrix have one problem, also when one of them sees more', () => {
    const common: Partial<Failure> = {
      message: 'KeyError: user',
      failureType: 'test_failure',
      tool: 'pytest',
      artifacts: [{ path: 'a.py' }],
    }
    const more = { ...common, message: 'TimeoutError: socket', artifacts: [{ path: 'z.py' }] }
    const found = groups([
      { ...common, job: 'test (1)' },
      { ...more, job: 'test (1)' },
      { ...common, job: 'test (2)' },
    ])
    assert.deepEqual(found, [['f1', 'f3'], ['f2']])
  })

  test('a cluster of one leg and a single failure of another meet', () => {
    const at = { ruleId: 'TS2339', artifacts: [{ path: 'a.ts' }] }
    const x = { ...at, message: 'Property x does not exist on type User' }
    const y = { ...at, message: 'Property y does not exist on type User' }
    const found = groups([
      { ...x, job: 'test (1)' },
      { ...y, job: 'test (1)' },
      { ...y, job: 'test (2)' },
    ])
    assert.deepEqual(found, [['f1', 'f2', 'f3']])
  })

  test('the same words about other files stay two problems', () => {
    const words = { message: 'cannot find module x', tool: 'node' }
    const found = groups([
      { ...words, job: 'api', artifacts: [{ path: 'api/a.js' }] },
      { ...words, job: 'web', artifacts: [{ path: 'web/a.js' }] },
    ])
    assert.deepEqual(found, [['f1'], ['f2']])
  })
})

describe('a problem', () => {
  test('stands at the place of its check in the run, then of its failure; reports about other jobs go last', () => {
    const late = { step: { name: 'Late', command: 'late' } }
    const found = decompose(
      {
        ...aRunWith([
          { ...late, tool: 'a' },
          { tool: 'z' },
          { tool: 'c' },
          { tool: 'gate', step: { name: 'First', command: 'first' } },
        ]),
        validations: [
          ...aRunWith([], [{ id: 'v0', step: 'First', command: 'first', order: 1 }]).validations,
          ...aRunWith([], [{ id: 'v2', step: 'Late', command: 'late', order: 3 }]).validations,
          ...aRunWith([], [{ id: 'v1', order: 2 }]).validations,
        ],
      },
      names,
    )
    assert.deepEqual(
      found.map((p) => [p.id, p.order, p.failureIds[0], p.validationId]),
      [
        ['p1', 1, 'f2', 'v1'],
        ['p2', 2, 'f3', 'v1'],
        ['p3', 3, 'f1', 'v2'],
        ['p4', 4, 'f4', 'v0'],
      ],
    )
  })

  test('takes command and folder from its check, files of its own from its failures', () => {
    const [problem] = problems([
      {
        signals: ['TS2322'],
        ruleId: 'TS2322',
        artifacts: [{ path: 'src/a.ts', symbol: 'User' }, { path: 'node_modules/x/i.d.ts' }],
      },
    ])
    assert.deepEqual(problem, {
      id: 'p1',
      failureIds: ['f1'],
      validationId: 'v1',
      order: 1,
      ...names,
      title: 'tsc: TS2322: Type A is not assignable to type B',
      description: 'tsc reports: Type A is not assignable to type B in src/a.ts.',
      rootCause: 'Type A is not assignable to type B',
      failureType: 'type_checking',
      issueType: 'TS2322',
      signals: ['TS2322'],
      affectedFiles: ['src/a.ts'],
      symbols: ['User'],
      validationCommand: 'make check',
      workingDirectory: '.',
      origin: 'observed',
      causeClass: 'unknown',
      evidence: [{ log: 'test.log', job: 'test', fromLine: 10, toLine: 11 }],
      guidance: [],
      receipts: [],
    })
    const run = aRunWith([{}])
    const validations = run.validations.map((v) => ({ ...v, script: 'make check\nmake lint', workingDirectory: 'web' }))
    const [scripted] = decompose({ ...run, validations }, names)
    assert.deepEqual([scripted?.validationCommand, scripted?.workingDirectory], ['make check\nmake lint', 'web'])
  })
})

const anyFailure = fc.record({
  job: fc.constantFrom('test (1)', 'test (2)', 'lint'),
  tool: fc.constantFrom('tsc', 'eslint', 'pytest', 'prettier', 'gate'),
  failureType: fc.constantFrom(
    'type_checking' as const,
    'linting' as const,
    'test_failure' as const,
    'code_formatting' as const,
  ),
  ruleId: fc.constantFrom('R1', 'R2'),
  message: fc.constantFrom('x is missing', 'y is missing', 'the build broke', 'expected 1 got 2'),
  artifacts: fc.array(fc.record({ path: fc.constantFrom('a.ts', 'b.ts', '/usr/lib/x.so') }), { maxLength: 2 }),
  fatal: fc.boolean(),
  step: fc.constantFrom({ command: 'make' }, { name: 'Check', command: 'make check' }),
})

test('every fatal failure is in exactly one problem, one tool and one kind to each, and each problem is valid', () => {
  fc.assert(
    fc.property(fc.array(anyFailure, { maxLength: 25 }), (failures) => {
      const run = aRunWith(failures)
      const found = decompose(run, names)
      const fatal = run.failures.filter((f) => f.fatal)
      assert.deepEqual(found.flatMap((p) => p.failureIds).sort(), fatal.map((f) => f.id).sort())
      assert.deepEqual(
        found.map((p) => p.order),
        found.map((_, i) => i + 1),
      )
      for (const problem of found) {
        Problem.parse(problem)
        const members = fatal.filter((f) => problem.failureIds.includes(f.id))
        assert.equal(new Set(members.map((f) => `${f.tool} ${f.failureType}`)).size, 1)
        assert.ok(run.validations.some((v) => v.id === problem.validationId))
      }
    }),
  )
})
