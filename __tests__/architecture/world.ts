// Rules about reaching the world: where it is forbidden, and which one file may make each raw call.
import { isNode, type Node, nameOf, type Source } from './source.ts'
import { fileOpeners, owners, worldGlobals, worldly, worldMembers } from './table.ts'

const launchers = ['node:child_process', 'child_process', '@actions/exec']
const networks = [
  'node:http',
  'node:https',
  'node:http2',
  'node:net',
  'node:tls',
  'node:dgram',
  'undici',
  '@actions/github',
]
const files = ['node:fs', 'node:fs/promises', 'fs', 'fs/promises']

/** Clock, randomness, environment, network and output in a room that must be pure. Its imports are the import table's matter. */
export function worldInPureRoom(source: Source): string[] {
  if (worldly.includes(source.room)) return []
  return source.nodes.flatMap((node) => {
    const at = `${source.path}:${source.lineOf(node)}`
    const instead = worldGlobals[globalUsed(node)]
    if (instead !== undefined) return [`${at}: ${globalUsed(node)} – ${instead}`]
    const member = memberUsed(node)
    const why = worldMembers[member] ?? worldMembers[member.replace(/^[^.]*/, '*')]
    if (why !== undefined) return [`${at}: ${member} – ${why}`]
    return isClockRead(node) ? [`${at}: new Date() – the clock is an argument`] : []
  })
}

/** Raw calls outside the one file that owns them. */
export function rawCalls(source: Source): string[] {
  return source.nodes.flatMap((node) => {
    const owner = ownerOf(node)
    if (owner === undefined || owners[owner].some((path) => path === source.path)) return []
    return [`${source.path}:${source.lineOf(node)}: only ${owners[owner].join(', ')} may ${owner}`]
  })
}

/** Imports of `node:fs` by a file that the table of openers does not name. */
export function unknownFileOpeners(source: Source): string[] {
  if (source.path in fileOpeners) return []
  return source.imports
    .filter(({ target }) => files.includes(target))
    .map(({ line, target }) => `${source.path}:${line}: ${target} – say in the table what this file opens`)
}

function ownerOf(node: Node): keyof typeof owners | undefined {
  const module = isNode(node.source) ? node.source.value : undefined
  if (typeof module === 'string') {
    if (node.importKind === 'type') return undefined
    if (launchers.includes(module)) return 'launch'
    return networks.includes(module) ? 'network' : undefined
  }
  if (globalUsed(node) === 'console' || /^process\.std(out|err)$/.test(memberUsed(node))) return 'print'
  if (globalUsed(node) === 'fetch') return 'network'
  const [command] = node.type === 'CallExpression' && Array.isArray(node.arguments) ? node.arguments : []
  return isNode(command) && command.value === 'git' && !isComparison(node) ? 'git' : undefined
}

/** `parts.includes('git')` and its like compare a word; they start nothing. */
function isComparison(call: Node): boolean {
  return isNode(call.callee) && /^(has|includes|startsWith|endsWith|indexOf|get)$/.test(nameOf(call.callee.property))
}

/**
 * The global that this node reads: as the object of a member, as what is called, or as a plain argument or value.
 * Only the node that *holds* the identifier is judged, so that `options.fetch` and `{ process: 1 }` stay free.
 */
function globalUsed(node: Node): string {
  for (const key of ['object', 'callee', 'init', 'argument', 'right', 'left']) {
    const name = nameOf(node[key])
    if (name in worldGlobals) return name
  }
  const passed = Array.isArray(node.arguments) ? node.arguments.map(nameOf) : []
  return passed.find((name) => name in worldGlobals) ?? ''
}

function memberUsed(node: Node): string {
  return node.type === 'MemberExpression' ? `${nameOf(node.object)}.${nameOf(node.property)}` : ''
}

function isClockRead(node: Node): boolean {
  const isCall = node.type === 'NewExpression' || node.type === 'CallExpression'
  return isCall && nameOf(node.callee) === 'Date' && Array.isArray(node.arguments) && node.arguments.length === 0
}
