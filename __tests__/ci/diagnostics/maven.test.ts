import assert from 'node:assert/strict'
import { test } from 'node:test'
import { maven } from '../../../src/ci/diagnostics/maven.ts'
import { toLines } from '../../../src/ci/lines.ts'
import { toolLines } from '../../fixtures/tool-lines.ts'
import { assertLinear, assertSound } from './linear.ts'
import { told } from './told.ts'

const calc = '/home/runner/work/demo/demo/src/main/java/demo/Calc.java'

test('compile errors count once though Maven lists them again, with the missing symbol', () => {
  assert.deepEqual(told(maven, toolLines('maven-compile.log')), [
    `type_checking - ${calc}:4:40 | cannot find symbol: variable c | 17`,
    `type_checking - ${calc}:5:28 | incompatible types: int cannot be converted to java.lang.String | 20`,
  ])
  assert.deepEqual(told(maven, toolLines('maven-syntax.log')), [`syntax_error - ${calc}:5:32 | ';' expected | 17`])
})

test('time stamps before the level are read over', () => {
  const lines = toLines('2026-05-19 07:48:24,123 [ERROR] /a/X.java:[4,40] cannot find symbol')
  assert.deepEqual(told(maven, lines), ['type_checking - /a/X.java:4:40 | cannot find symbol | 1'])
})

test('resolution names the missing artifact, or the network', () => {
  const [only] = maven.read(toolLines('maven-resolve.log'), { command: 'mvn test' })
  assert.equal(only?.failureType, 'dependency_issue')
  assert.ok(only?.signals.includes('org.junit.jupiter:junit-jupiter:jar:5.99.99'))
  const lines = toLines(
    '[ERROR] Failed to execute goal on project demo: Could not resolve dependencies for project demo:demo:jar:1: Could not transfer artifact a:b:jar:1 from/to central: Connection timed out -> [Help 1]',
  )
  assert.equal(maven.read(lines, { command: '' })[0]?.failureType, 'environment_error')
})

test('spotless is one finding with its files', () => {
  const [only] = maven.read(toolLines('maven-spotless.log'), { command: 'mvn spotless:check' })
  assert.deepEqual([only?.tool, only?.failureType, only?.at], ['spotless', 'code_formatting', 3])
  assert.deepEqual(
    only?.artifacts.map((a) => a.path),
    ['src/main/java/demo/Calc.java', 'src/main/java/demo/Other.java'],
  )
})

test('a goal that only counts what a plug-in printed is weak', () => {
  for (const name of ['maven-test.log', 'maven-checkstyle.log']) {
    assert.deepEqual(
      maven.read(toolLines(name), { command: 'mvn verify' }).map((f) => f.strength),
      [1],
    )
  }
})

test('a wrong command is configuration', () => {
  assert.match(
    told(maven, toolLines('maven-usage.log'))[0] ?? '',
    /^configuration_error usage - \| Unknown lifecycle phase "nope"/,
  )
})

test('a green build is nothing', () => assert.deepEqual(told(maven, toolLines('maven-green.log')), []))

test('windows hold their lines and hostile lines cost linear time', () => {
  assertSound(maven, toolLines('maven-spotless.log'))
  assertLinear(maven)
})

test('options that the compiler refuses have no place', () => {
  const lines = toLines('[ERROR] COMPILATION ERROR : \n[ERROR] Source option 6 is no longer supported. Use 7 or later.')
  assert.deepEqual(
    maven.read(lines, { command: 'mvn' }).map((f) => [f.failureType, f.at]),
    [['configuration_error', 2]],
  )
})
