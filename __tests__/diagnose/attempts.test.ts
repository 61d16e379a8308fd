import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compareAttempts } from '../../src/diagnose/attempts.ts'
import type { Failure } from '../../src/domain/evidence.ts'
import type { Report } from '../../src/domain/report.ts'
import { aReport } from './report.ts'

const a: Partial<Failure> = { tool: 'pytest', message: 'assert 1 == 2', artifacts: [{ path: 'a.py' }] }
const b: Partial<Failure> = {
  tool: 'mypy',
  message: 'wrong type',
  artifacts: [{ path: 'b.py' }],
  step: { name: 'Types', command: 'mypy' },
}

const compared = (now: Report, then: readonly Partial<Failure>[], complete = true) => {
  const { failures, problems } = aReport(then)
  return compareAttempts(now, { attempts: [], before: { attempt: 1, failures, problems, complete } })
}

test('without an attempt before there is nothing to say', () => {
  assert.equal(compareAttempts(aReport([a]), { attempts: [] }), undefined)
})

test('problems are the same by their failures, numbers in the words aside', () => {
  const now = aReport([{ ...a, message: 'assert 7 == 8' }, b])
  assert.deepEqual(compared(now, [a]), { before: 1, same: ['p1'], new: ['p2'], earlier: [] })
})

test('where a log of then is missing, nothing is called new', () => {
  assert.deepEqual(compared(aReport([a, b]), [a], false), { before: 1, same: ['p1'], new: [], earlier: [] })
})

test('a problem of then is gone only if its check ran again', () => {
  const now = aReport([a])
  const check = { ...now.validations[0], step: 'Types', command: 'mypy' }
  const withCheck = (status: 'successful' | 'failed' | 'unreached' | 'cancelled'): Report => {
    const validations = [...now.validations, { ...check, status }]
    // The check was copied from a whole one.
    return { ...now, validations: validations as Report['validations'] }
  }
  const fate = (report: Report) => compared(report, [a, b])?.earlier.map((earlier) => earlier.now)
  assert.deepEqual(fate(withCheck('successful')), ['gone'])
  assert.deepEqual(fate(withCheck('failed')), ['gone'])
  assert.deepEqual(fate(withCheck('unreached')), ['unreached'])
  assert.deepEqual(fate(withCheck('cancelled')), ['unreached'])
  assert.deepEqual(fate(now), ['unreached'], 'nobody knows of the check')
  const graph = { nodes: [{ id: 'j', kind: 'job' as const, name: 'test', status: 'successful' as const }], edges: [] }
  assert.deepEqual(fate({ ...now, graph }), ['gone'], 'its whole job passed')
})

test('an earlier problem is told by its title and job', () => {
  const [earlier] = compared(aReport([a]), [b])?.earlier ?? []
  assert.deepEqual([earlier?.title, earlier?.job], ['mypy: wrong type', 'test'])
})
