import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fingerprint, normalMessage } from '../../src/ci/fingerprint.ts'

const base = { tool: 'pytest', message: 'KeyError: 17 at 0x7f9a', artifacts: [{ path: 'a.py' }, { path: 'b.py' }] }

test('numbers, addresses, hashes and the case of letters do not make a failure another one', () => {
  assert.equal(normalMessage('Took 3.12.1 s at 0xDEADBEEF, commit 0123456789abcdef'), 'took # s at #, commit #')
  assert.equal(fingerprint(base), fingerprint({ ...base, message: 'keyerror:  18 at 0x11' }))
})

test('tool, rule, words and first file do', () => {
  const others = [
    { ...base, tool: 'unittest' },
    { ...base, ruleId: 'E1' },
    { ...base, message: 'KeyError: user at 0x1' },
    { ...base, artifacts: [{ path: 'b.py' }] },
    { ...base, artifacts: [] },
  ]
  assert.equal(new Set([base, ...others].map(fingerprint)).size, 6)
})

test('further files do not', () => {
  assert.equal(fingerprint(base), fingerprint({ ...base, artifacts: [{ path: 'a.py' }] }))
})
