import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ansibleLint } from '../../../src/ci/diagnostics/ansible-lint.ts'
import { toldText } from './fixture.ts'
import { assertLinear } from './linear.ts'

test('a violation is one with a place below it', () => {
  const text = [
    '# Rule Violation Summary',
    'note: nothing to see',
    'fqcn[action-core]: Use FQCN for builtin module actions (copy).',
    'roles/web/tasks/main.yml:14:7 Task/Handler: Put the page',
    '',
    'syntax-check[specific]: conflicting action statements',
    'site.yml:3',
    '',
    'play.yml:2: yaml[truthy]: Truthy value should be one of [false, true]',
  ].join('\n')
  assert.deepEqual(toldText(ansibleLint, text), [
    'linting fqcn[action-core] roles/web/tasks/main.yml:14:7 | Use FQCN for builtin module actions (copy). | 3',
    'syntax_error syntax-check[specific] site.yml:3 | conflicting action statements | 6',
    'linting yaml[truthy] play.yml:2 | Truthy value should be one of [false, true] | 9',
  ])
})

test('a green run is nothing', () =>
  assert.deepEqual(toldText(ansibleLint, 'Passed: 0 failure(s), 0 warning(s) in 3 files processed'), []))

test('hostile lines cost linear time', () => assertLinear(ansibleLint))
