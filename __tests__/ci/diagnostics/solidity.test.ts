import assert from 'node:assert/strict'
import { test } from 'node:test'
import { solidity } from '../../../src/ci/diagnostics/solidity.ts'
import { toLines } from '../../../src/ci/lines.ts'
import { assertLinear } from './linear.ts'
import { told } from './told.ts'

test('an error of solc counts once and has the place below it', () => {
  const text = [
    'Error: Compiler run failed:',
    'Error (6275): Source "lib/x.sol" not found: File not found.',
    'ParserError: Source "lib/x.sol" not found: File not found.',
    '  --> src/A.sol:71:1:',
    '   |',
    '71 | import "x.sol";',
  ]
  assert.deepEqual(told(solidity, toLines(text.join('\n'))), [
    'dependency_issue 6275 src/A.sol:71:1 | Source "lib/x.sol" not found: File not found. | 2',
  ])
})

test('failed tests and formatting', () => {
  const lines = toLines('[FAIL: assertion failed: 1 != 2] testAdd() (gas: 1234)\nDiff in src/A.sol:')
  assert.deepEqual(
    told(solidity, lines).map((line) => line.split(' | ')[0]),
    ['test_failure - -', 'code_formatting forge fmt src/A.sol'],
  )
})

test('a green run is nothing', () => assert.deepEqual(told(solidity, toLines('[PASS] testFailError() (gas: 12)')), []))

test('hostile lines cost linear time', () => assertLinear(solidity))
