// How `src` becomes `dist`. Not minified, so that a reader of the action can review what runs; no banner, since rolldown's ESM needs none.
import { fileURLToPath } from 'node:url'
import type { RolldownOptions } from 'rolldown'
import { copyGrammars, grammarPackage } from './scripts/grammar-files.ts'
import { thirdPartyLicenses } from './scripts/third-party-licenses.ts'

const root = fileURLToPath(new URL('.', import.meta.url))

export default {
  input: { index: 'src/index.ts', cli: 'src/cli.ts' },
  platform: 'node',
  // Its native library is fetched at run time, and only where a store exists (architecture.md, Packaging).
  external: ['onnxruntime-node'],
  output: {
    dir: 'dist',
    cleanDir: true,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name].js',
  },
  plugins: [copyGrammars('grammars', root), thirdPartyLicenses('third-party-licenses.txt', [grammarPackage(root)])],
} satisfies RolldownOptions
