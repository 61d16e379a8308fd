import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ruby } from '../../../src/ci/diagnostics/ruby.ts'
import { toLines } from '../../../src/ci/lines.ts'
import { toolLines } from '../../fixtures/tool-lines.ts'
import { assertLinear } from './linear.ts'
import { told } from './told.ts'

test('RuboCop: each offence with its cop and excerpt', () => {
  const found = ruby.read(toolLines('rubocop.log'), { command: 'rubocop' })
  assert.equal(found.length, 7)
  assert.deepEqual(
    [found[2]?.failureType, found[2]?.ruleId, found[2]?.from, found[2]?.to],
    ['code_formatting', 'Layout/ExtraSpacing', 12, 14],
  )
  assert.equal(found[4]?.ruleId, 'Lint/UselessAssignment')
})

test('syntax, exceptions, Bundler', () => {
  const start = (name: string) => told(ruby, toolLines(name)).map((text) => text.split(' | ')[0])
  assert.deepEqual(start('ruby-syntax.log'), ['syntax_error SyntaxError syn.rb:1'])
  assert.deepEqual(start('ruby-run.log'), ['runtime_error NoMethodError -e:1'])
  assert.deepEqual(start('bundler.log'), ['environment_error network -'])
  const lines = toLines(
    "Could not find gem 'rack (= 99.0)' in rubygems repository\nYour bundle is locked to rack (2.0) from rubygems",
  )
  assert.deepEqual(
    ruby.read(lines, { command: 'bundle install' }).map((f) => f.failureType),
    ['dependency_issue', 'dependency_issue'],
  )
})

test('a green run is nothing', () => assert.deepEqual(told(ruby, toolLines('rspec-green.log')), []))

test('hostile lines cost linear time', () => assertLinear(ruby))
