// GrammarsPort made real by tree-sitter, compiled to WebAssembly: no native code, no process, the same on every system.
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import type { Node, Parser } from 'web-tree-sitter'
import type { GrammarsPort, Parse, SyntaxNode } from '../ports.ts'
import { readFileBounded } from './open-file.ts'

/** Nobody writes scripts that nest deeper; those who do want to see a walker's stack overflow. */
const maxDepth = 100
/**
 * 16 000 lines of `<<E` took the bash grammar 166 s, and a pipeline of 30 000 parts ended the engine. Within these two bounds 25
 * kinds of hostile text stayed below half a second.
 */
const maxUnits = 32_768
const maxMs = 250
const maxGrammarBytes = 8 << 20

/**
 * Grammars out of `folder`, which holds `web-tree-sitter.wasm` and a `tree-sitter-<language>.wasm` for each language. Engine and
 * grammar are loaded at the first question and kept.
 */
export function grammars(folder: string): GrammarsPort {
  const loaded = new Map<string, Promise<Parse | undefined>>()
  return {
    parser(language) {
      const known = loaded.get(language) ?? load(folder, language)
      loaded.set(language, known)
      return known
    },
  }
}

async function load(folder: string, language: string): Promise<Parse | undefined> {
  try {
    const wasmBinary = readFileBounded(join(folder, 'web-tree-sitter.wasm'), maxGrammarBytes)
    const grammar = readFileBounded(join(folder, `tree-sitter-${language}.wasm`), maxGrammarBytes)
    // Compiled a second time for speed, the bash grammar costs 1 to 2 s and 500 MB for a parse of milliseconds.
    // Two flags, since Node 20 heeds the first only and Node 24 the second.
    setFlagsFromString('--liftoff-only')
    setFlagsFromString('--wasm-tiering-budget=100000000')
    const { Language, Parser } = await import('web-tree-sitter')
    await Parser.init({ wasmBinary })
    const parser = new Parser()
    parser.setLanguage(await Language.load(grammar))
    return (text) => parsed(parser, text)
  } catch {
    // Not built yet, or WebAssembly is switched off: the port's answer to both is that there is no grammar.
    return undefined
  }
}

function parsed(parser: Parser, text: string): SyntaxNode | undefined {
  if (text.length > maxUnits) return undefined
  const end = Date.now() + maxMs
  try {
    const tree = parser.parse(text, null, { progressCallback: () => Date.now() > end })
    const root = tree === null ? undefined : plain(tree.rootNode, 0)
    // The engine's memory is not the garbage collector's to free.
    tree?.delete()
    // A parse that was stopped would go on with the next text.
    parser.reset()
    return root
  } catch {
    // An engine that gave up does so for every later text too; each caller then reads more simply.
    return undefined
  }
}

function plain(node: Node, depth: number): SyntaxNode {
  const children = depth < maxDepth ? node.children.map((child) => plain(child, depth + 1)) : []
  return { type: node.type, from: node.startIndex, to: node.endIndex, children }
}
