// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are GitHub's expressions, not templates of ours.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runsDespiteFailure } from '../../src/ci/condition.ts'

test('a status function in a condition lets a step run after a failure; its name in a text does not', () => {
  const despite = ['always()', 'failure()', '!cancelled()', '${{ always() }}', "github.ref == 'x' && Failure()"]
  const needing = [undefined, '', 'success()', "github.event_name == 'push'", "contains(github.ref, 'always()')"]
  assert.deepEqual(
    despite.map(runsDespiteFailure),
    despite.map(() => true),
  )
  assert.deepEqual(
    needing.map(runsDespiteFailure),
    needing.map(() => false),
  )
})
