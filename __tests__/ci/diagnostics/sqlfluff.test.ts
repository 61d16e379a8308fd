import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sqlfluff } from '../../../src/ci/diagnostics/sqlfluff.ts'
import { toldOf } from './fixture.ts'
import { assertLinear } from './linear.ts'

test('each violation with the file of its heading; what does not parse is a syntax error', () => {
  assert.deepEqual(toldOf(sqlfluff, 'sqlfluff-lint'), [
    "syntax_error PRS q/odd.sql:1:23 | Couldn't find closing bracket for opening bracket. | 2",
    'linting LT09 q/users.sql:1:1 | Select targets should be on a new line unless there is only one select target. [layout.select_targets] | 5',
    "linting LT01 q/users.sql:1:11 | Expected single whitespace between comma ',' and naked identifier. [layout.spacing] | 7",
    "linting LT14 q/users.sql:1:27 | The 'where' keyword should always start a new line. [layout.keyword_newline] | 9",
  ])
})

test('a green run is nothing', () => assert.deepEqual(toldOf(sqlfluff, 'sqlfluff-green'), []))

test('hostile lines cost linear time', () => assertLinear(sqlfluff))
