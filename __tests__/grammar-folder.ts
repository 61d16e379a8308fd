// The grammars as the build puts them into dist/grammars, for tests that must not depend on a build.
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { after } from 'node:test'
import { fileURLToPath } from 'node:url'
import { grammarFiles } from '../scripts/grammar-files.ts'

const modules = fileURLToPath(new URL('../node_modules', import.meta.url))

/** A temporary folder with engine and grammars, removed after the tests of the file that asks for it. */
export function grammarFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'retrace-grammars-'))
  for (const file of grammarFiles) copyFileSync(join(modules, file), join(folder, basename(file)))
  after(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
