import assert from 'node:assert/strict'
import { test } from 'node:test'
import { infra } from '../../../src/ci/diagnostics/infra.ts'
import { toLines } from '../../../src/ci/lines.ts'
import { toolLines } from '../../fixtures/tool-lines.ts'
import { assertLinear } from './linear.ts'
import { told } from './told.ts'

test('a Terraform box with its place', () => {
  assert.deepEqual(told(infra, toolLines('terraform.log')), [
    'configuration_error terraform main.tf:3 | Reference to undeclared input variable | 2',
  ])
})

test('terraform fmt lists files; the same list elsewhere is nothing', () => {
  assert.match(
    told(infra, toLines('modules/a/main.tf'), { command: 'terraform fmt -check -recursive' })[0] ?? '',
    /^code_formatting/,
  )
  assert.deepEqual(told(infra, toLines('modules/a/main.tf'), { command: 'ls' }), [])
})

test('Helm, kubectl, Ansible, clouds', () => {
  const text = [
    'Error: INSTALLATION FAILED: chart not found',
    'Error from server (NotFound): deployments.apps "x" not found',
    'fatal: [web1]: FAILED! => {"changed": false, "msg": "no"}',
    'An error occurred (AccessDenied) when calling the PutObject operation: Access Denied',
    'ERROR: (gcloud.run.deploy) PERMISSION_DENIED: no',
  ]
  assert.deepEqual(
    infra.read(toLines(text.join('\n')), { command: '' }).map((f) => `${f.failureType} ${f.ruleId}`),
    [
      'configuration_error helm',
      'configuration_error NotFound',
      'runtime_error web1',
      'configuration_error AccessDenied',
      'configuration_error gcloud.run.deploy',
    ],
  )
})

test('a plan without changes is nothing', () =>
  assert.deepEqual(told(infra, toLines('No changes. Your infrastructure matches the configuration.')), []))

test('hostile lines cost linear time', () => assertLinear(infra))

test('terraform fmt -diff: the diff is the evidence of its file', () => {
  const text = 'main.tf\n--- old/main.tf\n+++ new/main.tf\n@@ -1,2 +1,2 @@\n-a=1\n+a = 1\nnet.tf'
  assert.deepEqual(
    infra.read(toLines(text), { command: 'terraform fmt -check -diff' }).map((f) => [f.at, f.to]),
    [
      [1, 6],
      [7, 7],
    ],
  )
})
