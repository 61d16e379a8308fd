// A TypeScript file as the rules see it: its place, its imports, its syntax tree.
import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'rolldown/utils'

export type Node = { readonly type: string; readonly start: number; readonly [key: string]: unknown }

export type Import = {
  readonly line: number
  /** Path inside the project (`src/domain/run.ts`) or a package name (`node:fs`, `@actions/core`). */
  readonly target: string
  readonly own: boolean
  /** Imported names; empty for a namespace, a default or a dynamic import. */
  readonly names: readonly string[]
}

export type Source = {
  /** Path inside the project, with `/`. */
  readonly path: string
  /** The folder under `src`, or the name of a file at its top. */
  readonly room: string
  readonly lines: readonly string[]
  readonly imports: readonly Import[]
  /** All nodes of the tree, parents before children. */
  readonly nodes: readonly Node[]
  /** Lines that a comment stands on or ends on. */
  readonly commented: ReadonlySet<number>
  /** Nodes at the top of the module; an exported declaration counts as its declaration. */
  readonly top: readonly Node[]
  lineOf(node: Node): number
}

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** Every TypeScript file below a folder of the project, parsed. */
export function sourcesIn(folder: string): Source[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => posix.join(folder, name.replaceAll('\\', '/')))
    .filter((path) => path.endsWith('.ts'))
    .sort()
    .map((path) => readSource(path, readFileSync(join(root, path), 'utf8')))
}

/** Parses one file; `path` decides its room. Throws where the text is no TypeScript. */
export function readSource(path: string, text: string): Source {
  const { program, comments, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`)
  const nodes = [...walk(program)]
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length
  const lineOf = (node: Node) => lineAt(node.start)
  const top = nodes
    .filter((node) => node.type === 'Program')
    .flatMap((node) => children(node))
    .map((node) => (isNode(node.declaration) && node.type === 'ExportNamedDeclaration' ? node.declaration : node))
  return {
    path,
    room: path.split('/')[1]?.replace(/\.ts$/, '') ?? '',
    lines: text.replace(/\n$/, '').split('\n'),
    imports: nodes.flatMap((node) => importOf(node, path, lineOf(node))),
    nodes,
    commented: new Set(comments.map((comment) => lineAt(comment.end))),
    top,
    lineOf,
  }
}

/** The name of an identifier node, else the empty string. */
export function nameOf(node: unknown): string {
  return isNode(node) && node.type === 'Identifier' && typeof node.name === 'string' ? node.name : ''
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

function importOf(node: Node, path: string, line: number): Import[] {
  const { source } = node
  if (!isNode(source) || typeof source.value !== 'string') return []
  const own = source.value.startsWith('.')
  const target = own ? posix.join(posix.dirname(path), source.value) : packageName(source.value)
  const specifiers = Array.isArray(node.specifiers) ? node.specifiers.filter(isNode) : []
  return [{ line, target, own, names: specifiers.map((item) => nameOf(item.imported)).filter((name) => name !== '') }]
}

/** `@actions/core/lib/x` is a file of the package `@actions/core`; Node's modules keep their path. */
function packageName(specifier: string): string {
  if (specifier.startsWith('node:')) return specifier
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
}

function* walk(value: unknown): Generator<Node> {
  if (!isNode(value)) return
  yield value
  for (const child of children(value)) yield* walk(child)
}

function children(node: Node): Node[] {
  return Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode)
}
