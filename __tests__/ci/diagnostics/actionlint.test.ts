import assert from 'node:assert/strict'
import { test } from 'node:test'
import { actionlint } from '../../../src/ci/diagnostics/actionlint.ts'
import { toolLines } from '../../fixtures/tool-lines.ts'
import { assertLinear } from './linear.ts'
import { told } from './told.ts'

test('each problem with its kind, in both formats', () => {
  const starts = [
    'configuration_error expression .github/workflows/ci.yml:6:23',
    'configuration_error syntax-check .github/workflows/ci.yml:8:9',
  ]
  for (const name of ['actionlint.log', 'actionlint-oneline.log']) {
    assert.deepEqual(
      told(actionlint, toolLines(name)).map((text) => text.split(' | ')[0]),
      starts,
    )
  }
})

test("yamllint's form is not read", () => assert.deepEqual(told(actionlint, toolLines('yamllint-parsable.log')), []))
test('no problems, no findings', () => assert.deepEqual(told(actionlint, []), []))

test('hostile lines cost linear time', () => assertLinear(actionlint))
