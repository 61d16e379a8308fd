// Parsed YAML nodes as plain values that may be walked blindly: a tree, never a graph, of at most 50 000 values and 64 levels.
import { isAlias, isMap, isNode, isScalar, isSeq, type Node } from 'yaml'

export const maxDepth = 64
/** Values and keys. An alias costs what it stands for each time it is used, so nested aliases run dry instead of exploding. */
const maxNodes = 50_000
const maxNotes = 20

export type YamlPath = readonly (string | number)[]

export type YamlTree = {
  /** Arrays, null-prototype objects and scalars; no value is shared. */
  readonly value: unknown
  /** 1-based line of the key or item at `path`, or of the nearest existing one above it. */
  readonly locate: (path: YamlPath) => number
  /** Only the first part was read; the last value of every open collection may be incomplete. */
  readonly truncated: boolean
  /** What was wrong or left out, as sentences. */
  readonly notes: readonly string[]
}

type Lines = Map<object, Map<string | number, number>>

/** The tree under `root`. `cut` says that the text itself was not read to its end; `lineAt` maps an offset to its line. */
export function toTree(root: unknown, lineAt: (offset: number) => number, cut: boolean): YamlTree {
  const lines: Lines = new Map()
  const notes: string[] = []
  const anchors = new Map<string, Node>()
  const open = new Set<Node>()
  let nodes = 0

  const lineOf = (node: unknown): number => (isNode(node) && node.range ? lineAt(node.range[0]) : 1)
  const note = (node: unknown, what: string): null => {
    if (notes.length < maxNotes) notes.push(`Line ${lineOf(node)}: ${what}`)
    return null
  }

  const visit = (node: unknown, depth: number): unknown => {
    nodes++
    if (isAlias(node)) {
      const target = anchors.get(node.source)
      // An anchor that is still open holds its own alias.
      if (target === undefined || open.has(target)) return note(node, 'this alias points at nothing that can be read.')
      return visit(target, depth)
    }
    if (isNode(node) && node.anchor !== undefined) anchors.set(node.anchor, node)
    if (isScalar(node)) return node.value
    if (!isMap(node) && !isSeq(node)) return null
    if (depth > maxDepth) return note(node, `what nests deeper than ${maxDepth} levels was not read.`)
    open.add(node)
    const plain = isMap(node) ? mapOf(node.items, depth) : seqOf(node.items, depth)
    open.delete(node)
    return plain
  }

  const seqOf = (items: readonly unknown[], depth: number): unknown[] => {
    const list: unknown[] = []
    const at = new Map<string | number, number>()
    for (const item of items) {
      if (nodes >= maxNodes) break
      at.set(list.length, lineOf(item))
      list.push(visit(item, depth + 1))
    }
    lines.set(list, at)
    return list
  }

  const mapOf = (items: readonly { key: unknown; value: unknown }[], depth: number): object => {
    const record: Record<string, unknown> = Object.create(null)
    const at = new Map<string | number, number>()
    for (const { key, value } of items) {
      if (nodes >= maxNodes) break
      nodes++
      const name = isScalar(key) ? (key.source ?? String(key.value)) : undefined
      // A later copy with `{...}` or by a shape would set the prototype of that copy.
      if (name === undefined || name === '__proto__') note(key, 'this key cannot be used and was left out.')
      else if (at.has(name)) note(key, 'this key is there twice; the first one counts.')
      else {
        at.set(name, lineOf(key))
        record[name] = visit(value, depth + 1)
      }
    }
    lines.set(record, at)
    return record
  }

  const value = visit(root, 1)
  const truncated = cut || nodes >= maxNodes
  if (truncated) notes.push('It holds too much; only its first part was read.')
  return { value, locate: (path) => lineIn(value, lineOf(root), lines, path), truncated, notes }
}

function lineIn(root: unknown, first: number, lines: Lines, path: YamlPath): number {
  let line = first
  let value = root
  for (const step of path) {
    const next = typeof value === 'object' && value !== null ? lines.get(value)?.get(step) : undefined
    if (next === undefined) return line
    line = next
    value = Reflect.get(Object(value), step)
  }
  return line
}
