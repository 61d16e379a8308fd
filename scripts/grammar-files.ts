// The grammars travel in dist/ as WebAssembly files: they cannot be bundled into JavaScript, and node_modules is not in the tree.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'rolldown'

/** Each file as its path inside node_modules. The engine is web-tree-sitter's own: the grammar package's one does not start in it. */
export const grammarFiles = [
  'web-tree-sitter/web-tree-sitter.wasm',
  '@vscode/tree-sitter-wasm/wasm/tree-sitter-bash.wasm',
] as const

/** Folder of the package whose files are copied, not bundled, so that its licence text is not found by its modules. */
export function grammarPackage(root: string): string {
  return join(root, 'node_modules/@vscode/tree-sitter-wasm')
}

/** A rolldown plugin that writes the engine and the grammars into `folder` of the output. `root` holds node_modules. */
export function copyGrammars(folder: string, root: string): Plugin {
  return {
    name: 'copy-grammars',
    generateBundle() {
      for (const file of grammarFiles) {
        const source = readFileSync(join(root, 'node_modules', file))
        this.emitFile({ type: 'asset', fileName: `${folder}/${file.slice(file.lastIndexOf('/') + 1)}`, source })
      }
    },
  }
}
