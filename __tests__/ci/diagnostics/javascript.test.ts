// Whatever order, cut or mixture of lines a log has, the JavaScript diagnostics stay sound: no throw, windows that hold their line.
import { readdirSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { ava } from '../../../src/ci/diagnostics/ava.ts'
import { biome } from '../../../src/ci/diagnostics/biome.ts'
import { bun } from '../../../src/ci/diagnostics/bun.ts'
import { cypress } from '../../../src/ci/diagnostics/cypress.ts'
import { deno } from '../../../src/ci/diagnostics/deno.ts'
import { esbuild } from '../../../src/ci/diagnostics/esbuild.ts'
import { eslint } from '../../../src/ci/diagnostics/eslint.ts'
import { jest } from '../../../src/ci/diagnostics/jest.ts'
import { lerna } from '../../../src/ci/diagnostics/lerna.ts'
import { mocha } from '../../../src/ci/diagnostics/mocha.ts'
import { next } from '../../../src/ci/diagnostics/next.ts'
import { node } from '../../../src/ci/diagnostics/node.ts'
import { nodeTest } from '../../../src/ci/diagnostics/node-test.ts'
import { npm } from '../../../src/ci/diagnostics/npm.ts'
import { nx } from '../../../src/ci/diagnostics/nx.ts'
import { playwright } from '../../../src/ci/diagnostics/playwright.ts'
import { pnpm } from '../../../src/ci/diagnostics/pnpm.ts'
import { prettier } from '../../../src/ci/diagnostics/prettier.ts'
import { rolldown } from '../../../src/ci/diagnostics/rolldown.ts'
import { stylelint } from '../../../src/ci/diagnostics/stylelint.ts'
import { tsc } from '../../../src/ci/diagnostics/tsc.ts'
import { turbo } from '../../../src/ci/diagnostics/turbo.ts'
import { vite } from '../../../src/ci/diagnostics/vite.ts'
import { vitest } from '../../../src/ci/diagnostics/vitest.ts'
import { webpack } from '../../../src/ci/diagnostics/webpack.ts'
import { yarn } from '../../../src/ci/diagnostics/yarn.ts'
import { toolLines } from '../../fixtures/tool-lines.ts'
import { assertSound } from './linear.ts'

const all = [
  ...[ava, biome, bun, cypress, deno, esbuild, eslint, jest, lerna, mocha, next, nodeTest, node],
  ...[npm, nx, playwright, pnpm, prettier, rolldown, stylelint, tsc, turbo, vite, vitest, webpack, yarn],
]
const own = new RegExp(
  `^(?:${all.map((one) => one.tool.replace(/^next build$/, 'next').replace(':', '-')).join('|')})-`,
)
const folder = fileURLToPath(new URL('../../fixtures/tools/', import.meta.url))
const pool = readdirSync(folder)
  .filter((name) => own.test(name))
  .flatMap((name) => toolLines(name).map(({ text, mark }) => ({ text, mark })))

test('any mixture of lines of all tools is read without a throw and cited soundly', () => {
  const start = fc.integer({ min: 0, max: pool.length - 1 })
  const pieces = fc.array(fc.tuple(start, fc.integer({ min: 1, max: 25 })), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(pieces, (cuts) => {
      const texts = cuts.flatMap(([from, length]) => pool.slice(from, from + length))
      const lines = texts.map(({ text, mark }, i) => ({ n: i + 1, text, ...(mark === undefined ? {} : { mark }) }))
      for (const diagnostic of all) assertSound(diagnostic, lines)
    }),
    { numRuns: 150 },
  )
})
