import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { grammars } from '../../src/adapters/grammars.ts'
import type { SyntaxNode } from '../../src/ports.ts'
import { grammarsContract } from '../contracts/grammars.contract.ts'
import { grammarFolder } from '../grammar-folder.ts'

const folder = grammarFolder()
const empty = mkdtempSync(join(tmpdir(), 'retrace-no-grammars-'))
after(() => rmSync(empty, { recursive: true, force: true }))

grammarsContract('real', () => grammars(folder))

test('a folder without grammars, or with something else in their place, has no parser', async () => {
  assert.equal(await grammars(empty).parser('bash'), undefined)
  assert.equal(await grammars(join(empty, 'gone')).parser('bash'), undefined)
  writeFileSync(join(empty, 'web-tree-sitter.wasm'), 'no wasm')
  writeFileSync(join(empty, 'tree-sitter-bash.wasm'), 'no wasm')
  assert.equal(await grammars(empty).parser('bash'), undefined)
})

test('nesting is cut, so that whoever walks the tree keeps its stack', async () => {
  const parse = await grammars(folder).parser('bash')
  const deep = parse?.(`${'( '.repeat(2000)}a${' )'.repeat(2000)}`)
  assert.ok(deep !== undefined)
  assert.ok(depth(deep) <= 101)
})

test('text made to take minutes, or to end the engine, is given up, and the next text is read', async () => {
  const parse = await grammars(folder).parser('bash')
  for (const unit of ['<<E\n', 'a|', '<<<', 'a=(']) parse?.(unit.repeat(Math.floor(32_768 / unit.length)))
  assert.equal(parse?.('a b')?.children[0]?.type, 'command')
})

function depth(node: SyntaxNode): number {
  return 1 + Math.max(0, ...node.children.map(depth))
}
