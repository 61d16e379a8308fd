// JavaScript tools mostly run inside something: what they say must be found behind the prefixes of turbo, buildkit and runners.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Diagnostic } from '../../../src/ci/diagnostics/diagnostic.ts'
import { eslint } from '../../../src/ci/diagnostics/eslint.ts'
import { jest } from '../../../src/ci/diagnostics/jest.ts'
import { mocha } from '../../../src/ci/diagnostics/mocha.ts'
import { next } from '../../../src/ci/diagnostics/next.ts'
import { node } from '../../../src/ci/diagnostics/node.ts'
import { npm } from '../../../src/ci/diagnostics/npm.ts'
import { playwright } from '../../../src/ci/diagnostics/playwright.ts'
import { pnpm } from '../../../src/ci/diagnostics/pnpm.ts'
import { tsc } from '../../../src/ci/diagnostics/tsc.ts'
import { vite } from '../../../src/ci/diagnostics/vite.ts'
import { vitest } from '../../../src/ci/diagnostics/vitest.ts'
import { webpack } from '../../../src/ci/diagnostics/webpack.ts'
import { toLines } from '../../../src/ci/lines.ts'
import { toolLines } from '../../fixtures/tool-lines.ts'
import { toldOf } from './fixture.ts'
import { told } from './told.ts'

const cases: readonly (readonly [Diagnostic, string])[] = [
  [eslint, 'eslint-compact'],
  [jest, 'jest-29'],
  [mocha, 'mocha-spec'],
  [next, 'next-turbopack-resolve'],
  [node, 'node-uncaught'],
  [npm, 'npm-eresolve'],
  [playwright, 'playwright-list'],
  [pnpm, 'pnpm-outdated-lock'],
  [tsc, 'tsc-pretty'],
  [vite, 'vite-syntax'],
  [vitest, 'vitest-4'],
  [webpack, 'webpack-default'],
]
const prefixes = ['web:build: ', '#12 3.456 ', '[08:38:45] ']

for (const [diagnostic, fixture] of cases) {
  test(`${diagnostic.tool} behind the prefix of another program`, () => {
    const plain = toldOf(diagnostic, fixture)
    assert.notEqual(plain.length, 0)
    const texts = toolLines(`${fixture}.log`).filter((line) => line.mark === undefined)
    const bare = told(diagnostic, toLines(texts.map((line) => line.text).join('\n')))
    for (const prefix of prefixes) {
      const lines = toLines(texts.map((line) => `${prefix}${line.text}`).join('\n'))
      assert.ok(
        lines.some((line) => diagnostic.sign.test(line.text)),
        `no sign behind ${prefix}`,
      )
      assert.deepEqual(told(diagnostic, lines), bare, prefix)
    }
  })
}
