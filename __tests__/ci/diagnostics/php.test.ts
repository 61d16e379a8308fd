import assert from 'node:assert/strict'
import { test } from 'node:test'
import { php } from '../../../src/ci/diagnostics/php.ts'
import { toLines } from '../../../src/ci/lines.ts'
import { toolLines } from '../../fixtures/tool-lines.ts'
import { assertLinear } from './linear.ts'
import { told } from './told.ts'

test('PHP itself and Composer', () => {
  const start = (name: string) => told(php, toolLines(name)).map((text) => text.split(' | ')[0])
  assert.deepEqual(start('php-syntax.log'), ['syntax_error ParseError /home/runner/work/demo/demo/bad.php:2'])
  assert.deepEqual(start('php-run.log'), ['runtime_error Error /home/runner/work/demo/demo/run.php:2'])
  assert.deepEqual(start('composer.log'), ['dependency_issue composer -'])
})

test('PHPStan, PHPCS, PHP-CS-Fixer, Psalm', () => {
  const text = [
    ' ------ ---------------------------------',
    '  Line   src/A.php',
    ' ------ ---------------------------------',
    '  12     Undefined variable: $x',
    ' ------ ---------------------------------',
    'FILE: /a/src/B.php',
    ' 3 | ERROR | [x] Expected 1 space',
    '   1) src/C.php (braces, indentation)',
    'ERROR: InvalidReturnType - src/D.php:12:5 - Not all paths return',
  ]
  assert.deepEqual(
    php
      .read(toLines(text.join('\n')), { command: '' })
      .map((f) => `${f.tool} ${f.failureType} ${f.artifacts[0]?.path}:${f.artifacts[0]?.line}`),
    [
      'phpstan type_checking src/A.php:12',
      'phpcs linting /a/src/B.php:3',
      'php-cs-fixer code_formatting src/C.php:undefined',
      'php type_checking src/D.php:12',
    ],
  )
})

test('a green run is nothing', () => assert.deepEqual(told(php, toolLines('phpunit-green.log')), []))

test('hostile lines cost linear time', () => assertLinear(php))
