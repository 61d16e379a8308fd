// The architecture, held by a machine. The rules are in ./architecture; each is shown a bad sample first, so that it cannot pass by sleeping.
import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import {
  type DiagnosticModule,
  fixturesOf,
  isDiagnostic,
  testOf,
  unfinishedDiagnostics,
  untestedStages,
} from './architecture/coverage.ts'
import { forbiddenForms, tooLong, unreasonedAssertions } from './architecture/form.ts'
import { forbiddenImports, importCycles, unusedFiles } from './architecture/imports.ts'
import { readSource, root, type Source, sourcesIn } from './architecture/source.ts'
import { fileOpeners, longFiles, owners } from './architecture/table.ts'
import { rawCalls, unknownFileOpeners, worldInPureRoom } from './architecture/world.ts'

const sources = sourcesIn('src')
const tests = new Set(sourcesIn('__tests__').map((source) => source.path))

/** What a rule says about one invented file. */
function judged(rule: (source: Source) => string[], path: string, text: string): string[] {
  return rule(readSource(path, text))
}

describe('who may import whom', () => {
  test('the table holds', () => assert.deepEqual(sources.flatMap(forbiddenImports), []))

  for (const [path, text] of [
    ['src/ci/x.ts', "import { a } from '../report/summary.ts'"],
    ['src/ci/x.ts', "import type { A } from '../adapters/github.ts'"],
    ['src/diagnose/x.ts', "const { a } = await import('../code/diff.ts')"],
    ['src/text/x.ts', "import { a } from '../domain/run.ts'"],
    ['src/domain/x.ts', "import { parse } from 'yaml'"],
    ['src/report/x.ts', "import { readFileSync } from 'node:fs'"],
    ['src/ci/x.ts', "import { createHash, randomUUID } from 'node:crypto'"],
    ['src/ci/x.ts', "export { a } from 'openai/helpers/zod'"],
    ['src/adapters/x.ts', "import { a } from '../ci/scan.ts'"],
    ['src/shelf/x.ts', ''],
  ] as const) {
    test(`refused in ${path}: ${text}`, () => assert.equal(judged(forbiddenImports, path, text).length, 1))
  }

  test('allowed: ground rooms everywhere, a stage room where the table says so', () => {
    const text =
      "import { z } from 'zod'\nimport { clean } from '../text/clean.ts'\nimport { scan } from '../ci/scan.ts'"
    assert.deepEqual(judged(forbiddenImports, 'src/diagnose/x.ts', text), [])
  })

  test('no cycles', () => assert.deepEqual(importCycles(sources), []))

  test('a cycle is found and named', () => {
    const files = [
      readSource('src/ci/a.ts', "import './b.ts'"),
      readSource('src/ci/b.ts', "import type { C } from './c.ts'"),
      readSource('src/ci/c.ts', "import './b.ts'"),
    ]
    assert.deepEqual(importCycles(files), ['src/ci/b.ts → src/ci/c.ts → src/ci/b.ts'])
  })

  test('no file is left that nobody imports', () => assert.deepEqual(unusedFiles(sources), []))

  test('an unused file is found', () => {
    const files = [
      readSource('src/cli.ts', "import './main.ts'"),
      readSource('src/main.ts', ''),
      readSource('src/ci/old.ts', ''),
    ]
    assert.deepEqual(unusedFiles(files), ['src/ci/old.ts: imported by nobody'])
  })
})

describe('who may touch the world', () => {
  test('pure rooms do not', () => assert.deepEqual(sources.flatMap(worldInPureRoom), []))

  for (const text of [
    'const home = process.env.HOME',
    'const { env } = process',
    'const at = Date.now()',
    'const at = new Date()',
    'const at = Date()',
    'const took = performance.now()',
    'const id = crypto.randomUUID()',
    'const dice = Math.random() * 6',
    "console.log('x')",
    "const page = await fetch('x')",
    'const get = fetch',
    'send(fetch)',
    'setTimeout(run, 5)',
    'globalThis.seen = true',
  ]) {
    test(`refused in src/ci: ${text}`, () => assert.equal(judged(worldInPureRoom, 'src/ci/x.ts', text).length, 1))
  }

  test('allowed: a date from a value, a member or key of the same name', () => {
    const text = 'const a = new Date(stamp)\nconst b = ports.fetch\nconst c = { process: 1 }\nlog.console()'
    assert.deepEqual(judged(worldInPureRoom, 'src/ci/x.ts', text), [])
  })

  test('one printer, one launcher, one git, one network client', () => assert.deepEqual(sources.flatMap(rawCalls), []))

  for (const text of [
    "import { spawn } from 'node:child_process'",
    "const { exec } = await import('@actions/exec')",
    "run('git', ['log'])",
    'process.stdout.write(text)',
    'console.error(text)',
    "import { request } from 'node:https'",
    'await fetch(url)',
  ]) {
    test(`refused in an adapter without that right: ${text}`, () =>
      assert.equal(judged(rawCalls, 'src/adapters/x.ts', text).length, 1))
  }

  test('allowed: to the owner of the call, to ask whether a word is git, and to name a type', () => {
    assert.deepEqual(judged(rawCalls, owners.launch[0] ?? '', "import { spawn } from 'node:child_process'"), [])
    assert.deepEqual(judged(rawCalls, 'src/ci/x.ts', "tools.includes('git')"), [])
    assert.deepEqual(
      judged(rawCalls, 'src/adapters/x.ts', "import type { ChildProcess } from 'node:child_process'"),
      [],
    )
  })

  test('files are opened only where the table says whose they are', () =>
    assert.deepEqual(sources.flatMap(unknownFileOpeners), []))

  test('an unknown opener is refused', () => {
    assert.equal(judged(unknownFileOpeners, 'src/adapters/x.ts', "import { openSync } from 'node:fs'").length, 1)
  })

  test('every file that has a right exists', () => {
    const named = [...Object.values(owners).flat(), ...Object.keys(fileOpeners), ...Object.keys(longFiles)]
    assert.deepEqual(
      named.filter((path) => !existsSync(join(root, path))),
      [],
    )
  })
})

