// What every grammars port does, whoever stands behind it. Run on the fake and on the real one.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { GrammarsPort, SyntaxNode } from '../../src/ports.ts'

/** Registers the tests of the contract for a port that `open` makes. */
export function grammarsContract(name: string, open: () => GrammarsPort): void {
  const parse = async (text: string): Promise<SyntaxNode | undefined> => (await open().parser('bash'))?.(text)

  test(`${name}: a command has a name and words, and offsets count UTF-16 units`, async () => {
    const text = 'ünï 𝒳 && go test'
    const root = await parse(text)
    assert.ok(root !== undefined)
    assert.equal(root.type, 'program')
    assert.deepEqual(
      nodes(root)
        .filter((node) => node.type === 'command')
        .map((node) => text.slice(node.from, node.to)),
      ['ünï 𝒳', 'go test'],
    )
    assert.ok(nodes(root).some((node) => node.type === '&&'))
    assert.deepEqual(
      nodes(root)
        .filter((node) => node.type === 'command_name')
        .map((node) => node.children.map((child) => child.type)),
      [['word'], ['word']],
    )
  })

  test(`${name}: one parser reads text after text`, async () => {
    const port = open()
    const parser = await port.parser('bash')
    assert.equal(parser?.('a b')?.to, 3)
    assert.equal(parser?.('')?.children.length, 0)
    assert.equal(await port.parser('bash'), parser)
  })

  test(`${name}: text that is too long has no tree`, async () => {
    assert.equal(await parse('a '.repeat(40_000)), undefined)
  })
}

/** The node and everything below it, in order. */
function nodes(root: SyntaxNode): SyntaxNode[] {
  return [root, ...root.children.flatMap(nodes)]
}
