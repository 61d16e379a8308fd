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

/** Diagnostics that the registry does not hold, or that have fewer than two fixtures (a red and a green one) of their name. */
export function unfinishedDiagnostics(
  found: readonly Diagnostic[],
  registered: readonly Diagnostic[],
  fixtures: readonly string[],
): string[] {
  return found.flatMap((diagnostic) => {
    const own = fixtures.filter(
      (name) => name.startsWith(`${diagnostic.tool}-`) || name.startsWith(`${diagnostic.tool}.`),
    )
    return [
      ...(registered.includes(diagnostic) ? [] : [`${diagnostic.tool}: not in src/ci/diagnostics/all.ts`]),
      ...(own.length >= 2 ? [] : [`${diagnostic.tool}: ${own.length} fixtures, wanted a red and a green one at least`]),
    ]
  })
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

function testOf(path: string): string {
  return path.replace(/^src\//, '__tests__/').replace(/\.ts$/, '.test.ts')
}