describe('the form of a file', () => {
  test('no hidden state, default export, barrel, drawer, class or any', () =>
    assert.deepEqual(sources.flatMap(forbiddenForms), []))

  for (const text of [
    'let count = 0',
    'export let count = 0',
    'var old = 1',
    'export default function run() {}',
    "export * from './a.ts'",
    "export { a } from './a.ts'",
    'class Reader {}',
    'const parse = (value: any) => value',
  ]) {
    test(`refused: ${text}`, () => assert.equal(judged(forbiddenForms, 'src/ci/x.ts', text).length, 1))
  }

  test('refused: a drawer', () => assert.equal(judged(forbiddenForms, 'src/ci/utils.ts', '').length, 1))

  test('allowed: let inside a function', () =>
    assert.deepEqual(judged(forbiddenForms, 'src/ci/x.ts', 'export function f() { let n = 0; return n }'), []))

  test('type assertions stand in their places, with a reason', () =>
    assert.deepEqual(sources.flatMap(unreasonedAssertions), []))

  for (const [path, text] of [
    ['src/report/x.ts', '// because\nconst a = b as Report'],
    ['src/adapters/x.ts', 'const a = b as Report'],
    ['src/adapters/x.ts', "const url = 'https://x'; const a = b!"],
    ['src/adapters/x.ts', 'const a = <Report>b'],
  ] as const) {
    test(`refused in ${path}: ${text}`, () => assert.equal(judged(unreasonedAssertions, path, text).length, 1))
  }

  test('allowed: as const and satisfies everywhere, an assertion of an adapter with its reason', () => {
    const text =
      'const a = [1] as const\nconst b = {} satisfies Report\n// The client types this as unknown.\nconst c = d as Report'
    assert.deepEqual(judged(unreasonedAssertions, 'src/adapters/x.ts', text), [])
  })

  test('no file is long without a reason', () => assert.deepEqual(sources.flatMap(tooLong), []))

  test('refused: 251 lines', () => assert.equal(judged(tooLong, 'src/ci/x.ts', '//\n'.repeat(251)).length, 1))
})

describe('what must stand beside a file', () => {
  test('every stage has a test of its name', () => assert.deepEqual(untestedStages(sources, tests), []))

  test('a stage without one is found; a part of it may do without', () => {
    const files = [
      readSource('src/main.ts', "import { scan } from './ci/scan.ts'"),
      readSource('src/ci/scan.ts', "import { cut } from './cut.ts'\nexport function scan() { return cut() }"),
      readSource('src/ci/cut.ts', 'export function cut() {}'),
    ]
    assert.deepEqual(untestedStages(files, new Set()), ['src/ci/scan.ts: no __tests__/ci/scan.test.ts'])
    assert.deepEqual(untestedStages(files, new Set(['__tests__/ci/scan.test.ts'])), [])
  })

  test('every diagnostic is registered and reads a red and a green fixture', async () => {
    const modules = await diagnosticModules('src/ci/diagnostics')
    const registered = Object.values(await load('src/ci/diagnostics/all.ts'))
      .flat()
      .filter(isDiagnostic)
    assert.ok(modules.some(({ diagnostics }) => diagnostics.length > 0))
    assert.deepEqual(unfinishedDiagnostics(modules, registered), [])
  })

  test('an unregistered one and one without fixtures are found', () => {
    const tool = { tool: 'x', reads: '', fixtures: 'real', sign: /x/, read: () => [] } as const
    const module = { path: 'x.ts', diagnostics: [tool], fixtures: ['x-red.log', 'x-green.log'] }
    assert.deepEqual(unfinishedDiagnostics([module], []), ['x.ts: x is not in all.ts'])
    assert.equal(unfinishedDiagnostics([{ ...module, fixtures: ['x-red.log'] }], [tool]).length, 1)
    assert.deepEqual(unfinishedDiagnostics([module], [tool]), [])
    const names = ['x-red.log', 'x-green.log', 'ex-red.log']
    assert.deepEqual(fixturesOf("toolLines('x-red.log')", names), ['x-red.log'])
    assert.deepEqual(fixturesOf("told(x, 'x-green')", names), ['x-green.log'])
  })
})

async function diagnosticModules(folder: string): Promise<DiagnosticModule[]> {
  const fixtures = readdirSync(join(root, '__tests__/fixtures/tools'))
  const paths = readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.ts') && name !== 'all.ts')
    .map((name) => `${folder}/${name}`)
  return Promise.all(
    paths.map(async (path) => ({
      path,
      diagnostics: Object.values(await load(path)).filter(isDiagnostic),
      fixtures: fixturesOf(textOf(testOf(path)), fixtures),
    })),
  )
}

function textOf(path: string): string | undefined {
  return existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined
}

async function load(path: string): Promise<Record<string, unknown>> {
  return await import(pathToFileURL(join(root, path)).href)
}
