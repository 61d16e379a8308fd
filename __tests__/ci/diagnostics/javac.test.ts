import assert from 'node:assert/strict'
import { test } from 'node:test'
import { javac } from '../../../src/ci/diagnostics/javac.ts'
import { toolLines } from '../../fixtures/tool-lines.ts'
import { assertLinear } from './linear.ts'
import { told } from './told.ts'

test('each error with its kind; a missing symbol is named', () => {
  assert.deepEqual(told(javac, toolLines('javac.log')), [
    'dependency_issue - demo/Calc.java:3 | package com.acme does not exist | 1',
    'type_checking - demo/Calc.java:6 | cannot find symbol: variable c | 4',
    'type_checking - demo/Calc.java:7 | incompatible types: int cannot be converted to String | 9',
  ])
})

test('source line, caret and symbol are inside the window', () => {
  const second = javac.read(toolLines('javac.log'), { command: 'javac' })[1]
  assert.deepEqual([second?.from, second?.to], [4, 8])
})

test('a green build is nothing', () => assert.deepEqual(told(javac, toolLines('gradle-green.log')), []))
test('hostile lines cost linear time', () => assertLinear(javac))
