import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bandit } from '../../../src/ci/diagnostics/bandit.ts'
import { toolLines } from '../../fixtures/tool-lines.ts'
import { assertLinear, assertSound } from './linear.ts'
import { told } from './told.ts'

test('an issue is a block with its place below', () => {
  const found = bandit.read(toolLines('bandit-red.log'), { command: 'bandit -r .' })
  assert.deepEqual(
    found.map((f) => [f.ruleId, f.artifacts[0]?.path, f.artifacts[0]?.line, f.from, f.to]),
    [
      ['B404', './app.py', 3, 9, 17],
      ['B602', './app.py', 13, 19, 27],
      ['B110', './app.py', 20, 29, 37],
    ],
  )
  assert.deepEqual(told(bandit, toolLines('bandit-green.log')), [])
})

test('hostile lines cost linear time, windows hold', () => {
  assertLinear(bandit)
  for (const name of ['bandit-red']) assertSound(bandit, toolLines(`${name}.log`))
})
