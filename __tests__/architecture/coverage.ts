// Rules about what must exist beside a file: its test, its fixtures, its place in the registry.
import type { Diagnostic } from '../../src/ci/diagnostics/diagnostic.ts'
import type { Source } from './source.ts'

const stageRooms = ['ci', 'diagnose', 'report']

/**
 * Files of the stage rooms without a test of their name. A *part* – a file used only by files of its own folder – may be
 * tested through the stage that it belongs to.
 */
export function untestedStages(sources: readonly Source[], tests: ReadonlySet<string>): string[] {
  return sources
    .filter(({ path, room }) => stageRooms.includes(room) && !tests.has(testOf(path)))
    .filter(
      ({ path, nodes }) =>
        nodes.some(isFunction) && usersOf(path, sources).some((user) => folderOf(user) !== folderOf(path)),
    )
    .map(({ path }) => `${path}: no ${testOf(path)}`)
}

/** A module of `src/ci/diagnostics`, its diagnostics, and the fixtures that the test of its name reads. */
export type DiagnosticModule = {
  readonly path: string
  readonly diagnostics: readonly Diagnostic[]
  readonly fixtures: readonly string[]
}

/** Diagnostics that the registry does not hold, or whose test reads fewer than two fixtures (a red and a green one). */
export function unfinishedDiagnostics(
  modules: readonly DiagnosticModule[],
  registered: readonly Diagnostic[],
): string[] {
  return modules.flatMap(({ path, diagnostics, fixtures }) => {
    // Short forms written from documentation may stand in the test itself.
    const wanted = diagnostics.some((diagnostic) => diagnostic.fixtures === 'real') ? 2 : 0
    return [
      ...diagnostics
        .filter((item) => !registered.includes(item))
        .map(({ tool }) => `${path}: ${tool} is not in all.ts`),
      ...(fixtures.length < wanted
        ? [`${path}: its test reads ${fixtures.length} fixtures, not a red and a green one`]
        : []),
    ]
  })
}

/** Names of `fixtures` that a test's text mentions in quotes, with or without `.log`. */
export function fixturesOf(test: string | undefined, fixtures: readonly string[]): string[] {
  const quoted = new Set([...(test ?? '').matchAll(/['"`]([\w.-]+)['"`]/g)].map(([, name]) => name))
  return fixtures.filter((name) => quoted.has(name) || quoted.has(name.replace(/\.log$/, '')))
}

/** Whether an exported value is a diagnostic. */
export function isDiagnostic(value: unknown): value is Diagnostic {
  return typeof value === 'object' && value !== null && 'tool' in value && 'sign' in value && 'read' in value
}

function isFunction(node: { readonly type: string }): boolean {
  return node.type === 'FunctionDeclaration' || node.type === 'ArrowFunctionExpression'
}

function usersOf(path: string, sources: readonly Source[]): string[] {
  return sources.filter((source) => source.imports.some((item) => item.target === path)).map((source) => source.path)
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'))
}

/** Path of the test of a source file's name. */
export function testOf(path: string): string {
  return path.replace(/^src\//, '__tests__/').replace(/\.ts$/, '.test.ts')
}
