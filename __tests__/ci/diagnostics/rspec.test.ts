import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rspec } from '../../../src/ci/diagnostics/rspec.ts'
import { toLines } from '../../../src/ci/lines.ts'
import { toolLines } from '../../fixtures/tool-lines.ts'
import { assertLinear } from './linear.ts'
import { told } from './told.ts'

test('each failed example with its place', () => {
  assert.deepEqual(told(rspec, toolLines('rspec.log')), [
    'test_failure - spec/calc_spec.rb:5 | Calc adds: expect(Calc.new.add(1, 2)).to eq(3) expected: 3 got: -1 (compared using ==) | 6',
    "test_failure NoMethodError spec/calc_spec.rb:9 | Calc has a name: Calc.new.name.upcase NoMethodError: undefined method `upcase' for nil:NilClass Calc.new.name.upcase ^^^^^^^ | 15",
  ])
})

test('a spec that cannot be loaded for want of a library', () => {
  assert.deepEqual(told(rspec, toolLines('rspec-load.log')), [
    'dependency_issue LoadError spec/bad_spec.rb:1 | LoadError: cannot load such file -- nothere | 8',
  ])
})

test('Minitest', () => {
  assert.deepEqual(told(rspec, toolLines('minitest.log')), [
    'test_failure - test/calc_test.rb:6 | CalcTest#test_adds: Expected: 3 Actual: -1 | 11',
    "test_failure NoMethodError test/calc_test.rb:10 | CalcTest#test_name: NoMethodError: undefined method `upcase' for nil:NilClass | 16",
  ])
})

test('a numbered list of something else, and a green run, are nothing', () => {
  assert.deepEqual(told(rspec, toLines('  1) suite adds:\n     AssertionError: x')), [])
  assert.deepEqual(told(rspec, toolLines('rspec-green.log')), [])
})

test('hostile lines cost linear time', () => assertLinear(rspec))
