// Rules about the form of a file.
import { isNode, type Node, nameOf, type Source } from './source.ts'
import { assertionRooms, lineAlarm, longFiles, scanners } from './table.ts'

const drawers = /(^|\/)(utils?|helpers?|common|misc|shared|stuff)\.ts$/

/** Module state, default exports, barrels, drawers, classes and `any`. */
export function forbiddenForms(source: Source): string[] {
  const say = (node: Node, what: string) => `${source.path}:${source.lineOf(node)}: ${what}`
  const found = source.top.flatMap((node) => {
    if (node.type === 'VariableDeclaration' && node.kind !== 'const') return [say(node, `module-level ${node.kind}`)]
    if (node.type === 'ExportDefaultDeclaration') return [say(node, 'default export')]
    if (node.type === 'ExportAllDeclaration') return [say(node, 'barrel: export *')]
    if (node.type === 'ExportNamedDeclaration' && isNode(node.source)) return [say(node, 'barrel: re-export')]
    return []
  })
  const inside = source.nodes.flatMap((node) => {
    if (node.type === 'TSAnyKeyword') return [say(node, 'any')]
    const isClass = node.type === 'ClassDeclaration' || node.type === 'ClassExpression'
    return isClass && source.room !== 'errors' && source.room !== 'adapters' ? [say(node, 'class')] : []
  })
  const drawer = drawers.test(source.path) ? [`${source.path}: name the file after the one thing it does`] : []
  return [...found, ...inside, ...drawer]
}

/** Type assertions (`as X`, `<X>x`, `x!`) outside the places for them, or without a reason beside them. */
export function unreasonedAssertions(source: Source): string[] {
  const allowed = assertionRooms.includes(source.room) || scanners.includes(source.path)
  return source.nodes.filter(isAssertion).flatMap((node) => {
    const line = source.lineOf(node)
    if (!allowed) return [`${source.path}:${line}: type assertion outside adapters, match and scanners`]
    const hasReason = source.commented.has(line) || source.commented.has(line - 1)
    return hasReason ? [] : [`${source.path}:${line}: type assertion without a reason`]
  })
}

/** Files over the alarm without a reason in the table, and reasons that are no longer needed. */
export function tooLong(source: Source): string[] {
  const reason = longFiles[source.path]
  if (source.lines.length <= lineAlarm)
    return reason === undefined ? [] : [`${source.path}: short again, take it off the list of long files`]
  return reason === undefined
    ? [`${source.path}: ${source.lines.length} lines, over ${lineAlarm}: split it by its jobs`]
    : []
}

function isAssertion(node: Node): boolean {
  if (node.type === 'TSNonNullExpression' || node.type === 'TSTypeAssertion') return true
  if (node.type !== 'TSAsExpression') return false
  return !(isNode(node.typeAnnotation) && nameOf(node.typeAnnotation.typeName) === 'const')
}
