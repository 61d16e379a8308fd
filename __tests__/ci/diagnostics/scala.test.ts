import assert from 'node:assert/strict'
import { test } from 'node:test'
import { scala } from '../../../src/ci/diagnostics/scala.ts'
import { toLines } from '../../../src/ci/lines.ts'
import { assertLinear } from './linear.ts'
import { told } from './told.ts'

test('compilers of Scala 2 and 3, ScalaTest, scalafmt', () => {
  const text = [
    '[error] /a/src/A.scala:4:12: not found: value nope',
    '[error]   def f = nope',
    '[error] -- [E006] Not Found Error: /a/src/B.scala:4:12 ---------',
    '[info] - adds numbers *** FAILED ***',
    '[info]   -1 did not equal 3 (CalcSpec.scala:7)',
    '[error] scalafmt: 2 files must be formatted',
  ]
  assert.deepEqual(
    scala.read(toLines(text.join('\n')), { command: 'sbt test' }).map((f) => f.failureType),
    ['type_checking', 'type_checking', 'test_failure', 'code_formatting'],
  )
})

test('a green run is nothing', () =>
  assert.deepEqual(told(scala, toLines('[info] - reports FAILED state\n[success] Total time: 1 s')), []))

test('hostile lines cost linear time', () => assertLinear(scala))
