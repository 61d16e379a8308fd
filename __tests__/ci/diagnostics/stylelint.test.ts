import assert from 'node:assert/strict'
import { test } from 'node:test'
import { stylelint } from '../../../src/ci/diagnostics/stylelint.ts'
import { toldOf, toldText } from './fixture.ts'
import { assertLinear } from './linear.ts'

test('string, unix and compact', () => {
  assert.deepEqual(toldOf(stylelint, 'stylelint-string'), [
    'linting declaration-block-single-line-max-declarations css/site.css:1:3 | Expected no more than 1 declaration | 3',
    'linting declaration-property-value-no-unknown css/site.css:1:12 | Unexpected unknown value "#FFFFFFF" for property "color" | 4',
    'linting property-no-unknown css/site.css:1:22 | Unexpected unknown property "colr" | 5',
    'linting no-duplicate-selectors css/site.css:4:1 | Unexpected duplicate selector "a", first used at line 1 | 6',
    'linting block-no-empty css/site.css:4:3 | Unexpected empty block | 7',
  ])
  assert.deepEqual(toldOf(stylelint, 'stylelint-unix'), [
    'linting declaration-block-single-line-max-declarations /home/runner/work/demo/demo/css/site.css:1:3 | Expected no more than 1 declaration | 1',
    'linting declaration-property-value-no-unknown /home/runner/work/demo/demo/css/site.css:1:12 | Unexpected unknown value "#FFFFFFF" for property "color" | 2',
    'linting property-no-unknown /home/runner/work/demo/demo/css/site.css:1:22 | Unexpected unknown property "colr" | 3',
    'linting no-duplicate-selectors /home/runner/work/demo/demo/css/site.css:4:1 | Unexpected duplicate selector "a", first used at line 1 | 4',
    'linting block-no-empty /home/runner/work/demo/demo/css/site.css:4:3 | Unexpected empty block | 5',
  ])
  assert.deepEqual(toldOf(stylelint, 'stylelint-compact'), [
    'linting declaration-block-single-line-max-declarations /home/runner/work/demo/demo/css/site.css:1:3 | Expected no more than 1 declaration | 1',
    'linting declaration-property-value-no-unknown /home/runner/work/demo/demo/css/site.css:1:12 | Unexpected unknown value "#FFFFFFF" for property "color" | 2',
    'linting property-no-unknown /home/runner/work/demo/demo/css/site.css:1:22 | Unexpected unknown property "colr" | 3',
    'linting no-duplicate-selectors /home/runner/work/demo/demo/css/site.css:4:1 | Unexpected duplicate selector "a", first used at line 1 | 4',
    'linting block-no-empty /home/runner/work/demo/demo/css/site.css:4:3 | Unexpected empty block | 5',
  ])
})

test('a shared configuration that is not installed is a dependency', () => {
  assert.deepEqual(toldOf(stylelint, 'stylelint-config'), [
    'dependency_issue ConfigurationError - | Could not find "stylelint-config-nowhere". Do you need to install the package or use the "configBasedir" option? | 1',
  ])
})

test('CSS that does not parse', () => {
  assert.deepEqual(toldText(stylelint, ['src/a.css', '  3:1  ✖  Unclosed block  CssSyntaxError'].join('\n')), [
    'syntax_error CssSyntaxError src/a.css:3:1 | Unclosed block | 2',
  ])
})

test('green output and that of other tools is nothing', () => {
  assert.deepEqual(toldOf(stylelint, 'stylelint-green'), [])
  assert.deepEqual(toldOf(stylelint, 'eslint-stylish'), [])
  assert.deepEqual(toldOf(stylelint, 'eslint-unix'), [])
})

test('hostile lines cost linear time', () => assertLinear(stylelint))
