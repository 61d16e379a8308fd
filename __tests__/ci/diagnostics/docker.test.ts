import assert from 'node:assert/strict'
import { test } from 'node:test'
import { docker } from '../../../src/ci/diagnostics/docker.ts'
import { toLines } from '../../../src/ci/lines.ts'
import { toolLines } from '../../fixtures/tool-lines.ts'
import { assertLinear } from './linear.ts'
import { told } from './told.ts'

test('an image that is not there, with the place in the Dockerfile, once', () => {
  assert.deepEqual(told(docker, toolLines('docker-image.log')), [
    'configuration_error - Dockerfile:17 | docker.io/library/python:3.10.99-slim: not found | 2',
  ])
})

test('a step that failed is a weak hint: what ran inside tells more', () => {
  const found = docker.read(toolLines('docker-run.log'), { command: 'docker build .' })
  assert.deepEqual(
    found.map((f) => [f.strength, f.ruleId, f.artifacts[0]?.path, f.at]),
    [[1, 'exit code: 2', 'Dockerfile', 3]],
  )
})

test('registries, daemons, parse errors, memory', () => {
  const lines = toLines(
    [
      'denied: Permission "images.upload" denied on resource "x"',
      'docker: Error response from daemon: toomanyrequests: You have reached your pull rate limit.',
      'ERROR: failed to solve: dockerfile parse error on line 3: unknown instruction: FRMO',
      '#9 ERROR: process "/bin/sh -c npm ci" did not complete successfully: exit code: 137',
    ].join('\n'),
  )
  assert.deepEqual(
    docker.read(lines, { command: '' }).map((f) => `${f.failureType} ${f.ruleId}`),
    [
      'configuration_error denied',
      'environment_error daemon',
      'syntax_error parse',
      'environment_error exit code: 137',
    ],
  )
})

test('a build that works is nothing', () => assert.deepEqual(told(docker, toolLines('docker-green.log')), []))

test('hostile lines cost linear time', () => assertLinear(docker))
